import { type Codecs, Halt, resource } from "signalbox";
import { formCodec } from "signalbox/codecs";
import { clientKey, withinLimit } from "signalbox/limit";
import { z } from "zod";
import { type Accounts, TOKEN_SECONDS } from "./accounts.ts";
import type { LoginLimiter } from "./loginLimiter.ts";

const Credentials = z
  .object({ username: z.string().min(1).max(100), password: z.string().min(1).max(200) })
  .meta({ id: "Credentials" });

const Grant = z.object({ token: z.string(), expiresIn: z.int() }).meta({ id: "Grant" });
type Grant = z.infer<typeof Grant>;

/** As text the token stands alone: `TOKEN=$(curl -H 'Accept: text/plain' …)`. A codec is an object with `encode`. */
const codecs: Codecs = {
  "application/x-www-form-urlencoded": formCodec,
  "text/plain": { encode: (grant) => `${(grant as Grant).token}\n` },
};

/** `POST /login`: a name and a password for a token. Guessing is slow: three at once, then one a second per client. */
export const login = (accounts: Accounts, limiter: LoginLimiter) =>
  resource("/login", {
    summary: "Log in",
    security: [],
    documentedHeaders: { "Cache-Control": { description: "A token is stored by nobody on its way.", statuses: [200] } },
    produces: ["application/json", "text/plain"],
    consumes: ["application/json", "application/x-www-form-urlencoded"],
    codecs,
    body: Credentials,
    response: Grant,
    maxBodyBytes: 4096,
    halts: [401],
    // B13a: before the method, the body or the database is looked at.
    withinRateLimit: async (ctx) => withinLimit(await limiter.take(clientKey(ctx))),
    processPost: async (ctx) => {
      const token = await accounts.logIn(ctx.body.username, ctx.body.password);
      if (token === undefined) throw new Halt(401, { detail: "There is no account with this name and password." });
      ctx.setHeader("Cache-Control", "no-store");
      return { token, expiresIn: TOKEN_SECONDS };
    },
  });
