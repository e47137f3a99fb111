import { type CookieOptions, cookieField } from "./cookie.ts";

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
