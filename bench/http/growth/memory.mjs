// Memory: an idle connection, and a server that is busy.
import { startLoad, startServer } from "../processes.mjs";
import { median } from "../statistics.mjs";
import { WORKLOADS } from "../workloads.mjs";

const CONNECTIONS = 1_000;

export async function connectionMemory({ peers, quick }) {
  const load = await startLoad();
  const rows = [];
  for (const peer of peers) {
    const runs = [];
    for (let time = 0; time < (quick ? 1 : 5); time++) runs.push(await figuresOf(peer, load, quick));
    const middle = (what) => median(runs.map((one) => one[what]));
    rows.push([
      peer.label,
      (middle("idleHeap") / 1000).toFixed(1),
      (middle("idleResident") / 1000).toFixed(1),
      (middle("resident") / 1e6).toFixed(0),
      (middle("busyResident") / 1e6).toFixed(0),
      (middle("busyHeap") / 1e6).toFixed(1),
    ]);
  }
  await load.stop();
  return [
    {
      title: `memory: ${CONNECTIONS.toLocaleString("en")} idle connections, and 64 busy ones (hello)`,
      head: ["", "heap kB/idle conn.", "resident kB/idle conn.", "MB at rest", "MB under load", "heap MB after load"],
      rows,
    },
  ];
}

async function figuresOf(peer, load, quick) {
  const server = await startServer(peer, WORKLOADS.hello, ["--expose-gc"]);
  const { port } = server;
  try {
    await connect(load, port, 64);
    await load.ask({ ask: "run", port, milliseconds: 500 });
    await load.ask({ ask: "close", port });
    const rest = (await server.ask({ ask: "collect" })).memory;
    await connect(load, port, CONNECTIONS);
    const idle = (await server.ask({ ask: "collect" })).memory;
    await load.ask({ ask: "close", port });
    await connect(load, port, 64);
    await load.ask({ ask: "run", port, milliseconds: quick ? 500 : 3000 });
    const busy = (await server.ask({ ask: "usage" })).memory;
    await load.ask({ ask: "close", port });
    const after = (await server.ask({ ask: "collect" })).memory;
    return {
      idleHeap: (held(idle) - held(rest)) / CONNECTIONS,
      idleResident: (idle.rss - rest.rss) / CONNECTIONS,
      resident: rest.rss,
      busyResident: busy.rss,
      busyHeap: after.heapUsed,
    };
  } finally {
    await server.stop();
  }
}

const held = ({ heapUsed, external }) => heapUsed + external;

async function connect(load, port, connections) {
  await load.ask({ ask: "open", port, workload: "hello", seed: 0, connections });
  await load.ask({ ask: "prepare", port });
}
