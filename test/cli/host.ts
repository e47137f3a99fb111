import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";
import { freshDist } from "../freshDist.mjs";
import { addCoverage, type Coverage, mutation } from "../mutation/switch.ts";
import { type Ended, ROOT } from "./child.ts";

const HOST = fileURLToPath(new URL("host.mjs", import.meta.url));
const MUTATED = new URL("../mutation/mutatedDist.mjs", import.meta.url).href;

interface Where {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

type Reply = Ended & { readonly id: number; readonly coverage?: Coverage };

let host: ChildProcess | undefined;
let lines = 0;
let lastMutant: string | undefined;
const waiting = new Map<number, (reply: Reply) => void>();

afterAll(stop);

/**
 * What the CLI does with a line, in one process for all lines of a test file. What is of the process itself (its exit, its
 * streams, its environment when it starts) is tested in processes of their own: `signalbox` of child.ts.
 */
export async function hosted(args: readonly string[], { cwd = ROOT, env = {} }: Where = {}): Promise<Ended> {
  const activeMutant = mutation()?.activeMutant;
  // A mutant holds it.
  if (waiting.size > 0 && activeMutant !== lastMutant) stop();
  lastMutant = activeMutant;
  host ??= started();
  const id = (lines += 1);
  const reply = new Promise<Reply>((resolve) => void waiting.set(id, resolve));
  host.send({ id, args, cwd, env, activeMutant });
  const { code, out, err, coverage } = await reply;
  if (coverage !== undefined) addCoverage(coverage);
  return { code, out, err };
}

function stop(): void {
  host?.kill("SIGKILL");
  host = undefined;
  waiting.clear();
}

function started(): ChildProcess {
  freshDist();
  const { FORCE_COLOR: _, NO_COLOR: __, PORT: ___, COLUMNS: ____, ...env } = process.env;
  const child = fork(HOST, [], {
    cwd: ROOT,
    env,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    execArgv: mutation() === undefined ? [] : ["--import", MUTATED],
  });
  child.on("message", (reply: Reply) => {
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  child.on("exit", (code) => {
    for (const [id, done] of waiting) done({ id, code: null, out: "", err: `the host ended with ${code}` });
  });
  return child;
}
