import type { MaybePromise } from "../http/later.ts";
import type { MethodThat } from "../http/method.ts";
import type { Problem } from "../http/problem.ts";
import type { HttpResponse } from "../http/response.ts";
import type { Operation } from "../resource/description.ts";
import type { Halt } from "../resource/halt.ts";
import type { OwnNode } from "../resource/ownNode.ts";
import type { AnyResource, Callback, Declaration, Objection, RetryHint } from "../resource/resource.ts";
import type { ResourceRoute } from "../resource/resourceRoute.ts";
import type { Model0, Quoted, Responses0, Successes0 } from "./models.ts";
import type { PartList } from "./partList.ts";
import type { Op } from "./remembered.ts";
import type { AnyScope, Around, Early, Erring, LastOf, Scope, Seen, TextsOf } from "./seen.ts";

/** Declarations whose types in a literal are the class's own: all but those that a literal writes in another way. */
export type PlainDeclaration = Exclude<
  Declaration,
  | "allowedMethods"
  | "knownMethods"
  | "with"
  | "params"
  | "pathModel"
  | "consumes"
  | "body"
  | "query"
  | "putCreates"
  | "onlyFor"
  | "halts"
  | "deadline"
  | "nodes"
>;

/** Object types and no interfaces: of an interface that others extend the compiler makes a table for each. */

/** The compiler remembers which types are taken, for the client: it keeps a text as it is written where one that is written so is expected. */
export type Consumable =
  | "application/json"
  | "application/x-ndjson"
  | "application/x-www-form-urlencoded"
  | "multipart/form-data"
  | "text/csv"
  | "text/plain";

/** What is declared, at the top for every method or in a method's block for that method alone. */
export type Declarations = Partial<Pick<AnyResource, PlainDeclaration>> & {
  /** Media types that are taken; JSON, where a `body` is declared and this is not. */
  readonly consumes?: readonly (Consumable | (string & {}))[];
  /** Milliseconds that callbacks may take, in place of the service's `deadline`; after that the response is 504. */
  readonly deadline?: number;
};

/** Statuses that a Halt may have. The compiler keeps a number as it is written where such a one is expected. */
export type Halts = readonly (HaltStatus | (number & {}))[];
export type HaltStatus = 400 | 402 | 403 | 404 | 409 | 410 | 422 | 423 | 424 | 429 | 451 | 503;
/** What the document says of an operation; `document: false` leaves it out. */
export type Described = Omit<Operation, "request" | "responses">;

/** Both, with what a part has not: in a resource, a method or a command. */
export type Declared = Declarations &
  Described & {
    /** The model of the query string; what it refuses is 400. */
    readonly query?: Model0;
    /** Statuses that a callback may end the request with by throwing a Halt. */
    readonly halts?: Halts;
  };
/** And in a resource or a method. */
export type DeclaredSuccess = Declared & {
  /** The model of what a success carries, or one for each status; null where it carries nothing. */
  readonly response?: Successes0;
};

/** How the same callback of several parts counts: each is called and must let the request pass, or the nearest one alone. */
export type Combination = "every" | "nearest";

/** How callbacks count that several parts have. */
export interface Combine {
  readonly isAuthorized?: Combination;
  readonly [name: string]: Combination | undefined;
}

/** B13 to B6, and what is sent beside the content. */
export type Gates<N extends string, B extends AnyScope, C extends AnyScope> = {
  /** How callbacks count that several parts have: `every` one must let the request pass, or the `nearest` alone counts. */
  readonly combine?: Combine;
  /** Is the service available at all? B13: a hint is 503 + Retry-After. */
  serviceAvailable?(ctx: Early<N>): MaybePromise<true | RetryHint | Quoted<"null is no decision: return true">>;
  /** Is this client within its rate limit? B13a: a hint is 429 + Retry-After. */
  withinRateLimit?(
    ctx: Early<N>,
  ): MaybePromise<true | RetryHint | Quoted<"null is no decision: write limitBy(limiter, clientKey)">>;
  /** Is the target longer than this resource wants to read? B11: true is 414. */
  uriTooLong?(ctx: Seen<B>["early"]): MaybePromise<boolean>;
  /** Is it too early to act on a request that may have been replayed? B10c, where Early-Data was sent: true is 425. */
  tooEarly?(ctx: Seen<B>["early"]): MaybePromise<boolean>;
  /** Is the request malformed in a way that no model detects? B9: true, or an objection, is 400. */
  malformedRequest?(ctx: Seen<B>["early"]): MaybePromise<boolean | Objection>;
  /** Is this forbidden to the client? B7: true, or an objection, is 403. Nothing has been looked up yet. */
  forbidden?(ctx: Seen<C>["queried"]): MaybePromise<boolean | Objection>;
  /** Does the authenticated client have quota left? B7b, after B8: a hint is 429 + Retry-After. */
  withinQuota?(
    ctx: Seen<C>["queried"],
  ): MaybePromise<true | RetryHint | Quoted<"null is no decision: write limitBy(limiter, clientKey)">>;
  /** Who is the client? Two principals never share an Idempotency-Key. */
  principal?(ctx: Seen<C>["queried"]): MaybePromise<string>;
  /** Is it legally restricted? B7a: true, or the URL of the party that blocks it, is 451 (+ Link). */
  isLegallyRestricted?(ctx: Seen<C>["queried"]): MaybePromise<boolean | string>;
  /** Are all Content-* fields understood? B6: false is 501. */
  validContentHeaders?(ctx: Seen<C>["queried"]): MaybePromise<boolean>;
  /** Request fields that `represent` looks at, for Vary. Asked before B8, too, for the 410 of what is gone (B10b). */
  vary?(ctx: Seen<B>["early"] & Partial<C["add"]>): MaybePromise<readonly string[]>;
};

