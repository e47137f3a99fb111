import { resource, Service } from "signalbox";
import { request } from "signalbox/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { cookieSession, SignedCookies } from "./signedCookies.ts";

const NAME = "__Host-session";
const OLD = "the secret of last year, 32 bytes long";
const NEW = "the secret of this year, 32 bytes long";

function serviceWith(secrets: readonly string[]): Service {
  const cookies = new SignedCookies(secrets);
  const session = cookieSession(cookies, NAME);
  return new Service({
    routes: [
      resource("/session", {
        with: [],
        processPost: (ctx) => cookies.set(ctx, NAME, "ada; lovelace.é", { maxAge: 60, sameSite: "strict" }),
      }),
      resource("/me", { with: [session], GET: { represent: ({ session: user }) => ({ user }) } }),
    ],
  });
}

async function signIn(secrets: readonly string[]): Promise<string> {
  const response = await request(serviceWith(secrets), "POST", "/session");
  return response.header("set-cookie")?.split(";", 1)[0] ?? "";
}

function me(secrets: readonly string[], cookie: string) {
  return request(serviceWith(secrets), "GET", "/me", { headers: { cookie } });
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("signed cookies", () => {
  it("come back as they were set, and the response varies with them", async () => {
    const response = await me([NEW], await signIn([NEW]));
    expect([response.status, await response.json()]).toEqual([200, { user: "ada; lovelace.é" }]);
    expect(response.header("vary")).toContain("Cookie");
  });

  it("are 401 where there is none", async () => {
    const response = await me([NEW], "theme=dark");
    expect([response.status, response.header("www-authenticate")]).toEqual([401, 'Cookie realm="session"']);
  });

  it("cannot be changed: not the value, not the end, not the name, not the signature", async () => {
    const cookie = await signIn([NEW]);
    const [name, value = ""] = cookie.split("=");
    const [expires = "", mac = "", user = ""] = value.split(".");
    for (const forged of [
      `${name}=${expires}.${mac}.eve`,
      `${name}=${Number(expires) + 9}.${mac}.${user}`,
      `${name}=${expires}.${mac.slice(1)}.${user}`,
      `${name}=${expires}..${user}`,
      `${name}=${user}`,
    ]) {
      expect((await me([NEW], forged)).status, forged).toBe(401);
    }
    const other = new SignedCookies([NEW]);
    const set: string[] = [];
    other.set({ appendHeader: (_field, line) => set.push(line) }, "basket", "ada", { maxAge: 60 });
    expect((await me([NEW], (set[0] ?? "").replace("basket", NAME))).status).toBe(401);
  });

  it("expire, whatever the browser does", async () => {
    const now = Date.now();
    const clock = vi.spyOn(Date, "now").mockReturnValue(now);
    const cookie = await signIn([NEW]);
    clock.mockReturnValue(now + 59_000);
    expect((await me([NEW], cookie)).status).toBe(200);
    clock.mockReturnValue(now + 61_000);
    expect((await me([NEW], cookie)).status).toBe(401);
  });

  it("survive a new secret, until the old one is dropped", async () => {
    const cookie = await signIn([OLD]);
    expect((await me([NEW, OLD], cookie)).status).toBe(200);
    expect((await me([NEW], cookie)).status).toBe(401);
    expect((await me([NEW], await signIn([NEW, OLD]))).status).toBe(200);
  });

  it("want secrets that cannot be guessed", () => {
    expect(() => new SignedCookies(["short"])).toThrow("32 bytes");
    expect(() => new SignedCookies([])).toThrow("32 bytes");
  });
});
