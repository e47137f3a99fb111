import { type FileHandle, open } from "node:fs/promises";
import type { ByteSource } from "../http/byteSource.ts";
import type { Context } from "../resource/context.ts";

/** A file that is open until the request has ended. It can be returned by `represent` as it is. */
export interface OpenFile extends ByteSource {
  readonly size: number;
  /** For `lastModified`. */
  readonly modified: Date;
  /** For `generateEtag`: changed content has another tag, also where it was written within the same second. */
  readonly tag: string;
  slice(start: number, end: number): AsyncIterable<Uint8Array>;
}

/** Bytes per read. */
const CHUNK = 65_536;

/** Errors for a path without a file: a 404, not a fault. */
const NOT_THERE: ReadonlySet<unknown> = new Set(["ENOENT", "ENOTDIR", "ENAMETOOLONG"]);

/**
 * Opens a file for one request; undefined where there is none, or it is a folder. Its metadata and content are those of the
 * opened file, even if another takes its name meanwhile. Runs on Node, Bun and Deno.
 *
 * The author must check the path: one made from what a client sent must not lead out of its folder.
 */
export async function openFile(ctx: Pick<Context, "defer">, path: string | URL): Promise<OpenFile | undefined> {
  const file = await opened(path);
  if (file === undefined) return undefined;
  ctx.defer(() => file.close());
  const { size, mtime, mtimeNs, ino, isFile } = await statOf(file);
  if (!isFile) return undefined;
  const tag = [ino, size, mtimeNs].map((part) => part.toString(36)).join("-");
  return { size, modified: mtime, tag, slice: (start, end) => chunks(file, start, end) };
}

async function opened(path: string | URL): Promise<FileHandle | undefined> {
  try {
    return await open(path, "r");
  } catch (error) {
    if (error instanceof Error && "code" in error && NOT_THERE.has(error.code)) return undefined;
    throw error;
  }
}

async function statOf(file: FileHandle) {
  const stat = await file.stat({ bigint: true });
  return { size: Number(stat.size), mtime: stat.mtime, mtimeNs: stat.mtimeNs, ino: stat.ino, isFile: stat.isFile() };
}

/** A file that was truncated ends early; the response stream finds that bytes are missing. */
async function* chunks(file: FileHandle, start: number, end: number): AsyncGenerator<Uint8Array, void, undefined> {
  let at = start;
  while (at < end) {
    const { bytesRead, buffer } = await file.read(new Uint8Array(Math.min(CHUNK, end - at)), 0, null, at);
    if (bytesRead === 0) return;
    at += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
