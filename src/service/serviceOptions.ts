import type { Deprecation } from "../http/deprecation.ts";
import type { AnyCommand, NodesFor } from "../literal/callbacks.ts";
import type { Adds, Parts, Quoted } from "../literal/partList.ts";
import type { LiteralRoute } from "../literal/remembered.ts";
import type { Context } from "../resource/context.ts";
import type { CorsPolicy } from "../resource/cors.ts";
import type { Security, SecuritySchemes } from "../resource/description.ts";
import type { ErrorFormat, ErrorMap } from "../resource/errorFormat.ts";
import type { Model } from "../resource/model.ts";
import type { Route } from "../route/route.ts";
import type { Sink } from "../telemetry/event.ts";
import type { ErrorHook } from "../walk/kit.ts";
import type { ResponseModels } from "../walk/responseSettings.ts";
import type { Around } from "./around.ts";
import type { Provide } from "./commands.ts";
import type { LifecycleHooks } from "./lifecycle.ts";
import type { ServiceFields } from "./sharedFields.ts";

/** Resources and commands that were written as literals, by name. */
export type Resources = Readonly<
  Record<
    string,
    | LiteralRoute
    | AnyCommand
    // Is no value: the compiler quotes it where something else is given.
    | Quoted<"a literal, by resource() or command(). A class or a plain handler belongs in `routes`">
  >
>;

/** What the compiler remembers of the options: `W` parts, `I` invalidBody, `X` errors, `EM` their model, `K` statuses and places of nodes. */
export interface AddedByService<W, I, X, EM = unknown, K = unknown> {
  readonly with: W;
  readonly invalidBody: I;
  readonly error: X;
  readonly errorModel: EM;
  readonly nodes: K;
}

/** What the nodes of a service may read: what its parts provide, and what differs between resources, which is not compared. */
export type ReadByNodes<W> = Context &
  Adds<W> & { readonly entity: never; readonly params: never; readonly query: never; readonly body: never };

export interface ServiceOptions<
  Api extends Resources = Resources,
  W extends Parts<never> = Parts<never>,
  I extends 400 | 422 = 400 | 422,
  X = unknown,
  EM extends Model | undefined = Model | undefined,
  K extends string = string,
> extends ErrorFormat<X, EM>,
    LifecycleHooks {
  /** Classes by `route`, literals as they are, and commands. */
  readonly routes?: readonly Route[];
  /** Literals in a record, commands too: their names there are those in logs, mount errors and the document. */
  readonly resources?: Api;
  /** The outermost parts of all resources and commands. Their `setHeaders` and error format hold for every other response, too. */
  readonly with?: W;
  /** Decisions of your own, for every resource and command. They read what the parts of the service provide. */
  readonly nodes?: NodesFor<ReadByNodes<W>, K>;
  /** Whether responses carry X-Framework-Trace. Default: not where NODE_ENV is production. */
  readonly trace?: boolean;
  /** Called once with what a callback, codec or command throws, unless `mapError` makes it a 4xx. Default: writes one line and the stack to the console. */
  readonly onError?: ErrorHook;
  /** The Halt that an error of yours means, if `mapError` of the resource and its parts returned none. Declare its status in `halts`. */
  readonly mapError?: ErrorMap;
  /**
   * What becomes of content that has a model. "check": if the model refuses it, the response is 500, and `onError` receives the difference.
   * "strip": the model's output is sent. "off": it is sent as it is. Default: "check", and "off" if NODE_ENV is production.
   */
  readonly responseModels?: ResponseModels;
  /** The most bytes of a body whose resource declares no limit. Default: 1 MiB. */
  readonly maxBodyBytes?: number;
  /** The status of content that a model refuses, where the resource declares none: 400, or 422. Default: 400. */
  readonly invalidBody?: I;
  /** That all its resources are deprecated, and when they will be gone, where the resource does not say otherwise. */
  readonly deprecation?: Deprecation;
  /** Milliseconds that callbacks and commands may take; after that the response is 504. Default: 30,000. */
  readonly deadline?: number;
  /** Runs each request, with its streams, releases, tasks and errors, inside something of yours: `(request, next) => storage.run({}, next)`. */
  readonly around?: Around;
  /** Which other origins may read responses, where the resource declares no policy. */
  readonly cors?: CorsPolicy;
  /** Called with an event for every request, when its response is ready. */
  readonly telemetry?: readonly Sink[];
  /** Whether responses carry Server-Timing. Default: false. */
  readonly serverTiming?: boolean;
  /** As in the OpenAPI document; they provide the challenge of a 401 whose callback returned none. */
  readonly securitySchemes?: SecuritySchemes;
  /** Names of the schemes that protect every operation that declares none. */
  readonly security?: Security;
  /** Fields that every response has: those of resources and commands, of unknown paths, and what a runtime refuses. */
  readonly setHeaders?: ServiceFields;
  /** Their descriptions, for the document: `{ "X-Request-Id": "Identifies the request in logs." }`. */
  readonly documentedHeaders?: Readonly<Record<string, string>>;
  /** Sets up what plain handlers need. A part of the service sets up the same for resources, commands and plain handlers. */
  readonly provide?: Provide;
  /** The path for load balancers: `readiness: "/ready"` gives 200, and 503 once the service drains. */
  readonly readiness?: string;
}
