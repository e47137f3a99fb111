import { whenResolved } from "../resource/maybePromise.ts";
import { CacheEntry } from "./cacheEntry.ts";
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
    const { kit, resource } = visit;
    const variances = kit.overrides("variances") ? resource.variances(visit) : NO_VARIANCES;
    return whenResolved<readonly string[], boolean>(variances, (names) => isFound(visit, state.opaque, names));
  });
}

function isFound(visit: Visit, tag: string, variances: readonly string[]): boolean {
  const { cache } = visit.kit;
  // RFC 9110 12.5.5: “*” says that anything may have played a part, and no key can have all of that.
  if (cache === undefined || variances.includes("*") || (!cache.shared && isForOne(visit, variances))) return false;
  const key = keyOf(visit, cache.scope, variances);
  const kept = cache.store.get(key, tag);
  visit.cacheEntry = new CacheEntry(key, tag, variances, kept);
  if (kept === undefined) return false;
  for (const { name, value, isAppended } of kept.fields) {
    if (isAppended) visit.appendHeader(name, value);
    else visit.setHeader(name, value);
  }
  visit.content = kept.content;
  return true;
}

/** RFC 9111 3.5: a response to Authorization is for the client that sent it, where the key does not have the field. */
function isForOne({ request }: Visit, variances: readonly string[]): boolean {
  const isField = (name: string) => name.toLowerCase() === "authorization";
  return request.headers.raw["authorization"] !== undefined && !variances.some(isField);
}

/** No two representations have one key: each text is preceded by its length. GET and HEAD have the same. */
function keyOf({ request, mediaType, language, encoding }: Visit, scope: number, variances: readonly string[]): string {
  const host = request.headers.field("host") ?? "";
  const { target } = request;
  const chosen = `${scope}.${mediaType}.${language}.${encoding} ${host.length} ${host}${target.length} ${target}`;
  if (variances.length === 0) return chosen;
  const values = variances.map((name) => [name.toLowerCase(), request.headers.get(name) ?? null]);
  return chosen + JSON.stringify(values);
}
