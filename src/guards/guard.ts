import { isObject, tagOf } from "../http/kinds.ts";
import type { MaybePromise } from "../http/later.ts";
import type { HttpRequest } from "../http/request.ts";
import { thrownBy } from "../http/thrownBy.ts";
import { wrongValue } from "../http/wrongValue.ts";
import type { Quoted } from "../literal/partList.ts";
import type { Early } from "../literal/seen.ts";
import { refuseNobody } from "../literal/view.ts";
import { WrittenPart } from "../literal/written.ts";
import type { SecuritySchemes } from "../resource/description.ts";
import type { Part } from "../resource/part.ts";

/** What `verify` is given beside the credentials. */
export type GuardContext = Early<never>;
/** What `verify` finds out: an object, whose members are in the context from then on. Nothing refuses the credentials. */
export type Verified<Id> = MaybePromise<Id | false | null | undefined>;

/** What `verify` gives where each member may be missing: then it would let everybody pass. The compiler quotes it. */
export type Sure<Id> = [Id] extends [never]
  ? unknown
  : [keyof Id] extends [never]
    ? unknown
    : { [K in keyof Id]-?: Extract<Id[K], null | undefined> extends never ? K : never }[keyof Id] extends never
      ? { readonly verify: Quoted<"undefined where nobody was found: an object would let everybody pass"> }
      : unknown;

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

export const guardOf = <C, Id>(way: Way<C>): Guard<Id> => guardedBy([way as Way]);

/** Either of several guards: a client that passes one of them passes. Their challenges, and their schemes, are those of all. */
export function anyOf<const G extends readonly Guard<object>[]>(...guards: G): Guard<Found<G[number]>> {
  const ways = guards.flatMap((guard) => WAYS.get(guard) ?? []);
  if (ways.length === 0 || guards.some((guard) => !WAYS.has(guard)))
    throw new TypeError("anyOf takes guards of signalbox/guards: anyOf(bearer({ … }), basic({ … })).");
  return guardedBy(ways);
}

export type Found<G> = G extends { readonly "~part": { readonly grants: infer Id } } ? Id : never;

function guardedBy<Id>(ways: readonly Way[]): Guard<Id> {
  const make = (isOptional: boolean) =>
    new WrittenPart(
      {
        security: [Object.assign({}, ...ways.map(({ schemes }) => schemes))],
        isAuthorized: (ctx: GuardContext) => decided(ways, ctx, isOptional),
        ...(ways.every(({ principal }) => principal !== undefined) && {
          principal: ({ request }: GuardContext) => PRINCIPALS.get(request) ?? "",
        }),
      },
      () => `the guard ${ways.map(({ name }) => name).join(" or ")}`,
    );
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
    const found = credentials === null ? undefined : objectFound(await verified(way, credentials, ctx));
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

async function verified({ name, verify }: Way, credentials: unknown, ctx: GuardContext): Promise<unknown> {
  try {
    return await verify(credentials, ctx);
  } catch (error) {
    throw thrownBy(`verify of the guard ${name} (for credentials that are wrong, return undefined)`, error);
  }
}

/** Whatever is no object of members lets nobody pass: a true, a list or a Response is the author's mistake. */
function objectFound(given: unknown): object | undefined {
  if (given === undefined || given === null || given === false) return undefined;
  const isStream = isObject(given) && (Symbol.iterator in given || Symbol.asyncIterator in given);
  if (isObject(given) && tagOf(given) === "Object" && !isStream) {
    refuseNobody("verify", given, "undefined");
    return given;
  }
  throw wrongValue("verify", given, "Return an object, whose members are added to the context, or undefined.");
}

/** Reads credentials off a request: undefined where it has none of the kind, and null where they cannot be read. */
type Reader<C> = (request: HttpRequest) => C | null | undefined;

/** A user and a password (RFC 7617). */
export interface UserPassword {
  readonly user: string;
  readonly password: string;
}

/** RFC 6750 2.1. */
const TOKEN = /^bearer +([\w\-.~+/]+=*)$/i;
/** RFC 7617 2. */
const PAIR = /^basic +([\w+/]+=*)$/i;
export const bearerToken: Reader<string> = ({ headers }) => ofScheme(headers.field("authorization"), "bearer", TOKEN);

/** What Authorization: Basic has: the text in Base64, of UTF-8, with a colon behind the user (RFC 7617 2). */
export const userPassword: Reader<UserPassword> = ({ headers }) => {
  const coded = ofScheme(headers.field("authorization"), "basic", PAIR);
  return coded === null || coded === undefined ? coded : pairIn(coded);
};

/** The credentials of one scheme; those of another are none (RFC 9110 11.4). */
function ofScheme(field: string | undefined, scheme: string, whole: RegExp): string | null | undefined {
  const given = field?.trim();
  if (given === undefined || given.slice(0, scheme.length).toLowerCase() !== scheme) return undefined;
  if (given.length > scheme.length && given[scheme.length] !== " ") return undefined;
  return whole.exec(given)?.[1] ?? null;
}

function pairIn(coded: string): UserPassword | null {
  try {
    const bytes = Uint8Array.from(atob(coded), (letter) => letter.charCodeAt(0));
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    const colon = text.indexOf(":");
    // RFC 7617 2: neither has a control character.
    if (colon < 0 || /\p{Cc}/u.test(text)) return null;
    return { user: text.slice(0, colon), password: text.slice(colon + 1) };
  } catch {
    return null;
  }
}
