import { STANDARD_METHODS } from "../http/method.ts";
import type { Problem, ProblemMembers } from "../http/problem.ts";
import type { Context, ParamsOf, QueryOf, Release } from "./context.ts";
import type { CorsPolicy } from "./cors.ts";
import type { Description } from "./description.ts";
import type { MaybePromise } from "./maybePromise.ts";
import type { Model, Output } from "./model.ts";
import type { AnyPart } from "./part.ts";

/** When to come again: seconds from now, or a moment; or that, with more to say in the problem. */
export type RetryHint = number | Date | Refusal;

/** A refusal that says why: `{ problem: { detail: "Book 1 has this ISBN." } }`. */
export interface Objection {
  readonly problem: ProblemMembers;
}

/** A refusal that says more than when to come again: which policy it was, for example. */
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

/**
 * What an author writes against. A resource is a class of small callbacks, and the decision graph asks them in its fixed
 * order; each has the default that HTTP expects, so that a resource overrides only what it has something to say about.
 *
 * The page reads in the order of the graph. Each callback gives: its question; the node that calls it, and what a return value
 * leads to; its default. Every callback may be synchronous or return a promise.
 *
 * One instance serves all requests. What belongs to one request goes into `ctx.state`.
 */
export abstract class Resource<C extends Context = Context> {
  /** Carries the context's type to where the resource is mounted. Never set. */
  declare readonly "~context": C | undefined;

  // ---- Declarations: read once, when the resource is mounted ------------------------------------------------------

  /** Methods that this resource supports; any other is 405. HEAD must be listed; OPTIONS is always allowed. */
  readonly allowedMethods: readonly string[] = ["GET", "HEAD"];

  /** Methods that this resource has heard of; any other is 501. */
  readonly knownMethods: readonly string[] = STANDARD_METHODS;

  /** Parts: pieces that several resources share. What they provide is in `ctx.state`. Their callbacks are called before these. */
  readonly with: readonly AnyPart[] = [];

  /** Parameters that the pattern must have, checked at mount. Their type is checked by the compiler in any case. */
  readonly params: readonly ParamsOf<C>[] = [];

  /** Media types that `represent`'s value can be encoded in; the first is the default. */
  readonly produces: readonly string[] = ["application/json"];

  /**
   * Media types that are taken from POST, PUT and PATCH, or by method, as in `{ PUT: [JSON], PATCH: [MERGE_PATCH] }`; any
   * other is 415. Empty: the body is `processPost`'s affair.
   */
  readonly consumes: readonly string[] | Readonly<Record<string, readonly string[]>> = [];

  /**
   * The model of a consumed body, or one for each method, as in `{ PUT: Book, PATCH: BookPatch }`; what it refuses is 400
   * (`invalidBody` may say 422).
   * `apply` and `processPost` receive what it gives back.
   */
  readonly body: Model | Readonly<Record<string, Model>> | undefined = undefined;

  /** The status of content that `body` refuses: 400, or 422 for what was decoded. Undefined: as the service says, else 400. */
  readonly invalidBody: 400 | 422 | undefined = undefined;

  /** The model of the query string; what it refuses is 400. What it gives back is `ctx.query`. */
  readonly query: QueryModel<C> | undefined = undefined;

  /** Whether a PUT to what is missing creates it; where not, it is 404 or 410 as with any other method. */
  readonly putCreates: boolean = true;

  /** Whether what is `withheld` is 404, as if it were missing, instead of 403. */
  readonly hidesWithheld: boolean = false;

  /**
   * Callbacks, and the query model, that are asked for these methods only, as in `{ forbidden: ["PUT", "DELETE"] }`; for the others they are as
   * if they were not overridden, in the document as on the wire. HEAD is asked what GET is asked.
   */
  readonly onlyFor: { readonly [C in keyof Resource]?: readonly string[] } = {};

  /** Serve the first offer where the Accept headers of a read rule out all of them, instead of 406. */
  readonly ignoreUnacceptable: boolean = false;

  /** Languages that are offered, the first being the default. Empty: the language is not negotiated. */
  readonly languages: readonly string[] = [];

