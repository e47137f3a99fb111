import { type CookieOptions, cookieField } from "./cookie.ts";

/** What takes one more line of a field: a context. */
export interface TakesFields {
  appendHeader(name: string, value: string): void;
}

/** Give the client a cookie with this response, whichever it will be. */
export function setCookie(ctx: TakesFields, name: string, value: string, options?: CookieOptions): void {
  ctx.appendHeader("Set-Cookie", cookieField(name, value, options));
}

/** Take a cookie away. Domain and path have to be those that it was set with. */
export function clearCookie(ctx: TakesFields, name: string, options?: Omit<CookieOptions, "maxAge" | "expires">): void {
  setCookie(ctx, name, "", { ...options, maxAge: 0, expires: new Date(0) });
}
