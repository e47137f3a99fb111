import { jsonCodec } from "../codecs/json.ts";
import { checkResource } from "../graph/check.ts";
import { methodsOf } from "../graph/fold.ts";
import { type Plan, planFor } from "../graph/plan.ts";
import type { Codecs } from "../resource/codec.ts";
import { MountError } from "../resource/mountError.ts";
import { DEFAULTS } from "../resource/overrides.ts";
import type { AnyResource } from "../resource/resource.ts";
import { paramNames, parsePattern } from "../route/pattern.ts";
import type { ResourceRoute } from "../route/route.ts";
import { Mounted, type MountOptions } from "../walk/mounted.ts";
import { type Walk, walkOf } from "../walk/run.ts";
import type { Tap } from "../walk/tap.ts";

/** What a route's codecs are where it names none. */
const DEFAULT_CODECS: Codecs = { "application/json": jsonCodec };

/** A resource at its pattern, ready to answer. */
export interface MountedResource {
  readonly kind: "resource";
  readonly pattern: string;
  readonly resource: AnyResource;
  /** The plan of each method that is allowed, OPTIONS included: what walk, document and drawing read. */
  readonly plans: ReadonlyMap<string, Plan>;
  readonly mounted: Mounted;
  /** The plan of any method, whatever a client may send. */
  planOf(method: string): Plan;
  /** The walk of any method; another one once a tap is there. */
  walk: (method: string) => Walk;
  /** From now on the tap is told of every walk. */
  tap(tap: Tap): void;
}

export type SharedOptions = Omit<MountOptions, "pattern" | "codecs" | "challenge"> & {
  readonly challengeFor: (resource: AnyResource) => string;
};

export function mountResource(route: ResourceRoute, shared: SharedOptions): MountedResource {
  const { pattern, resource } = route;
  const codecs = route.options.codecs ?? DEFAULT_CODECS;
  checkResource(resource, codecs);
  checkParams(pattern, resource);
  freezeDeclarations(resource);
  const mounted = new Mounted(resource, { ...shared, pattern, codecs, challenge: shared.challengeFor(resource) });
  const plans = new Map(methodsOf(resource).map((method) => [method, planFor({ resource, method })]));
  // Up to B10 a plan does not depend on which method it is that is not allowed, or not known.
  const notAllowed = planFor({ resource, method: strangerAmong(resource.knownMethods, plans) });
  const notKnown = planFor({ resource, method: "" });
  const known = new Set(resource.knownMethods);
  const planOf = (method: string) => plans.get(method) ?? (known.has(method) ? notAllowed : notKnown);
  const walksOf = (tap?: Tap): ((method: string) => Walk) => {
    const walks = new Map([...plans].map(([method, plan]) => [method, walkOf(plan, mounted, tap)]));
    const [refuse, disown] = [walkOf(notAllowed, mounted, tap), walkOf(notKnown, mounted, tap)];
    return (method) => walks.get(method) ?? (known.has(method) ? refuse : disown);
  };
  return {
    kind: "resource",
    pattern,
    resource,
    plans,
    mounted,
    planOf,
    walk: walksOf(),
    tap(tap) {
      this.walk = walksOf(tap);
    },
  };
}

function strangerAmong(known: readonly string[], plans: ReadonlyMap<string, Plan>): string {
  return known.find((method) => !plans.has(method)) ?? "";
}

/** The compiler has said so already, where there was one. */
function checkParams(pattern: string, resource: AnyResource): void {
  const names = paramNames(parsePattern(pattern));
  const lacking = resource.params.find((name) => !names.includes(name));
  if (lacking === undefined) return;
  throw new MountError(
    "PATTERN_LACKS_PARAMETER",
    resource.constructor.name,
    `it needs {${lacking}}, and ${pattern} has no such parameter`,
    `route("${pattern === "/" ? "" : pattern}/{${lacking}}", …)`,
  );
}

/** The plans are made from the declarations, so that a later change would be believed by nobody: it throws instead. */
function freezeDeclarations(resource: AnyResource): void {
  for (const name of Object.keys(DEFAULTS)) {
    const value: unknown = Reflect.get(resource, name);
    if (Array.isArray(value)) Object.freeze(value);
    Object.defineProperty(resource, name, { value, writable: false, enumerable: true, configurable: true });
  }
}
