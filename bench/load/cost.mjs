// What admission, telemetry with 1 % of its traces sampled, a node of an author's that passes, and one that also settles, cost a request:
// node bench/load/cost.mjs [PAIRS] [--instructions]. ONLY=node measures that alone.
// Each start is a process of its own, which serves requests without sockets. Starts are paired, in random order, and the CPU time
// of a request is compared within each pair. The interval holds 95 % of what the mean difference may be. With --instructions,
// valgrind counts those of the interpreter (--jitless), which are almost the same in each start: the difference of a longer start
// and a shorter one. BEFORE=FOLDER compares with another build, in which nothing is declared either.
import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { loadavg } from "node:os";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const script = fileURLToPath(import.meta.url);
const env = { ...process.env, NODE_ENV: "production" };
const [first = "30", second] = process.argv.slice(2);
const isByInstructions = process.argv.includes("--instructions");

const WHAT = process.env["ONLY"]?.split(",") ?? ["admission", "telemetry", "node", "settling"];

if (Number.isNaN(Number(first))) await measure(first, Number(second));
else await compare(Number(first));

async function compare(pairs) {
  const others = process.env["BEFORE"] === undefined ? WHAT : ["before"];
  const start = isByInstructions ? instructions : microseconds;
  for (const other of others) {
    const differences = [];
    const plain = [];
    for (let count = 0; count < pairs; count += 1) {
      const order = Math.random() < 0.5 ? ["plain", other] : [other, "plain"];
      const taken = {};
      for (const each of order) taken[each] = await start(each);
      differences.push(taken[other] - taken.plain);
      plain.push(taken.plain);
    }
    const mean = differences.reduce((sum, each) => sum + each, 0) / pairs;
    const variance = differences.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (pairs - 1);
    // Student's t for 29 degrees and more is 2.05 and less.
    const half = 2.05 * Math.sqrt(variance / pairs);
    const base = plain.reduce((sum, each) => sum + each, 0) / pairs;
    console.log(
      `${other}: ${mean.toFixed(2)} ${isByInstructions ? "instructions" : "µs"} a request (${(mean - half).toFixed(2)} to ${(mean + half).toFixed(2)}), of ${base.toFixed(2)} without; ${pairs} pairs, load average ${loadavg()[0].toFixed(1)}`,
    );
  }
}

async function microseconds(each) {
  const child = fork(script, [each, "60000"], { env });
  const [taken] = await once(child, "message");
  await once(child, "exit");
  return taken;
}

function instructions(each) {
  const [few, many] = [500, 1500].map((requests) => {
    const tool = ["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", process.execPath];
    const flags = ["--jitless", "--hash-seed=1", "--random-seed=1", "--single-threaded", "--predictable"];
    const { stderr } = spawnSync("valgrind", [...tool, ...flags, script, each, String(requests)], { env });
    return Number(/I\s+refs:\s+([\d,]+)/.exec(String(stderr))?.[1]?.replaceAll(",", ""));
  });
  return (many - few) / 1000;
}

async function measure(each, requests) {
  const dist = pathToFileURL(`${resolve(each === "before" ? process.env["BEFORE"] : `${script}/../../../dist`)}/`);
  const load = (path) => import(new URL(path, dist).href);
  const [{ HttpRequest, RequestBody, RequestHeaders, resource, Service }, { admission }] = [
    await load("index.js"),
    await load("admission/index.js"),
  ];
  const books = resource("/books/{id}", { find: async () => ({ title: "A" }), GET: ({ entity }) => entity });
  const telemetry = each === "telemetry" ? [await sampled(await load("telemetry/index.js"))] : [];
  const nodes = each === "node" || each === "settling" ? [passing(await load("nodes/index.js"), each)] : [];
  const service = new Service({
    with: each === "admission" ? [admission()] : [],
    nodes,
    telemetry,
    resources: { books },
  });
  const asked = () => {
    const [headers, body] = [new RequestHeaders({ accept: "application/json" }), new RequestBody(undefined, 0)];
    return new HttpRequest({
      method: "GET",
      target: "/books/1",
      headers,
      body,
      peer: undefined,
      signal: () => new AbortController().signal,
    });
  };
  const walk = async (count) => {
    // Some at a time, in turns of the event loop, as requests arrive.
    for (let done = 0; done < count; done += 10) {
      await Promise.all(Array.from({ length: 10 }, () => service.handle(asked())));
      await new Promise((next) => setImmediate(next));
    }
  };
  if (process.send === undefined) {
    await walk(requests);
    process.exit();
  }
  await walk(requests / 4);
  const before = process.cpuUsage();
  await walk(requests);
  const { user, system } = process.cpuUsage(before);
  process.send((user + system) / requests, () => process.disconnect());
}

function passing({ end, node }, each) {
  const settle = each === "settling" ? () => undefined : undefined;
  const words = { question: "Is it paid for?", law: "our terms" };
  return node("X402", { before: "W1", ...words, ask: ({ entity }) => entity.title === "A", no: end(402), settle });
}

async function sampled({ openTelemetrySink }) {
  const { ROOT_CONTEXT, trace } = await import("@opentelemetry/api");
  const { MeterProvider } = await import("@opentelemetry/sdk-metrics");
  const { PrometheusExporter } = await import("@opentelemetry/exporter-prometheus");
  const { BasicTracerProvider, BatchSpanProcessor, InMemorySpanExporter, TraceIdRatioBasedSampler } = await import(
    "@opentelemetry/sdk-trace-base"
  );
  const meters = new MeterProvider({ readers: [new PrometheusExporter({ preventServerStart: true })] });
  const tracers = new BasicTracerProvider({
    sampler: new TraceIdRatioBasedSampler(0.01),
    spanProcessors: [new BatchSpanProcessor(new InMemorySpanExporter())],
  });
  return openTelemetrySink({
    tracer: tracers.getTracer("signalbox"),
    meter: meters.getMeter("signalbox"),
    within: (span) => trace.setSpan(ROOT_CONTEXT, span),
  });
}
