import { MountError } from "../resource/mountError.ts";
import { classOf, type Entry } from "./entry.ts";
import { pascalCase, plainWords } from "./words.ts";

/**
 * The operationId of each entry: the author's, else verb and class ("getBooks"), and the path behind it where the class is
 * mounted more than once. The first keeps the short name, so that a route which is added later changes no other.
 */
export function operationIds(entries: readonly Entry[]): ReadonlyMap<Entry, string> {
  const ids = new Map<Entry, string>();
  const taken = new Map<string, Entry>();
  const take = (entry: Entry, id: string) => {
    ids.set(entry, id);
    taken.set(id, entry);
  };
  for (const entry of entries) {
    const id = entry.said.operationId;
    if (id === undefined) continue;
    const other = taken.get(id);
    if (other !== undefined) throw sameId(id, entry, other);
    take(entry, id);
  }
  for (const entry of entries) {
    if (ids.has(entry)) continue;
    const short = entry.verb + pascalCase(classOf(entry.route));
    take(entry, taken.has(short) ? unused(short + pascalCase(entry.route.pattern), taken) : short);
  }
  return ids;
}

function unused(id: string, taken: ReadonlyMap<string, unknown>): string {
  let free = id;
  for (let count = 2; taken.has(free); count += 1) free = `${id}${count}`;
  return free;
}

function sameId(id: string, entry: Entry, other: Entry): MountError {
  const places = `${other.verb} ${other.route.pattern}`;
  return new MountError(
    "SAME_OPERATION_ID",
    classOf(entry.route),
    `operationId ${id} of ${entry.verb} ${entry.route.pattern} is that of ${places}`,
    "an operationId of its own, or none, and it is derived",
  );
}

/** The tag that groups operations: the first segment of the path, or the class at the root. */
export function tagOf({ route }: Entry): string {
  return /^\/([^/{}]+)/.exec(route.pattern)?.[1] ?? classOf(route);
}

/** "Get book items", where the author gives no summary. */
export function summaryOf({ route, verb }: Entry): string {
  return `${pascalCase(verb)} ${plainWords(classOf(route))}`;
}
