import { type Codecs, type Context, Halt, jsonCodec, Resource } from "signalbox";
import { formCodec } from "signalbox/codecs";
import { clientKey, withinLimit } from "signalbox/limit";
import { z } from "zod";
import { type Accounts, TOKEN_SECONDS } from "./accounts.ts";
import type { LoginLimiter } from "./loginLimiter.ts";

const Credentials = z
  .object({ username: z.string().min(1).max(100), password: z.string().min(1).max(200) })
  .meta({ id: "Credentials" });
type Credentials = z.infer<typeof Credentials>;

const Grant = z.object({ token: z.string(), expiresIn: z.int() }).meta({ id: "Grant" });
type Grant = z.infer<typeof Grant>;

/** `POST /login`: a name and a password for a token. Guessing is slow: three at once, then one a second per client. */
export class Login extends Resource {
  override readonly allowedMethods = ["POST"];
  override readonly produces = ["application/json", "text/plain"];
  override readonly consumes = ["application/json", "application/x-www-form-urlencoded"];
  override readonly body = Credentials;
  override readonly maxBodyBytes = 4096;
  override readonly halts = [401];
  readonly #accounts: Accounts;
  readonly #limiter: LoginLimiter;

  constructor(accounts: Accounts, limiter: LoginLimiter) {
    super();
    this.#accounts = accounts;
    this.#limiter = limiter;
  }

  /** B13a: before the method, the body or the database is looked at. */
  override async withinRateLimit(ctx: Context) {
    return withinLimit(await this.#limiter.take(clientKey(ctx)));
  }

  override async processPost(ctx: Context, { username, password }: Credentials): Promise<Grant> {
    const token = await this.#accounts.logIn(username, password);
    if (token === undefined) throw new Halt(401, { detail: "There is no account with this name and password." });
    ctx.setHeader("Cache-Control", "no-store");
    return { token, expiresIn: TOKEN_SECONDS };
  }

  override describe() {
    const headers = { "Cache-Control": { description: "A token is stored by nobody on its way.", statuses: [200] } };
    return { post: { summary: "Log in", responses: { 200: Grant }, headers, security: [] } };
  }
}

/** As text the token stands alone: `TOKEN=$(curl -H 'Accept: text/plain' …)`. A codec is an object with `encode`. */
export const loginCodecs: Codecs = {
  "application/json": jsonCodec,
  "application/x-www-form-urlencoded": formCodec,
  "text/plain": { encode: (grant) => `${(grant as Grant).token}\n` },
};
