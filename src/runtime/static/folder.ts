import { constants } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Context } from "../../resource/context.ts";
import { identityOf, ifThere, type OpenedFile, openedFile } from "../openedFile.ts";

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
/** RFC 8615: the one name with a leading dot that is there to be read. */
const WELL_KNOWN = ".well-known";

/** A folder that is served. Nothing outside of it is found, by whatever name. */
export class Folder {
  readonly #path: string;
  #root: Promise<string> | undefined = undefined;

  constructor(folder: string | URL) {
    this.#path = folder instanceof URL ? fileURLToPath(folder) : folder;
  }

  /** At a decoded path. A link counts as what it leads to, within the folder. Regular files only: a pipe would block. */
  async find(path: string): Promise<FoundPath | undefined> {
    if (!isServable(path)) return undefined;
    const root = await this.#realRoot();
    const real = await ifThere(realpath(join(root, ...path.split("/"))));
    if (real === undefined || (real !== root && !isWithin(real, root))) return undefined;
    const stats = await ifThere(stat(real, { bigint: true }));
    if (stats?.isDirectory() === true) return { kind: "folder" };
    return stats?.isFile() === true ? { kind: "file", path: real, identity: identityOf(stats) } : undefined;
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

  #realRoot(): Promise<string> {
    this.#root ??= realpath(this.#path).catch((error: unknown) => {
      this.#root = undefined;
      throw error;
    });
    return this.#root;
  }
}

const isWithin = (path: string, root: string): boolean => path.startsWith(root.endsWith(sep) ? root : root + sep);

/** No hidden files, and nothing that a system takes for a separator, a drive, a stream (`\\`, `:`) or an end (NUL). */
function isServable(path: string): boolean {
  if (/[\\:\0]/.test(path)) return false;
  const segments = path.split("/");
  return segments.every((segment, at) => {
    if (segment === "") return at === segments.length - 1;
    return !segment.startsWith(".") || segment === WELL_KNOWN;
  });
}
