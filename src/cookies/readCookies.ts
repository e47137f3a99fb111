import { parseCookie } from "cookie";
import type { HttpRequest } from "../http/request.ts";

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
