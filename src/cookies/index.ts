export {
  type CookieOptions,
  type Cookies,
  clearCookie,
  cookieField,
  readCookies,
  setCookie,
  type TakesFields,
} from "./cookie.ts";
