// Interleaved rounds. A process can be stuck in a slow or a fast state for its whole life (where its memory came to lie,
// what the compiler did), so every server is started anew for each generation; within one, each round asks all servers
// one after the other, in random order, and compares them with the hand-written handler in the same round.
import { checkServer, checkShares } from "./check.mjs";
import { startServer } from "./processes.mjs";
import { median, quantile, shuffled, spread } from "./statistics.mjs";

/** All figures of one workload: a row for each peer. */
export async function measureWorkload(workload, peers, load, settings, tell) {
  const able = peers.filter(({ only }) => only === undefined || only.includes(workload.app));
  const samples = new Map(able.map(({ name }) => [name, []]));
  const failures = new Map();
  for (let generation = 0; generation < settings.generations; generation++) {
    const alive = able.filter(({ name }) => !failures.has(name));
    const servers = await start(alive, workload, load, settings, failures);
    try {
      for (let round = 0; round < settings.rounds; round++) {
        tell(
          `${workload.name}: start ${generation + 1} of ${settings.generations}, round ${round + 1} of ${settings.rounds}`,
        );
        for (const server of shuffled(servers).filter(({ peer }) => !failures.has(peer.name))) {
          try {
            const sample = await sampleOf(server, workload, load, settings.milliseconds);
            samples.get(server.peer.name).push({ ...sample, slot: generation * settings.rounds + round });
          } catch (error) {
            failures.set(server.peer.name, firstLines(error));
          }
        }
      }
    } finally {
      await stop(servers, load);
    }
  }
  return rowsOf(able, samples, failures);
}

/** Tells the keys of one server's requests from those of the next. */
let seed = 0;

async function start(peers, workload, load, settings, failures) {
  const { warmUp, warmRequests, longestWarmUp } = settings;
  const servers = [];
  for (const peer of shuffled(peers)) {
    try {
      const server = await startServer(peer, workload);
      servers.push(server);
      await checkServer(server.port, workload);
      seed += 1;
      await load.ask({ ask: "open", port: server.port, workload: workload.name, seed });
      // By requests, because the compiler counts those, for a while at least. A slow server stops earlier.
      await sampleOf(server, workload, load, warmUp, workload.connections * warmRequests, longestWarmUp);
    } catch (error) {
      failures.set(peer.name, firstLines(error));
    }
  }
  const failed = servers.filter(({ peer }) => failures.has(peer.name));
  await stop(failed, load);
  return servers.filter((server) => !failed.includes(server));
}

async function stop(servers, load) {
  for (const { port } of servers) await load.ask({ ask: "close", port });
  await Promise.all(servers.map((server) => server.stop()));
}

const firstLines = ({ message }) => message.split("\n").slice(0, 6).join(" ").trim();

/** One server under load for a while: what it used itself for each request, and what the client saw. */
async function sampleOf(server, workload, load, milliseconds, atLeast = 0, longest) {
  const { port } = server;
  await load.ask({ ask: "prepare", port });
  const before = await server.ask({ ask: "usage" });
  const result = await load.ask({ ask: "run", port, milliseconds, atLeast, longest });
  const after = await server.ask({ ask: "usage" });
  checkShares(result, workload, server.peer.name);
  const used = after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system;
  return {
    cpu: used / result.requests,
    rate: result.requests / result.seconds,
    p50: result.p50,
    p99: result.p99,
    busy: used / 1e6 / result.seconds,
  };
}

const calmest = (samples) =>
  quantile(
    [...samples].map(({ cpu }) => cpu),
    0.1,
  );

function rowsOf(peers, samples, failures) {
  return peers.map((peer) => {
    const about = { peer: peer.name, label: peer.label, runtime: peer.runtime, base: peer.base };
    const why = failures.get(peer.name);
    const own = samples.get(peer.name) ?? [];
    if (why !== undefined || own.length === 0) return { ...about, lacks: why ?? "no figures" };
    const base = new Map(samples.get(peer.base)?.map((sample) => [sample.slot, sample]));
    const paired = own.filter(({ slot }) => base.has(slot));
    if (paired.length === 0) return { ...about, lacks: "nothing to compare it with" };
    return {
      ...about,
      // Above 1: less CPU time a request than the hand-written handler.
      ratio: spread(paired.map(({ slot, cpu }) => base.get(slot).cpu / cpu)),
      // What others do on the machine only ever adds to the time, so the calmest tenth says most on a busy one.
      calm: calmest(base.values()) / calmest(own),
      cpu: spread(own.map(({ cpu }) => cpu)),
      p50: median(own.map(({ p50 }) => p50)),
      p99: median(own.map(({ p99 }) => p99)),
      rate: Math.round(median(own.map(({ rate }) => rate))),
      samples: own.length,
    };
  });
}
