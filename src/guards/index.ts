import { readCookies } from "../cookies/cookie.ts";
import { isToken } from "../http/field.ts";
import { isText } from "../http/kinds.ts";
import type { HttpRequest } from "../http/request.ts";
import type { SecurityScheme } from "../resource/description.ts";
import type { Guard, GuardContext, Sure, UserPassword, Verified } from "./guard.ts";
import { bearerToken, guardOf, userPassword } from "./guard.ts";

export type { UserPassword } from "./guard.ts";
export { anyOf, type Found, type Guard, type GuardContext, type Guarding, type Sure, type Verified } from "./guard.ts";

/** What every guard takes. `C` are the credentials, `Id` what is found out by them. */
export interface GuardOptions<C, Id extends object> {
  /** Whose credentials these are: an object, whose members are in the context from then on, or undefined: 401. If it throws, nobody passes. */
  readonly verify: (credentials: C, ctx: GuardContext) => Verified<Id>;
  /** Who that is, for Idempotency-Keys: an account, which stays the same when a token is renewed. */
  readonly principal?: (found: Id) => string;
  /** The name of the security scheme in the document. */
  readonly scheme?: string;
}

export interface RealmOptions {
  /** What is protected, for the challenge (RFC 9110 11.5). */
  readonly realm?: string;
}

/** Authorization: Bearer (RFC 6750). No token is the bare challenge, and one that is refused is `invalid_token` (3.1). */
export function bearer<Id extends object>(options: GuardOptions<string, Id> & RealmOptions & Sure<Id>): Guard<Id> {
  const realm = options.realm === undefined ? "" : ` realm="${quotable(options.realm)}"`;
  return guardOf({
    ...shared(options, "bearer", { type: "http", scheme: "bearer" }),
    read: bearerToken,
    challenge: `Bearer${realm}`,
    refusal: `Bearer${realm === "" ? "" : `${realm},`} error="invalid_token"`,
  });
}

/** Authorization: Basic (RFC 7617). The principal is the user, unless `principal` says otherwise. */
export function basic<Id extends object>(options: GuardOptions<UserPassword, Id> & RealmOptions & Sure<Id>): Guard<Id> {
  const challenge = `Basic realm="${quotable(options.realm ?? "service")}", charset="UTF-8"`;
  const { principal, ...rest } = shared(options, "basic", { type: "http", scheme: "basic" });
  return guardOf({
    ...rest,
    principal: principal ?? ((_found: Id, { user }: UserPassword) => user),
    read: userPassword,
    challenge,
    refusal: challenge,
  });
}

/** A key in a field of its own. Keys in query strings are in logs and histories: there is no guard for them. */
export function apiKey<Id extends object>(
  options: Sure<Id> & GuardOptions<string, Id> & { readonly header: string },
): Guard<Id> {
  const { header } = options;
  refuseNoName("apiKey", "header", "X-API-Key", header);
  const challenge = `ApiKey header="${header}"`;
  const scheme = { type: "apiKey", in: "header", name: header } as const;
  const lowerName = header.toLowerCase();
  const read = ({ headers }: HttpRequest) => headers.field(lowerName)?.trim() || undefined;
  return guardOf({ ...shared(options, "apiKey", scheme), read, challenge, refusal: challenge });
}

/** A session in a cookie. Browsers send it from pages of other sites, too: writes need `SameSite`, or a check of where they come from. */
export function cookieSession<Id extends object>(
  options: Sure<Id> & GuardOptions<string, Id> & { readonly name: string },
): Guard<Id> {
  const { name: cookie } = options;
  refuseNoName("cookieSession", "name", "__Host-session", cookie);
  const challenge = `Cookie cookie-name="${cookie}"`;
  const scheme = { type: "apiKey", in: "cookie", name: cookie } as const;
  const read = (request: HttpRequest) => readCookies(request)[cookie] || undefined;
  return guardOf({ ...shared(options, "cookieSession", scheme), read, challenge, refusal: challenge });
}

function refuseNoName(guard: string, key: string, example: string, name: unknown): void {
  if (isText(name) && isToken(name)) return;
  throw new RangeError(`${guard} needs ${key}: "${example}", and ${key} is ${JSON.stringify(name)}.`);
}

function shared<C, Id extends object>(options: GuardOptions<C, Id>, otherwise: string, scheme: SecurityScheme) {
  const { verify, principal, scheme: name = otherwise } = options;
  if (typeof verify !== "function") throw new TypeError("A guard needs verify: (credentials, ctx) => ({ user }).");
  return { name, verify, principal, schemes: { [name]: scheme } };
}

/** RFC 9110 5.6.4: what stands in a quoted string as it is. */
function quotable(text: string): string {
  if (/^[ !#-[\]-~]*$/.test(text)) return text;
  throw new RangeError(`no realm can be ${JSON.stringify(text)}`);
}
