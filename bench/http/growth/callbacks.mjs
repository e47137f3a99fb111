// What a callback costs that a resource overrides: nanoseconds of `service.handle`, from none to all that a GET asks.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { pinned, SERVER_CORE } from "../machine.mjs";

/** In a process of its own, so that nothing else has taught the compiler. */
export async function callbackCost({ quick }) {
  const file = fileURLToPath(new URL("./callbacks-run.mjs", import.meta.url));
  const [program, args] = pinned(SERVER_CORE, process.execPath, ["--expose-gc", file, quick ? "9" : "15"]);
  const { stdout, stderr, status } = spawnSync(program, args, { encoding: "utf8", timeout: 300_000 });
  if (status !== 0) throw new Error(stderr);
  const figures = JSON.parse(stdout);
  return [
    {
      title: "cost of overridden callbacks: one GET through service.handle, without a socket",
      head: ["callbacks overridden", "ns, synchronous", "ns, asynchronous", "bytes allocated, synchronous"],
      rows: figures.map(({ overridden, sync, async, bytes }) => [String(overridden), sync, async, bytes.toFixed(0)]),
    },
  ];
}
