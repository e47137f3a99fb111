import { describe, expect, it } from "vitest";
import { imaginedRequest } from "../debug/typed.ts";
import { type CorsPolicy, isPreflight, settledCors, writeCors, writePreflight } from "./cors.ts";
import { settledPolicy } from "./idempotency.ts";

const asked = (headers: Readonly<Record<string, string>>, method = "GET") =>
  imaginedRequest({ method, target: "/", headers });
const settle = (policy: CorsPolicy) =>
  settledCors(
    policy,
    () => ["If-Match"],
    () => ["ETag", "Link"],
  );
const A = "https://a.example";
const B = "https://b.example";

describe("a CORS policy", () => {
  it("lists the fields that are read and sent, unless it says which", () => {
    expect(settle({ origins: "*" })).toEqual({
      origins: "*",
      credentials: false,
      headers: "If-Match",
      exposes: "ETag, Link",
      maxAge: undefined,
    });
    expect(settle({ origins: [A], credentials: true, headers: ["X-A", "X-B"], exposes: [], maxAge: 5 })).toEqual({
      origins: [A],
      credentials: true,
      headers: "X-A, X-B",
      exposes: "",
      maxAge: 5,
    });
  });

  it.each([
    ["OPTIONS", { origin: A, "access-control-request-method": "PUT" }, true],
    ["GET", { origin: A, "access-control-request-method": "PUT" }, false],
    ["OPTIONS", { origin: A }, false],
    ["OPTIONS", { "access-control-request-method": "PUT" }, false],
  ])("%s with %o is a preflight: %s", (method, headers, is) => {
    expect(isPreflight(asked(headers, method))).toBe(is);
  });

  it.each<[CorsPolicy, string | undefined, readonly string[]]>([
    [{ origins: "*" }, A, ["Access-Control-Allow-Origin", "*", "Access-Control-Expose-Headers", "ETag, Link"]],
    [{ origins: "*", exposes: [] }, undefined, ["Access-Control-Allow-Origin", "*"]],
    [
      { origins: [A, B], credentials: true, exposes: [] },
      B,
      ["Vary", "Origin", "Access-Control-Allow-Origin", B, "Access-Control-Allow-Credentials", "true"],
    ],
    [{ origins: [A] }, B, ["Vary", "Origin"]],
    [{ origins: [A] }, undefined, ["Vary", "Origin"]],
  ])("%o lets %s read with the fields %j", (policy, origin, written) => {
    const fields: string[] = [];
    writeCors(settle(policy), asked(origin === undefined ? {} : { origin }), fields);
    expect(fields).toEqual(written);
  });

  it.each<[CorsPolicy, string, readonly string[]]>([
    [{ origins: [A] }, B, []],
    [
      { origins: [A], maxAge: 0 },
      A,
      [
        "Access-Control-Allow-Methods",
        "GET, PUT",
        "Access-Control-Allow-Headers",
        "If-Match",
        "Access-Control-Max-Age",
        "0",
      ],
    ],
    [{ origins: "*", headers: [] }, A, ["Access-Control-Allow-Methods", "GET, PUT"]],
  ])("%o responds to a preflight of %s with %j", (policy, origin, written) => {
    const fields: string[] = [];
    writePreflight(settle(policy), asked({ origin }), "GET, PUT", fields);
    expect(fields).toEqual(["Vary", "Access-Control-Request-Method, Access-Control-Request-Headers", ...written]);
  });
});

it("a policy for Idempotency-Key has these defaults", () => {
  const store = {} as never;
  const defaults = {
    store,
    required: false,
    keepSeconds: 86_400,
    leaseSeconds: 30,
    timeoutMs: 1_000,
    maxBytes: 1_048_576,
    keepFailures: false,
  };
  expect(settledPolicy({ store, methods: ["PUT"] })).toEqual(defaults);
  const own = { store, required: true, keepSeconds: 1, leaseSeconds: 2, timeoutMs: 3, maxBytes: 4, keepFailures: true };
  expect(settledPolicy(own)).toEqual(own);
});
