import type { LiteralRoute } from "../literal/remembered.ts";
import type { HeadStatusOf, OptionsStatusOf } from "../literal/statuses.ts";
import type { ParamNames } from "../route/pattern.ts";
import type { CallOptions, ErrorOf, ParamsGiven } from "./operation.ts";
import type { Allowed, Bare, Followed, Redirected, Refusal } from "./reply.ts";

/** HEAD and OPTIONS, which no literal has a part for: what they come to follows from the rest. Letters as in operation.ts. */

/** A client remembers no HEAD, so that its 304 is never consumed. */
export type HeadReplies<R extends LiteralRoute, C> = HeadStatusOf<R> extends infer S ? BareReplies<S, C> : never;
export type BareReplies<S, C> = S extends C & Redirected ? Followed : S extends unknown ? Bare<S> : never;

export type OptionsGiven<R extends LiteralRoute> = CallOptions & ParamsGiven<ParamNames<R["pattern"]>>;
export type OptionsReplies<R extends LiteralRoute> =
  OptionsStatusOf<R> extends infer S ? AllowedReplies<S, ErrorOf<R["~error"]>> : never;
export type AllowedReplies<S, X> = S extends 200 ? Allowed : S extends unknown ? Refusal<S, X> : never;
