// One server in a process of its own: `node server.mjs <file> <workload> <options>`. What it has used is asked over the
// process's channel, so that asking is not measured.
import { WORKLOADS } from "./workloads.mjs";

const [file, workload, options] = process.argv.slice(2);
const begin = performance.now();
const { listen } = await import(`./peers/${file}.mjs`);
const imported = performance.now();
const port = await listen(WORKLOADS[workload], JSON.parse(options ?? "{}"));
const listening = performance.now();

const replies = {
  usage: () => ({
    cpu: process.cpuUsage(),
    memory: process.memoryUsage(),
    most: process.resourceUsage().maxRSS * 1024,
  }),
  collect() {
    globalThis.gc?.();
    return replies.usage();
  },
  startProfile: async () => (await import("./profiler.mjs")).start(),
  stopProfile: async () => (await import("./profiler.mjs")).stop(),
};

async function reply({ id, ask }) {
  process.send({ id, reply: await replies[ask]() });
}

process.on("message", (question) => {
  if (question.ask === "stop") process.exit(0);
  void reply(question);
});
// The parent process has ended.
process.on("disconnect", () => process.exit(0));
process.send({
  id: 0,
  reply: { port, importMs: imported - begin, listenMs: listening - imported, sinceStart: listening },
});
