import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { type HttpRequest, part } from "signalbox";

export interface FormGuardOptions {
  /** Where your forms stand: "https://shop.example". */
  readonly origins: readonly string[];
  /** For the tokens of browsers that say nothing of where a form stood. */
  readonly secret: string;
  /** What the token belongs to: the session of the client. */
  readonly session: (request: HttpRequest) => string | undefined;
}

/** RFC 9110 9.2.1: what asks for no change needs no guard. */
const SAFE = new Set(["GET", "HEAD", "OPTIONS", "QUERY"]);
const FORM = "application/x-www-form-urlencoded";
/** The field of a form, or X-CSRF-Token of a script. */
const TOKEN = "csrf";

/**
 * Refuses writes that another site makes a browser send with your cookies: 403. Browsers say where a request comes from: by
 * Sec-Fetch-Site (since 2023 all of them, over TLS), else by Origin. Where neither is there, a token in the form does.
 */
export class FormGuard {
  readonly #options: FormGuardOptions;

  constructor(options: FormGuardOptions) {
    this.#options = options;
  }

  /** For a hidden field of a form: `<input type="hidden" name="csrf" value="…">`. It differs each time, so that it cannot be guessed from its length compressed. */
  token(request: HttpRequest): string {
    const salt = randomBytes(16).toString("base64url");
    return `${salt}.${this.#macOf(salt, this.#options.session(request) ?? "").toString("base64url")}`;
  }

  /** The part for resources that take forms. The token is in the content, which nothing has decoded at B7. */
  readonly part = part({
    rawBody: true,
    forbidden: ({ request, rawBody }) => {
      if (SAFE.has(request.method) || this.#isOurs(request, rawBody)) return false;
      return { problem: { detail: "This was sent from another site, or its form is too old. Load the page again." } };
    },
  });

  #isOurs(request: HttpRequest, content: Uint8Array): boolean {
    const site = request.headers.get("sec-fetch-site");
    const origin = request.headers.get("origin");
    // "none": the user has typed the address, or opened a bookmark.
    if (site === "same-origin" || site === "none") return true;
    // Another host of the same site is not ours unless it is named.
    if (origin !== null) return this.#options.origins.includes(origin);
    return site === null && this.#holds(request, tokenIn(request, content));
  }

  #holds(request: HttpRequest, token: string): boolean {
    const session = this.#options.session(request);
    const [salt = "", mac = ""] = token.split(".");
    if (session === undefined || salt === "") return false;
    const [given, expected] = [Buffer.from(mac, "base64url"), this.#macOf(salt, session)];
    return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
  }

  #macOf(salt: string, session: string): Buffer {
    return createHmac("sha256", this.#options.secret).update(`${salt}\n${session}`).digest();
  }
}

function tokenIn({ headers }: HttpRequest, content: Uint8Array): string {
  const field = headers.get("x-csrf-token");
  if (field !== null || headers.get("content-type")?.split(";", 1)[0] !== FORM) return field ?? "";
  return new URLSearchParams(new TextDecoder().decode(content)).get(TOKEN) ?? "";
}
