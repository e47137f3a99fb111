import { methodsOf } from "../graph/fold.ts";
import { type Plan, planFor } from "../graph/plan.ts";
import { knownOr } from "../http/known.ts";
import { attachedTo, facetOf, shapeOf } from "../resource/attached.ts";
import type { Codecs } from "../resource/codec.ts";
import {
  DEFAULTS,
  declaredByClass,
  isCallback,
  isDeclaration,
  namesOfClass,
  overrides,
} from "../resource/overrides.ts";
import type { AnyResource } from "../resource/resource.ts";
import { isSame, isSameButModels } from "../resource/same.ts";
import { Kit, type KitOptions } from "../walk/kit.ts";
import { type Walk, walkOf } from "../walk/run.ts";
import type { Tap } from "../walk/tap.ts";
import type { SaidOfOne } from "./saidOf.ts";

type OfResource = "codecs" | keyof SaidOfOne;

export type SharedOptions = Omit<KitOptions, OfResource> & { readonly saidOf: (resource: AnyResource) => SaidOfOne };

/** The plans and walks of resources that are alike, each made when it is first needed. */
export class Family {
  readonly #resource: AnyResource;
  readonly #facets: readonly AnyResource[];
  readonly #options: KitOptions;
  readonly #kits: (Kit | undefined)[] = [];
  #plans: ReadonlyMap<string, Plan> | undefined;
  #walks = new Map<string, Walk>();
  #tap: Tap | undefined;

  constructor(resource: AnyResource, facets: readonly AnyResource[], options: KitOptions, tap?: Tap) {
    this.#resource = resource;
    this.#facets = facets;
    this.#options = neededFor(resource, options);
    this.#tap = tap;
  }

