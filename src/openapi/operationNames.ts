import { isLiteral } from "../resource/attached.ts";
import { MountError } from "../resource/mountError.ts";
import { classOf, type Entry } from "./entry.ts";
import type { DocumentedRoute } from "./route.ts";
import { pascalCase, plainWords } from "./words.ts";

/**
 * The operationId of each entry: the author's, else the verb with the path of a literal ("getBooksById") or the name of a class ("getBooks"),
 * with the path behind it if a class is mounted again: a route that is added later changes no other name (ruling 58).
 */
export function operationIds(entries: readonly Entry[]): ReadonlyMap<Entry, string> {
  const ids = new Map<Entry, string>();
  const taken = new Map<string, Entry>();
  const take = (entry: Entry, id: string) => {
    const other = taken.get(id);
    if (other !== undefined) throw sameId(id, entry, other);
    ids.set(entry, id);
    taken.set(id, entry);
  };
  for (const entry of entries) if (entry.said.operationId !== undefined) take(entry, entry.said.operationId);
  for (const entry of entries) {
    if (ids.has(entry)) continue;
    const short = entry.verb + pascalCase(subjectOf(entry.route));
    take(entry, taken.has(short) && !isLiteral(entry.route.resource) ? short + pathWords(entry.route.pattern) : short);
  }
  return ids;
}

/** What an operation is about: a class by its name. The name of a literal is that of a variable, so it is its path. */
function subjectOf(route: DocumentedRoute): string {
  return isLiteral(route.resource) ? pathWords(route.pattern) : classOf(route);
}

/** "BooksById" of /books/{id}. */
function pathWords(pattern: string): string {
  const words = segmentsOf(pattern).map((segment) => pascalCase(segment.replaceAll("{", " by ")));
  return words.join("") || "Root";
}

function sameId(id: string, entry: Entry, other: Entry): MountError {
  const places = `${other.verb} ${other.route.pattern}`;
  const detail = `operationId ${id} of ${entry.verb} ${entry.route.pattern} is that of ${places}`;
  const remedy = "an operationId of its own for one of the two";
  return new MountError("SAME_OPERATION_ID", classOf(entry.route), detail, remedy);
}

/** The tag of an operation: the first segment that not all paths share, the class at the root, or "root". */
export function tagFor({ route }: Entry, shared: number): string {
  const segment = segmentsOf(route.pattern)[shared];
  if (segment !== undefined && !isParameter(segment)) return segment;
  return isLiteral(route.resource) ? plainWords(pathWords(route.pattern)) : classOf(route);
}

/** How many segments all paths begin with, where something that is no parameter follows in each. */
export function sharedSegments(entries: readonly Entry[]): number {
  const [first = [], ...rest] = [...new Set(entries.map(({ route }) => route.pattern))]
    .map(segmentsOf)
    .filter((segments) => segments.length > 0);
  if (rest.length === 0) return 0;
  const isShared = (segment: string, at: number) =>
    [first, ...rest].every((path) => path[at] === segment && path[at + 1] !== undefined && !isParameter(path[at + 1]));
  const end = first.findIndex((segment, at) => !isShared(segment, at));
  return Math.max(0, end);
}

function segmentsOf(pattern: string): readonly string[] {
  return pattern.split("/").filter((segment) => segment !== "");
}

function isParameter(segment = ""): boolean {
  return segment.includes("{");
}

/** "Get book items", where the author gives no summary. */
export function summaryOf({ route, verb }: Entry): string {
  return `${pascalCase(verb)} ${plainWords(subjectOf(route))}`;
}
