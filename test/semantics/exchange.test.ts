import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exchangeOf } from "../../packages/http-semantics-suite/lib/exchange.mjs";
import { load } from "../../packages/http-semantics-suite/lib/load.mjs";
import { readOffers, targetOf } from "../../packages/http-semantics-suite/lib/offers.mjs";
import { runAll } from "../../packages/http-semantics-suite/lib/run.mjs";
import { packed, unpacked } from "../../packages/http-semantics-suite/page/packed.mjs";
import { serverOf } from "../../packages/http-semantics-suite/reference/server.mjs";
import { handle } from "../../packages/http-semantics-suite/reference/service.mjs";
import { HANG } from "../bounds.mjs";

interface Exchange {
  readonly sent: string;
  readonly received: string;
}

let server: Server;
let base: string;

beforeAll(async () => {
  server = serverOf(handle);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close().closeAllConnections());

/** The results of some cases on the reference. */
async function run(ids: readonly string[], exchanges: boolean, broken = false) {
  const target = targetOf(base, "exchange");
  const { cases, areas } = load();
  const chosen = cases.filter((c) => ids.includes(c.id));
  const refused = { requests: ["GET /fixed"], expect: [500] };
  const controls = broken
    ? areas.map((area) => ({ ...area, control: { ...area.control, ...controlOf(refused) } }))
    : areas;
  return runAll(chosen, controls, target, {
    offers: await readOffers(target),
    jobs: 1,
    patience: HANG / 1000,
    exchanges,
  });
}

const controlOf = ({ requests, expect: wanted }: { requests: string[]; expect: number[] }) => ({
  requests: requests.map((at) => ({ method: at.split(" ")[0], target: at.split(" ")[1] })),
  expect: wanted.map((status) => ({ status })),
});

/** The text of one exchange. */
function textOf(reply: {
  sent?: string | Buffer;
  head?: string;
  body?: string | Buffer;
  [more: string]: unknown;
}): Exchange {
  const { sent = "GET / HTTP/1.1\r\n\r\n", head = "HTTP/1.1 200 OK", body = "", ...more } = reply;
  const read = { sent: Buffer.from(sent), head, body: Buffer.from(body), complete: true, ...more };
  return exchangeOf([read])[0] ?? { sent: "", received: "" };
}

describe("the exchange of a case", () => {
  it("is kept for a passed case if the run is asked for it", async () => {
    const [asked] = await run(["CD01"], true);
    expect(asked).toMatchObject({ outcome: "passed", exchange: [expect.anything()] });
    expect(asked.exchange[0].sent).toMatch(
      /^GET \/fixed HTTP\/1\.1\nHost: .*\nIf-None-Match: "fixed-1"\nConnection: close$/,
    );
    expect(asked.exchange[0].received).toMatch(/^HTTP\/1\.1 304 Not Modified\n(.*\n)*ETag: "fixed-1"/i);
    expect((await run(["CD01"], false))[0]).not.toHaveProperty("exchange");
  });

  it("has interim responses, and as much of the request as was sent", async () => {
    const [waited] = await run(["CT80"], true);
    expect(waited.exchange[0].received).toMatch(/^HTTP\/1\.1 100 Continue\n\nHTTP\/1\.1 200 OK\n/);
    expect(waited.exchange[0].sent).toMatch(/\n\n\{"a":1\}$/);
    const [stopped] = await run(["UP45"], true);
    expect(stopped.exchange[0].sent).toMatch(/Content-Length: 99999999\n(.*\n)*.*$/);
    expect(stopped.exchange[0].sent).not.toContain("\n\n");
  });

  it("is that of the control if the control of the area failed", async () => {
    const [result] = await run(["CD01"], true, true);
    expect(result).toMatchObject({
      outcome: "failed",
      reasons: [expect.stringContaining("the control of the area failed")],
    });
    expect(result.exchange[0].sent).toMatch(/^GET \/fixed HTTP\/1\.1\n(?!.*If-None-Match)/s);
  });

  it("shows octets that are no text as escapes", () => {
    expect(textOf({ body: gzipSync("hello, world") }).received).toMatch(/\n\n\\x1f\\x8b\\x08[\x20-\x7e]*$/);
    expect(textOf({ body: Buffer.from([0x7b, 0xff, 0x0d, 0x0a, 0x7d]) }).received).toMatch(/\n\n\{\\xff\\r\\n\}$/);
    expect(textOf({ head: "HTTP/1.1 200 OK\r\nX: a\nb\rc\xfc" }).received).toBe("HTTP/1.1 200 OK\nX: a\\nb\\rc\\xfc");
    expect(textOf({ body: "a\u0000\u009b\u202e\ufeff\u{e0001}b" }).received).toMatch(
      /\n\na\\x00\\x9b\\u\{202e\}\\u\{feff\}\\u\{e0001\}b$/,
    );
  });

  it("keeps the lines of texts", () => {
    expect(textOf({ body: "data: ä\r\ndata: b\n\n" }).received).toBe("HTTP/1.1 200 OK\n\ndata: ä\ndata: b");
  });

  it("is cut, and says so", () => {
    const long = `${"x".repeat(399)}ä${"y".repeat(100)}`;
    expect(textOf({ body: long }).received).toMatch(/x{399}… \(the first 400 of 501 octets\)$/);
    expect(textOf({ body: Buffer.alloc(500, 0xff) }).received).toMatch(
      /(\\xff){100}… \(the first 100 of 500 octets\)$/,
    );
    const head = `HTTP/1.1 200 OK\r\nX: ${"x".repeat(400)}\r\n${"Y: y\r\n".repeat(60)}Z: z`;
    expect(textOf({ head }).received.split("\n")).toEqual([
      "HTTP/1.1 200 OK",
      `X: ${"x".repeat(297)}… (403 octets)`,
      ...Array.from({ length: 38 }, () => "Y: y"),
      "… (63 lines)",
    ]);
  });

  it("says how a response ended that is not whole", () => {
    expect(textOf({ complete: false, body: "a" }).received).toBe("HTTP/1.1 200 OK\n\na\n\n(the content had not ended)");
    expect(exchangeOf([{ sent: Buffer.from("x"), body: Buffer.alloc(0), broken: "no response in time" }])).toEqual([
      { sent: "x", received: "(no response in time)" },
    ]);
  });

  it("is the same after packing, which states each line once", () => {
    const exchange = [
      { sent: "GET / HTTP/1.1\nHost: a", received: "HTTP/1.1 200 OK\n\na\n\na" },
      { sent: "GET / HTTP/1.1\nHost: a", received: "(closed)" },
    ];
    const results = [
      { id: "AA01", outcome: "failed", reasons: ["no"], exchange },
      { id: "AA02", outcome: "not-offered", reasons: ["not listed"] },
    ];
    const { head, results: short } = packed({ name: "x", results });
    expect(head.texts).toEqual([...new Set(head.texts)]);
    const file = JSON.parse(JSON.stringify({ ...head, results: short }));
    expect(unpacked(file)).toEqual({ name: "x", results });
    expect(unpacked({ name: "x", results })).toEqual({ name: "x", results });
  });
});
