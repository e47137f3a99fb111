import type { Link } from "../http/link.ts";
import type { Operation } from "../resource/description.ts";
import type { MaybePromise } from "../resource/maybePromise.ts";
import type { AnyResource, Choice, Objection, Redirect, RetryHint } from "../resource/resource.ts";
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

/** What is declared, at the top for every method or in a method's part for that method alone. */
export type Declarations = Partial<Pick<AnyResource, PlainDeclaration>> & {
  /** Media types that are taken; JSON, where a `body` is declared and this is not. */
  readonly consumes?: readonly string[];
};

/** What the document says of an operation. Any of it, or a `response`, puts the operation into the document. */
export type Described = Omit<Operation, "request" | "responses">;

/** How the same callback of several parts counts: each is called and must let the request pass, or the nearest one alone. */
export type Combination = "every" | "nearest";

/** B13 to B6, and what is sent beside the content. `A` is what parts add to the context, `Q` the query. */
export type Gates<N extends string, A, Q> = {
  /** How a callback counts that several parts have. */
  readonly combine?: { readonly [name: string]: Combination };
  serviceAvailable?(ctx: Early<N>): MaybePromise<true | RetryHint>;
  withinRateLimit?(ctx: Early<N>): MaybePromise<true | RetryHint>;
  uriTooLong?(ctx: Early<N> & A): MaybePromise<boolean>;
  malformedRequest?(ctx: Early<N> & A): MaybePromise<boolean | Objection>;
  withinQuota?(ctx: Queried<N, Q> & A): MaybePromise<true | RetryHint>;
  /** Whose Idempotency-Keys they are. */
  principal?(ctx: Queried<N, Q> & A): MaybePromise<string>;
  isLegallyRestricted?(ctx: Queried<N, Q> & A): MaybePromise<boolean | string>;
  validContentHeaders?(ctx: Queried<N, Q> & A): MaybePromise<boolean>;
  variances?(ctx: Queried<N, Q> & A): MaybePromise<readonly string[]>;
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
