import { createServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { attack } from "./attack.mjs";
import { HTTP2 } from "./http2/kit.mjs";

const CONNECTIONS = 2_000;
const SEED = Number(process.env["FUZZ_SEED"] ?? 1);

describe("whatever frames are sent", () => {
  it("leave the process alive, and each valid stream gets one response", async () => {
    const { found, connections, crashes } = await attack(HTTP2, {
      count: CONNECTIONS,
      seed: SEED,
      within: 120,
      // Most of the time a connection waits to be let go.
      concurrency: 128,
    });
    const told = found.slice(0, 20).map(({ what, seed, example }) => `${what} (seed ${seed})\n${example}`);
    expect(told.join("\n\n")).toBe("");
    expect({ connections, crashes }).toEqual({ connections: CONNECTIONS, crashes: 0 });
  }, 240_000);

  /** What the attack stands on: a server that treats all streams alike has to be found out. */
  it("are judged: a server that gives HEAD the content of GET, and 200 to all, does not pass", async () => {
    const server = createServer((_, response) => response.end("the same"));
    server.on("sessionError", () => undefined);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const faults = new Set<string | undefined>();
    for (let seed = 0; seed < 60; seed += 1) {
      const scenario = HTTP2.scenarioOf(seed);
      if (scenario.poison !== undefined) continue;
      faults.add(HTTP2.judge(scenario, await HTTP2.play(scenario, port))?.what);
    }
    server.close();
    expect([...faults]).toEqual(expect.arrayContaining(["200 in place of 404", "other content"]));
  });
});
