import { wrongValue } from "../http/wrongValue.ts";
import type { KeptRepresentation } from "../resource/cache.ts";
import { isPromise, whenResolved } from "../resource/maybePromise.ts";
import { CacheEntry } from "./cacheEntry.ts";
import { variancesOf } from "./lists.ts";
import { stateTag } from "./validators.ts";
import type { Visit } from "./visit.ts";

const NO_VARIANCES: readonly string[] = [];

/**
 * O18e: whether what `represent` would give is kept. The tag is asked first, and names the state (RFC 9110 8.8.1), so that
 * nothing that is kept can be out of date. A weak tag does not name the bytes, and finds nothing.
 */
export function isCached(visit: Visit): boolean | PromiseLike<boolean> {
  return whenResolved(stateTag(visit), (state) => {
    if (state === undefined || state.weak) return false;
    const variances = visit.kit.overrides("variances") ? variancesOf(visit) : NO_VARIANCES;
    return whenResolved<readonly string[], boolean>(variances, (names) => isFound(visit, state.opaque, names));
  });
}

function isFound(visit: Visit, tag: string, variances: readonly string[]): boolean {
  const { cache } = visit.kit;
  const names = variances.map((name) => name.toLowerCase());
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
  visit.cacheEntry = new CacheEntry(key, tag, variances, kept);
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
