import { createHmac, timingSafeEqual } from "node:crypto";
import { type HttpRequest, part } from "signalbox";
import { type CookieOptions, readCookies, setCookie, type TakesFields } from "signalbox/cookies";

/** Bytes that a secret has at least: those of the digest. */
const LEAST = 32;

/**
 * Cookies that clients can read and cannot change, move to another name or use for longer. The first secret signs, all of them
 * verify: a new one is put in front, and the last is dropped when the cookies that it signed have expired.
 */
export class SignedCookies {
  readonly #secrets: readonly Buffer[];

  constructor(secrets: readonly string[]) {
    this.#secrets = secrets.map((secret) => Buffer.from(secret));
    if (secrets.length === 0 || this.#secrets.some((secret) => secret.byteLength < LEAST)) {
      throw new TypeError(`Secrets of cookies have ${LEAST} bytes or more: openssl rand -base64 32`);
    }
  }

  set(ctx: TakesFields, name: string, value: string, options: CookieOptions & { readonly maxAge: number }): void {
    const expires = Math.floor(Date.now() / 1000) + options.maxAge;
    const [current] = this.#secrets;
    if (current === undefined) return;
    setCookie(ctx, name, `${expires}.${macOf(current, name, expires, value).toString("base64url")}.${value}`, options);
  }

  /** The value that was set; undefined where there is none, or it was changed, or has expired. */
  read(request: HttpRequest, name: string): string | undefined {
    const [, expires = "", mac = "", value = ""] =
      /^(\d+)\.([\w-]+)\.([^]*)$/.exec(readCookies(request)[name] ?? "") ?? [];
    const given = Buffer.from(mac, "base64url");
    const isOurs = this.#secrets.some((secret) => {
      const expected = macOf(secret, name, Number(expires), value);
      return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
    });
    return isOurs && Number(expires) * 1000 > Date.now() ? value : undefined;
  }
}

/** No name has a line break in it, and no number: what is signed can be read in one way only. */
function macOf(secret: Buffer, name: string, expires: number, value: string): Buffer {
  return createHmac("sha256", secret).update(`${name}\n${expires}\n${value}`).digest();
}

/** The signed cookie says who it is; without it, 401. */
export function cookieSession(cookies: SignedCookies, name = "__Host-session") {
  return part({
    vary: () => ["Cookie"],
    isAuthorized: ({ request }) => {
      const session = cookies.read(request, name);
      return session === undefined ? 'Cookie realm="session"' : { session };
    },
  });
}
