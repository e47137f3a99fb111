import { jsonCodec } from "../codecs/json.ts";
import { checkBeyondAlike, checkResource } from "../graph/check.ts";
import { checkPathModel } from "../graph/checkQuery.ts";
import type { ServiceDefaults } from "../graph/declared.ts";
import type { Plan } from "../graph/plan.ts";
import { WrittenResource } from "../literal/resource.ts";
import { freezePiece } from "../literal/written.ts";
import { facetsOf, placedNameOf, shapeOf } from "../resource/attached.ts";
import type { Codecs } from "../resource/codec.ts";
import { type ErrorFormat, errorCodecsOf } from "../resource/errorFormat.ts";
import { setRead } from "../resource/lightResource.ts";
import type { Model } from "../resource/model.ts";
import { MountError, refuserOf } from "../resource/mountError.ts";
import { declaredByClass, isDeclaration, overrides } from "../resource/overrides.ts";
import { type AnyResource, Resource } from "../resource/resource.ts";
import { freezeDeclared, likenessOf } from "../resource/same.ts";
import { paramNames, parsePattern, type Segment } from "../route/pattern.ts";
import type { ResourceRoute, Route } from "../route/route.ts";
import { Router } from "../route/router.ts";
import { type CommandOptions, Commands } from "./commands.ts";
import { checkedLikeness, Families, type Family, type SharedOptions } from "./family.ts";

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
  /** What the service declares for what the resource does not. */
  readonly defaults: ServiceDefaults;
}

/** The same with its walks, made when first used. It is an own property then, read without a call. */
export class RoutedResource implements MountedResource {
  readonly kind = "resource";
  readonly pattern: string;
  readonly #route: ResourceRoute;
  readonly #mounter: Mounter;

  constructor(route: ResourceRoute, mounter: Mounter) {
    this.pattern = route.pattern;
    this.#route = route;
    this.#mounter = mounter;
  }

  get resource(): AnyResource {
    return this.#make().resource;
  }

  get facets(): readonly AnyResource[] | undefined {
    return this.#make().facets;
  }

  get family(): Family {
    const family = this.#mounter.familyOf(this.#route, this);
    Object.defineProperty(this, "family", { value: family });
    return family;
  }

  get plans(): ReadonlyMap<string, Plan> {
    return this.family.plans;
  }

  get defaults(): ServiceDefaults {
    return this.#mounter.defaults;
  }

  #make(): Made {
    const made = this.#mounter.make(this.#route);
    Object.defineProperties(this, {
      resource: { value: made.resource, enumerable: true },
      facets: { value: made.facets, enumerable: true },
    });
    return made;
  }
}

type Made = Pick<MountedResource, "resource" | "facets">;
type OfService = Pick<SharedOptions, "defaults" | "errors">;
/** So many that differ are remembered: in a service that has more, they may all be different. */
const MOST_REMEMBERED = 512;

/** Checks and mounts routes. Of a resource that is alike to one that passed, only the differences are checked. */
class Mounter {
  readonly defaults: ServiceDefaults;
  /** Those that override `upgrade`: a runtime need not make the plans of all others to know that they do not. */
  readonly upgrading: RoutedResource[] = [];
  readonly #families: Families;
  readonly #errors: ErrorFormat | undefined;
  /** Those that passed the checks, by what these have seen of them. */
  readonly #checked = new Map<string, AnyResource>();

  constructor(families: Families, { defaults, errors }: OfService) {
    this.#families = families;
    this.defaults = defaults;
    this.#errors = errors;
  }

  mount(route: ResourceRoute, segments: readonly Segment[]): RoutedResource {
    const alike = route instanceof WrittenResource ? this.#checkLiteral(route, segments) : this.#check(route, segments);
    const model = route instanceof WrittenResource ? route.piece["pathModel"] : route.resource.pathModel;
    if (model !== undefined) {
      const refuse = refuserOf(() => placedNameOf(route.resource));
      checkPathModel(model as Model, paramNames(segments), refuse);
    }
    // The resource may be made from it when the checks are long past.
    if (route instanceof WrittenResource) freezePiece(route.piece);
    const mounted = new RoutedResource(route, this);
    if (facetsOf(alike).some((facet) => overrides(facet, "upgrade"))) this.upgrading.push(mounted);
    return mounted;
  }

  make({ resource }: ResourceRoute): Made {
    const facets = facetsOf(resource);
    // No author has a literal's resource in hand but as `this`, on which nothing can be left for another request.
    if (shapeOf(resource) !== undefined) for (const facet of facets) Object.preventExtensions(facet);
    return { resource, facets: facets.length === 1 ? undefined : facets };
  }

  familyOf({ options }: ResourceRoute, { resource, facets = [resource] }: Made): Family {
    return this.#families.of(resource, facets, options.codecs ?? DEFAULT_CODECS);
  }

