import type { Deprecation } from "../http/deprecation.ts";
import type { DigestAlgorithm } from "../http/digest.ts";
import type { MaybePromise } from "../http/later.ts";
import type { Link } from "../http/link.ts";
import { STANDARD_METHODS } from "../http/method.ts";
import type { Preference } from "../http/prefer.ts";
import type { Problem, ProblemMembers } from "../http/problem.ts";
import type { CachePolicy } from "./cache.ts";
import type { BodyOf, Context, ParamsOf, QueryOf, Release } from "./context.ts";
import type { CorsPolicy } from "./cors.ts";
import type { Description } from "./description.ts";
import type { Halt } from "./halt.ts";
import type { IdempotencyPolicy } from "./idempotency.ts";
import type { Model, Output } from "./model.ts";
import type { OwnNode } from "./ownNode.ts";
import type { AnyPart } from "./part.ts";
import type { PatchType } from "./patch.ts";

/** What a client can find unacceptable. */
export type Ignorable = "type" | "language" | "encoding";

/** When to come again: seconds from now, or a Date; or a refusal that also has details for the problem. */
export type RetryHint = number | Date | Refusal;

/** A refusal with its reason: `{ problem: { detail: "Book 1 has this ISBN." } }`. */
export interface Objection {
  readonly problem: ProblemMembers;
}

/** A refusal with more than when to come again: the policy, for example. */
export interface Refusal {
  readonly retryAfter: number | Date;
  readonly problem?: ProblemMembers;
}

/** A redirect's target, or false for none. */
export type Redirect = string | false;

/** One alternative of a 300. */
export interface Choice {
  readonly href?: string;
  readonly type: string;
}

export type QueryModel<C> = C extends Context<infer S> ? Model<QueryOf<S>> : Model;

/** Of a context that says what its content is, the model that gives that. */
export type BodyModel<C> = C extends Context<infer S> ? Model<BodyOf<S>> : Model;

/**
 * What an author writes against: a class of small callbacks, which the decision graph calls in its fixed order. Each has the default that
 * HTTP expects, and may be synchronous or return a promise. They are in the order of the graph; each comment gives the question, the node
 * that calls it, what a return value leads to, and the default. One instance serves all requests: `ctx.state` has what belongs to one.
 */
export abstract class Resource<C extends Context = Context> {
  /** Carries the context's type to where the resource is mounted. Never set. */
  declare readonly "~context": C | undefined;

  // ---- Declarations: read once, when the resource is mounted ------------------------------------------------------

  /** Methods that this resource supports; any other is 405. HEAD must be listed; OPTIONS is always allowed. */
  readonly allowedMethods: readonly string[] = ["GET", "HEAD"];

  /** Methods that this resource knows; any other is 501. */
  readonly knownMethods: readonly string[] = STANDARD_METHODS;

  /** Parts: pieces that several resources share. What they provide is in `ctx.state`. Their callbacks are called before these. */
  readonly with: readonly AnyPart[] = [];

  /** Parameters that the pattern must have, checked at mount. Their type is checked by the compiler in any case. */
  readonly params: readonly ParamsOf<C>[] = [];

  /** The model of the path's parameters, which is synchronous; what it refuses is 404. Its output is `ctx.params` from B13b on. */
  readonly pathModel: Model | undefined = undefined;

  /** Media types that `represent`'s value can be encoded in; the first is the default. */
  readonly produces: readonly string[] = ["application/json"];

  /** Media types that content may have, or by method: `{ PUT: [JSON] }`; any other is 415. Empty: `processPost` reads the body. */
  readonly consumes: readonly string[] | Readonly<Record<string, readonly string[]>> = [];

  /** The model of a consumed body, or by method: `{ PUT: Book }`; what it refuses is 400 (`invalidBody` may say 422). The acts receive its output. */
  readonly body: BodyModel<C> | Readonly<Record<string, Model>> | undefined = undefined;

