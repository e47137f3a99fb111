// What 10,000 routes cost before the first request: each form in processes of its own, in random order, several times.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { shuffled, spreadText } from "../statistics.mjs";

const ROUTES = 10_000;
const FORMS = [
  { form: "literals", peer: "signalbox", label: "signalbox, literals" },
  { form: "literals", peer: "signalbox-again", label: "signalbox, literals, again" },
  { form: "literals-models", peer: "signalbox", label: "signalbox, literals, a model each" },
  { form: "instances", peer: "signalbox", label: "signalbox, instances of a class" },
  { form: "instances-models", peer: "signalbox", label: "signalbox, instances, a model each" },
  { form: "classes-models", peer: "signalbox", label: "signalbox, a class and a model each" },
  { form: "hono", peer: "hono", label: "Hono" },
  { form: "h3", peer: "h3", label: "h3" },
  // It compiles a validator for each route, which takes half a minute: once is enough.
  { form: "fastify", peer: "fastify", label: "Fastify", once: true },
];

/** Medians and quartiles. */
export async function buildCost({ peers, quick }) {
  const file = fileURLToPath(new URL("./build-run.mjs", import.meta.url));
  const field = FORMS.filter(({ peer }) => peers.some(({ name }) => name === peer)).map((each) => ({
    ...each,
    runs: [],
  }));
  for (let round = 0; round < (quick ? 3 : 5); round++) {
    for (const { form, runs, once } of shuffled(field)) {
      if (once && runs.length > 0) continue;
      const args = ["--expose-gc", file, form, String(ROUTES)];
      const env = { ...process.env, NODE_ENV: "production" };
      // On all cores, as a service starts: the engine compiles and collects garbage beside.
      const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: "utf8", env, timeout: 600_000 });
      if (status !== 0) throw new Error(`${form}: ${stderr}`);
      runs.push(JSON.parse(stdout));
    }
  }
  const cell = (runs, what) =>
    spreadText(
      runs.map((one) => one[what]),
      0,
    );
  return [
    {
      title: `building ${ROUTES.toLocaleString("en")} routes: each with a parameter, GET, PUT with a model, and DELETE`,
      head: ["", "ms", "CPU ms", "bytes of heap a route"],
      rows: field.map(({ label, runs }) => [label, ...["wallMs", "cpuMs", "bytes"].map((what) => cell(runs, what))]),
    },
  ];
}
