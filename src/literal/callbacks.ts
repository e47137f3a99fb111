import type { Link } from "../http/link.ts";
import type { Operation } from "../resource/description.ts";
import type { MaybePromise } from "../resource/maybePromise.ts";
import type { AnyResource, Choice, Objection, Redirect, RetryHint } from "../resource/resource.ts";
import type { Quoted } from "./models.ts";
import type { Gives } from "./partList.ts";
import type { Early, Found, Queried } from "./stages.ts";

/** Declarations of the page of callbacks whose types are the class's own. */
export type PlainDeclaration =
  | "produces"
  | "languages"
  | "encodings"
  | "hidesWithheld"
  | "ignoreUnacceptable"
  | "storedEncodings"
  | "ranges"
  | "digests"
  | "requireDigest"
  | "sendDigest"
  | "patches"
  | "deprecation"
  | "idempotency"
  | "cache"
  | "preferences"
  | "maxBodyBytes"
  | "rawBody"
  | "invalidBody"
  | "errorProduces"
  | "errorModel"
  | "cors";

/**
 * These are object types and no interfaces. Of an interface that others extend the compiler makes one for each that does, with a table
 * of all its members (because of `this`): a thousand literals took half as much memory again.
 */

/** The compiler remembers which types are taken, for the client: it keeps a text as it is written where one that is written so is expected. */
export type Consumable =
  | "application/json"
  | "application/x-ndjson"
  | "application/x-www-form-urlencoded"
  | "multipart/form-data"
  | "text/csv"
  | "text/plain";

/** What is declared, at the top for every method or in a method's part for that method alone. */
export type Declarations = Partial<Pick<AnyResource, PlainDeclaration>> & {
  /** Media types that are taken; JSON, where a `body` is declared and this is not. */
  readonly consumes?: readonly (Consumable | (string & {}))[];
};

/**
 * Statuses that a callback may end the request with by throwing a Halt. The compiler remembers which: it keeps a number as it is written
 * where one that is written so is expected.
 */
export type Halts = readonly (HaltStatus | (number & {}))[];
export type HaltStatus = 400 | 402 | 403 | 404 | 409 | 410 | 422 | 423 | 424 | 429 | 451 | 503;

/** What the document says of an operation. Any of it, or a `response`, puts the operation into the document. */
export type Described = Omit<Operation, "request" | "responses">;

/** How the same callback of several parts counts: each is called and must let the request pass, or the nearest one alone. */
export type Combination = "every" | "nearest";

/** How callbacks count that several parts have. `C` says it of `isAuthorized`: a guard that is replaced gives nothing. */
export interface Combine<C> {
  readonly isAuthorized?: C;
  readonly [name: string]: C | Combination | undefined;
}

/** B13 to B6, and what is sent beside the content. `A` is what parts add to the context, `G` what is there of it before B8. */
export type Gates<N extends string, A, Q, G, W, C> = {
  readonly combine?: Combine<C>;
  serviceAvailable?(ctx: Early<N>): MaybePromise<true | RetryHint | Quoted<"null is no decision: write `?? true`">>;
  withinRateLimit?(ctx: Early<N>): MaybePromise<true | RetryHint | Quoted<"null is no decision: write `?? true`">>;
  uriTooLong?(ctx: Early<N> & G & Gives<W>): MaybePromise<boolean>;
  tooEarly?(ctx: Early<N> & G & Gives<W>): MaybePromise<boolean>;
  malformedRequest?(ctx: Early<N> & G & Gives<W>): MaybePromise<boolean | Objection>;
  withinQuota?(ctx: Queried<N, Q> & A): MaybePromise<true | RetryHint | Quoted<"null is no decision: write `?? true`">>;
  /** Whose Idempotency-Keys they are. */
  principal?(ctx: Queried<N, Q> & A): MaybePromise<string>;
  isLegallyRestricted?(ctx: Queried<N, Q> & A): MaybePromise<boolean | string>;
  validContentHeaders?(ctx: Queried<N, Q> & A): MaybePromise<boolean>;
  /** Asked before B8, too, for the 410 of what is gone (B10b). */
  variances?(ctx: Early<N> & G & Gives<W> & Partial<A>): MaybePromise<readonly string[]>;
};

/** G7 and its missing branch, the conditions, and the choice of a representation. `G` is `A` from G7 on: with the body of a QUERY. */
export type State<N extends string, A, Q, E, G = A> = {
  resourceExists?(ctx: Queried<N, Q> & G): MaybePromise<boolean>;
  /** G7a: is what was found forbidden to this client? */
  withheld?(ctx: Found<N, Q, E> & G): MaybePromise<boolean | Objection>;
  previouslyExisted?(ctx: Queried<N, Q> & G): MaybePromise<boolean>;
  movedPermanently?(ctx: Queried<N, Q> & G): MaybePromise<Redirect>;
  permanentRedirect?(ctx: Queried<N, Q> & G): MaybePromise<Redirect>;
  movedTemporarily?(ctx: Queried<N, Q> & G): MaybePromise<Redirect>;
  requireConditionalWrite?(ctx: Found<N, Q, E> & G): MaybePromise<boolean>;
  /** G8a: takes over the connection of a GET that asks for a WebSocket; on Node it is a `NodeUpgrade`. */
  upgrade?(ctx: Found<N, Q, E> & G, connection: object): MaybePromise<void>;
  generateEtag?(ctx: Found<N, Q, E> & G): MaybePromise<string | undefined>;
  lastModified?(ctx: Found<N, Q, E> & G): MaybePromise<Date | undefined>;
  cacheControl?(ctx: Found<N, Q, E> & G): MaybePromise<string | undefined>;
  contentLocation?(ctx: Found<N, Q, E> & G): MaybePromise<string | undefined>;
  links?(ctx: Found<N, Q, E> & G): MaybePromise<readonly Link[]>;
  expires?(ctx: Found<N, Q, E> & G): MaybePromise<Date | undefined>;
  multipleChoices?(ctx: Found<N, Q, E> & G): MaybePromise<boolean | readonly Choice[]>;
};
