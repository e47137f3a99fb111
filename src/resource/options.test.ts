import { resource, Service } from "signalbox";
import { serve as serveOnBun } from "signalbox/bun";
import { createCsvCodec } from "signalbox/codecs";
import { debug } from "signalbox/debug";
import { serve as serveOnDeno } from "signalbox/deno";
import { createEventsCodec } from "signalbox/events";
import { createMultipartCodec } from "signalbox/multipart";
import { nodeListener, serve } from "signalbox/node";
import { mountOpenapi } from "signalbox/openapi";
import { createJsonPatchCodec } from "signalbox/patch";
import { staticFiles } from "signalbox/static";
import { describe, expect, it } from "vitest";
import { settledLimits } from "../runtime/node/limits.ts";
import {
  isNear,
  isWithin,
  keyRemedy,
  nearestOf,
  oneOf,
  record,
  SECURITY,
  settled,
  shown,
  wholeNumber,
} from "./options.ts";

/** In JavaScript nothing else finds a misspelt option: a limit that is not set, a page that is not there. */
const service = () => new Service({ resources: { books: resource("/books", { represent: () => [] }) } });

describe("options that cannot be meant so are refused", () => {
  it.each<[what: string, given: object, message: string]>([
    ["port", { Port: 1 }, "UNKNOWN_KEY: serve: it has Port, which nothing reads. Write instead: port"],
    [
      "limits",
      { limits: { headerByte: 1024 } },
      "UNKNOWN_KEY: limits: it has headerByte, which nothing reads. Write instead: headerBytes",
    ],
    [
      "drain",
      { drain: { timeout: 1 } },
      "UNKNOWN_KEY: serve, drain: it has timeout, which nothing reads. Write instead: one of acceptFor, within",
    ],
    [
      "a port that is a text",
      { port: "tcp://10.0.0.1:80" },
      'BAD_VALUE: serve: port is "tcp://10.0.0.1:80". Write instead: port: a whole number up to 65535, such as Number(process.env.PORT ?? 8080)',
    ],
    ["a port that is not set", { port: Number.NaN }, "BAD_VALUE: serve: port is NaN."],
    ["a host that is a number", { host: 1 }, "BAD_VALUE: serve: host is 1. Write instead: host: "],
    [
      "a signal that there is not",
      { signals: ["SIGFOO"] },
      'BAD_VALUE: serve: signals is ["SIGFOO"]. Write instead: signals: true, or a list: ["SIGTERM", "SIGINT"]',
    ],
    ["one signal without a list", { signals: "SIGTERM" }, 'BAD_VALUE: serve: signals is "SIGTERM".'],
    ["TLS without a certificate", { tls: {} }, "BAD_VALUE: serve: tls is an object. Write instead: tls: { key, cert }"],
    [
      "the value of a limit",
      { limits: { headerCount: Number.NaN } },
      "BAD_VALUE: limits: headerCount is NaN. Write instead: headerCount: a whole number of at least 1, such as 100",
    ],
    [
      "the time to drain",
      { drain: { within: "10s" } },
      'BAD_VALUE: serve, drain: within is "10s". Write instead: within: milliseconds, such as 10_000',
    ],
  ])("of serve: %s, before anything is started", async (_what, given, message) => {
    let started = 0;
    const hooked = new Service({ routes: [], start: () => void (started += 1) });
    await expect(serve(hooked, { port: 0, ...given })).rejects.toThrow(message);
    expect(started).toBe(0);
  });

  it.each([
    ["Bun", serveOnBun, { reuseport: true }, "reusePort"],
    ["Deno", serveOnDeno, { hosts: "::" }, "host"],
  ])("of serve for %s, before it looks for its runtime", async (_runtime, serveThere, given, remedy) => {
    await expect(serveThere(service(), given as object)).rejects.toThrow(
      `UNKNOWN_KEY: serve: it has ${Object.keys(given).join()}, which nothing reads. Write instead: ${remedy}`,
    );
  });

  it("and one that is undefined leaves the default in place", () => {
    // Without exactOptionalPropertyTypes the compiler allows it.
    const given: object = { headerCount: undefined, keepAlive: 1 };
    expect(settledLimits(given)).toEqual({ ...settledLimits(), keepAlive: 1 });
  });

  it("all of them, where they are no object", async () => {
    await expect(serve(service(), 8080 as never)).rejects.toThrow("BAD_VALUE: serve: it is 8080. Write instead: { … }");
  });

  it.each<[given: unknown, message: string]>([
    [undefined, 'BAD_VALUE: staticFiles: folder is null. Write instead: folder: its path: "public"'],
    [
      { folder: "public", immutable: "js" },
      'BAD_VALUE: staticFiles: immutable is "js". Write instead: immutable: a regular',
    ],
    [
      { folder: "public", types: { ts: 1 } },
      "BAD_VALUE: staticFiles: types is an object. Write instead: types: { ts: ",
    ],
  ])("of files: %o", (given, message) => {
    expect(() => staticFiles("/", given as { folder: string })).toThrow(message);
  });

  it("of a listener", () => {
    expect(() => nodeListener(service(), { keepalive: 1 } as object)).toThrow("Write instead: keepAlive");
  });

  it("of the document", () => {
    const given = { title: "Books", version: "1", pages: "/docs" };
    expect(() => mountOpenapi(service(), given)).toThrow(
      "UNKNOWN_KEY: mountOpenapi: it has pages, which nothing reads. Write instead: page",
    );
  });

  it.each<[take: (options: never) => unknown, given: object, message: string]>([
    [
      createMultipartCodec,
      { parts: Number.NaN },
      "BAD_VALUE: limits of parts: parts is NaN. Write instead: parts: a whole number",
    ],
    [
      createMultipartCodec,
      { part: 5 },
      "UNKNOWN_KEY: limits of parts: it has part, which nothing reads. Write instead: parts",
    ],
    [createJsonPatchCodec, { operations: "1e3" }, 'BAD_VALUE: createJsonPatchCodec: operations is "1e3".'],
    [createCsvCodec, { formulas: "disarmed" }, 'formulas is "disarmed". Write instead: formulas: "keep" or "disarm"'],
    [
      createEventsCodec,
      { heartbeat: Number.NaN },
      "BAD_VALUE: events: heartbeat is NaN. Write instead: heartbeat: milliseconds",
    ],
    [
      createEventsCodec,
      { heartBeat: 1 },
      "UNKNOWN_KEY: events: it has heartBeat, which nothing reads. Write instead: heartbeat",
    ],
  ])("of %o: %o", (take, given, message) => {
    expect(() => take(given as never)).toThrow(message);
  });

  it("of what the debugger masks", () => {
    expect(() => debug(service(), "/_signalbox", { mask: { header: ["X-Session"] } as object })).toThrow(
      "UNKNOWN_KEY: debug, mask: it has header, which nothing reads. Write instead: headers",
    );
  });

  it("of the debugger, by its value", () => {
    expect(() => debug(service(), "/_signalbox", { maxRequests: Number.POSITIVE_INFINITY })).toThrow(
      "BAD_VALUE: debug: maxRequests is Infinity. Write instead: maxRequests: a whole number of at least 1, such as 200",
    );
  });

  it("of the debugger", () => {
    expect(() => debug(service(), "/_signalbox", { maxRequest: 100 } as object)).toThrow(
      "UNKNOWN_KEY: debug: it has maxRequest, which nothing reads. Write instead: maxRequests",
    );
  });
});

