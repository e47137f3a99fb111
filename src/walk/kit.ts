import type { ServiceDefaults } from "../graph/declared.ts";
import { methodsOf } from "../graph/fold.ts";
import type { Draining } from "../http/draining.ts";
import { methodsThat } from "../http/method.ts";
import { deadlineOf } from "../resource/byMethod.ts";
import type { RepresentationStore } from "../resource/cache.ts";
import type { Codecs } from "../resource/codec.ts";
import type { Context } from "../resource/context.ts";
import type { CorsPolicy, SettledCors } from "../resource/cors.ts";
import {
  type ErrorFormat,
  errorCodecsOf,
  type NearestErrorFormat,
  nearestErrorFormat,
} from "../resource/errorFormat.ts";
import type { UncheckedMap } from "../resource/errorMap.ts";
import { type SettledPolicy, settledPolicy } from "../resource/idempotency.ts";
import { overrides } from "../resource/overrides.ts";
import type { AnyResource, Callback } from "../resource/resource.ts";
import type { Observer } from "../telemetry/observer.ts";
import type { Afterwork } from "./afterwork.ts";
import { type Consumed, consumedOf, NOTHING_CONSUMED } from "./consumed.ts";
import { corsOf, type DescribedFields } from "./corsOf.ts";
import type { DeadlineClock } from "./deadlineClock.ts";
import { type Deprecations, deprecationsOf } from "./deprecations.ts";
import { ErrorWriter, errorOffersOf } from "./errorWriter.ts";
import { type Offers, offersOf, Variants } from "./offers.ts";
import type { ResponseSettings } from "./responseSettings.ts";

/** Called once with what was thrown. The client never sees it. It may be asynchronous, and is not awaited. */
export type ErrorHook = (error: unknown, ctx: Context | undefined) => void;

export interface KitOptions {
  readonly codecs: Codecs;
  /** WWW-Authenticate where `isAuthorized` returns false. */
  readonly challenge: string;
  /** The request fields in which clients say who they are. */
  readonly credentials: readonly string[];
  /** The fields that the author describes: those that are read, and those that are sent. */
  readonly described: DescribedFields;
  /** Whether X-Framework-Trace is sent. */
  readonly trace: boolean;
  /** Never throws. */
  readonly onError: ErrorHook;
  /** The service's, called where those of the resource return nothing. */
  readonly mapError?: UncheckedMap<Context> | undefined;
  /** Called for every request that ends; undefined where there can be no listener. */
  readonly observer?: Observer;
  /** The time within which callbacks come to a response; the service's commands are under the same clock. */
  readonly deadline: DeadlineClock;
  /** What runs after responses, which the service waits for when it stops. */
  readonly afterwork?: Afterwork;
  /** Told when the service drains. */
  readonly draining?: Draining;
  /** How responses are held against their models; undefined where they are not. */
  readonly responses?: ResponseSettings;
  /** The service's CORS policy, where the resource has none of its own. */
  readonly cors: CorsPolicy | undefined;
  /** The service's limit, where the resource declares none of its own. */
  readonly maxBodyBytes: number;
  /** The service's format of errors, where the resource declares none of its own. */
  readonly errors?: ErrorFormat;
  readonly defaults: ServiceDefaults;
}

/** Where what resources represent is kept. */
export interface CacheOfKit {
  readonly store: RepresentationStore;
  readonly shared: boolean;
  /** Tells the keys of these resources from those of others that have the same store, in another service for example. */
  readonly scope: number;
}

let scopes = 0;

function cacheOf({ cache }: AnyResource): CacheOfKit | undefined {
  if (cache === undefined) return undefined;
  scopes += 1;
  return { store: cache.store, shared: cache.shared ?? false, scope: scopes };
}

/**
 * Everything about a resource that each request would otherwise compute. Resources that are alike share one, so that a
 * service with thousands of them uses the same memory for all.
 */
export class Kit {
  /** One of the resources that are alike, to read what they have in common. */
  readonly sample: AnyResource;
  /** Which of a resource's facets it is made for; 0 is the resource itself. */
  readonly facet: number;
  readonly options: KitOptions;
  readonly offers: Offers;
  readonly variants: Variants;
  /** By coding, whether content is stored in it. */
  readonly #stored: readonly boolean[];
  readonly #consumed: ReadonlyMap<string, Consumed>;
  readonly errors: ErrorWriter;
  /** Index of the identity coding among the offers. */
  readonly identity: number;
  readonly allow: string;
  readonly maxBodyBytes: number;
  readonly cors: SettledCors | undefined;
  /** What is deprecated, by method; undefined where nothing is. */
  readonly deprecations: Deprecations | undefined;
  /** Where what `represent` gives is kept; undefined where it is not. */
  readonly cache: CacheOfKit | undefined;
  /** How Idempotency-Key is taken; undefined where it is ignored. */
  readonly idempotency: SettledPolicy | undefined;
  /** Whose `errorBody` is called; undefined where every error is a plain problem. */
  readonly errorsShapedBy: NearestErrorFormat["shapedBy"];
  /** The choice before a node chooses, and where none does. */
  readonly firstMediaType: string | undefined;
  readonly firstLanguage: string | undefined;

  /** `whole` is the resource whose facet this one is. */
  constructor(sample: AnyResource, options: KitOptions, facet = 0, whole = sample) {
    this.sample = sample;
    this.facet = facet;
    this.options = options;
    this.offers = offersOf(sample, options.codecs);
    this.#stored = this.offers.encodings.map((coding) => sample.storedEncodings.includes(coding));
    this.variants = new Variants(this.offers);
    this.#consumed = new Map(
      methodsThat("content").map((method) => [method, consumedOf(sample, method, options.codecs)]),
    );
    const { types, shapedBy } = nearestErrorFormat(sample, options.errors);
    this.errors = new ErrorWriter(
      errorOffersOf(types, errorCodecsOf(options.codecs, options.errors)),
      options.errors?.errorBody,
    );
    this.errorsShapedBy = shapedBy;
    this.identity = this.offers.encodings.indexOf("identity");
    this.allow = methodsOf(sample).join(", ");
    this.cors = corsOf(whole, sample, options);
    this.deprecations = deprecationsOf(sample, options.defaults.deprecation);
    this.cache = cacheOf(sample);
    this.idempotency = sample.idempotency && settledPolicy(sample.idempotency);
    this.firstMediaType = this.offers.mediaTypes[0]?.name;
    this.firstLanguage = this.offers.languages[0];
    this.maxBodyBytes = sample.maxBodyBytes ?? options.maxBodyBytes;
  }

  /** The media types that a method consumes; none for a method that carries no body. */
  consumed(method: string): Consumed {
    return this.#consumed.get(method) ?? NOTHING_CONSUMED;
  }

  /** The time within which a method comes to its response. */
  deadlineOf(method: string): DeadlineClock {
    return this.options.deadline.of(deadlineOf(this.sample, method));
  }

  /** Whether `represent` gives content that has this coding, by its index among the offers. */
  isStored(encoding: number): boolean {
    return this.#stored[encoding] ?? false;
  }

  overrides(callback: Callback): boolean {
    return overrides(this.sample, callback);
  }
}
