import { toEntityTag } from "../conditional/entityTag.ts";
import { isUnstored } from "../http/field.ts";
import { isPromise, whenResolved } from "../http/later.ts";
import type { EventualResponse, HttpResponse } from "../http/response.ts";
import { wrongValue } from "../http/wrongValue.ts";
import type { KeptRepresentation } from "../resource/cache.ts";
import type { CacheOfKit } from "./kit.ts";
import { CacheEntry } from "./state.ts";
import { stateTag, varyOf } from "./validators.ts";
import type { Step, Visit } from "./visit.ts";

const NO_VARY: readonly string[] = [];

/** O18e: whether what `represent` would give is kept, under its strong tag (RFC 9110 8.8.1). */
export function isCached(visit: Visit): boolean | PromiseLike<boolean> {
  return whenResolved(stateTag(visit), (state) => {
    if (state === undefined || state.weak) return false;
    const vary = visit.kit.overrides("vary") ? varyOf(visit) : NO_VARY;
    return whenResolved<readonly string[], boolean>(vary, (names) => isFound(visit, state.opaque, names));
  });
}

function isFound(visit: Visit, tag: string, vary: readonly string[]): boolean {
  const { cache } = visit.kit;
  const names = vary.map((name) => name.toLowerCase());
  // RFC 9110 12.5.5: “*” says that anything may have played a part, and no key can have all of that.
  if (cache === undefined || names.includes("*")) return false;
  // RFC 9111 3.5: a response to Authorization is for the client that sent it, unless the key has the field.
  if (!cache.shared && visit.request.headers.has("authorization") && !names.includes("authorization")) return false;
  const key = keyOf(visit, cache.scope, names);
  const kept: KeptRepresentation | undefined = cache.store.get(key, tag) ?? undefined;
  if (isPromise(kept)) {
    visit.report(wrongValue("The cache's store", kept, "It is synchronous."));
    return false;
  }
  visit.cacheEntry = new CacheEntry(key, tag, vary, kept);
  if (kept === undefined) return false;
  for (const { name, value, isAppended } of kept.fields) {
    if (isAppended) visit.appendHeader(name, value);
    else visit.setHeader(name, value);
  }
  visit.content = kept.content;
  return true;
}

/** No two representations have one key: each text is preceded by its length. GET and HEAD have the same. */
function keyOf({ request, mediaType, language, encoding }: Visit, scope: number, names: readonly string[]): string {
  const host = request.headers.field("host") ?? "";
  const { target } = request;
  const chosen = `${scope}.${mediaType}.${language}.${encoding} ${host.length} ${host}${target.length} ${target}`;
  if (names.length === 0) return chosen;
  const values = names.map((name) => [name, request.headers.field(name) ?? null]);
  return chosen + JSON.stringify(values);
}

/** The steps of a GET whose representation may be kept. HEAD keeps nothing: its content may be left out. */
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
  if (isUnstored(said) || isUnstored(visit.request.headers.field("cache-control"))) return false;
  // RFC 9111 5.2.2.7: "private" is for one client, unless the author says that all get the same.
  if (!shared && PRIVATE.test(said ?? "")) return false;
  return visit.authored === undefined || isKeyedBy(visit, visit.cacheEntry, visit.authored.valuesOf("vary"));
}

const PRIVATE = /(?:^|[,\s])private(?![^,;=\s])/i;

function isKeyedBy({ kit }: Visit, entry: CacheEntry | undefined, varies: readonly string[]): boolean {
  const keyed = new Set([...kit.offers.vary, ...(entry?.vary ?? [])].map((name) => name.toLowerCase()));
  return varies.flatMap((value) => value.split(",")).every((name) => keyed.has(name.trim().toLowerCase()));
}