/** What a resource, a method and a command have beside: B8 finds nothing out there. `X` is what errors are. */
export type Shared<C extends AnyScope, X> = {
  /** Parts: pieces that several resources share. Their callbacks are called before these. */
  readonly with?: PartList<TextsOf<C["params"], C["names"]>>;
  /** Is the client authenticated? B8: a challenge, or false for that of the security scheme, is 401. */
  isAuthorized?(
    ctx: Seen<C>["queried"],
  ): MaybePromise<boolean | string | Quoted<"write it in a part: with: [part({ isAuthorized })]">>;
  /** The Halt that an error of yours means, as 409 for a unique violation; undefined for one that it does not know. */
  mapError?(
    error: unknown,
    ctx: Erring<C["names"], C["params"]> & Partial<C["add"]>,
  ): MaybePromise<Halt | undefined | void>;
  /** The content of an error: the problem, another value for the error's codec, or undefined for none. */
  errorBody?(ctx: Erring<C["names"], C["params"]> & Partial<C["add"]>, problem: Problem): MaybePromise<X>;
};

/** Callbacks as the class has them, with what it says of each, and with a context of their own. */
export type AsInClass<Names extends Callback, Ctx> = {
  [Name in keyof Pick<AnyResource, Names>]?: (ctx: Ctx) => ReturnType<AnyResource[Name]>;
};

/** Nodes that read no more than there is here. The entity is not compared: the compiler would fix its type before it has looked at `find`. */
export type NodesFor<Ctx, K extends string = string> = readonly OwnNode<K, NoInfer<Ctx>>[];

/** G7 and its missing branch, the conditions, and the choice of a representation. */
export type State<C extends AnyScope, E> = AsInClass<
  "resourceExists" | "previouslyExisted" | "movedPermanently" | "permanentRedirect" | "movedTemporarily",
  Seen<C>["queried"]
> &
  AsInClass<
    | "withheld"
    | "requireConditionalWrite"
    | "generateEtag"
    | "lastModified"
    | "cacheControl"
    | "contentLocation"
    | "links"
    | "expires"
    | "multipleChoices",
    Seen<C, E>["found"]
  > & {
    /** Decisions of your own. */
    readonly nodes?: NodesFor<Seen<C>["sent"]>;
    /** G8a: takes over the connection of a GET that asks for a WebSocket; on Node it is a `NodeUpgrade`. */
    upgrade?(ctx: Seen<C, E>["found"], connection: object): MaybePromise<void>;
  };

/** The methods that a command can be written for as a literal. For any other there is the plain handler. */
export type CommandMethod = MethodThat<"authored">;

/** A command as a literal: what comes before the handler is declared as in a resource, and `handle` returns the response. */
export interface CommandLiteral<N extends string, L extends Around, T, X>
  extends Shared<Scope<N, L, T, "">, X>,
    Gates<N, Scope<N, L, T, "">, Scope<N, L, T, "">>,
    Declared {
  /** The model of the content; what it refuses is 400, or what `invalidBody` says. */
  readonly body?: Model0;
  /** For the document: the model of the 200, or one for each status that `handle` gives; null where it carries nothing. */
  readonly response?: Responses0;
  /** Decisions of your own. */
  readonly nodes?: NodesFor<Seen<Scope<N, L, T, "">, LastOf<L["finds"]>>["sent"]>;
  /** Handle the request: the response is sent as it is. */
  handle(ctx: Seen<Scope<N, L, T, "">, LastOf<L["finds"]>>["sent"]): MaybePromise<HttpResponse>;
}

/** Any command that was written as a literal. */
export type AnyCommand = CommandOf<CommandMethod, string, Op>;

/** What the compiler remembers of a command: it is a route, and can stand wherever `command(…)` can. */
export interface CommandOf<M extends string, P extends string, O extends Op> extends ResourceRoute {
  readonly pattern: P;
  readonly method: M;
  /** Type information only: there is nothing here when the program runs. */
  readonly "~op": O;
}
