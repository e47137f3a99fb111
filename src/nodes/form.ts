import type { MaybePromise } from "../http/later.ts";
import type { ProblemMembers } from "../http/problem.ts";
import type { Context } from "../resource/context.ts";
import type { Model, Output } from "../resource/model.ts";

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

export type AnyLiteral = NodeLiteral<string, string, number, Model | undefined, object, boolean>;
