import type { BigIntStats } from "node:fs";
import { type FileHandle, open, readlink, stat } from "node:fs/promises";
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

export interface OpenedFile extends OpenFile {
  readonly identity: string;
  /** Where it lies, as Linux tells it. Undefined elsewhere, and on a runtime that has numbers of its own for open files. */
  path(): Promise<string | undefined>;
}

const CHUNK = 65_536;
/** Errors for a path that leads to nothing, however it is spelt: a 404, not a fault. */
const NOT_THERE: ReadonlySet<unknown> = new Set(["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP", "EINVAL"]);

/** What a look at a path comes to; undefined if it leads to nothing. */
export async function ifThere<Found>(look: Promise<Found>): Promise<Found | undefined> {
  try {
    return await look;
  } catch (error) {
    if (error instanceof Error && "code" in error && NOT_THERE.has(error.code)) return undefined;
    throw error;
  }
}

/** Opens a file until the request has ended; undefined where there is none, or it is no regular file. */
export async function openedFile(
  ctx: Pick<Context, "defer">,
  path: string | URL,
  flags: string | number,
): Promise<OpenedFile | undefined> {
  const file = await ifThere(open(path, flags));
  if (file === undefined) return undefined;
  ctx.defer(() => file.close());
  const stats = await file.stat({ bigint: true });
  if (!stats.isFile()) return undefined;
  const tag = [stats.ino, stats.size, stats.mtimeNs].map((part) => part.toString(36)).join("-");
  const identity = identityOf(stats);
  return {
    size: Number(stats.size),
    modified: stats.mtime,
    tag,
    identity,
    path: () => pathOf(file, identity),
    slice: (start, end) => chunks(file, start, end),
  };
}

/** Which file it is, whatever its names. On Windows a path may have 64 bits of a device of which an open file has 32. */
export const identityOf = ({ dev, ino }: BigIntStats): string => `${BigInt.asUintN(32, dev)}-${ino}`;

async function pathOf({ fd }: FileHandle, identity: string): Promise<string | undefined> {
  const link = `/proc/self/fd/${fd}`;
  try {
    return identityOf(await stat(link, { bigint: true })) === identity ? await readlink(link) : undefined;
  } catch {
    return undefined;
  }
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
