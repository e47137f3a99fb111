import { isObject, isText } from "../http/kinds.ts";
import { whenResolved } from "../http/later.ts";
import type { Link } from "../http/link.ts";
import { refusePromisesWithin } from "../http/lostMembers.ts";
import { wrongValue } from "../http/wrongValue.ts";
import type { Visit } from "./visit.ts";

type Listed<T> = readonly T[] | PromiseLike<readonly T[]>;

/** What the representation is related to. */
export function linksOf(visit: Visit): Listed<Link> {
  return whenResolved<readonly Link[], readonly Link[]>(visit.resource.links(visit), (given) => {
    refusePromisesWithin(given);
    return listed("links", given, isObject);
  });
}

/** The names of the request fields that the author looks at. */
export function varyOf(visit: Visit): Listed<string> {
  return whenResolved<readonly string[], readonly string[]>(visit.resource.vary(visit), (given) =>
    listed("vary", given, isText),
  );
}

function listed<T>(callback: string, given: readonly T[], isItem: (item: unknown) => boolean): readonly T[] {
  if (Array.isArray(given) && given.every(isItem)) return given;
  throw wrongValue(callback, given, `Return a list of ${callback === "links" ? "{ href, rel }" : "field names"}.`);
}
