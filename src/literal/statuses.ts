import type { MethodThat } from "../http/method.ts";
import type { StatusAt } from "../nodes/form.ts";
import type { AnyCommand, CommandMethod } from "./callbacks.ts";
import type { HandWrittenModel, TypedModel } from "./models.ts";
import type { LiteralRoute } from "./remembered.ts";
import type { All, Implied, StatusesByKey, StatusesTogether } from "./statusTable.ts";

/** What a type has under those of the keys that it knows. */
export type Lookup<T, K> = T[K & keyof T];

/** The act at the top that stands for a method. */
export interface ImpliedMethods {
  readonly represent: "GET";
  readonly processPost: "POST";
  readonly createPath: "POST";
  readonly deleteResource: "DELETE";
}

/** The methods of a literal: those that have a block, and those whose act is at the top. HEAD is GET without the content. */
export type MethodsOf<R extends LiteralRoute> = (R["~keys"] & CommandMethod) | Lookup<ImpliedMethods, R["~keys"]>;
/** The keys that count for a method: its own, those at the top, those of parts and groups, and what follows from them. */
export type KeysFor<R extends LiteralRoute, M extends CommandMethod> = WithImplied<R["~keys"] | R["~ops"][M]["keys"]>;
export type WithImplied<K> = K | Lookup<Implied, K>;
/** `putCreates` counts where it is false. */
export type Counted<K, PC> = [PC] extends [false] ? K : Exclude<K, "putCreates">;

/** 200 for what carries something, 204 for what does not. A deletion may say whether it is done: that is no content. */
export type Carries<R> = unknown extends R
  ? 200 | 204
  : ([ValueOf<R>] extends [never] ? never : 200) | ([R] extends [ValueOf<R>] ? never : 204);
export type ValueOf<R> = Exclude<R, void | undefined>;
export type Returns<R, M> = M extends "DELETE" ? (R extends boolean ? undefined : R) : R;

export type StatusesOf<K, V, M extends keyof StatusesByKey> =
  | Lookup<StatusesByKey[M], K>
  | StatusesTogether<K, V>[M]
  | StatusAt<K, M>;

/** RFC 7240 4.2: with the preference "return" the client chooses between the state of a write and nothing. */
export type ChosenByClient<K, M> = "preferences" extends K
  ? M extends MethodThat<"stores">
    ? 204 | ([Extract<K, "represent" | "GET">] extends [never] ? never : 200)
    : M extends MethodThat<"preferring">
      ? All<K, "processPost", 204>
      : never
  : never;

/**
 * The statuses that a method of a literal can come to, by its plan and its halts; not 405, 500, 501, and what the service adds. Only keys are
 * known, not values: a declaration counts as if it differed from its default, and `idempotency` for the methods that it has by default.
 */
export type StatusOf<R extends LiteralRoute, M extends MethodsOf<R>> = ReachedBy<R, M>[M extends string
  ? "status"
  : never];
/** A member that is looked up late, and an intersection: so the compiler shows the statuses, and no names of the types that they come from. */
export interface ReachedBy<R extends LiteralRoute, M extends CommandMethod> {
  readonly status: (
    | ChosenByClient<KeysFor<R, M>, M>
    | StatusesOf<Counted<KeysFor<R, M>, R["~putCreates"]>, Carries<Returns<R["~ops"][M]["result"], M>>, M>
    | R["~halts"]
    | R["~ops"][M]["halts"]
  ) &
    number;
}

/** The same for HEAD, which is GET without its content. */
export type HeadStatusOf<R extends LiteralRoute> =
  | StatusesOf<KeysFor<R, "GET">, never, "HEAD">
  | R["~halts"]
  | R["~ops"]["GET"]["halts"];

/** And for OPTIONS, which has no block in a literal: what stands at the top counts, and halts are those of other methods. */
export type OptionsStatusOf<R extends LiteralRoute> = StatusesOf<WithImplied<R["~keys"]>, never, "OPTIONS">;

/** And for a command with a `response`. `K` and `H` are what is added to its own keys and halts. */
export type CommandStatusOf<O extends AnyCommand, K = never, H = never> =
  | Exclude<StatusesOf<WithImplied<O["~op"]["keys"] | K | "ignoreUnacceptable">, never, O["method"]>, ByWalk>
  | GivenBy<O["~op"]["models"]>
  | O["~op"]["halts"]
  | H;

/** What a walk comes to by itself, where there is no handler that gives the response. */
export type ByWalk = 200 | 201 | 202 | 204 | 206 | 300 | 301 | 303 | 304 | 307 | 308;
/** The statuses that a `response` has a model for. A single model is that of the 200. */
export type GivenBy<RM> = RM extends TypedModel | HandWrittenModel ? 200 : keyof RM & number;
