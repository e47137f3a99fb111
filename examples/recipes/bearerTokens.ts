import { type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import { Halt, part } from "signalbox";

/** Who has sent the request, for the callbacks that follow. */
export interface Caller {
  readonly id: string;
  readonly scopes: ReadonlySet<string>;
}

export interface BearerOptions {
  /** `createRemoteJWKSet(new URL("https://issuer.example/jwks.json"))` of jose: a key that it does not have yet is fetched. */
  readonly keys: JWTVerifyGetKey;
  readonly issuer: string;
  readonly audience: string;
  /** Never taken from the token alone: an attacker would choose. Default: RS256, ES256, EdDSA. */
  readonly algorithms?: readonly string[];
}

/** Tokens of RFC 9068, by RFC 6750: a JWT of this issuer, for this audience, in its time; else 401. */
export function bearerTokens({ keys, issuer, audience, algorithms = ["RS256", "ES256", "EdDSA"] }: BearerOptions) {
  const options = {
    issuer,
    audience,
    algorithms: [...algorithms],
    requiredClaims: ["sub", "exp"],
    clockTolerance: 5,
  };
  return part({
    // The keys could not be had: that is not the client's fault.
    halts: [503],
    isAuthorized: async ({ request }) => {
      const token = tokenIn(request.headers.get("authorization"));
      // RFC 6750 3.1: without credentials there is nothing wrong with them.
      if (token === undefined) return `Bearer realm="${audience}"`;
      try {
        const { payload } = await jwtVerify(token, keys, options);
        return { caller: callerOf(payload) };
      } catch (error) {
        const said = faultOf(error);
        return `Bearer realm="${audience}", error="invalid_token", error_description="${said}"`;
      }
    },
  });
}

/** RFC 6750 3.1: a token that does not allow this is 403, with the scope that would. */
export function withScope(signedIn: ReturnType<typeof bearerTokens>, scope: string) {
  return part({
    with: [signedIn],
    forbidden: (ctx) => {
      if (ctx.caller.scopes.has(scope)) return false;
      ctx.setHeader("WWW-Authenticate", `Bearer error="insufficient_scope", scope="${scope}"`);
      return { problem: { detail: `This needs the scope ${scope}.` } };
    },
  });
}

function tokenIn(field: string | null): string | undefined {
  return /^Bearer +([\w\-.~+/]+=*)$/i.exec(field ?? "")?.[1];
}

function callerOf({ sub = "", scope }: JWTPayload): Caller {
  return { id: sub, scopes: new Set(typeof scope === "string" ? scope.split(" ") : []) };
}

/** The errors of jose that are about the token. */
const FAULTS: Readonly<Record<string, string>> = {
  ERR_JWT_EXPIRED: "The token has expired",
  ERR_JWT_CLAIM_VALIDATION_FAILED: "The token is not for this service, or not valid yet",
  ERR_JWT_INVALID: "The token cannot be read",
  ERR_JWS_INVALID: "The token cannot be read",
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: "The signature does not hold",
  ERR_JOSE_ALG_NOT_ALLOWED: "The algorithm is not allowed",
  ERR_JOSE_NOT_SUPPORTED: "The algorithm is not allowed",
  ERR_JWKS_NO_MATCHING_KEY: "The key is not known",
  ERR_JWKS_MULTIPLE_MATCHING_KEYS: "The token names no key",
};

function faultOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const said = FAULTS[code];
  if (said !== undefined) return said;
  throw new Halt(503, { detail: "The keys of the issuer cannot be had.", headers: { "Retry-After": "5" } });
}
