// Memory of a server that is busy: 64 connections that are kept, hello. Each start is a process of its own, the peers in random
// order, several times.
import { startLoad, startServer } from "../processes.mjs";
import { median, shuffled } from "../statistics.mjs";
import { WORKLOADS } from "../workloads.mjs";

const CONNECTIONS = 64;

/** The middle value counts. */
export async function busyMemory({ peers, quick }) {
  const load = await startLoad();
  const field = peers.map((peer) => ({ peer, runs: [] }));
  for (let round = 0; round < (quick ? 3 : 7); round++) {
    for (const { peer, runs } of shuffled(field)) runs.push(await figuresOf(peer, load, quick ? 2000 : 5000));
  }
  await load.stop();
  const middle = (runs, what) => (median(runs.map((one) => one[what])) / 2 ** 20).toFixed(1);
  return [
    {
      title: `memory of a busy server: ${CONNECTIONS} connections, hello, MiB`,
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
    await load.ask({ ask: "prepare", port });
    await load.ask({ ask: "run", port, milliseconds });
    const { memory, most } = await server.ask({ ask: "usage" });
    await load.ask({ ask: "close", port });
    return { before, busy: memory.rss, most, heap: memory.heapTotal };
  } finally {
    await server.stop();
  }
}
