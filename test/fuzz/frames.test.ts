import { createServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { LONG_HANG } from "../bounds.mjs";
import { attack, randomSeed } from "./attack.mjs";
import { HTTP2 } from "./http2/kit.mjs";
import { poisonOf } from "./http2/model.mjs";
import { faultIn } from "./ledger.mjs";
import { nodeWithHttp2 } from "./nodes.mjs";

const CONNECTIONS = 1_000;
/** Another one each time; FUZZ_SEED repeats a run. */
const SEED = Number(process.env["FUZZ_SEED"] ?? randomSeed());

describe("whatever frames are sent", () => {
  it(
    "each valid stream gets one response, what broke off is not acted on, and nothing is kept",
    async (context) => {
      const node = nodeWithHttp2();
      if (node === undefined)
        return context.skip("HTTP/2 is off by default on Node 20: install a newer one, npm ci in test/runtimes");
      console.log(`${CONNECTIONS} connections of HTTP/2 on ${node}, FUZZ_SEED=${SEED}`);
      const { found, connections, crashes } = await attack(HTTP2, {
        count: CONNECTIONS,
        seed: SEED,
        node,
        // Most of the time a connection waits to be let go.
        concurrency: 128,
      });
      const told = found.slice(0, 20).map(({ what, seed, example }) => `${what} (seed ${seed})\n${example}`);
      expect(told.join("\n\n")).toBe("");
      expect({ connections, crashes }).toEqual({ connections: CONNECTIONS, crashes: 0 });
    },
    LONG_HANG,
  );

  /** What the attack stands on: a server that treats all streams alike has to be found out. */
  it("are judged: a server that gives HEAD the content of GET, and 200 to all, does not pass", async () => {
    const server = createServer((_, response) => response.end("the same"));
    server.on("sessionError", () => undefined);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const scenarios = Array.from({ length: 150 }, (_, seed) => HTTP2.scenarioOf(seed)).filter(
      (scenario) => scenario.ending === "patient" && poisonOf(scenario) === undefined,
    );
    const told = scenarios.map(async (scenario) => {
      const outcome = await HTTP2.play(scenario, { port, ask: () => Promise.resolve(undefined) });
      return HTTP2.judge(scenario, outcome)?.what;
    });
    const faults = new Set(await Promise.all(told));
    server.close();
    const expected = ["200 in place of 401", "other content", "a response that ends too early"];
    expect([...faults]).toEqual(expect.arrayContaining(expected));
  });
});

/** The other half of what the attack stands on. */
describe("the books of the server", () => {
  const asked = [{ mark: "m", kind: "POST /text", times: 1, whole: "abc" }];
  const line = { mark: "m", setUp: 1, released: 1, lent: 1, returned: 1, opened: 1, closed: 1, acted: ["abc"] };
  const fault = (of: object) => faultIn(asked, { isOpen: false, files: 0, lines: [{ ...line, ...of }] })?.what;

  it("are right where all is let go of, and whole content was acted on once", () => {
    expect(fault({})).toBeUndefined();
    expect(fault({ acted: [] })).toBeUndefined();
  });

  it.each([
    ["not released", { released: 0 }],
    ["released more than once", { released: 2 }],
    ["set up more often than asked", { setUp: 2, released: 2 }],
    ["lent more often than asked", { lent: 2, returned: 2 }],
    ["lent, and not closed once", { returned: 0 }],
    ["lent, and not closed once", { returned: 2 }],
    ["a source that is not closed", { closed: 0 }],
    ["other content was acted on", { acted: ["ab"] }],
    ["content was acted on twice", { acted: ["abc", "abc"] }],
    ["nobody asked", { mark: "n" }],
  ])("tell: %s", (what, of) => {
    expect(fault(of)).toBe(what);
  });

  it("tell what was acted on although it broke off, and what is left open", () => {
    const none = asked.map((each) => ({ ...each, whole: undefined }));
    const lines = [line];
    expect(faultIn(none, { isOpen: false, files: 0, lines })?.what).toBe("content that broke off was acted on");
    expect(faultIn(asked, { isOpen: true, files: 0, lines })?.what).toBe("the server keeps the connection open");
    expect(faultIn(asked, { isOpen: false, files: 1, lines })?.what).toBe("a file that is not closed");
  });
});
