// Start and memory by the number of routes. Each figure is of a process of its own, the peers in random order, several times.
import { startLoad, startServer } from "../processes.mjs";
import { shuffled, spreadText } from "../statistics.mjs";
import { WORKLOADS } from "../workloads.mjs";

const COUNTS = [10, 1_000, 10_000];
const BUSY = 64;
const IDLE = 10_000;

export async function memoryOfServers({ peers, quick }) {
  const load = await startLoad();
  const runs = new Map(peers.flatMap(({ name }) => COUNTS.map((count) => [`${name} ${count}`, []])));
  for (let round = 0; round < (quick ? 1 : 3); round++) {
    for (const peer of shuffled(peers)) {
      for (const count of COUNTS) {
        const busy = await busyFigures(peer, WORKLOADS[`routes-${count}`], load, quick ? 500 : 2_500);
        const idle = await idleFigures(peer, WORKLOADS[`routes-${count}`], load);
        runs.get(`${peer.name} ${count}`).push({ ...busy, ...idle });
      }
    }
  }
  await load.stop();
  const cell = ({ name }, count, what, digits) => {
    const values = runs.get(`${name} ${count}`).map((one) => one[what]);
    return values.includes(undefined) ? "–" : spreadText(values, digits);
  };
  const section = (title, what, digits = 0) => ({
    title,
    head: ["", ...COUNTS.map((count) => count.toLocaleString("en"))],
    rows: peers.map((peer) => [peer.label, ...COUNTS.map((count) => cell(peer, count, what, digits))]),
  });
  const atMost = "Fastify";
  return [
    { ...section(`memory with ${BUSY} busy connections: MiB resident, by routes`, "busy"), atMost },
    {
      ...section(`memory with ${IDLE.toLocaleString("en")} idle connections: MiB resident, by routes`, "idle"),
      atMost,
    },
    section("from import to listening: milliseconds, by routes", "listenMs"),
    section("the first response: milliseconds, by routes", "firstMs"),
  ];
}

const MIB = 2 ** 20;

/** V8 enlarges its young generation by what survives in it. On Node 26 all servers have the largest after a second or two. */
function busyFigures(peer, workload, load, milliseconds) {
  return withServer(peer, workload, load, async (server) => {
    const { port, listenMs } = server;
    await load.ask({ ask: "open", port, workload: workload.name, seed: 0, connections: BUSY });
    const begin = performance.now();
    await load.ask({ ask: "first", port });
    const firstMs = performance.now() - begin;
    await load.ask({ ask: "prepare", port });
    await load.ask({ ask: "run", port, milliseconds });
    return { listenMs, firstMs, busy: (await server.ask({ ask: "usage" })).memory.rss / MIB };
  });
}

/** Each connection has had one response. Some servers close it after five seconds, so the memory is asked for at once. */
function idleFigures(peer, workload, load) {
  return withServer(peer, workload, load, async (server) => {
    const { port } = server;
    await load.ask({ ask: "open", port, workload: workload.name, seed: 0, connections: IDLE });
    await load.ask({ ask: "prepare", port });
    return { idle: (await server.ask({ ask: "usage" })).memory.rss / MIB };
  });
}

/** No figures if the server cannot do it within the time that it is given. */
async function withServer(peer, workload, load, measure) {
  let server;
  try {
    server = await startServer(peer, workload);
    return await measure(server);
  } catch {
    return {};
  } finally {
    if (server !== undefined) await load.ask({ ask: "close", port: server.port });
    await server?.stop();
  }
}
