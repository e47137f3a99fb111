import { methodsOf } from "../graph/fold.ts";
import { type Plan, planFor } from "../graph/plan.ts";
import type { Codecs } from "../resource/codec.ts";
import { facetOf, facetsOf } from "../resource/facets.ts";
import { DEFAULTS } from "../resource/overrides.ts";
import type { AnyResource } from "../resource/resource.ts";
import { responseFieldsOf } from "../resource/responseFields.ts";
import { Kit, type KitOptions } from "../walk/kit.ts";
import { type Walk, walkOf } from "../walk/run.ts";
import type { Tap } from "../walk/tap.ts";
import { areAlike, isSame, kinOf } from "./alike.ts";

export type SharedOptions = Omit<KitOptions, "codecs" | "challenge"> & {
  readonly challengeFor: (resource: AnyResource) => string;
};

/** The plans and walks of resources that are alike and use the same codecs. */
export class Family {
  /** The plan of each method that is allowed, OPTIONS included. The walk, the document and the drawing read it. */
  readonly plans: ReadonlyMap<string, Plan>;
  readonly #kits: readonly Kit[];
  readonly #kitOf: ReadonlyMap<string, Kit>;
  readonly #ownKit: Kit;
  readonly #known: ReadonlySet<string>;
  readonly #notAllowed: Plan;
  readonly #notKnown: Plan;
  #walks: ReadonlyMap<string, Walk>;
  #refuse: Walk;
  #disown: Walk;

  constructor(resource: AnyResource, options: KitOptions) {
    const facets = facetsOf(resource);
    const needed = neededFor(resource, options);
    this.#ownKit = new Kit(resource, needed);
    this.#kits = facets.map((facet, at) => (at === 0 ? this.#ownKit : new Kit(facet, needed, at)));
    const methods = methodsOf(resource);
    this.#kitOf = new Map(
      methods.map((method) => [method, this.#kits[facets.indexOf(facetOf(resource, method))] ?? this.#ownKit]),
    );
    this.plans = new Map(methods.map((method) => [method, planFor({ resource, method })]));
    this.#known = new Set(resource.knownMethods);
    // All methods that are not allowed, or not known, have the same plan up to B10.
    this.#notAllowed = planFor({ resource, method: strangerAmong(resource.knownMethods, this.plans) });
    this.#notKnown = planFor({ resource, method: "" });
    this.#walks = this.#walksOf();
    this.#refuse = walkOf(this.#notAllowed, this.#ownKit);
    this.#disown = walkOf(this.#notKnown, this.#ownKit);
  }

  /** Whether this resource can share the plans and walks. */
  takes(resource: AnyResource, { codecs, challenge }: Pick<KitOptions, "codecs" | "challenge">): boolean {
    const { options } = this.#ownKit;
    if (!isSame(options.codecs, codecs) || options.challenge !== challenge) return false;
    const facets = facetsOf(resource);
    return (
      facets.length === this.#kits.length &&
      this.#kits.every(
        ({ sample }, at) =>
          areAlike(sample, facets[at] ?? resource) &&
          isSame(responseFieldsOf(sample), responseFieldsOf(facets[at] ?? resource)),
      ) &&
      [...this.#kitOf].every(([method, kit]) => facets[kit.facet] === facetOf(resource, method))
    );
  }

  /** What was made ready for a method, whatever a client may send. */
  kitOf(method: string): Kit {
    return this.#kitOf.get(method) ?? this.#ownKit;
  }

  /** The plan of any method that a client may send. */
  planOf(method: string): Plan {
    return this.plans.get(method) ?? (this.#known.has(method) ? this.#notAllowed : this.#notKnown);
  }

  walk(method: string): Walk {
    return this.#walks.get(method) ?? (this.#known.has(method) ? this.#refuse : this.#disown);
  }

  /** Sets or removes the tap of every walk. */
  tap(tap: Tap | undefined): void {
    this.#walks = this.#walksOf(tap);
    this.#refuse = walkOf(this.#notAllowed, this.#ownKit, tap);
    this.#disown = walkOf(this.#notKnown, this.#ownKit, tap);
  }

  #walksOf(tap?: Tap): ReadonlyMap<string, Walk> {
    return new Map([...this.plans].map(([method, plan]) => [method, walkOf(plan, this.kitOf(method), tap)]));
  }
}

/** The most families that are searched, of a class, or of literals with the same keys: their members may all be different. */
const MOST_SEARCHED = 8;

export class Families {
  readonly #shared: SharedOptions;
  readonly #byKin = new Map<unknown, Family[]>();

  constructor(shared: SharedOptions) {
    this.#shared = shared;
  }

  /** The family that a resource belongs to; its own, where it is the first. */
  of(resource: AnyResource, codecs: Codecs): Family {
    const { challengeFor, ...shared } = this.#shared;
    const options = { ...shared, codecs, challenge: challengeFor(resource) };
    const kin = kinOf(resource);
    const others = this.#byKin.get(kin) ?? [];
    const known = others.find((family) => family.takes(resource, options));
    if (known !== undefined) return known;
    const family = new Family(resource, options);
    if (others.length < MOST_SEARCHED) this.#byKin.set(kin, [...others, family]);
    return family;
  }
}

/** What has no description has no models that its responses could be held against. */
function neededFor(resource: AnyResource, { responses, ...others }: KitOptions): KitOptions {
  return responses === undefined || resource.describe === DEFAULTS.describe ? others : { ...others, responses };
}

function strangerAmong(known: readonly string[], plans: ReadonlyMap<string, Plan>): string {
  return known.find((method) => !plans.has(method)) ?? "";
}
