import { parseCookie, stringifySetCookie } from "cookie";
import { disown } from "../http/later.ts";
import type { HttpRequest } from "../http/request.ts";
import { keyRemedy, oneOf, shown } from "../resource/options.ts";

/** By name. An object without a prototype: `__proto__` is a name like any other. */
export type Cookies = Readonly<Record<string, string | undefined>>;

const READ = new WeakMap<HttpRequest, Cookies>();

/** The cookies of a request, read once. Of two with one name the first holds (RFC 6265 5.4: the more specific path). */
export function readCookies(request: HttpRequest): Cookies {
  const known = READ.get(request);
  if (known !== undefined) return known;
  const cookies: Cookies = Object.freeze(parseCookie(lineOf(request)));
  READ.set(request, cookies);
  return cookies;
}

/** RFC 9113 8.2.3: several Cookie lines are one, joined with a semicolon; other fields are joined with a comma. */
function lineOf({ headers }: HttpRequest): string {
  const lines = headers.raw["cookie"];
  return Array.isArray(lines) ? lines.join("; ") : (headers.field("cookie") ?? "");
}

/** The attributes of a cookie (RFC 6265 5.2 and its revision, rfc6265bis). The defaults are the safe choices. */
export interface CookieOptions {
  /** Seconds that it is kept; 0 deletes it. Default: until the browser is closed. */
  readonly maxAge?: number;
  /** When it expires, for clients that do not know Max-Age. */
  readonly expires?: Date;
  /** The host, with its subdomains, that it is sent to. Default: this host alone. */
  readonly domain?: string;
  /** The paths that it is sent to. Default: "/". */
  readonly path?: string;
  /** Whether scripts cannot read it. Default: true. */
  readonly httpOnly?: boolean;
  /** Whether it is sent over TLS only. Default: true. Browsers take a secure cookie of http://localhost. */
  readonly secure?: boolean;
  /** Whether it is sent with requests from other sites. Default: "lax". */
  readonly sameSite?: "strict" | "lax" | "none";
  /** Whether it is kept apart for each site that embeds this one. */
  readonly partitioned?: boolean;
}

/** Their names; the compiler asks for those that are missing here. */
const ATTRIBUTES: Readonly<Record<keyof CookieOptions, true>> = {
  maxAge: true,
  expires: true,
  domain: true,
  path: true,
  httpOnly: true,
  secure: true,
  sameSite: true,
  partitioned: true,
};

/** rfc6265bis 5.6: browsers ignore a cookie whose name and value have more bytes together. */
const MOST_BYTES = 4096;

/** The value of one Set-Cookie field. A cookie that browsers would refuse is a TypeError, and so is an attribute that there is not. */
export function cookieField(name: string, value: string, options: CookieOptions = {}): string {
  checkAttributes(name, options);
  checkValue(name, value);
  const { path = "/", httpOnly = true, secure = true, sameSite = "lax", ...others } = options;
  const all = { ...others, path, httpOnly, secure, sameSite };
  const broken = brokenRule(name, all);
  if (broken !== undefined)
    throw new TypeError(`Browsers refuse the cookie ${JSON.stringify(name.slice(0, 80))}: ${broken}.`);
  const field = stringifySetCookie(name, value, all);
  const pair = field.split(";", 1)[0] ?? "";
  if (pair.length > MOST_BYTES + 1)
    throw new TypeError(`Browsers ignore the cookie ${name}: it has ${pair.length} bytes, and may have ${MOST_BYTES}.`);
  return field;
}

const SAME_SITE = oneOf("strict", "lax", "none");

/** A misspelt one would leave its default in place. */
function checkAttributes(name: string, options: CookieOptions): void {
  for (const key in options) {
    if (Object.hasOwn(ATTRIBUTES, key)) continue;
    const remedy = keyRemedy(key, new Set(Object.keys(ATTRIBUTES)));
    throw new TypeError(`The cookie ${name} has ${key}, which is no attribute: write ${remedy}.`);
  }
  const { sameSite = "lax" } = options;
  if (!SAME_SITE.holds(sameSite))
    throw new TypeError(`The cookie ${name} has sameSite ${shown(sameSite)}: write ${SAME_SITE.remedy}.`);
}

function checkValue(name: string, value: unknown): void {
  if (typeof value === "string") return;
  disown(value);
  throw new TypeError(`The value of the cookie ${name} is ${shown(value)}: write a text, and await a promise of one.`);
}

/** rfc6265bis 4.1.3: the prefixes, in whatever case, each with what it promises; and what SameSite and Partitioned need. */
function brokenRule(name: string, options: CookieOptions): string | undefined {
  const { path, domain, secure, httpOnly, sameSite, partitioned, maxAge = 0 } = options;
  const prefix = /^__(?:host-http|host|secure|http)-/i.exec(name)?.[0] ?? "";
  const isHost = /host/i.test(prefix);
  // rfc6265bis 5.6.2: a browser keeps none for longer. Such a number is meant as milliseconds.
  if (!(maxAge <= 400 * 86_400)) return "maxAge is in seconds, and 400 days are the most";
  if (sameSite === "none" && secure !== true) return "SameSite=None needs Secure";
  if (partitioned === true && secure !== true) return "Partitioned needs Secure";
  if (prefix !== "" && secure !== true) return `${prefix} needs Secure`;
  if (/http/i.test(prefix) && httpOnly !== true) return `${prefix} needs HttpOnly`;
  if (isHost && path !== "/") return `${prefix} needs Path=/`;
  return isHost && domain !== undefined ? `${prefix} allows no Domain` : undefined;
}

/** An object to which a field line can be added, such as a context. */
export interface TakesFields {
  appendHeader(name: string, value: string): void;
}

/** Sets a cookie with this response, whatever its status will be. */
export function setCookie(ctx: TakesFields, name: string, value: string, options?: CookieOptions): void {
  ctx.appendHeader("Set-Cookie", cookieField(name, value, options));
}

/** Deletes a cookie. Domain and path have to be those that it was set with. */
export function clearCookie(ctx: TakesFields, name: string, options?: Omit<CookieOptions, "maxAge" | "expires">): void {
  setCookie(ctx, name, "", { ...options, maxAge: 0, expires: new Date(0) });
}
