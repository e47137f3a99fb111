// How long a document takes to be made, beside two peers, in one interleaved run. After `npm run build` at the root:
//   npm ci --prefix bench/openapi && node bench/openapi/run.mjs [rounds]
import { prepareFastify, prepareHono } from "./peers.mjs";
import { prepareSignalbox } from "./signalbox.mjs";

const ROUTES = 1000;
const rounds = Number(process.argv[2] ?? 15);
const contestants = {
  signalbox: prepareSignalbox,
  "@hono/zod-openapi": prepareHono,
  "@fastify/swagger": prepareFastify,
};

/** Processor time beside the clock's: on a machine that others use too, only the first says how much work it was. */
async function timed(prepare, count) {
  const generate = await prepare(count);
  globalThis.gc?.();
  const [start, used] = [performance.now(), process.cpuUsage()];
  const document = generate();
  const milliseconds = performance.now() - start;
  const { user, system } = process.cpuUsage(used);
  return { milliseconds, cpu: (user + system) / 1000, text: JSON.stringify(document) };
}

function quartiles(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return [0.25, 0.5, 0.75].map((share) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN);
}

const times = new Map(Object.keys(contestants).map((name) => [name, []]));
const texts = new Map();
for (let round = 0; round < rounds; round += 1) {
  for (const [name, prepare] of Object.entries(contestants)) {
    const { milliseconds, cpu, text } = await timed(prepare, ROUTES);
    times.get(name).push({ milliseconds, cpu });
    texts.set(name, text);
  }
}

console.log(`Node ${process.version}, ${ROUTES} routes, ${rounds} interleaved rounds`);
console.log("\n| | first ms | median ms | quartiles | CPU ms | bytes an operation |\n|---|---|---|---|---|---|");
for (const [name, values] of times) {
  const [low, median, high] = quartiles(values.map(({ milliseconds }) => milliseconds)).map((value) =>
    value.toFixed(1),
  );
  const [, cpu = Number.NaN] = quartiles(values.map((value) => value.cpu));
  const bytes = Math.round(texts.get(name).length / ROUTES);
  const first = values[0].milliseconds.toFixed(1);
  console.log(`| ${name} | ${first} | ${median} | ${low} to ${high} | ${cpu.toFixed(1)} | ${bytes} |`);
}

console.log("\n| routes | median ms | CPU ms | CPU ms a thousand | bytes an operation |\n|---|---|---|---|---|");
for (const count of [10, 100, 1000, 10_000]) {
  const results = [];
  for (let round = 0; round < Math.max(3, Math.ceil(rounds / 3)); round += 1)
    results.push(await timed(prepareSignalbox, count));
  const [, median = Number.NaN] = quartiles(results.map(({ milliseconds }) => milliseconds));
  const [, cpu = Number.NaN] = quartiles(results.map((result) => result.cpu));
  const bytes = Math.round((results[0]?.text.length ?? 0) / count);
  const each = ((cpu / count) * 1000).toFixed(1);
  console.log(`| ${count} | ${median.toFixed(1)} | ${cpu.toFixed(1)} | ${each} | ${bytes} |`);
}

const again = prepareSignalbox(ROUTES);
console.log(`\nbyte-identical between calls: ${JSON.stringify(again()) === JSON.stringify(again())}`);
