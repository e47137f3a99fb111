import { realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** What a path leads to. */
export type Found = { readonly kind: "file"; readonly path: string } | { readonly kind: "folder" };

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
  async find(path: string): Promise<Found | undefined> {
    if (!isServable(path)) return undefined;
    const root = await this.#realRoot();
    try {
      const real = await realpath(join(root, ...path.split("/")));
      if (real !== root && !real.startsWith(root.endsWith(sep) ? root : root + sep)) return undefined;
      const stats = await stat(real);
      if (stats.isDirectory()) return { kind: "folder" };
      return stats.isFile() ? { kind: "file", path: real } : undefined;
    } catch (error) {
      if (error instanceof Error && "code" in error && NOT_THERE.has(error.code)) return undefined;
      throw error;
    }
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