  /** Content codings that are offered: "gzip", "br", "deflate", "zstd". `identity` always is. */
  readonly encodings: readonly string[] = [];

  /**
   * Those of `encodings` in which `represent` gives its content coded already, because it is stored so: `ctx.chosenEncoding`
   * says which was chosen. Any other coding is applied by the framework.
   */
  readonly storedEncodings: readonly string[] = [];

  /**
   * "bytes" where GET gives parts of the representation to those that send Range: 206, or 416. The content is then text,
   * bytes, or something with `size` and `slice(start, end)`, such as a Blob; a stream, and what the framework codes, is sent
   * whole. Undefined: Range is ignored.
   */
  readonly ranges: "bytes" | undefined = undefined;

  /** Bytes that a body may have, in place of the service's ceiling; more is 413. */
  readonly maxBodyBytes: number | undefined = undefined;

  /**
   * Statuses that a callback may end the request with by throwing a Halt, beside those that the graph reaches: of every
   * method, or by method, as in `{ PATCH: [422] }`.
   */
  readonly halts: readonly number[] | Readonly<Record<string, readonly number[]>> = [];

  /**
   * Media types of errors, negotiated apart from `produces`; the first is the default. Undefined: as the service says, else
   * application/problem+json.
   */
  readonly errorProduces: readonly string[] | undefined = undefined;

  /** The model of what `errorBody` gives, for the document, where that is no problem of RFC 9457. */
  readonly errorModel: Model | undefined = undefined;

  /** Which other origins may read responses, in place of what the service says. Preflights end before B8. */
  readonly cors: CorsPolicy | undefined = undefined;

  // ---- B: may this client ask this at all? ------------------------------------------------------------------------

  /** Can anybody be served? B13: a hint is 503 + Retry-After. Default: true. */
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

  /** Is something wrong that no model says? B9: true, or an objection, is 400. Default: false. */
  malformedRequest(_ctx: C): MaybePromise<boolean | Objection> {
    return false;
  }

  /** Do we know who this is? B8: a challenge, or false for that of the security scheme, is 401. Default: true. */
  isAuthorized(_ctx: C): MaybePromise<boolean | string> {
    return true;
  }

  /**
   * Do we know, and refuse all the same? B7: true, or an objection, is 403. Called before anything is looked up: what depends
   * on the resource that is found belongs into `withheld`. Default: false.
   */
  forbidden(_ctx: C): MaybePromise<boolean | Objection> {
    return false;
  }

  /** Does the authenticated client have some of its quota left? B7b, behind B8: a hint is 429 + Retry-After. Default: true. */
  withinQuota(_ctx: C): MaybePromise<true | RetryHint> {
    return true;
  }

  /** Does the law forbid it? B7a: true, or the address of who blocks it, is 451 (+ Link). Default: false. */
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

  /**
   * Is what was found withheld from this client? G7a, behind G7: true, or an objection, is 403; G7c: 404 where `hidesWithheld`.
   * Not called for what is missing. Default: false.
   */
  withheld(_ctx: C): MaybePromise<boolean | Objection> {
    return false;
  }

  /** Must a write name what it replaces? W1: true and an unconditional PUT, PATCH or DELETE is 428. Default: false. */
  requireConditionalWrite(_ctx: C): MaybePromise<boolean> {
    return false;
  }

  /** The current state's tag: bare, quoted or weak. G11, K13: decides 304 and 412, and is sent. Default: none. */
  generateEtag(_ctx: C): MaybePromise<string | undefined> {
    return undefined;
  }

  /** When the state last changed. H12, L17: decides 304 and 412, and is sent. Default: not known. */
  lastModified(_ctx: C): MaybePromise<Date | undefined> {
    return undefined;
  }

  // ---- The missing branch -----------------------------------------------------------------------------------------

  /** Was it there once? K7: true leads to the moves and to 410, false to 404. Default: false. */
  previouslyExisted(_ctx: C): MaybePromise<boolean> {
    return false;
  }

