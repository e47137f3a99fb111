import type { AnyCommand } from "../literal/commandForm.ts";
import type { CommandStatusOf } from "../literal/statuses.ts";
import type { ParamNames } from "../route/pattern.ts";
import type { Call } from "./call.ts";
import type { BodyAt, BodyGiven, CallOptions, ErrorOf, KeyGiven, ParamsGiven, QueryGiven } from "./operation.ts";
import type { Content, Empty, Followed, Moved, Redirected, Refusal } from "./reply.ts";

/**
 * The commands at a pattern, each under its method. Letters: R the commands, O one of them, C the statuses that the client's options
 * consume, Z what the service adds, S a status, RM the models of the responses, X the error.
 */
export type CommandCalls<R, C, Z> = {
  readonly [O in R as O extends AnyCommand ? Lowercase<O["method"]> : never]: O extends AnyCommand
    ? CommandCall<O, C, Z>
    : never;
};

/** Only its `response` tells what a handler gives. */
export type CommandCall<O extends AnyCommand, C, Z> = [O["~op"]["models"]] extends [undefined]
  ? "it has no `response`: write which status has which model"
  : Call<CommandGiven<O>, CommandReached<O, C, Z>["replies"]>;

export type CommandGiven<O extends AnyCommand> = CallOptions &
  ParamsGiven<ParamNames<O["pattern"]>> &
  QueryGiven<O["~op"]["query"]> &
  BodyGiven<O["~op"]["body"], O["method"], O["~op"]["keys"], O["~op"]["consumes"]> &
  KeyGiven<O["~op"]["keys"]>;

/** A member, for the reason that `Reached` has. */
export interface CommandReached<O extends AnyCommand, C, Z> {
  readonly replies: CommandStatusOf<O, AddedOf<Z, "keys">, AddedOf<Z, "halts">> extends infer S
    ? CommandReplyAt<S, O["~op"]["models"], ErrorOf<O["~op"]["error"] | AddedOf<Z, "error">>, C>
    : never;
}

export type AddedOf<Z, K extends string> = Z extends { readonly [name in K]: infer V } ? V : never;

export type CommandReplyAt<S, RM, X, C> = S extends C
  ? S extends 304
    ? never
    : Followed
  : S extends 200 | 201 | 202 | 203 | 206
    ? Content<S, BodyAt<RM, unknown, S>>
    : S extends 204 | 205 | 304
      ? Empty<S>
      : S extends 300 | Redirected
        ? Moved<S>
        : Refusal<S, X>;
