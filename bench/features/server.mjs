// node server.mjs feature framework, as a child process: starts it, and tells its parent the port and what it is asked.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { makeFolder, report, sources, stored } from "./domain.mjs";

const [feature, framework] = process.argv.slice(2);
const { start } = await import(`./frameworks/${framework}.mjs`);
const { app } = await import(
  framework === "nest" ? await compiled(`./${feature}/nest.ts`) : `./${feature}/${framework}.mjs`
);
const server = await start(await app(makeFolder()));

const questions = {
  state: () => ({
    open: sources.open,
    stored: stored.at(-1),
    made: report.made,
    version: report.version,
    rss: process.memoryUsage.rss(),
  }),
  change: () => (report.version += 1),
  collect: () => globalThis.gc?.(),
  drain: () => server.drain(),
};
const reply = async ({ id, ask }) => process.send({ id, reply: (await questions[ask]()) ?? null });
process.on("message", (question) => void reply(question));
process.on("disconnect", () => process.exit());
process.send({ id: 0, reply: server.port });

/** Nest needs decorators, and so a compiler. The module that it makes is beside its source. */
async function compiled(path) {
  const { transformSync } = await import("esbuild");
  const file = fileURLToPath(new URL(path, import.meta.url));
  const made = file.replace(/\.ts$/, ".made.mjs");
  const tsconfigRaw = { compilerOptions: { experimentalDecorators: true } };
  writeFileSync(made, transformSync(readFileSync(file, "utf8"), { loader: "ts", tsconfigRaw }).code);
  return made;
}
