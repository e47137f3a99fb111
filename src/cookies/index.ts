export { type CookieOptions, cookieField } from "./cookie.ts";
export { type Cookies, readCookies } from "./readCookies.ts";
export { clearCookie, setCookie, type TakesFields } from "./setCookie.ts";
