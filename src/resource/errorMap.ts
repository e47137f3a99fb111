import { type MaybePromise, whenResolved } from "../http/later.ts";
import type { Context } from "./context.ts";
import type { Halt } from "./halt.ts";

/** Returns the Halt that an error means, or undefined for an error that it does not know. */
export type ErrorMap = (error: unknown, ctx: Context) => MaybePromise<Halt | undefined | void>;

/** The same as the walk calls it: what it returns is checked. */
export type UncheckedMap<Ctx> = (error: unknown, ctx: Ctx) => unknown;

/** Asks one after the other, until one of them returns something. */
export function firstOf<Ctx>(maps: readonly UncheckedMap<Ctx>[]): UncheckedMap<Ctx> | undefined {
  const [first, ...others] = maps;
  const next = first && firstOf(others);
  return next === undefined
    ? first
    : (error, ctx) => whenResolved(first?.(error, ctx), (given) => given ?? next(error, ctx));
}