  /**
   * Patch formats that PATCH takes, in place of what it consumes: "application/merge-patch+json" (RFC 7396), "application/json-patch+json"
   * (RFC 6902). The patch is applied to what `represent` gives, and `apply` receives the patched whole as `body` accepts it; what cannot
   * be applied, or is refused, is 422, and a failed test 409.
   */
  readonly patches: readonly PatchType[] = [];

  /** The status of content that `body` refuses: 400, or 422 for what was decoded. Default: the service's, else 400. */
  readonly invalidBody: 400 | 422 | undefined = undefined;

  /** The model of the query string; what it refuses is 400. Its output is `ctx.query`. */
  readonly query: QueryModel<C> | undefined = undefined;

  /** Whether PUT to a missing resource creates it; if not, it is 404 or 410 as with any other method. */
  readonly putCreates: boolean = true;

  /**
   * "optimistic" if acts say what became of the state (`stored`, `removed`), or that it had changed since it was found (`stale`): then the
   * request goes back to G7, and is 409 when it has been tried three times. PUT, PATCH and DELETE need `generateEtag` for it.
   */
  readonly concurrency: "optimistic" | undefined = undefined;

  /** Whether a `withheld` resource is 404, as if it were missing, instead of 403. */
  readonly withheldAsMissing: boolean = false;

  /**
   * Callbacks, and the query model, that count for these methods only: `{ forbidden: ["PUT", "DELETE"] }`. For others they are as if they were
   * not overridden, in the document as on the wire. HEAD is treated as GET.
   */
  readonly onlyFor: { readonly [C in keyof Resource]?: readonly string[] } = {};

  /** Serve the first offer if the Accept headers of a read rule out all of them, instead of 406: true, or for these only. */
  readonly ignoreUnacceptable: boolean | readonly Ignorable[] = false;

  /** Languages that are offered, the first being the default. Empty: the language is not negotiated. */
  readonly languages: readonly string[] = [];

  /** Content codings that are offered: "gzip", "br", "deflate", "zstd". `identity` always is. */
  readonly encodings: readonly string[] = [];

  /** Those of `encodings` in which `represent` gives its content already, as `ctx.chosenEncoding` says. The framework applies all others. */
  readonly storedEncodings: readonly string[] = [];

  /**
   * "bytes" if GET serves parts to clients that send Range: 206, or 416. The content is then text, bytes, or something with `size` and
   * `slice(start, end)`, such as a Blob; a stream, and what the framework compresses, is sent whole. Undefined: Range is ignored.
   */
  readonly ranges: "bytes" | undefined = undefined;

  /**
   * Algorithms of digests (RFC 9530), the preferred one first: Content-Digest and Repr-Digest of a request are checked (400), and
   * GET gives them to those that send Want-Content-Digest or Want-Repr-Digest, where the content is text or bytes.
   */
  readonly digests: readonly DigestAlgorithm[] = [];

  /** Whether content without a digest is 400. */
  readonly requireDigest: boolean = false;

  /** The digest that GET gives without being asked: of the content that is sent, or of the whole representation. */
  readonly sendDigest: "content" | "representation" | undefined = undefined;

  /**
   * Preferences of clients (RFC 7240) that POST, PUT and PATCH honour: "return" (a response without content, or with the
   * representation, also on 412), "respond-async" (`accepted` is asked only of those that prefer it), "wait", and "handling" (members
   * that `body` drops are refused for those that want it strict). `ctx.preferences` has what was sent.
   */
  readonly preferences: readonly Preference[] = [];

  /**
   * How Idempotency-Key is taken (draft-ietf-httpapi-idempotency-key-header-07), with POST and PATCH unless it names other methods: a
   * request that is sent again has no second effect, and gets the response to the first. Undefined: the field is ignored.
   */
  readonly idempotency: IdempotencyPolicy | undefined = undefined;

