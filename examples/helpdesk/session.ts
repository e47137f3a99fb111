import { jwtVerify, SignJWT } from "jose";
import { Halt, part, resource } from "signalbox";
import { bearer } from "signalbox/guards";
import { clientKey, limitBy, TokenBucket } from "signalbox/limit";
import { annotate } from "signalbox/telemetry";
import { z } from "zod";
import { isPassword } from "../library/password.ts";
import { pool, row } from "./database.ts";
import { withinUserQuota } from "./quota.ts";

export const Role = z.enum(["customer", "agent", "admin"]);
export const User = z.object({ id: z.int(), organisation: z.int(), name: z.string(), role: Role }).meta({ id: "User" });
export type User = z.infer<typeof User>;

const KEY = new TextEncoder().encode(process.env["JWT_SECRET"] ?? "a secret for development that is long enough");
const CLAIMS = { issuer: "helpdesk", audience: "helpdesk", algorithms: ["HS256"] };
const HOUR = 3600;

export function tokenFor(user: User): Promise<string> {
  const jwt = new SignJWT({ user }).setProtectedHeader({ alg: "HS256" }).setIssuer(CLAIMS.issuer);
  return jwt.setAudience(CLAIMS.audience).setExpirationTime(`${HOUR}s`).sign(KEY);
}

/** Whose request it is. No other callback asks the database for that. */
const guarded = bearer({
  verify: async (token, { request }) => {
    const verified = await jwtVerify(token, KEY, CLAIMS).catch(() => undefined);
    const found = User.safeParse(verified?.payload["user"]);
    if (!found.success) return undefined;
    annotate(request, { caller: String(found.data.id) });
    return { user: found.data };
  },
  principal: ({ user }) => String(user.id),
});

/** Users, agents, admins: each is named by the methods that only they may use. */
export const users = part({ with: [guarded], withinQuota: withinUserQuota });
export const agents = part({ with: [users], forbidden: ({ user }) => user.role === "customer" });
export const admins = part({ with: [users], forbidden: ({ user }) => user.role !== "admin" });

const Credentials = z.object({ email: z.email().max(200), password: z.string().max(200) }).meta({ id: "Credentials" });
const Grant = z.object({ token: z.string(), expiresIn: z.int() }).meta({ id: "Grant" });
const BY_EMAIL = "SELECT * FROM users WHERE email = $1";
export const attempts = new TokenBucket({ name: "sign-in", capacity: 10, refillPerSec: 1 });

export const signIn = resource("/sign-in", {
  summary: "Sign in",
  security: [],
  withinRateLimit: limitBy(attempts, clientKey),
  maxBodyBytes: 4096,
  body: Credentials,
  response: Grant,
  halts: [401],
  documentedHeaders: { "Cache-Control": { description: "No cache stores a token.", statuses: [200] } },
  processPost: async (ctx) => {
    const found = await row<User & { password: string }>(pool, BY_EMAIL, ctx.body.email);
    // An unknown address takes as long as a wrong password.
    const fits = await isPassword(ctx.body.password, found?.password ?? "");
    if (found === undefined || !fits)
      throw new Halt(401, { detail: "There is no such user, or the password is wrong." });
    ctx.setHeader("Cache-Control", "no-store");
    return { token: await tokenFor(User.parse(found)), expiresIn: HOUR };
  },
});
