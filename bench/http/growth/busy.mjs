// Memory of a server that is busy: 64 connections that are kept, hello. Each start is a process of its own, the peers in random
// order, several times. V8 enlarges its young generation by what survives in it, sooner or later up to its limit: after 5 s one server
// was there, after 35 s all were but the handler by hand, so that shorter loads compare when, not how much.
import { startLoad, startServer } from "../processes.mjs";
import { median, shuffled } from "../statistics.mjs";
import { WORKLOADS } from "../workloads.mjs";

const CONNECTIONS = 64;
/** The load sends for no longer at once. Milliseconds. */
const A_RUN = 5_000;

/** The middle value counts. */
export async function busyMemory({ peers, quick }) {
  const load = await startLoad();
  const field = peers.map((peer) => ({ peer, runs: [] }));
  for (let round = 0; round < (quick ? 1 : 3); round++) {
    for (const { peer, runs } of shuffled(field)) runs.push(await figuresOf(peer, load, quick ? 5_000 : 45_000));
  }
  await load.stop();
  const middle = (runs, what) => (median(runs.map((one) => one[what])) / 2 ** 20).toFixed(1);
  return [
    {
      title: `memory of a server that was busy for a while: ${CONNECTIONS} connections, hello, MiB`,
      head: ["", "resident before the first request", "resident under load", "most resident", "heap under load"],
      rows: field.map(({ peer, runs }) => [
        peer.label,
        middle(runs, "before"),
        middle(runs, "busy"),
        middle(runs, "most"),
        middle(runs, "heap"),
      ]),
    },
  ];
}

async function figuresOf(peer, load, milliseconds) {
  const server = await startServer(peer, WORKLOADS.hello);
  const { port } = server;
  try {
    const before = (await server.ask({ ask: "usage" })).memory.rss;
    await load.ask({ ask: "open", port, workload: "hello", seed: 1, connections: CONNECTIONS });
    for (let passed = 0; passed < milliseconds; passed += A_RUN) {
      await load.ask({ ask: "prepare", port });
      await load.ask({ ask: "run", port, milliseconds: A_RUN });
    }
    const { memory, most } = await server.ask({ ask: "usage" });
    await load.ask({ ask: "close", port });
    return { before, busy: memory.rss, most, heap: memory.heapTotal };
  } finally {
    await server.stop();
  }
}
