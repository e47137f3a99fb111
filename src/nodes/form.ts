import type { MaybePromise } from "../http/later.ts";
import type { ProblemMembers } from "../http/problem.ts";
import type { Context } from "../resource/context.ts";
import type { Model, Output } from "../resource/model.ts";
import type { PLACES } from "./places.ts";

/** A refusal with its reason, and with the fields that the ending leaves to it. */
export interface NodeObjection<M = ProblemMembers> {
  readonly problem?: M;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How a node ends a request. `S` is its status, `M` the model of what it says. */
export interface NodeEnding<S extends number, M> {
  readonly status: S;
  readonly members: M;
  readonly headers: Readonly<Record<string, string | true>>;
}

/** What `end` takes beside the status. */
export interface NodeEndingOptions<M> {
  /** The model of the members that the objection adds to the problem. `ask` then returns an objection, and not false. */
  readonly members?: M;
  /** Fields that every such response has: each with its value, or true where the objection gives it. */
  readonly headers?: Readonly<Record<string, string | true>>;
}

/** What every context has, and `Ctx`, which the node reads beside. */
export type NodeContext<Ctx> = Omit<Context, "body" | "query"> & Ctx;

/** What a node refuses with: where its ending has a model, what that takes. */
export type NodeRefusal<M> = M extends Model
  ? Required<Pick<NodeObjection<Output<M>>, "problem">> & NodeObjection<Output<M>>
  : false | NodeObjection;

/** A decision of your own. Annotate the parameter of `ask` with what it reads beside the request: `({ entity }: { entity: Book }) => …`. */
export interface NodeLiteral<B, A, S extends number, M, Ctx, O> {
  /** The node before which it is asked, on every edge that leads there; or, of two that are there, one of yours. */
  readonly before?: B;
  /** The node behind which it is asked, on the edge on which that passes; or, of two that are there, one of yours. */
  readonly after?: A;
  /** The question in words, for the chart and for `explain`. */
  readonly question: string;
  /** Where it is written that the decision is so. */
  readonly law: string;
  /** True: the request passes. False, or an objection: it ends as `no` says. Anything else is a 500. */
  readonly ask: (ctx: NodeContext<Ctx>) => MaybePromise<true | NodeRefusal<M>>;
  /** How a request ends that does not pass. */
  readonly no: NodeEnding<S, M>;
  /**
   * Called once for a request that passed, when its response is decided as 2xx or 3xx and before it is sent; inside of what parts lend. If
   * it throws, the response is 500. With `mayObject` it may return an objection, and the request ends as `no` says.
   */
  readonly settle?:
    | ((ctx: NodeContext<Ctx>) => MaybePromise<O extends true ? Exclude<NodeRefusal<M>, false> | void : void>)
    | undefined;
  /** Whether `settle` may object. What was done is then rolled back, so a part of the resource must lend something. */
  readonly mayObject?: O;
}

/** The id of a node of an author's. */
export type OwnId = `X${number}`;
/** A place in the graph: `before W1`, `after B8`. */
export type Place = keyof typeof PLACES;
/** The nodes before which, and after which, there may be one of an author's. */
export type BeforePlace = Place extends infer P ? (P extends `before ${infer Id}` ? Id : never) : never;
export type AfterPlace = Place extends infer P ? (P extends `after ${infer Id}` ? Id : never) : never;

/** The place of a node. Of the two that it names, one may be another node of the author's at the same place. */
export type PlaceOf<B, A> = [Exclude<B, OwnId>] extends [never]
  ? `after ${Exclude<A, OwnId> & string}`
  : `before ${Exclude<B, OwnId> & string}`;

/** The status of a node that a method comes to, by its key: `402@before W1`. */
export type StatusAt<K, M extends string> = K extends `${infer S extends number}@${infer P extends Place}`
  ? (typeof PLACES)[P] extends `${string}${M}${string}`
    ? S
    : never
  : never;

/** From G7 on, what was found is there; from P0 on, the content. */
export type PlaceFound =
  | "G7b"
  | "W1"
  | "G8a"
  | "G8"
  | "I12"
  | "M16"
  | "M20"
  | "N16"
  | "N11"
  | "O16"
  | "O16a"
  | "O16b"
  | "O18"
  | "O18e"
  | "O18b";
export type PlaceSent = "P0g" | "P1a" | "P1c" | "P0b";

/** Refuses a node that reads what is not known at its place. The compiler quotes it. */
export type Seeing<Ctx, P> = [keyof Ctx & Unseen<P>] extends [never]
  ? unknown
  : { readonly law: "`entity` is known from G7 on, and `body` from P0 on: take another place" };

/** The names of what is not known at a place. */
export type Unseen<P> = P extends `before ${PlaceFound}` | "after G7" | `after ${PlaceFound}`
  ? "body"
  : P extends `before ${PlaceSent}` | "after P0" | `after ${PlaceSent}`
    ? never
    : "entity" | "body";
