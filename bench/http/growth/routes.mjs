// Start-up, memory and lookup as the routes grow.
import { startLoad, startServer } from "../processes.mjs";
import { median } from "../statistics.mjs";
import { WORKLOADS } from "../workloads.mjs";

const COUNTS = [10, 100, 1_000, 10_000];

/** Servers of all sizes are started one after the other, several times; the middle value counts. */
export async function routeGrowth({ peers, quick }) {
  const times = quick ? 1 : 5;
  const load = await startLoad();
  const figures = new Map();
  for (let time = 0; time < times; time++) {
    for (const peer of peers) {
      for (const count of COUNTS) {
        const key = `${peer.name} ${count}`;
        const all = figures.get(key) ?? [];
        if (all.length === time) all.push(await figuresOf(peer, WORKLOADS[`routes-${count}`], load, quick));
        figures.set(
          key,
          all.filter((one) => one !== undefined),
        );
      }
    }
  }
  await load.stop();
  const section = (title, value) => ({
    title,
    head: ["", ...COUNTS.map((count) => count.toLocaleString("en"))],
    rows: peers.map((peer) => [
      peer.label,
      ...COUNTS.map((count) => {
        const all = figures.get(`${peer.name} ${count}`);
        return all.length === 0 ? "–" : value(all, figures.get(`${peer.name} 10`));
      }),
    ]),
  });
  return [
    section("milliseconds from the framework's import to listening, by routes", (all) =>
      median(all.map(({ listenMs }) => listenMs)).toFixed(0),
    ),
    section("milliseconds of the first response, by routes", (all) =>
      median(all.map(({ firstMs }) => firstMs)).toFixed(0),
    ),
    section("memory (MB of heap after a collection), by routes", (all) =>
      median(all.map(({ heap }) => heap / 1e6)).toFixed(1),
    ),
    section("CPU µs a request on a parameter route, by routes", (all) => median(all.map(({ cpu }) => cpu)).toFixed(1)),
  ];
}

/** Undefined where the server cannot do it in the time that it is given. */
async function figuresOf(peer, workload, load, quick) {
  let server;
  try {
    server = await startServer(peer, workload, ["--expose-gc"]);
    const { port, listenMs } = server;
    await load.ask({ ask: "open", port, workload: workload.name, seed: 0 });
    const begin = performance.now();
    await load.ask({ ask: "first", port });
    const firstMs = performance.now() - begin;
    await load.ask({ ask: "prepare", port });
    await load.ask({ ask: "run", port, milliseconds: quick ? 500 : 1500 });
    const before = await server.ask({ ask: "usage" });
    const { requests } = await load.ask({ ask: "run", port, milliseconds: quick ? 300 : 1000 });
    const after = await server.ask({ ask: "usage" });
    await load.ask({ ask: "close", port });
    const { memory } = await server.ask({ ask: "collect" });
    const used = after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system;
    return { listenMs, firstMs, heap: memory.heapUsed, cpu: used / requests };
  } catch {
    return undefined;
  } finally {
    await server?.stop();
  }
}
