import type { FieldOf } from "../graph/carried.ts";
import type { ServiceDefaults, Subject } from "../graph/declared.ts";
import { methodsOf } from "../graph/fold.ts";
import { planFor } from "../graph/plan.ts";
import { type Reach, reachOf, requestFields, responseFields } from "../graph/reach.ts";
import { type Deprecation, deprecationDate, deprecationLinks, sunsetDate } from "../http/deprecation.ts";
import type { Draining } from "../http/draining.ts";
import { methodIs, methodsThat } from "../http/method.ts";
import { fieldsBeside } from "../http/response.ts";
import { facetOf, isCommand } from "../resource/attached.ts";
import { deadlineOf, deprecationOf, isByMethod } from "../resource/byMethod.ts";
import type { RepresentationStore } from "../resource/cache.ts";
import type { Codecs } from "../resource/codec.ts";
import type { Context } from "../resource/context.ts";
import { type CorsPolicy, type SettledCors, settledCors } from "../resource/cors.ts";
import type { ErrorFormat, NearestErrorFormat, UncheckedMap } from "../resource/errorFormat.ts";
import { errorCodecsOf, nearestErrorFormat } from "../resource/errorFormat.ts";
import { type SettledPolicy, settledPolicy } from "../resource/idempotency.ts";
import { overrides } from "../resource/overrides.ts";
import type { AnyResource, Callback } from "../resource/resource.ts";
import type { Observer } from "../telemetry/observer.ts";
import type { Afterwork } from "./afterwork.ts";
import type { DeadlineClock } from "./deadline.ts";
import { ErrorWriter, errorOffersOf } from "./errorWriter.ts";
import { type Consumed, consumedOf, NOTHING_CONSUMED, type Offers, offersOf, Variants } from "./offers.ts";
import type { ResponseSettings } from "./responseSettings.ts";

/** Called once with what was thrown. The client never sees it. It may be asynchronous, and is not awaited. */
export type ErrorHook = (error: unknown, ctx: Context | undefined) => void;

export interface KitOptions {
  readonly codecs: Codecs;
  /** WWW-Authenticate where `isAuthorized` returns false. */
  readonly challenge: string;
  /** The request fields in which clients say who they are. */
  readonly credentials: readonly string[];
  readonly described: DescribedFields;
  readonly trace: boolean;
  readonly onError: ErrorHook;
  /** The service's, called where those of the resource return nothing. */
  readonly mapError?: UncheckedMap<Context> | undefined;
  /** Called for every request that ends; undefined where there can be no listener. */
  readonly observer?: Observer;
  /** The time within which callbacks come to a response; the service's commands are under the same clock. */
  readonly deadline: DeadlineClock;
  readonly afterwork?: Afterwork;
  readonly draining?: Draining;
  readonly responses?: ResponseSettings;
  readonly cors: CorsPolicy | undefined;
  readonly maxBodyBytes: number;
  readonly errors?: ErrorFormat;
  readonly defaults: ServiceDefaults;
}

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

/** What each request would otherwise compute of its resource. Resources that are alike share one. */
export class Kit {
  /** One of the resources that are alike, to read what they have in common. */
  readonly sample: AnyResource;
  /** Which of a resource's facets it is made for; 0 is the resource itself. */
  readonly facet: number;
  readonly options: KitOptions;
  readonly offers: Offers;
  readonly variants: Variants;
  readonly #stored: readonly boolean[];
  readonly #consumed: ReadonlyMap<string, Consumed>;
  readonly errors: ErrorWriter;
  readonly identity: number;
  readonly allow: string;
  readonly maxBodyBytes: number;
  readonly cors: SettledCors | undefined;
  readonly deprecations: Deprecations | undefined;
  readonly cache: CacheOfKit | undefined;
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

  consumed(method: string): Consumed {
    return this.#consumed.get(method) ?? NOTHING_CONSUMED;
  }

  deadlineOf(method: string): DeadlineClock {
    return this.options.deadline.of(deadlineOf(this.sample, method));
  }

  isStored(encoding: number): boolean {
    return this.#stored[encoding] ?? false;
  }

  overrides(callback: Callback): boolean {
    return overrides(this.sample, callback);
  }
}

/** The fields that the author describes. */
interface DescribedFields {
  readonly read: readonly string[];
  readonly sent: readonly string[];
}

/** Fetch 2.2.2: fields that a browser writes itself. */
const OF_BROWSERS = new Set(["Accept-Encoding", "Content-Length", "Cookie", "Expect"]);
/** Fields that every script may read (Fetch 2.2.2), and those that the browser reads for it. */
const READ_ALREADY = /^(?:Cache-Control|Content-(?:Encoding|Language|Length|Type)|Expires|Last-Modified|Vary)$/;

/** Ruling 49: the policy of a resource, which allows the fields that its methods read and exposes those that they send. */
function corsOf(whole: AnyResource, sample: AnyResource, options: KitOptions): SettledCors | undefined {
  const policy = sample.cors ?? options.cors;
  if (policy === undefined) return undefined;
  const of = (fields: (reach: Reach, subject: Subject) => Iterable<string>) =>
    whole.allowedMethods.flatMap((method) => {
      const subject = { resource: facetOf(whole, method), method, ...options.defaults };
      return [...fields(reachOf(planFor(subject), { documented: subject.resource }), subject)];
    });
  const { read, sent } = options.described;
  const reads = () =>
    new Set([...of(readBy), ...options.credentials, ...read].filter((name) => !OF_BROWSERS.has(name)));
  const sends = () =>
    new Set([...of(responseFields), ...sent, "Allow", "Date"].filter((name) => !READ_ALREADY.test(name)));
  return settledCors(policy, reads, sends);
}

function readBy(reach: Reach, subject: Subject): readonly string[] {
  const isHandled = isCommand(subject.resource) && methodIs(subject.method, "content");
  return [...requestFields(reach, subject), ...(isHandled ? ["Content-Type"] : [])];
}

interface Deprecated {
  readonly deprecation: Deprecation;
  readonly fields: readonly string[];
}

type Deprecations = (method: string) => Deprecated | undefined;

const VALUES: { readonly [F in FieldOf<"deprecation">]: (deprecation: Deprecation) => string | undefined } = {
  Deprecation: ({ since }) => since && deprecationDate(since),
  Sunset: ({ sunset }) => sunset && sunsetDate(sunset),
  Link: (deprecation) => deprecationLinks(deprecation).join(", ") || undefined,
};

/** Undefined where nothing of the resource is deprecated, so that its responses pay nothing for it. */
function deprecationsOf(resource: AnyResource, ofService: Deprecation | undefined): Deprecations | undefined {
  const { deprecation = ofService, knownMethods } = resource;
  if (deprecation === undefined || deprecation === false) return undefined;
  if (!isByMethod(deprecation)) {
    const always = deprecated(deprecation);
    return () => always;
  }
  const byMethod = new Map(
    knownMethods.flatMap((method) => {
      const own = deprecationOf(resource, method, ofService);
      return own === undefined ? [] : [[method, deprecated(own)] as const];
    }),
  );
  return (method) => byMethod.get(method);
}

function deprecated(deprecation: Deprecation): Deprecated {
  const fields = Object.entries(VALUES).flatMap(([name, valueOf]) => {
    const value = valueOf(deprecation);
    return value === undefined ? [] : [name, value];
  });
  return { deprecation, fields };
}

/** A response that is replayed may have its links already. */
export function writeDeprecation(deprecated: Deprecated | undefined, fields: string[]): void {
  fields.push(...fieldsBeside(deprecated?.fields ?? [], fields));
}