  /** Returns one that is alike, or its own. */
  #checkLiteral(route: WrittenResource, segments: readonly Segment[]): AnyResource {
    const { likeness } = route;
    const known = this.#checked.get(likeness);
    if (known !== undefined && lackingIn(segments, known) === undefined) return known;
    const resource = this.#check(route, segments);
    this.#remember(likeness, resource);
    return resource;
  }

  #remember(likeness: string, resource: AnyResource): void {
    if (this.#checked.size < MOST_REMEMBERED) this.#checked.set(likeness, resource);
  }

  #check(route: ResourceRoute, segments: readonly Segment[]): AnyResource {
    const { pattern, resource, options } = route;
    const codecs = options.codecs ?? DEFAULT_CODECS;
    // A literal's, or a class's with parts around it; or no resource at all, which is refused.
    if (!(resource instanceof Resource) || shapeOf(resource) !== undefined) {
      checkResource(resource, codecs, errorCodecsOf(codecs, this.#errors), this.defaults.security);
      checkParams(pattern, segments, resource);
      freezeFacets(resource);
      return resource;
    }
    const own = Object.getOwnPropertyNames(resource);
    const likeness = checkedLikeness(resource, own) + likenessOf(options);
    if (this.#checked.has(likeness)) checkBeyondAlike(resource, this.defaults.security);
    else checkResource(resource, codecs, errorCodecsOf(codecs, this.#errors), this.defaults.security);
    checkParams(pattern, segments, resource);
    this.#remember(likeness, resource);
    freezeDeclarations(resource, own);
    return resource;
  }
}

function lackingIn(segments: readonly Segment[], resource: AnyResource): string | undefined {
  const { params } = resource;
  if (params.length === 0) return undefined;
  const names = paramNames(segments);
  return params.find((name) => !names.includes(name));
}

/** For authors without the compiler, which checks the same. */
function checkParams(pattern: string, segments: readonly Segment[], resource: AnyResource): void {
  const lacking = lackingIn(segments, resource);
  if (lacking === undefined) return;
  const detail = `it needs {${lacking}}, and ${pattern} has no such parameter`;
  const remedy = `the pattern "${pattern === "/" ? "" : pattern}/{${lacking}}"`;
  throw new MountError("PATTERN_LACKS_PARAMETER", placedNameOf(resource), detail, remedy);
}

/** The plans are made from the declarations, so a later change throws. `own` are the resource's own properties. */
function freezeDeclarations(resource: AnyResource, own: readonly string[]): void {
  // What an accessor of its class gives is kept, too, so that it is the same for every request.
  for (const name of own) if (isDeclaration(name)) freezeOne(resource, name);
  for (const name of declaredByClass(resource)) freezeOne(resource, name);
  setRead(resource);
}

function freezeOne(resource: AnyResource, name: string): void {
  FROZEN.value = Reflect.get(resource, name);
  freezeDeclared(FROZEN.value);
  Object.defineProperty(resource, name, FROZEN);
  FROZEN.value = undefined;
}

/** One for all, because thousands of resources are frozen before a large service starts. */
const FROZEN: PropertyDescriptor = { value: undefined, writable: false, enumerable: true, configurable: true };

/** Freezes what a literal's resource and its facets declare. The rest of what a literal is given is added when it is first used. */
function freezeFacets(resource: AnyResource): void {
  for (const facet of facetsOf(resource)) {
    for (const name of shapeOf(facet)?.names ?? []) freezeDeclared(Reflect.get(facet, name));
  }
}

export type Target = RoutedResource | Commands;

export class Routing {
  readonly router = new Router<Target>();
  readonly resources: RoutedResource[] = [];
  readonly commands: Commands[] = [];
  readonly upgrading: readonly RoutedResource[];
  readonly families: Families;
  readonly #commandOptions: CommandOptions;
  readonly #mounter: Mounter;

  constructor(shared: SharedOptions, commandOptions: CommandOptions) {
    this.families = new Families(shared);
    this.#commandOptions = commandOptions;
    this.#mounter = new Mounter(this.families, shared);
    this.upgrading = this.#mounter.upgrading;
  }

  add(route: Route): void {
    if (route.kind === "command") {
      const commands = new Commands(route.pattern, this.#commandOptions);
      const known = this.router.add(parsePattern(route.pattern), commands);
      if (known === undefined) this.commands.push(commands);
      const there = known ?? commands;
      if (there.kind !== "commands" || !there.add(route)) throw same(`${route.method} ${route.pattern}`, there);
    } else {
      const segments = parsePattern(route.pattern);
      const mounted = this.#mounter.mount(route, segments);
      const there = this.router.add(segments, mounted);
      if (there !== undefined) throw same(route.pattern, there);
      this.resources.push(mounted);
    }
  }
}

function same(pattern: string, there: Target): MountError {
  const what = there.kind === "resource" ? placedNameOf(there.resource) : "a command";
  const remedy = "both methods in one literal or class, or another path";
  return new MountError("SAME_PATTERN", pattern, `${there.pattern} already leads to ${what}`, remedy);
}