  takes(
    resource: AnyResource,
    facets: readonly AnyResource[],
    { codecs, challenge, credentials, described }: Pick<KitOptions, OfResource>,
  ): boolean {
    if (this.#options.challenge !== challenge || !isSame(this.#options.codecs, codecs)) return false;
    if (!isSame(this.#options.credentials, credentials) || !isSame(this.#options.described, described)) return false;
    if (facets.length !== this.#facets.length) return false;
    for (const [at, sample] of this.#facets.entries()) {
      const facet = facets[at] ?? resource;
      const [one, other] = [attachedTo(sample), attachedTo(facet)];
      if (!ATTACHED.every((name) => isSame(one[name], other[name])) || !areAlike(sample, facet)) return false;
    }
    // The methods are the same, because they are declared; each is served by the facet at the same place.
    return (
      facets.length === 1 ||
      resource.allowedMethods.every((method) => facets[this.#facetAt(method)] === facetOf(resource, method))
    );
  }

  /** The plan of each method that is allowed, OPTIONS included. The walk, the document and the drawing read it. */
  get plans(): ReadonlyMap<string, Plan> {
    this.#plans ??= new Map(methodsOf(this.#resource).map((method) => [method, this.#planFor(method)]));
    return this.#plans;
  }

  kitOf(method: string): Kit {
    const at = this.#facetAt(method);
    const known = this.#kits[at];
    if (known !== undefined) return known;
    const kit = new Kit(this.#facets[at] ?? this.#resource, this.#options, at, this.#resource);
    this.#kits[at] = kit;
    return kit;
  }

  planOf(method: string): Plan {
    return this.plans.get(method) ?? this.#planFor(this.#stands(method));
  }

  #planFor(method: string): Plan {
    return planFor({ resource: this.#resource, method, ...this.#options.defaults });
  }

  walk(method: string): Walk {
    return this.#walks.get(method) ?? this.#walkFor(this.#stands(method));
  }

  tap(tap: Tap | undefined): void {
    this.#tap = tap;
    this.#walks = new Map();
  }

  #walkFor(method: string): Walk {
    return knownOr(this.#walks, method, () => walkOf(this.planOf(method), this.kitOf(method), this.#tap));
  }

  /** All methods that are not allowed, or not known, have the same plan up to B10: one of them stands for all. */
  #stands(method: string): string {
    const { knownMethods } = this.#resource;
    if (this.plans.has(method)) return method;
    return knownMethods.includes(method) ? (knownMethods.find((known) => !this.plans.has(known)) ?? "") : "";
  }

  #facetAt(method: string): number {
    return Math.max(0, this.#facets.indexOf(facetOf(this.#resource, method)));
  }
}

/** What a walk is made from beside the resource itself. */
const ATTACHED = ["command", "isLending", "responseFields"] as const;

/** The most families that are searched, of a class, or of literals with the same keys: their members may all be different. */
const MOST_SEARCHED = 8;

export class Families {
  readonly #shared: SharedOptions;
  readonly #all: Family[] = [];
  readonly #byKin = new Map<unknown, Family[]>();
  #tap: Tap | undefined;

  constructor(shared: SharedOptions) {
    this.#shared = shared;
  }

  of(resource: AnyResource, facets: readonly AnyResource[], codecs: Codecs): Family {
    const { saidOf, ...shared } = this.#shared;
    const options = { ...shared, codecs, ...saidOf(resource) };
    const kin = kinOf(resource, facets);
    const others = this.#byKin.get(kin);
    const known = others?.find((family) => family.takes(resource, facets, options));
    if (known !== undefined) return known;
    const family = new Family(resource, facets, options, this.#tap);
    this.#all.push(family);
    if (others === undefined) this.#byKin.set(kin, [family]);
    else if (others.length < MOST_SEARCHED) others.push(family);
    return family;
  }

  tap(tap: Tap | undefined): void {
    this.#tap = tap;
    for (const family of this.#all) family.tap(tap);
  }
}

/** What has no description has no models that its responses could be held against. */
function neededFor(resource: AnyResource, { responses, ...others }: KitOptions): KitOptions {
  return responses === undefined || resource.describe === DEFAULTS.describe ? others : { ...others, responses };
}

/** Whether mounting treats two resources the same. What their callbacks do is read from each of them. */
export function areAlike(one: AnyResource, other: AnyResource): boolean {
  if (one === other) return true;
  const declareSame = (name: string) => isSame(Reflect.get(one, name), Reflect.get(other, name));
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  const shape = shapeOf(one);
  if (shape !== shapeOf(other)) return false;
  if (shape !== undefined) {
    for (const name of shape.names) if (!isCallback(name) && !declareSame(name)) return false;
    return true;
  }
  const has = (name: string) =>
    isCallback(name)
      ? Object.hasOwn(one, name) === Object.hasOwn(other, name) && overrides(one, name) === overrides(other, name)
      : !Object.hasOwn(DEFAULTS, name) || declareSame(name);
  return Object.getOwnPropertyNames(one).every(has) && Object.getOwnPropertyNames(other).every(has);
}

export type IsLike = (other: AnyResource, own: readonly string[]) => boolean;

/** Compares others with a resource that passed the checks at mount: thousands, so its names are looked up once. */
export function likenessTo(resource: AnyResource, own: readonly string[]): IsLike {
  const declared = declaredIn(resource, own);
  const areSame = (other: AnyResource, names: readonly string[]) =>
    names.every((name) => isSameButModels(Reflect.get(resource, name), Reflect.get(other, name)));
  return (other, ownOfOther) => {
    if (!areSame(other, declared)) return false;
    if (Object.getPrototypeOf(other) === Object.getPrototypeOf(resource) && isSame(ownOfOther, own)) return true;
    return areSame(other, declaredIn(other, ownOfOther));
  };
}

function declaredIn(resource: AnyResource, own: readonly string[]): readonly string[] {
  return [...own, ...declaredByClass(resource)].filter(isDeclaration);
}

const OVERRIDDEN = new WeakMap<object, string>();

/** The callbacks that a resource of a class overrides, as one text. `own` are the names of its own properties. */
export function overriddenBy(resource: AnyResource, own: readonly string[]): string {
  const isOfClass = !own.some(isCallback);
  const prototype: object = Object.getPrototypeOf(resource);
  const known = isOfClass ? OVERRIDDEN.get(prototype) : undefined;
  if (known !== undefined) return known;
  const names = new Set([...namesOfClass(resource), ...own]);
  const overridden = [...names].filter((name) => isCallback(name) && overrides(resource, name));
  const text = overridden.sort().join();
  if (isOfClass) OVERRIDDEN.set(prototype, text);
  return text;
}

/** What resources that are alike have in common at once: their class, or the shapes of a literal and its facets. */
function kinOf(resource: AnyResource, facets: readonly AnyResource[]): unknown {
  if (shapeOf(resource) === undefined) return resource.constructor;
  return facets.map((facet) => shapeOf(facet)?.id).join();
}
