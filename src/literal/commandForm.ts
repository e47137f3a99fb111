import type { MaybePromise } from "../http/later.ts";
import type { MethodThat } from "../http/method.ts";
import type { HttpResponse } from "../http/response.ts";
import type { ResourceRoute } from "../resource/resourceRoute.ts";
import type { Declared, Gates, NodesFor, Shared } from "./callbacks.ts";
import type { Model0, Responses0 } from "./models.ts";
import type { Op } from "./remembered.ts";
import type { Around, Scope, Seen } from "./seen.ts";
import type { LastOf } from "./stages.ts";

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
