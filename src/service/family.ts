import { methodsOf } from "../graph/fold.ts";
import { type Plan, planFor } from "../graph/plan.ts";
import { knownOr } from "../http/known.ts";
import { attachedTo, facetOf } from "../resource/attached.ts";
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
import { anyModel, identityText, likenessOf } from "../resource/same.ts";
import { Kit, type KitOptions } from "../walk/kit.ts";
import { type Walk, walkOf } from "../walk/run.ts";
import type { Tap } from "../walk/tap.ts";
import type { SaidOfOne } from "./saidOf.ts";

type OfResource = "codecs" | keyof SaidOfOne;
export interface SharedOptions extends Omit<KitOptions, OfResource> {
  readonly saidOf: (resource: AnyResource) => SaidOfOne;
  /** They listen to the questions of walks that are made from now on. */
  readonly taps: ReadonlySet<Tap>;
}

/** The plans and walks of resources that are alike, each made when it is first needed. */
export class Family {
  readonly #resource: AnyResource;
  readonly #facets: readonly AnyResource[];
  readonly #options: KitOptions;
  readonly #kits: (Kit | undefined)[] = [];
  #plans: ReadonlyMap<string, Plan> | undefined;
  readonly #walks = new Map<string, Walk>();
  readonly #taps: ReadonlySet<Tap>;

  constructor(resource: AnyResource, facets: readonly AnyResource[], options: KitOptions, taps: ReadonlySet<Tap>) {
    this.#resource = resource;
    this.#facets = facets;
    this.#options = neededFor(resource, options);
    this.#taps = taps;
  }

  /** The plan of each method that is allowed, OPTIONS included. The walk, the document and the drawing read it. */
  get plans(): ReadonlyMap<string, Plan> {
    this.#plans ??= new Map(methodsOf(this.#resource).map((method) => [method, this.#planFor(method)]));
    return this.#plans;
  }

  kitOf(method: string): Kit {
    const at = Math.max(0, this.#facets.indexOf(facetOf(this.#resource, method)));
    return (this.#kits[at] ??= new Kit(this.#facets[at] ?? this.#resource, this.#options, at, this.#resource));
  }

  planOf(method: string): Plan {
    return this.plans.get(method) ?? this.#planFor(this.#stands(method));
  }

  #planFor(method: string): Plan {
    return planFor({ resource: this.#resource, method, ...this.#options.defaults });
  }

  walk(method: string): Walk {
    const known = this.#walks.get(method);
    if (known !== undefined) return known;
    const stands = this.#stands(method);
    return knownOr(this.#walks, stands, () => walkOf(this.planOf(stands), this.kitOf(stands), this.#taps));
  }

  /** Has its walks made anew: their taps, or how their responses are checked, have changed. */
  renew(): void {
    this.#walks.clear();
  }

  /** All methods that are not allowed, or not known, have the same plan up to B10: one of them stands for all. */
  #stands(method: string): string {
    const { knownMethods } = this.#resource;
    if (this.plans.has(method)) return method;
    return knownMethods.includes(method) ? (knownMethods.find((known) => !this.plans.has(known)) ?? "") : "";
  }
}

export class Families {
  readonly #shared: SharedOptions;
  readonly #families = new Map<string, Family>();

  constructor(shared: SharedOptions) {
    this.#shared = shared;
  }

  of(resource: AnyResource, facets: readonly AnyResource[], codecs: Codecs): Family {
    const { saidOf, taps, ...shared } = this.#shared;
    const own = { codecs, ...saidOf(resource) };
    const likeness = familyLikeness(resource, facets, own);
    return knownOr(this.#families, likeness, () => new Family(resource, facets, { ...shared, ...own }, taps));
  }

  renew(): void {
    for (const family of this.#families.values()) family.renew();
  }
}

/** What has no description has no models that its responses could be held against. */
function neededFor(resource: AnyResource, { responses, ...others }: KitOptions): KitOptions {
  return responses === undefined || resource.describe === DEFAULTS.describe ? others : { ...others, responses };
}

/** All that walks are made from, as a text: resources that have one share their walks. What their callbacks do is read from each of them. */
export function familyLikeness(
  resource: AnyResource,
  facets: readonly AnyResource[],
  options: Pick<KitOptions, OfResource>,
): string {
  const servedAt = resource.allowedMethods.map((method) => facets.indexOf(facetOf(resource, method)));
  return likenessOf([options, servedAt]) + facets.map(facetLikeness).join("");
}

function facetLikeness(facet: AnyResource): string {
  const { shape, command, isLending, responseFields } = attachedTo(facet);
  const names = shape === undefined ? Object.getOwnPropertyNames(facet) : [...shape.names];
  const own = names.filter(isCallback).map((name) => [name, overrides(facet, name)]);
  const ofClass = identityText(Object.getPrototypeOf(facet));
  return likenessOf([ofClass, shape?.id, own, declaredIn(facet, names), command, isLending, responseFields]);
}

/** What the checks at mount see of a resource of a class, except what they read of each. `own` are the names of its own properties. */
export function checkedLikeness(resource: AnyResource, own: readonly string[]): string {
  const declared = declaredIn(resource, [...own, ...declaredByClass(resource)]);
  return overriddenBy(resource, own) + likenessOf(declared, anyModel);
}

function declaredIn(resource: AnyResource, names: readonly string[]): readonly (readonly [string, unknown])[] {
  return names.filter(isDeclaration).map((name) => [name, Reflect.get(resource, name)]);
}

const OVERRIDDEN = new WeakMap<object, string>();

/** The callbacks that a resource of a class overrides, as one text. */
function overriddenBy(resource: AnyResource, own: readonly string[]): string {
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
