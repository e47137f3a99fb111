// The process that sends requests: opens connections, keeps each busy for a while, and tells what came back.
import { Connection } from "./connection.mjs";
import { learn } from "./probe.mjs";
import { WORKLOADS } from "./workloads.mjs";

/** What is kept for each server: its connections, and the requests that it is sent. */
const sessions = new Map();

const jobs = {
  async open({ port, workload, seed, connections = WORKLOADS[workload].connections }) {
    const { requests, learn: paths } = WORKLOADS[workload];
    const next = requests({ seed, validators: await learn(port, paths) });
    sessions.set(port, {
      port,
      next,
      sent: 0,
      connections: Array.from({ length: connections }, () => ({ closed: true })),
    });
  },

  /** One request, the first that the server gets. */
  async first({ port }) {
    const { next } = sessions.get(port);
    const connection = await Connection.open(port);
    await new Promise((resolve) => connection.send(next(0), resolve));
    connection.close();
  },

  /** Connects where it is not, and sends one request on each connection, so that connecting is not measured. */
  async prepare({ port }) {
    const session = sessions.get(port);
    // A server may close an idle connection just when it is used again.
    for (let tries = 0; tries < 5; tries++) {
      const { connections } = session;
      session.connections = await connected(connections, port);
      const { statuses } = await run(session, 0);
      if (statuses[0] === undefined) return;
    }
    throw new Error("the server closes connections that are in use");
  },

  run: ({ port, milliseconds, atLeast, longest }) => run(sessions.get(port), milliseconds, atLeast, longest),

  close({ port }) {
    for (const connection of sessions.get(port)?.connections ?? []) connection.close?.();
    sessions.delete(port);
  },
};

/** Some at a time, because a server's queue of new connections is short. */
async function connected(connections, port) {
  const all = [];
  for (let at = 0; at < connections.length; at += 250) {
    const some = connections.slice(at, at + 250);
    all.push(...(await Promise.all(some.map((one) => (one.closed ? Connection.open(port) : one)))));
  }
  return all;
}

/** However slow a server is, it is not waited for longer. */
const LONGEST = 20_000;

/** Closed loop: each connection sends its next request when the last one has its response. */
function run(session, milliseconds, atLeast = 0, longest = LONGEST) {
  const { connections, next } = session;
  return new Promise((resolve, reject) => {
    const stuck = setTimeout(() => reject(new Error("a response did not come")), LONGEST + 10_000);
    const statuses = {};
    const times = [];
    const begin = performance.now();
    const isOver = (now) => (now > begin + milliseconds && times.length >= atLeast) || now > begin + longest;
    let busy = connections.length;
    for (const connection of connections) {
      const onResponse = (status, took) => {
        statuses[status] = (statuses[status] ?? 0) + 1;
        times.push(took);
        if (status !== 0 && !isOver(performance.now())) return connection.send(next(session.sent++), onResponse);
        busy -= 1;
        if (busy > 0) return;
        clearTimeout(stuck);
        resolve(summary(statuses, times, performance.now() - begin));
      };
      connection.send(next(session.sent++), onResponse);
    }
  });
}

function summary(statuses, times, elapsed) {
  const sorted = Float64Array.from(times).sort();
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { requests: sorted.length, statuses, seconds: elapsed / 1000, p50: at(0.5), p99: at(0.99) };
}

async function reply({ id, ask, ...job }) {
  try {
    process.send({ id, reply: await jobs[ask](job) });
  } catch (error) {
    process.send({ id, fault: error.stack });
  }
}

process.on("message", (question) => {
  if (question.ask === "stop") process.exit(0);
  void reply(question);
});
process.on("disconnect", () => process.exit(0));
process.send({ id: 0, reply: {} });
