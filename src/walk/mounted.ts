import { methodsOf } from "../graph/fold.ts";
import { BODY_METHODS } from "../http/method.ts";
import type { Codecs } from "../resource/codec.ts";
import type { Context } from "../resource/context.ts";
import type { CorsPolicy } from "../resource/cors.ts";
import { overrides } from "../resource/overrides.ts";
import type { AnyResource, Callback } from "../resource/resource.ts";
import type { Observer } from "../telemetry/observer.ts";
import { type Consumed, consumedOf, NOTHING_CONSUMED } from "./consumed.ts";
import { type ErrorOffers, errorOffersOf } from "./errorOffers.ts";
import { type Offers, offersOf } from "./offers.ts";
import { Variants } from "./variants.ts";

/** Told once of whatever was thrown. The client never sees it. */
export type ErrorHook = (error: unknown, ctx: Context | undefined) => void;

export interface MountOptions {
  readonly pattern: string;
  readonly codecs: Codecs;
  /** WWW-Authenticate where `isAuthorized` answers false. */
  readonly challenge: string;
  /** Whether X-Framework-Trace is sent. */
  readonly trace: boolean;
  readonly onError: ErrorHook;
  /** Told of every request that ends; undefined where nobody can ever want to know. */
  readonly observer?: Observer;
  /** Milliseconds within which callbacks come to an answer. */
  readonly deadline: number;
  /** The service's CORS policy, where the resource has none of its own. */
  readonly cors: CorsPolicy | undefined;
  /** The service's ceiling, where the resource declares no size of its own. */
  readonly maxBodyBytes: number;
}

/** One resource at its place: everything about it that a request would otherwise work out anew. */
export class Mounted {
  readonly resource: AnyResource;
  readonly options: MountOptions;
  readonly offers: Offers;
  readonly variants: Variants;
  readonly #consumed: ReadonlyMap<string, Consumed>;
  readonly errorOffers: ErrorOffers;
  /** Index of the identity coding among the offers. */
  readonly identity: number;
  readonly allow: string;
  readonly maxBodyBytes: number;
  readonly cors: CorsPolicy | undefined;

  constructor(resource: AnyResource, options: MountOptions) {
    this.resource = resource;
    this.options = options;
    this.offers = offersOf(resource, options.codecs);
    this.variants = new Variants(this.offers);
    this.#consumed = new Map(BODY_METHODS.map((method) => [method, consumedOf(resource, method, options.codecs)]));
    this.errorOffers = errorOffersOf(resource, options.codecs);
    this.identity = this.offers.encodings.indexOf("identity");
    this.allow = methodsOf(resource).join(", ");
    this.cors = resource.cors ?? options.cors;
    this.maxBodyBytes = resource.maxBodyBytes ?? options.maxBodyBytes;
  }

  /** The media types that a method consumes; none for a method that carries no body. */
  consumed(method: string): Consumed {
    return this.#consumed.get(method) ?? NOTHING_CONSUMED;
  }

  overrides(callback: Callback): boolean {
    return overrides(this.resource, callback);
  }
}