  /** Where did it move for good? I4, K5: a place is 301. Default: false. */
  movedPermanently(_ctx: C): MaybePromise<Redirect> {
    return false;
  }

  /** Where did it move for good, so that a write is sent there again? I4a, K5a: a place is 308. Default: false. */
  permanentRedirect(_ctx: C): MaybePromise<Redirect> {
    return false;
  }

  /** Where is it for now? L5: a place is 307. Default: false. */
  movedTemporarily(_ctx: C): MaybePromise<Redirect> {
    return false;
  }

  /** May one POST to what is not there? M7, N5: false is 404 or 410. Default: false. */
  allowMissingPost(_ctx: C): MaybePromise<boolean> {
    return false;
  }

  // ---- Writes -----------------------------------------------------------------------------------------------------

  /** Is DELETE carried out? M20: false is 500; true or nothing is 204; any other value is the report of a 200. */
  deleteResource(_ctx: C): MaybePromise<unknown> {
    return undefined;
  }

  /** Is the deletion complete, not only begun? M20b: false is 202. Default: true. */
  deleteCompleted(_ctx: C): MaybePromise<boolean> {
    return true;
  }

  /** Does this POST make a resource? N11: true leads to `apply` and 201, false to `processPost`. Default: false. */
  postIsCreate(_ctx: C): MaybePromise<boolean> {
    return false;
  }

  /** Does the state, or the body, stand against this write? O14, P3: true, or an objection, is 409. Default: false. */
  isConflict(_ctx: C, _body: Output<this["body"]>): MaybePromise<boolean | Objection> {
    return false;
  }

  /** Store a PUT, PATCH or creating POST. A value is carried by the response; nothing makes an update a 204. */
  apply(_ctx: C, _body: Output<this["body"]>): MaybePromise<unknown> {
    return undefined;
  }

  /** Where the resource is that a creating POST made: Location of the 201. Asked after `apply`. */
  createPath(_ctx: C): MaybePromise<string> {
    return "";
  }

  /** Act on a POST that does not create. A value is carried by the 200; nothing is 204. */
  processPost(_ctx: C, _body: Output<this["body"]>): MaybePromise<unknown> {
    return undefined;
  }

  /** Where to look now, after `processPost`? N11a: a place is 303. Default: false. */
  seeOther(_ctx: C): MaybePromise<Redirect> {
    return false;
  }

  /** Was the write only taken in, to be done later? O20a, P11a: true, or where to follow it, is 202. Default: false. */
  accepted(_ctx: C): MaybePromise<boolean | string> {
    return false;
  }

  // ---- The representation -----------------------------------------------------------------------------------------

  /** Is the client to choose among representations itself? O18: true, or the list of them, is 300. Default: false. */
  multipleChoices(_ctx: C): MaybePromise<boolean | readonly Choice[]> {
    return false;
  }

  /** The value that GET and HEAD represent. O18a: the codec of the chosen media type encodes it; Accept is not its concern. */
  represent(_ctx: C): MaybePromise<unknown> {
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

  /** Request fields that `represent` looks at, for Vary, beside those that negotiation adds. Default: none. */
  variances(_ctx: C): MaybePromise<readonly string[]> {
    return [];
  }

  // ---- Errors and the document ------------------------------------------------------------------------------------

  /** What an error carries: the problem as it is, with more said, another value for the error's codec, or nothing at all. Default: as the service says. */
  errorBody(_ctx: C, problem: Problem): MaybePromise<unknown> {
    return problem;
  }

  /** The operations, for the OpenAPI document. A resource without it is not in the document. */
  describe(): Description | undefined {
    return undefined;
  }
}

/** A resource of any context. */
// A context stands in both directions in the callbacks, so that only `any` spans all of them.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyResource = Resource<any>;

/** The callbacks of the page above, by name. */
export type Callback = Exclude<
  { [K in keyof AnyResource]: AnyResource[K] extends (...args: never[]) => unknown ? K : never }[keyof AnyResource],
  "~context"
>;

/** The declarations of the page above, by name. */
export type Declaration = Exclude<keyof AnyResource, Callback | "~context">;
