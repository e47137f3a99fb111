import { methodsOf } from "../graph/fold.ts";
import { type Plan, planFor } from "../graph/plan.ts";
import type { Codecs } from "../resource/codec.ts";
import type { AnyResource } from "../resource/resource.ts";
import { Kit, type KitOptions } from "../walk/kit.ts";
import { type Walk, walkOf } from "../walk/run.ts";
import type { Tap } from "../walk/tap.ts";
import { areAlike } from "./alike.ts";

export type SharedOptions = Omit<KitOptions, "codecs" | "challenge"> & {
  readonly challengeFor: (resource: AnyResource) => string;
};

/** The plans and walks of resources that are alike and use the same codecs. */
export class Family {
  /** The plan of each method that is allowed, OPTIONS included. The walk, the document and the drawing read it. */
  readonly plans: ReadonlyMap<string, Plan>;
  readonly kit: Kit;
  readonly #known: ReadonlySet<string>;
  readonly #notAllowed: Plan;
  readonly #notKnown: Plan;
  #walks: ReadonlyMap<string, Walk>;
  #refuse: Walk;
  #disown: Walk;

  constructor(resource: AnyResource, options: KitOptions) {
    this.kit = new Kit(resource, options);
    this.plans = new Map(methodsOf(resource).map((method) => [method, planFor({ resource, method })]));
    this.#known = new Set(resource.knownMethods);
    // All methods that are not allowed, or not known, have the same plan up to B10.
    this.#notAllowed = planFor({ resource, method: strangerAmong(resource.knownMethods, this.plans) });
    this.#notKnown = planFor({ resource, method: "" });
    this.#walks = this.#walksOf();
    this.#refuse = walkOf(this.#notAllowed, this.kit);
    this.#disown = walkOf(this.#notKnown, this.kit);
  }

  /** Whether this resource can share the plans and walks. */
  takes(resource: AnyResource, { codecs, challenge }: Pick<KitOptions, "codecs" | "challenge">): boolean {
    const { options, sample } = this.kit;
    return options.codecs === codecs && options.challenge === challenge && areAlike(sample, resource);
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
    this.#refuse = walkOf(this.#notAllowed, this.kit, tap);
    this.#disown = walkOf(this.#notKnown, this.kit, tap);
  }

  #walksOf(tap?: Tap): ReadonlyMap<string, Walk> {
    return new Map([...this.plans].map(([method, plan]) => [method, walkOf(plan, this.kit, tap)]));
  }
}

/** The most families of a class that are searched: its instances may all be different. */
const MOST_SEARCHED = 8;

export class Families {
  readonly #shared: SharedOptions;
  readonly #byClass = new Map<unknown, Family[]>();

  constructor(shared: SharedOptions) {
    this.#shared = shared;
  }

  /** The family that a resource belongs to; its own, where it is the first. */
  of(resource: AnyResource, codecs: Codecs): Family {
    const { challengeFor, ...shared } = this.#shared;
    const options = { ...shared, codecs, challenge: challengeFor(resource) };
    const others = this.#byClass.get(resource.constructor) ?? [];
    const known = others.find((family) => family.takes(resource, options));
    if (known !== undefined) return known;
    const family = new Family(resource, options);
    if (others.length < MOST_SEARCHED) this.#byClass.set(resource.constructor, [...others, family]);
    return family;
  }
}

function strangerAmong(known: readonly string[], plans: ReadonlyMap<string, Plan>): string {
  return known.find((method) => !plans.has(method)) ?? "";
}