  /** Caches what `represent` returns, by target, choice, fields of `vary` and the strong tag of `generateEtag`: it is called once for each state. */
  readonly cache: CachePolicy | undefined = undefined;

  /** Milliseconds that callbacks may take, in place of the service's `deadline`, or by method: `{ POST: 60_000 }`. */
  readonly deadline: number | Readonly<Record<string, number>> | undefined = undefined;

  /** The most bytes that a body may have, in place of the service's limit; more is 413. */
  readonly maxBodyBytes: number | undefined = undefined;

  /** Whether content is read before B8: from `isAuthorized` on `ctx.rawBody` has it, to verify its signature. More than `maxBodyBytes` is 413. */
  readonly rawBody: boolean = false;

  /** Statuses of the Halts that callbacks throw, beside those that the graph reaches: for every method, or by method, as in `{ PATCH: [422] }`. */
  readonly halts: readonly number[] | Readonly<Record<string, readonly number[]>> = [];

  /** Media types of errors, negotiated apart from `produces`; the first is the default. Undefined: the service's, else application/problem+json. */
  readonly errorProduces: readonly string[] | undefined = undefined;

  /** The model of what `errorBody` gives, for the document, if that is not a problem of RFC 9457. */
  readonly errorModel: Model | undefined = undefined;

  /**
   * That the resource is deprecated (RFC 9745), and when it will be gone (RFC 8594), or by method: `{ PUT: { since, sunset } }`. Every
   * response says so, and from the sunset on it is 410 where `gone` is set. False: it is not. Undefined: as the service says.
   */
  readonly deprecation: Deprecation | Readonly<Record<string, Deprecation | false>> | false | undefined = undefined;

  /** Which other origins may read responses, in place of the service's policy. Preflights end before B8. */
  readonly cors: CorsPolicy | undefined = undefined;

  /** Decisions of your own, beside those of HTTP: `node` of `signalbox/nodes` makes them. Default: none. */
  readonly nodes: readonly OwnNode[] = [];

  // ---- B: may this client ask this at all? ------------------------------------------------------------------------

  /** Is the service available at all? B13: a hint is 503 + Retry-After. Default: true. */
  serviceAvailable(_ctx: C): MaybePromise<true | RetryHint> {
    return true;
  }

  /** Is this client within its rate limit? B13a: a hint is 429 + Retry-After. Default: true. */
  withinRateLimit(_ctx: C): MaybePromise<true | RetryHint> {
    return true;
  }

  /** Set up what the request needs. B13b: the function returned is called once when the request has ended. */
  lifespan(_ctx: C): MaybePromise<Release | undefined | void> {
    return undefined;
  }

  /** Is the target longer than this resource wants to read? B11: true is 414. Default: false. */
  uriTooLong(_ctx: C): MaybePromise<boolean> {
    return false;
  }

  /** Is it too early to act on a request that may have been replayed? B10c, where Early-Data was sent (RFC 8470): true is 425. Default: false. */
  tooEarly(_ctx: C): MaybePromise<boolean> {
    return false;
  }

  /** Is the request malformed in a way that no model detects? B9: true, or an objection, is 400. Default: false. */
  malformedRequest(_ctx: C): MaybePromise<boolean | Objection> {
    return false;
  }

  /** Is the client authenticated? B8: a challenge, or false for that of the security scheme, is 401. Default: true. */
  isAuthorized(_ctx: C): MaybePromise<boolean | string> {
    return true;
  }

  /**
   * Is this forbidden to the client? B7: true, or an objection, is 403. Called before anything is looked up: what depends on the resource
   * belongs in `withheld`. Default: false.
   */
  forbidden(_ctx: C): MaybePromise<boolean | Objection> {
    return false;
  }

  /**
   * Who is the client? Called after B4 for a request with an Idempotency-Key: two principals never share a key. Return the same text for
   * the same client every time. Default: none, which is refused at mount where `isAuthorized` is overridden.
   */
  principal(_ctx: C): MaybePromise<string> {
    return "";
  }

