import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createRemoteJWKSet, exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";
import { resource, Service } from "signalbox";
import { request } from "signalbox/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bearerTokens, withScope } from "./bearerTokens.ts";

const ISSUER = "https://issuer.example";
const AUDIENCE = "https://api.example";

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

/** A server that publishes keys, as an issuer does. */
let published: JWK[] = [];
let isDown = false;
let fetched = 0;
const issuer = createServer((_request, response) => {
  fetched += 1;
  response.statusCode = isDown ? 500 : 200;
  response.end(JSON.stringify({ keys: published }));
});

let first: Keys;
let second: Keys;
let service: Service;

beforeAll(async () => {
  [first, second] = await Promise.all([generateKeyPair("ES256"), generateKeyPair("ES256")]);
  await new Promise<void>((resolve) => issuer.listen(0, "127.0.0.1", resolve));
});

afterAll(() => {
  issuer.close();
});

async function publish(keys: Readonly<Record<string, Keys>>): Promise<void> {
  published = await Promise.all(
    Object.entries(keys).map(async ([kid, { publicKey }]) => ({ ...(await exportJWK(publicKey)), kid, alg: "ES256" })),
  );
}

beforeEach(async () => {
  isDown = false;
  fetched = 0;
  await publish({ first });
  const { port } = issuer.address() as AddressInfo;
  const keys = createRemoteJWKSet(new URL(`http://127.0.0.1:${port}/`), { cooldownDuration: 0 });
  const signedIn = bearerTokens({ keys, issuer: ISSUER, audience: AUDIENCE });
  const writes = withScope(signedIn, "trains:write");
  service = new Service({
    routes: [
      resource("/trains", {
        with: [signedIn],
        GET: { represent: ({ caller }) => ({ caller: caller.id }) },
        DELETE: { with: [writes], deleteResource: () => undefined },
      }),
    ],
  });
});

interface Claims {
  readonly kid?: string;
  readonly audience?: string;
  readonly issuer?: string;
  readonly expires?: string;
  readonly notBefore?: string;
  readonly scope?: string;
}

function token({ privateKey }: Keys, claims: Claims = {}): Promise<string> {
  const { kid = "first", audience = AUDIENCE, issuer: by = ISSUER, expires = "1h", notBefore = "-1s" } = claims;
  return new SignJWT({ scope: claims.scope ?? "" })
    .setProtectedHeader({ alg: "ES256", kid })
    .setSubject("ada")
    .setAudience(audience)
    .setIssuer(by)
    .setExpirationTime(expires)
    .setNotBefore(notBefore)
    .sign(privateKey);
}

function ask(bearer: string | undefined, method = "GET") {
  return request(service, method, "/trains", bearer === undefined ? {} : { headers: { authorization: bearer } });
}

describe("bearer tokens", () => {
  it("takes a token of the issuer, and says whose it is", async () => {
    const response = await ask(`Bearer ${await token(first)}`);
    expect([response.status, await response.json()]).toEqual([200, { caller: "ada" }]);
  });

  it("RFC 6750 3.1: says nothing of an error where there are no credentials, or others", async () => {
    for (const field of [undefined, "Basic YTpi"]) {
      const response = await ask(field);
      expect([response.status, response.header("www-authenticate")]).toEqual([401, `Bearer realm="${AUDIENCE}"`]);
    }
  });

  it.each<[string, () => Promise<string>, string]>([
    ["for another audience", () => token(first, { audience: "https://other.example" }), "not for this service"],
    ["of another issuer", () => token(first, { issuer: "https://evil.example" }), "not for this service"],
    ["that has expired", () => token(first, { expires: "-1m" }), "has expired"],
    ["that is not valid yet", () => token(first, { notBefore: "1m" }), "not valid yet"],
    ["with a key that is not known", () => token(second, { kid: "third" }), "key is not known"],
    ["signed by another key", () => token(second), "signature does not hold"],
    ["that is none", async () => "abc", "cannot be read"],
  ])("refuses a token %s", async (_case, make, said) => {
    const response = await ask(`Bearer ${await make()}`);
    expect(response.status).toBe(401);
    expect(response.header("www-authenticate")).toContain('error="invalid_token"');
    expect(response.header("www-authenticate")).toContain(said);
  });

  it("refuses a token whose header chooses: none, and HMAC with the public key", async () => {
    const [, payload = ""] = (await token(first)).split(".");
    const none = Buffer.from('{"alg":"none"}').toString("base64url");
    const secret = new TextEncoder().encode(JSON.stringify(published[0]));
    const hmac = await new SignJWT({})
      .setProtectedHeader({ alg: "HS256", kid: "first" })
      .setSubject("eve")
      .sign(secret);
    for (const forged of [`${none}.${payload}.`, hmac]) {
      const response = await ask(`Bearer ${forged}`);
      expect(response.status).toBe(401);
      expect(response.header("www-authenticate")).toContain("algorithm is not allowed");
    }
  });

  it("finds a new key by itself, and forgets one that is withdrawn", async () => {
    expect((await ask(`Bearer ${await token(first)}`)).status).toBe(200);
    expect((await ask(`Bearer ${await token(first)}`)).status).toBe(200);
    expect(fetched).toBe(1);
    await publish({ second });
    expect((await ask(`Bearer ${await token(second, { kid: "second" })}`)).status).toBe(200);
    expect((await ask(`Bearer ${await token(first)}`)).status).toBe(401);
  });

  it("is 503, and no fault of the client, where the keys cannot be had", async () => {
    isDown = true;
    const response = await ask(`Bearer ${await token(first)}`);
    expect([response.status, response.header("retry-after")]).toEqual([503, "5"]);
  });

  it("RFC 6750 3.1: is 403 with the scope that it lacks", async () => {
    const refused = await ask(`Bearer ${await token(first)}`, "DELETE");
    expect(refused.status).toBe(403);
    expect(refused.header("www-authenticate")).toBe('Bearer error="insufficient_scope", scope="trains:write"');
    expect((await ask(`Bearer ${await token(first, { scope: "a trains:write" })}`, "DELETE")).status).toBe(204);
  });
});
