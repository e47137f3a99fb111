import { readdirSync, watch } from "node:fs";
import { join } from "node:path";

const IS_SOURCE = /\.[cm]?[jt]s$/;
const IS_NO_SOURCE = /(?:^\.|\.d\.[cm]?ts$)/;
const NOT_WATCHED = new Set(["node_modules", "dist", "coverage"]);

/** Editors write a file in several steps; builds write several files. */
const SETTLES = 100;

/**
 * Tells of changed sources below a folder, one of several that change at once. What an app writes itself (a database, a
 * log, JSON) is not a source. One watcher for each folder: Node's recursive one would watch node_modules as well.
 */
export function watchSources(root: string, tell: (path: string) => void): void {
  const watched = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const add = (folder: string): void => {
    if (watched.has(folder)) return;
    watched.add(folder);
    const watcher = watch(folder, (_event, name) => {
      if (name === null) return;
      if (!name.includes(".") && !NOT_WATCHED.has(name)) addAll(join(folder, name));
      if (!IS_SOURCE.test(name) || IS_NO_SOURCE.test(name)) return;
      clearTimeout(timer);
      timer = setTimeout(() => tell(join(folder, name)), SETTLES);
    });
    watcher.on("error", () => {
      watcher.close();
      watched.delete(folder);
    });
  };
  const addAll = (folder: string): void => {
    for (const each of foldersIn(folder)) add(each);
  };
  addAll(root);
}

/** The folder and those below it; none where it is not there, or no folder. */
function foldersIn(folder: string): readonly string[] {
  try {
    const below = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && !NOT_WATCHED.has(entry.name))
      .flatMap((entry) => foldersIn(join(folder, entry.name)));
    return [folder, ...below];
  } catch {
    return [];
  }
}
