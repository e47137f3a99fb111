import { methodIs } from "../http/method.ts";
import type { CachePolicy } from "../resource/cache.ts";
import { facetOf, facetsOf } from "../resource/facets.ts";
import { BOOLEAN, checkPolicy, type OptionRules } from "../resource/options.ts";
import type { Checked } from "./checked.ts";
import { isDeclared } from "./declared.ts";

const POLICY: OptionRules<CachePolicy> = { store: true, shared: BOOLEAN };

/** What is kept is found by its tag, and is the same for all that may read it. */
export function checkCache({ resource, refuse }: Pick<Checked, "resource" | "refuse">): void {
  if (facetsOf(resource).every(({ cache }) => cache === undefined)) return;
  const kept = resource.allowedMethods
    .filter((method) => methodIs(method, "cacheable"))
    .map((method) => ({ method, resource: facetOf(resource, method) }))
    .filter((subject) => subject.resource.cache !== undefined);
  if (kept.length === 0) refuse("BAD_CACHE", "cache is declared, and GET is not allowed", "GET in allowedMethods");
  for (const subject of kept) {
    checkPolicy(subject.resource.cache ?? {}, POLICY, refuse, "cache");
    const { store, shared } = subject.resource.cache ?? {};
    if (["get", "set"].some((call) => typeof Reflect.get(Object(store), call) !== "function")) {
      refuse(
        "BAD_CACHE",
        "the store of cache has no get, or no set",
        "override readonly cache = { store: new MemoryCache() }",
      );
    }
    if (!isDeclared(subject, "generateEtag")) {
      refuse(
        "BAD_CACHE",
        `cache is declared, and generateEtag is not overridden for ${subject.method}: nothing says which state is kept`,
        "override generateEtag(ctx) { return version; }",
      );
    }
    if (shared !== true && isDeclared(subject, "isAuthorized")) {
      refuse(
        "UNSHARED_CACHE",
        `cache is declared, and isAuthorized is overridden: what one client gets would be kept for another`,
        "override readonly cache = { store, shared: true } where all that may read it get the same, or no cache",
      );
    }
  }
}