const KNOWN = new Set(["tags", "page", "headers", "maxBodyBytes", "port"]);

describe("the name that a misspelt one was meant to be", () => {
  it.each([
    ["pages", "page"],
    ["hedrs", "headers"],
    ["Headres", "headers"],
    ["maxbodybyte", "maxBodyBytes"],
    ["prot", "port"],
    ["Port", "port"],
    ["timeout", undefined],
    ["", undefined],
  ])("%s: %s", (key, meant) => {
    expect(nearestOf(key, KNOWN)).toBe(meant);
  });
});

describe("a misspelt name", () => {
  it("has all names as its remedy where none is near", () => {
    expect(keyRemedy("timeout", new Set(["port", "host"]))).toBe("one of host, port");
    expect(keyRemedy("ports", new Set(["post", "port"]))).toBe("port");
  });

  it.each([
    [0, "abc", "abc", true],
    [0, "abc", "abd", false],
    [1, "abc", "abd", true],
    [1, "abc", "abcd", true],
    [1, "abc", "ab", true],
    [1, "abc", "acb", true],
    [1, "abc", "cba", false],
    [2, "abc", "cba", true],
    [1, "", "a", true],
    [1, "", "ab", false],
    [1, "ab", "ba", true],
    [1, "abd", "bac", false],
  ])("within %i: %s and %s: %s", (most, one, other, is) => {
    expect([isWithin(most, one, other), isWithin(most, other, one)]).toEqual([is, is]);
  });

  it.each([
    ["Represent", "represent", true],
    ["reprsent", "represent", true],
    ["reprsnt", "represent", false],
    ["isAuthrizd", "isAuthorized", true],
    ["isAthrizd", "isAuthorized", false],
    ["repreesnt!", "represents", true],
  ])("%s is near %s: %s", (name, meant, is) => {
    expect(isNear(name, meant)).toBe(is);
  });
});

