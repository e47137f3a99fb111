import { isObject, tagOf } from "../http/kinds.ts";
import type { MaybePromise } from "../http/later.ts";
import type { HttpRequest } from "../http/request.ts";
import { wrongValue } from "../http/wrongValue.ts";
import { part } from "../literal/resource.ts";
import type { Early } from "../literal/stages.ts";
import type { Part } from "../resource/part.ts";
import type { SecuritySchemes } from "../resource/security.ts";
import type { Reader } from "./credentials.ts";

/** What `verify` is given beside the credentials. */
export type GuardContext = Early<never>;

/** What `verify` finds out: an object, whose members are in the context from then on. Nothing refuses the credentials. */
export type Verified<Id> = MaybePromise<Id | false | null | undefined>;

/** What a guard is to those that name it in `with`. */
export type Guarding<Id> = Part<Id, [], "isAuthorized" | "security" | "principal", never, never, never, {}, Id>;

/** A part that lets nobody pass whose credentials were not verified. */
export interface Guard<Id> extends Guarding<Id> {
  /** The same for clients that may come without credentials: then what it finds out is not there. Wrong ones are 401 all the same. */
  readonly optional: Guarding<Partial<Id>>;
}

/** One way to come with credentials. */
interface Way<C = unknown> {
  /** The name of its scheme in the document. */
  readonly name: string;
  readonly schemes: SecuritySchemes;
  readonly read: Reader<C>;
  /** RFC 9110 11.6.1: where there are no credentials, and where they are refused. */
  readonly challenge: string;
  readonly refusal: string;
  readonly verify: (credentials: C, ctx: GuardContext) => unknown;
  readonly principal: ((found: never, credentials: C) => string) | undefined;
}

const WAYS = new WeakMap<object, readonly Way[]>();

/** Whose requests these are, for Idempotency-Keys. */
const PRINCIPALS = new WeakMap<HttpRequest, string>();

export function guardOf<C, Id>(way: Way<C>): Guard<Id> {
  return guardedBy([way as Way]);
}

/** Either of several guards: a client that passes one of them passes. Their challenges, and their schemes, are those of all. */
export function anyOf<const G extends readonly Guard<object>[]>(...guards: G): Guard<Found<G[number]>> {
  const ways = guards.flatMap((guard) => WAYS.get(guard) ?? []);
  if (ways.length === 0 || guards.some((guard) => !WAYS.has(guard))) {
    throw new TypeError("anyOf takes guards of signalbox/guards: anyOf(bearer({ … }), basic({ … })).");
  }
  return guardedBy(ways);
}

/** What a guard finds out. */
export type Found<G> = G extends { readonly "~part": { readonly grants: infer Id } } ? Id : never;

function guardedBy<Id>(ways: readonly Way[]): Guard<Id> {
  const make = (isOptional: boolean) =>
    part({
      security: [Object.assign({}, ...ways.map(({ schemes }) => schemes))],
      isAuthorized: (ctx: GuardContext) => decided(ways, ctx, isOptional),
      ...(ways.every(({ principal }) => principal !== undefined) && {
        principal: ({ request }: GuardContext) => PRINCIPALS.get(request) ?? "",
      }),
    });
  const guard: unknown = Object.assign(make(false), { optional: make(true) });
  WAYS.set(guard as object, ways);
  return guard as Guard<Id>;
}

/** The object that goes into the context, true for a client without credentials who may pass, or the challenges of a 401. */
async function decided(ways: readonly Way[], ctx: GuardContext, isOptional: boolean): Promise<object | true | string> {
  const refused = new Set<Way>();
  for (const way of ways) {
    const credentials = way.read(ctx.request);
    if (credentials === undefined) continue;
    const found = credentials === null ? undefined : objectFound(await way.verify(credentials, ctx));
    if (found === undefined) {
      refused.add(way);
      continue;
    }
    PRINCIPALS.set(ctx.request, `${way.name} ${way.principal?.(found as never, credentials)}`);
    return found;
  }
  if (isOptional && refused.size === 0) return true;
  return ways.map((way) => (refused.has(way) ? way.refusal : way.challenge)).join(", ");
}

/** Whatever is no object of members lets nobody pass: a true, a list or a Response is the author's mistake. */
function objectFound(given: unknown): object | undefined {
  if (given === undefined || given === null || given === false) return undefined;
  const isStream = isObject(given) && (Symbol.iterator in given || Symbol.asyncIterator in given);
  if (isObject(given) && tagOf(given) === "Object" && !isStream) return given;
  throw wrongValue("verify", given, "Return an object, whose members are added to the context, or undefined.");
}
