import { toEntityTag } from "../conditional/entityTag.ts";
import type { EventualResponse, HttpResponse } from "../http/response.ts";
import { wrongValue } from "../http/wrongValue.ts";
import { isPromise } from "../resource/maybePromise.ts";
import type { CacheEntry } from "./cacheEntry.ts";
import type { CacheOfKit } from "./kit.ts";
import type { Step } from "./step.ts";
import type { Visit } from "./visit.ts";

/**
 * The steps of a GET whose representation may be kept. HEAD finds what is kept and keeps nothing: its author may have left
 * out what is not sent.
 */
export function filling(steps: Step, cache: CacheOfKit): Step {
  return (visit) => {
    const eventual = steps(visit);
    return isPromise(eventual)
      ? eventual.then((response) => filled(visit, response, cache))
      : filled(visit, eventual, cache);
  };
}

/** The response is what it would be without a cache, whatever becomes of the entry. */
function filled(visit: Visit, response: HttpResponse, cache: CacheOfKit): EventualResponse {
  const entry = visit.cacheEntry;
  if (entry === undefined || entry.kept !== undefined || !mayBeKept(visit, response, cache)) return response;
  const keep = (tag: unknown): HttpResponse => {
    const representation = isTag(tag, entry.tag) ? entry.representation : undefined;
    const done: unknown = representation && cache.store.set(entry.key, entry.tag, representation);
    if (isPromise(done)) throw wrongValue("The cache's store", done, "It is synchronous.");
    return response;
  };
  const fail = (error: unknown): HttpResponse => {
    visit.report(error);
    return response;
  };
  try {
    // Where the state changed meanwhile, the content may be that of another tag: so the tag is asked again.
    const tag: unknown = visit.resource.generateEtag(visit);
    return isPromise(tag) ? tag.then(keep).then(undefined, fail) : keep(tag);
  } catch (error) {
    return fail(error);
  }
}

function isTag(authored: unknown, tag: string): boolean {
  if (typeof authored !== "string" || authored === "") return false;
  const { weak, opaque } = toEntityTag(authored);
  return !weak && opaque === tag;
}

/** Whole representations, unless the client or the author says that they are not to be stored (RFC 9111 5.2.1.5, 5.2.2.5). */
function mayBeKept(visit: Visit, response: HttpResponse, { shared }: CacheOfKit): boolean {
  if (response.status !== 200 && response.status !== 206) return false;
  const said = response.header("cache-control");
  if (NO_STORE.test(said ?? "") || NO_STORE.test(visit.request.headers.field("cache-control") ?? "")) return false;
  // RFC 9111 5.2.2.7: "private" is for one client, unless the author says that all get the same.
  if (!shared && PRIVATE.test(said ?? "")) return false;
  return visit.authored === undefined || isKeyedBy(visit, visit.cacheEntry, visit.authored.valuesOf("vary"));
}

const NO_STORE = /(?:^|[,\s])no-store(?![^,;\s])/i;
const PRIVATE = /(?:^|[,\s])private(?![^,;=\s])/i;

/** Whether the key has all that a callback says by Vary that the content depends on. */
function isKeyedBy({ kit }: Visit, entry: CacheEntry | undefined, varies: readonly string[]): boolean {
  const keyed = new Set([...kit.offers.vary, ...(entry?.variances ?? [])].map((name) => name.toLowerCase()));
  return varies.flatMap((value) => value.split(",")).every((name) => keyed.has(name.trim().toLowerCase()));
}