  /** Does the authenticated client have quota left? B7b, after B8: a hint is 429 + Retry-After. Default: true. */
  withinQuota(_ctx: C): MaybePromise<true | RetryHint> {
    return true;
  }

  /** Is it legally restricted? B7a: true, or the URL of the party that blocks it, is 451 (+ Link). Default: false. */
  isLegallyRestricted(_ctx: C): MaybePromise<boolean | string> {
    return false;
  }

  /** Are all Content-* fields understood? B6: false is 501. Default: true. */
  validContentHeaders(_ctx: C): MaybePromise<boolean> {
    return true;
  }

  // ---- G to L: is it there, and are the client's conditions met? --------------------------------------------------

  /** Is there a current representation? G7: false leads to the missing branch. Default: true. */
  resourceExists(_ctx: C): MaybePromise<boolean> {
    return true;
  }

  /** Is what was found withheld from this client? G7a, after G7: true, or an objection, is 403; G7c: 404 if `withheldAsMissing`. Default: false. */
  withheld(_ctx: C): MaybePromise<boolean | Objection> {
    return false;
  }

  /** Must a write name what it replaces? W1: true and an unconditional PUT, PATCH or DELETE is 428. Default: false. */
  requireConditionalWrite(_ctx: C): MaybePromise<boolean> {
    return false;
  }

  /**
   * Take over the connection of a GET for a WebSocket. Called when the request has ended, with what the runtime has: on Node a `NodeUpgrade`.
   * G8a: 101. Default: Upgrade is ignored.
   */
  upgrade(_ctx: C, _connection: object): MaybePromise<void> {
    return undefined;
  }

  /** The current state's tag: bare, quoted or weak. G11, K13: decides 304 and 412, and is sent. Default: none. */
  generateEtag(_ctx: C): MaybePromise<string | undefined> {
    return undefined;
  }

  /** When the state last changed. H12, L17: decides 304 and 412, and is sent. Default: unknown. */
  lastModified(_ctx: C): MaybePromise<Date | undefined> {
    return undefined;
  }

  // ---- The missing branch -----------------------------------------------------------------------------------------

  /** Did the missing resource exist before? K7: true leads to the redirects and to 410, false to 404. Default: false. */
  previouslyExisted(_ctx: C): MaybePromise<boolean> {
    return false;
  }

  /** Has it moved permanently, and where? I4, K5: a URL is 301. Default: false. */
  movedPermanently(_ctx: C): MaybePromise<Redirect> {
    return false;
  }

  /** Has it moved permanently, with the method kept, and where? I4a, K5a: a URL is 308. Default: false. */
  permanentRedirect(_ctx: C): MaybePromise<Redirect> {
    return false;
  }

  /** Has it moved temporarily, and where? L5: a URL is 307. Default: false. */
  movedTemporarily(_ctx: C): MaybePromise<Redirect> {
    return false;
  }

  /** Is POST to a missing resource allowed? M7, N5: false is 404 or 410. Default: false. */
  allowMissingPost(_ctx: C): MaybePromise<boolean> {
    return false;
  }

  // ---- Writes -----------------------------------------------------------------------------------------------------

  /** Delete the resource. M20: false is 500; true or nothing is 204; any other value is the content of a 200. */
  deleteResource(_ctx: C): MaybePromise<unknown> {
    return undefined;
  }

  /** Is the deletion complete, not only begun? M20b: false is 202. Default: true. */
  deleteCompleted(_ctx: C): MaybePromise<boolean> {
    return true;
  }

  /** Does this POST create a resource? N11: true leads to `apply` and 201, false to `processPost`. Default: false. */
  postIsCreate(_ctx: C): MaybePromise<boolean> {
    return false;
  }

  /** Does this write conflict with the state? O14, P3: true, or an objection, is 409. Default: false. */
  isConflict(_ctx: C, _body: Output<this["body"]>): MaybePromise<boolean | Objection> {
    return false;
  }

