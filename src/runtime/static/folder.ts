import { constants } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Context } from "../../resource/context.ts";
import { identityOf, type OpenedFile, openedFile } from "../openedFile.ts";

export type FoundPath = FoundFile | { readonly kind: "folder" };

interface FoundFile {
  readonly kind: "file";
  readonly path: string;
  readonly identity: string;
}

/** The path was resolved: what has become a link meanwhile is not followed, and no writer of a pipe is waited for. Windows has neither. */
const RESOLVED = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** How often a file is opened whose path leads to another one meanwhile, as when it is replaced. */
const TRIES = 3;

/** Errors for a path that leads to nothing, however it is spelt: a 404, not a fault. */
const NOT_THERE: ReadonlySet<unknown> = new Set(["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP", "EINVAL"]);

/** RFC 8615: the one name with a leading dot that is there to be read. */
const WELL_KNOWN = ".well-known";

/** A folder that is served. Nothing outside of it is found, by whatever name. */
export class Folder {
  readonly #path: string;
  #root: Promise<string> | undefined = undefined;

  constructor(folder: string | URL) {
    this.#path = folder instanceof URL ? fileURLToPath(folder) : folder;
  }

  /**
   * The file or folder at a path that was decoded: "css/main.css". A symbolic link counts as what it leads to, and is not found
   * where that lies outside. Only regular files are: to open a pipe would wait for its writer.
   */
  async find(path: string): Promise<FoundPath | undefined> {
    if (!isServable(path)) return undefined;
    const root = await this.#realRoot();
    try {
      const real = await realpath(join(root, ...path.split("/")));
      if (real !== root && !isWithin(real, root)) return undefined;
      const stats = await stat(real, { bigint: true });
      if (stats.isDirectory()) return { kind: "folder" };
      return stats.isFile() ? { kind: "file", path: real, identity: identityOf(stats) } : undefined;
    } catch (error) {
      if (error instanceof Error && "code" in error && NOT_THERE.has(error.code)) return undefined;
      throw error;
    }
  }

  /** Opens the file at a path. A folder on the way may become a link between the look and the opening: what was opened counts. */
  async open(ctx: Pick<Context, "defer">, path: string): Promise<OpenedFile | undefined> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const found = await this.find(path);
      if (found?.kind !== "file") return undefined;
      const file = await openedFile(ctx, found.path, RESOLVED);
      if (file !== undefined && (await this.#has(file, found, path))) return file;
    }
    return undefined;
  }

  /** Whether an open file lies in the folder. Where the system does not say, the path has to lead to it before and after. */
  async #has(file: OpenedFile, before: FoundFile, path: string): Promise<boolean> {
    const real = await file.path();
    if (real !== undefined) return isWithin(real, await this.#realRoot());
    const after = await this.find(path);
    return after?.kind === "file" && file.identity === before.identity && file.identity === after.identity;
  }

  /** Looked up once, and again where it is not there yet. */
  #realRoot(): Promise<string> {
    this.#root ??= realpath(this.#path).catch((error: unknown) => {
      this.#root = undefined;
      throw error;
    });
    return this.#root;
  }
}

function isWithin(path: string, root: string): boolean {
  return path.startsWith(root.endsWith(sep) ? root : root + sep);
}

/**
 * Whether a path names what may be served: no hidden files, and nothing that an operating system would take for the end of a
 * segment, a drive or a stream of a file (`\`, `:`), or that ends a name early (NUL).
 */
function isServable(path: string): boolean {
  if (/[\\:\0]/.test(path)) return false;
  const segments = path.split("/");
  return segments.every((segment, at) => {
    if (segment === "") return at === segments.length - 1;
    return !segment.startsWith(".") || segment === WELL_KNOWN;
  });
}
