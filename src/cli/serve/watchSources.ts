import { type FSWatcher, lstatSync, readdirSync, watch } from "node:fs";
import { basename, join, sep } from "node:path";

const IS_SOURCE = /\.[cm]?[jt]s$/;
const IS_NO_SOURCE = /(?:^\.|\.d\.[cm]?ts$)/;
const NOT_WATCHED = new Set(["node_modules", "dist", "coverage"]);

/** Editors write a file in several steps; builds write several files. */
const SETTLES = 50;
const LOOKS_EVERY = 500;

/** Calls `tell` once for sources that change together. Node's recursive watcher would watch node_modules as well. */
export function watchSources(root: string, tell: (path: string) => void): () => void {
  const folders = new Folders(root, tell);
  return () => folders.stop();
}

interface Watched {
  readonly watcher: FSWatcher;
  /** Whether sources were seen in it, so that it is a change if the folder is moved away. */
  hasSources: boolean;
}

/** A watcher belongs to the folder, not to its path: a folder that is removed and made again needs another watcher. */
class Folders {
  readonly #root: string;
  readonly #tell: (path: string) => void;
  readonly #watched = new Map<string, Watched>();
  #timer: NodeJS.Timeout | undefined;
  readonly #looking: NodeJS.Timeout;
  #rootId: string | undefined;

  constructor(root: string, tell: (path: string) => void) {
    this.#root = root;
    this.#tell = tell;
    this.#rootId = idOf(root);
    this.#addAll(root);
    this.#looking = setInterval(() => this.#lookForRoot(), LOOKS_EVERY);
  }

  stop(): void {
    this.#drop(this.#root);
    clearTimeout(this.#timer);
    clearInterval(this.#looking);
  }

  /** The parent of the root is not watched, and a watcher is not told when a process's working directory is removed. */
  #lookForRoot(): void {
    const id = idOf(this.#root);
    // An inode number may be reused by the next folder.
    if (id === this.#rootId && this.#watched.has(this.#root) === (id !== undefined)) return;
    this.#rootId = id;
    this.#renew(this.#root);
  }

  /** Watches a folder and those below it. Returns a source in it, if there is one. */
  #addAll(folder: string): string | undefined {
    if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true || !this.#add(folder)) return undefined;
    // Read after the watcher is set up, which reports what comes later.
    const { folders, source } = contentOf(folder);
    const watched = this.#watched.get(folder);
    if (watched !== undefined) watched.hasSources = source !== undefined;
    const below = folders.map((each) => this.#addAll(each));
    return source ?? below.find((each) => each !== undefined);
  }

  #add(folder: string): boolean {
    try {
      const watcher = watch(folder, (event, name) => this.#changed(folder, event, name));
      watcher.on("error", () => this.#drop(folder));
      this.#watched.set(folder, { watcher, hasSources: false });
      return true;
    } catch (error) {
      // It was removed meanwhile; its parent's watcher reports when it comes back.
      if (isMissing(error)) return false;
      throw error;
    }
  }

  #drop(folder: string): boolean {
    let hadSources = false;
    for (const [path, { watcher, hasSources }] of this.#watched) {
      if (path !== folder && !path.startsWith(folder + sep)) continue;
      watcher.close();
      this.#watched.delete(path);
      hadSources ||= hasSources;
    }
    return hadSources;
  }

  #changed(folder: string, event: string, name: string | null): void {
    if (name === null) return;
    if (isSource(name)) {
      const watched = this.#watched.get(folder);
      if (watched !== undefined) watched.hasSources = true;
      this.#settle(join(folder, name));
    } else if (event === "rename") {
      // The event is about the root itself, which may by now be another folder with the same inode number.
      if (folder === this.#root && name === basename(folder)) this.#renew(folder);
      if (isWatchable(name)) this.#renew(join(folder, name));
    }
  }

  /** Something of this name came, went, or both: what it is now is watched, and its sources have changed. */
  #renew(path: string): void {
    const hadSources = this.#drop(path);
    const source = this.#addAll(path);
    if (source !== undefined || hadSources) this.#settle(source ?? path);
  }

  #settle(path: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tell(path), SETTLES);
  }
}

const isSource = (name: string): boolean => IS_SOURCE.test(name) && !IS_NO_SOURCE.test(name);
const isWatchable = (name: string): boolean => !name.startsWith(".") && !NOT_WATCHED.has(name);
function idOf(folder: string): string | undefined {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

function contentOf(folder: string): { readonly folders: readonly string[]; readonly source: string | undefined } {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory() && isWatchable(entry.name));
    const source = entries.find((entry) => !entry.isDirectory() && isSource(entry.name));
    return { folders: folders.map(({ name }) => join(folder, name)), source: source && join(folder, source.name) };
  } catch (error) {
    if (isMissing(error)) return { folders: [], source: undefined };
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && ["ENOENT", "ENOTDIR", "EACCES"].includes(String(error.code));