describe("a value in a message", () => {
  it.each([
    ["a", '"a"'],
    ["a".repeat(81), `"${"a".repeat(80)}"`],
    [[1, "b", [null]], '[1, "b", [null]]'],
    [["a".repeat(90)], `["${"a".repeat(79)}]`],
    [() => 1, "a function"],
    [{}, "an object"],
    [null, "null"],
    [Number.NaN, "NaN"],
  ])("%o: %s", (value, text) => {
    expect(shown(value)).toBe(text);
  });
});

describe("a rule", () => {
  it("of a whole number has its least, and an example", () => {
    const rule = wholeNumber("8", 1);
    expect(rule.remedy).toBe("a whole number of at least 1, such as 8");
    expect([1, 2 ** 53 - 1, 0, 1.5, 2 ** 53, "1"].map((value) => rule.holds(value))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(wholeNumber("0").holds(0)).toBe(true);
  });

  it("of one of several values names them", () => {
    const rule = oneOf("keep", 7);
    expect([rule.remedy, rule.holds("keep"), rule.holds(7), rule.holds("7")]).toEqual([
      '"keep" or 7',
      true,
      true,
      false,
    ]);
  });

  it("of a record holds for each of its members, and for no list", () => {
    const rule = record("{ a: 1 }", (each) => each === 1);
    expect(rule.remedy).toBe("{ a: 1 }");
    expect([{ a: 1 }, {}, { a: 1, b: 2 }, [1], null].map((value) => rule.holds(value))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(record("{ … }").holds({ a: 2 })).toBe(true);
  });

  it("of security takes names and schemes", () => {
    const scheme = { bearer: { type: "http", scheme: "bearer" } };
    expect(
      [["bearer"], [scheme], [], "bearer", [1], [{ bearer: "http" }]].map((value) => SECURITY.holds(value)),
    ).toEqual([true, true, true, false, false, false]);
  });
});

it("an option that is undefined has its default", () => {
  const defaults = { a: 1, b: 2 };
  const given: object = { a: undefined, b: 3 };
  expect([settled<{ a?: number; b?: number }>(defaults, given), defaults]).toEqual([
    { a: 1, b: 3 },
    { a: 1, b: 2 },
  ]);
});
