import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import {
  BAD_CODING,
  BAD_FRAMING,
  BAD_HOST,
  BAD_TARGET,
  CODING_UNKNOWN,
  FIELDS_TOO_LARGE,
  NO_VERSION,
  TARGET_TOO_LONG,
  VERSION_UNKNOWN,
} from "../refusals.ts";
import { refusalOf } from "./check.ts";
import type { ConnectionRules } from "./http1Connection.ts";
import { settledLimits } from "./limits.ts";
import { Watch } from "./watch.ts";

const limits = settledLimits({ targetBytes: 10, headerCount: 3 });
/** Of a server that the framework made, and of one that it did not. */
const own = { limits, watch: new Watch() } as unknown as ConnectionRules;
const others = { limits, watch: undefined } as unknown as ConnectionRules;

interface Message {
  readonly method?: string;
  readonly url?: string;
  readonly version?: readonly [major: number, minor: number];
  readonly headers?: Readonly<Record<string, string>>;
  readonly rawHeaders?: readonly string[];
}

/** What is refused in a message, as node:http gives it. */
function refused(message: Message, rules = own) {
  const { method = "GET", url = "/", version = [1, 1], headers = { host: "a" }, rawHeaders = [] } = message;
  const [httpVersionMajor, httpVersionMinor] = version;
  const incoming = { method, url, httpVersionMajor, httpVersionMinor, headers, rawHeaders };
  return refusalOf(incoming as IncomingMessage, rules);
}

const lines = (...names: readonly string[]) => names.flatMap((name) => [name, "a"]);

describe("a message that node:http accepts (RFC 9112)", () => {
  it.each<[what: string, message: Message]>([
    ["that is usual", {}],
    ["with a target of the most bytes", { url: `/${"a".repeat(9)}` }],
    ["with the most fields", { rawHeaders: lines("Host", "A", "B") }],
    ["of HTTP/1.0", { version: [1, 0] }],
    ["of HTTP/1.0 without Host", { version: [1, 0], headers: {} }],
    ["in chunks", { headers: { host: "a", "transfer-encoding": "Chunked" } }],
    ["that names its host in the target", { url: "http://a/" }],
    ["about the server as a whole", { method: "OPTIONS", url: "*" }],
    ["with an empty Host", { headers: { host: "" } }],
  ])("%s is taken", (_what, message) => {
    expect(refused(message)).toBeUndefined();
    expect(refused(message, others)).toBeUndefined();
  });

  it.each<[what: string, message: Message, refusal: unknown]>([
    ["with a longer target", { url: `/${"a".repeat(10)}` }, TARGET_TOO_LONG],
    ["with more fields", { rawHeaders: lines("Host", "A", "B", "C") }, FIELDS_TOO_LARGE],
    ["without a version", { version: [0, 9] }, NO_VERSION],
    ["of version 2.0", { version: [2, 0] }, VERSION_UNKNOWN],
    ["of version 2.1", { version: [2, 1] }, VERSION_UNKNOWN],
    ["of HTTP/1.0 with a coding", { version: [1, 0], headers: { "transfer-encoding": "chunked" } }, BAD_FRAMING],
    ["without Host", { headers: {} }, BAD_HOST],
    ["with a Host that can be none", { headers: { host: "a b" } }, BAD_HOST],
    ["of HTTP/1.0 with such a Host", { version: [1, 0], headers: { host: "a/b" } }, BAD_HOST],
    ["with an unknown coding", { headers: { host: "a", "transfer-encoding": "gzip, chunked" } }, CODING_UNKNOWN],
    ["with one after a tab", { headers: { host: "a", "transfer-encoding": "x,\tChunked" } }, CODING_UNKNOWN],
    ["without chunked at the end", { headers: { host: "a", "transfer-encoding": "chunked, gzip" } }, BAD_CODING],
    ["whose coding ends like chunked", { headers: { host: "a", "transfer-encoding": "xchunked" } }, BAD_CODING],
    ["with an empty coding", { headers: { host: "a", "transfer-encoding": "" } }, BAD_CODING],
    ["with a target of another form", { url: "a" }, BAD_TARGET],
    ["with the server's target", { url: "*" }, BAD_TARGET],
  ])("%s is refused", (_what, message, refusal) => {
    // What is remembered of a good host makes no other good.
    expect(refused({})).toBeUndefined();
    expect(refused(message)).toBe(refusal);
    expect(refused(message, others)).toBe(refusal);
  });

  it("with two Hosts is refused on a server that drops the second", () => {
    expect(refused({ rawHeaders: lines("Host", "host") }, others)).toBe(BAD_HOST);
    expect(refused({ rawHeaders: lines("HOST", "A", "Host") }, others)).toBe(BAD_HOST);
    expect(refused({ rawHeaders: ["Host", "a", "A", "host"] }, others)).toBeUndefined();
    expect(refused({ rawHeaders: lines("Host", "From", "Hosts") }, others)).toBeUndefined();
    // One that the framework made joins them, and a list is no host.
    expect(refused({ headers: { host: "a, a" }, rawHeaders: lines("Host", "Host") })).toBe(BAD_HOST);
  });
});
