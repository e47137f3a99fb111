import { isFunction } from "../http/kinds.ts";
import type { MaybePromise } from "../http/later.ts";
import type { PolicyKeys } from "./policies.ts";
import type { Policy } from "./policy.ts";
import { quotaExceededDraft10, rateLimitDraft10 } from "./rateLimitDraft10.ts";
import { assertCost, listOf, longestWait, type Verdict } from "./verdict.ts";

/** A refusal in the form that callbacks return: 429 with Retry-After, and a problem that names the policy. */
export interface LimitRefusal {
  readonly retryAfter: number;
  readonly problem: { readonly [member: string]: unknown };
}

/** An object that can set a field of the response, such as a context. */
export interface FieldSetter {
  /** The request, by which one response is known: callbacks may have different contexts of it. */
  readonly request?: object;
  setHeader(name: string, value: string): void;
}

/** Verdicts as the result of `withinRateLimit` or `withinQuota`: `return withinLimit(limiter.take(clientKey(ctx)))`. The 429 names the policies. */
export function withinLimit(verdicts: Verdict | readonly Verdict[]): true | LimitRefusal {
  return trueOrRefusal(verdicts, (refused) => {
    const policies = refused.map((verdict) => verdict.policy.name);
    return { detail: `Too many requests under ${policies.map((name) => JSON.stringify(name)).join(", ")}.`, policies };
  });
}

/** The verdicts that each response lists so far: a request may be checked against a rate limit and a quota. */
const told = new WeakMap<object, readonly Verdict[]>();

/** `withinLimit` with the fields and the problem of draft-ietf-httpapi-ratelimit-headers-10. Called for a rate limit and a quota, it lists both. */
export function withinLimitDraft10(ctx: FieldSetter, verdicts: Verdict | readonly Verdict[]): true | LimitRefusal {
  const these = listOf(verdicts);
  const isNew = ({ policy }: Verdict) => these.every((verdict) => verdict.policy.name !== policy.name);
  const response = ctx.request ?? ctx;
  const all = [...(told.get(response) ?? []).filter(isNew), ...these];
  told.set(response, all);
  for (const [name, value] of Object.entries(rateLimitDraft10(all))) ctx.setHeader(name, String(value));
  return trueOrRefusal(these, (refused) => ({ ...quotaExceededDraft10(refused) }));
}

function trueOrRefusal(
  verdicts: Verdict | readonly Verdict[],
  problemOf: (refused: readonly Verdict[]) => LimitRefusal["problem"],
): true | LimitRefusal {
  const all = listOf(verdicts);
  const retryAfter = longestWait(all);
  if (retryAfter === null) return true;
  return { retryAfter, problem: problemOf(all.filter((verdict) => !verdict.admitted)) };
}

/** A `withinRateLimit` or `withinQuota`: `limitBy(limiter, clientKey)`. A `cost` above the capacity is refused at once. */
export function limitBy<Source, Keys extends PolicyKeys>(
  limiter: { readonly policies?: readonly Policy[]; check(keys: Keys, cost?: number): MaybePromise<number | null> },
  keysOf: (ctx: Source) => Keys,
  cost = 1,
): (ctx: Source) => MaybePromise<true | number> {
  assertKeys(keysOf, "limitBy");
  assertCost(cost, limiter.policies ?? []);
  return (ctx) => {
    const seconds = limiter.check(keysOf(ctx), cost);
    return typeof seconds === "object" && seconds !== null ? seconds.then(trueOrWait) : trueOrWait(seconds);
  };
}

/** A rate limit with the fields of draft-ietf-httpapi-ratelimit-headers-10, and what the document says of them. */
export interface LimitDraft10<Source> {
  withinRateLimit(ctx: Source): MaybePromise<true | LimitRefusal>;
  readonly documentedHeaders: Readonly<Record<"RateLimit" | "RateLimit-Policy", string>>;
}

/** The fields of draft-ietf-httpapi-ratelimit-headers-10, also in the document: `{ ...limitByDraft10(limiter, clientKey), GET: … }`. */
export function limitByDraft10<Source, Keys extends PolicyKeys>(
  limiter: {
    readonly policies?: readonly Policy[];
    take(keys: Keys, cost?: number): MaybePromise<Verdict | readonly Verdict[]>;
  },
  keysOf: (ctx: Source) => Keys,
  cost = 1,
): LimitDraft10<Source & FieldSetter> {
  assertKeys(keysOf, "limitByDraft10");
  assertCost(cost, limiter.policies ?? []);
  return {
    documentedHeaders: {
      RateLimit: "What is left of the client's quota.",
      "RateLimit-Policy": "The quotas that the client has.",
    },
    withinRateLimit: (ctx) => {
      const verdicts = limiter.take(keysOf(ctx), cost);
      return "then" in verdicts
        ? verdicts.then((each) => withinLimitDraft10(ctx, each))
        : withinLimitDraft10(ctx, verdicts);
    },
  };
}

/** Only null admits. The framework refuses whatever is no number. */
const trueOrWait = (seconds: number | null): true | number => (seconds === null ? true : seconds);

function assertKeys(keysOf: unknown, caller: string): void {
  if (isFunction(keysOf)) return;
  throw new TypeError(
    `${caller} needs a function that says whose requests are counted: ${caller}(limiter, clientKey).`,
  );
}