  /** Store a PUT, PATCH or creating POST. A returned value is the content of the response; without one an update is 204. */
  apply(_ctx: C, _body: Output<this["body"]>): MaybePromise<unknown> {
    return undefined;
  }

  /** The URL of the resource that a POST created: Location of the 201. Called after `apply`. */
  createPath(_ctx: C): MaybePromise<string> {
    return "";
  }

  /** Act on a POST that does not create. A returned value is the content of a 200; without one it is 204. */
  processPost(_ctx: C, _body: Output<this["body"]>): MaybePromise<unknown> {
    return undefined;
  }

  /** Where should the client go next: after `processPost`, or for the results of a QUERY? N11a, O16b: a URL is 303. Default: false. */
  seeOther(_ctx: C): MaybePromise<Redirect> {
    return false;
  }

  /** Is the write accepted, to be done later? O20a, P11a: true, or the URL to follow it at, is 202. Default: false. */
  accepted(_ctx: C): MaybePromise<boolean | string> {
    return false;
  }

  // ---- The representation -----------------------------------------------------------------------------------------

  /** Should the client choose among representations itself? O18: true, or the list of them, is 300. Default: false. */
  multipleChoices(_ctx: C): MaybePromise<boolean | readonly Choice[]> {
    return false;
  }

  /** The value that GET and HEAD represent, or what a QUERY (`ctx.body`) asks for. O18a: the codec of the chosen type encodes it; do not look at Accept. */
  represent(_ctx: C): MaybePromise<unknown> {
    return undefined;
  }

  /** What the representation is related to, as Link fields (RFC 8288) of a 200 or 206. Called behind `represent`. Default: none. */
  links(_ctx: C): MaybePromise<readonly Link[]> {
    return [];
  }

  /** Where the representation that is sent can be read again by GET: Content-Location of a 200, 206 and 304. Default: none. */
  contentLocation(_ctx: C): MaybePromise<string | undefined> {
    return undefined;
  }

  /** Where GET asks the same as this QUERY, whenever it is asked: Location of its 200 and 206. Default: none. */
  equivalentLocation(_ctx: C): MaybePromise<string | undefined> {
    return undefined;
  }

  /** Cache-Control of a 200 and its 304. Default: none. */
  cacheControl(_ctx: C): MaybePromise<string | undefined> {
    return undefined;
  }

  /** Expires of a 200 and its 304. Default: none. */
  expires(_ctx: C): MaybePromise<Date | undefined> {
    return undefined;
  }

  /** Request fields that `represent` looks at, for Vary, in addition to those of negotiation. Default: none. */
  vary(_ctx: C): MaybePromise<readonly string[]> {
    return [];
  }

  // ---- Errors and the document ------------------------------------------------------------------------------------

  /**
   * The Halt that an error of yours means, such as 409 for a unique violation; undefined for an error that it does not know. Called for
   * what callbacks and codecs throw, the nearest first. Default: undefined, which leaves a 500.
   */
  mapError(_error: unknown, _ctx: C): MaybePromise<Halt | undefined | void> {
    return undefined;
  }

  /** The content of an error: the problem, another value for the error's codec, or undefined for none. Default: as the service says. */
  errorBody(_ctx: C, problem: Problem): MaybePromise<unknown> {
    return problem;
  }

  /** The operations, for the OpenAPI document. A resource without it is not in the document. */
  describe(): Description | undefined {
    return undefined;
  }
}

/** A resource of any context. */
// Callbacks use the context's type both as input and as output, so only `any` covers all resources.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyResource = Resource<any>;

/** The names of the callbacks above. */
export type Callback = Exclude<
  { [K in keyof AnyResource]: AnyResource[K] extends (...args: never[]) => unknown ? K : never }[keyof AnyResource],
  "~context"
>;

/** The names of the declarations above. */
export type Declaration = Exclude<keyof AnyResource, Callback | "~context">;
