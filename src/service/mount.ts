import { jsonCodec } from "../codecs/json.ts";
import { checkResource } from "../graph/check.ts";
import type { Plan } from "../graph/plan.ts";
import type { Deprecation } from "../http/deprecation.ts";
import { withServiceDeprecation } from "../resource/byMethod.ts";
import type { Codecs } from "../resource/codec.ts";
import { type ErrorFormat, errorCodecsOf } from "../resource/errorFormat.ts";
import { facetsOf } from "../resource/facets.ts";
import { placedNameOf } from "../resource/identity.ts";
import { MountError } from "../resource/mountError.ts";
import { DEFAULTS } from "../resource/overrides.ts";
import type { AnyResource } from "../resource/resource.ts";
import { shapeOf } from "../resource/shape.ts";
import { paramNames, parsePattern } from "../route/pattern.ts";
import type { ResourceRoute } from "../route/route.ts";
import type { Families, Family } from "./family.ts";

/** The codecs of a route that names none. */
const DEFAULT_CODECS: Codecs = { "application/json": jsonCodec };

/** A resource at its pattern, with its plans. */
export interface MountedResource {
  readonly kind: "resource";
  readonly pattern: string;
  readonly resource: AnyResource;
  /** The resource as each of its methods has it; undefined where it is the same for all. */
  readonly facets: readonly AnyResource[] | undefined;
  /** The plan of each method that is allowed, OPTIONS included. */
  readonly plans: ReadonlyMap<string, Plan>;
}

/** The same with what walks its plans. */
export interface RoutedResource extends MountedResource {
  readonly family: Family;
}

/** The service's defaults for what a resource does not declare. */
export interface ServiceDeclarations {
  readonly invalidBody: AnyResource["invalidBody"];
  readonly deprecation?: Deprecation | undefined;
  readonly errors: ErrorFormat | undefined;
}

export function mountResource(
  route: ResourceRoute,
  families: Families,
  { invalidBody, deprecation, errors }: ServiceDeclarations,
): RoutedResource {
  const { pattern, resource } = route;
  const codecs = route.options.codecs ?? DEFAULT_CODECS;
  checkResource(resource, codecs, errorCodecsOf(codecs, errors));
  checkParams(pattern, resource);
  const facets = facetsOf(resource);
  for (const facet of facets) {
    freezeDeclarations(facet, { invalidBody, deprecation: withServiceDeprecation(facet, deprecation) });
  }
  const family = families.of(resource, codecs);
  return {
    kind: "resource",
    pattern,
    resource,
    facets: facets.length === 1 ? undefined : facets,
    family,
    plans: family.plans,
  };
}

/** For authors without the compiler, which checks the same. */
function checkParams(pattern: string, resource: AnyResource): void {
  const names = paramNames(parsePattern(pattern));
  const lacking = resource.params.find((name) => !names.includes(name));
  if (lacking === undefined) return;
  throw new MountError(
    "PATTERN_LACKS_PARAMETER",
    placedNameOf(resource),
    `it needs {${lacking}}, and ${pattern} has no such parameter`,
    `route("${pattern === "/" ? "" : pattern}/{${lacking}}", …)`,
  );
}

/** What the service may declare for its resources. */
type OfService = Pick<AnyResource, "invalidBody" | "deprecation">;

/** The plans are made from the declarations, so a later change would have no effect: it throws instead. */
function freezeDeclarations(resource: AnyResource, service: OfService): void {
  if (shapeOf(resource) !== undefined) return freezeLiteral(resource, service);
  for (const name of Object.keys(DEFAULTS)) {
    const own: unknown = Reflect.get(resource, name);
    const value: unknown = name === "deprecation" ? service.deprecation : (own ?? Reflect.get(service, name));
    if (Array.isArray(value)) Object.freeze(value);
    freeze(resource, name, value);
  }
}

/** No author has a literal's resource in hand but as `this`, on which nothing can be left for another request. */
function freezeLiteral(resource: AnyResource, { invalidBody, deprecation }: OfService): void {
  freeze(resource, "invalidBody", resource.invalidBody ?? invalidBody);
  freeze(resource, "deprecation", deprecation);
  Object.preventExtensions(resource);
}

function freeze(resource: AnyResource, name: string, value: unknown): void {
  Object.defineProperty(resource, name, { value, writable: false, enumerable: true, configurable: true });
}
