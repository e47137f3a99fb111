import type { MethodThat } from "../http/method.ts";
import type { Problem } from "../http/problem.ts";
import type { HttpResponse } from "../http/response.ts";
import type { MaybePromise } from "../resource/maybePromise.ts";
import type { Objection } from "../resource/resource.ts";
import type { ResourceRoute } from "../resource/resourceRoute.ts";
import type { Declarations, Described, Gates } from "./callbacks.ts";
import type { Out, Quoted } from "./models.ts";
import type { Parts } from "./partList.ts";
import type { AnyOp } from "./remembered.ts";
import type { Early, Queried, Sent } from "./stages.ts";

/** The methods that a command can be written for as a literal. For any other there is the plain handler. */
export type CommandMethod = MethodThat<"authored">;

/** A command as a literal: what comes before the handler is declared as in a resource, and `handle` returns the response. */
export interface CommandLiteral<N extends string, A, G, C, W, QM, BM, RM, E, H, X>
  extends Gates<N, A, Out<QM>, G, [], C>,
    Declarations,
    Described {
  readonly with?: W & Parts<N>;
  /** The model of the query string; what it refuses is 400. */
  readonly query?: QM;
  /** The model of the content; what it refuses is 400, or what `invalidBody` says. */
  readonly body?: BM;
  /** For the document: the model of the 200, or one for each status that `handle` gives; null where it carries nothing. */
  readonly response?: RM;
  /** Statuses that `handle` may end the request with by throwing a Halt. */
  readonly halts?: readonly H[];
  isAuthorized?(
    ctx: Queried<N, Out<QM>> & A,
  ): MaybePromise<boolean | string | Quoted<"write it in a part: with: [part({ isAuthorized })]">>;
  forbidden?(ctx: Queried<N, Out<QM>> & A): MaybePromise<boolean | Objection>;
  errorBody?(ctx: Early<N> & Partial<A>, problem: Problem): MaybePromise<X>;
  /** Handle the request: the response is sent as it is. */
  handle(ctx: Sent<N, Out<QM>, E, Out<BM>> & A): MaybePromise<HttpResponse>;
}

/** Any command that was written as a literal. */
export type AnyCommand = CommandOf<CommandMethod, string, AnyOp>;

/** What the compiler remembers of a command: it is a route, and can stand wherever `command(…)` can. */
export interface CommandOf<M extends string, P extends string, O extends AnyOp> extends ResourceRoute {
  readonly pattern: P;
  readonly method: M;
  /** Type information only: there is nothing here when the program runs. */
  readonly "~op": O;
}
