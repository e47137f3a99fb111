import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";
import { freshDist } from "../freshDist.mjs";
import { type Ended, ROOT } from "./child.ts";

const HOST = fileURLToPath(new URL("host.mjs", import.meta.url));

interface Where {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

type Reply = Ended & { readonly id: number };

let host: ChildProcess | undefined;
let lines = 0;
const waiting = new Map<number, (reply: Reply) => void>();

afterAll(() => void host?.kill("SIGKILL"));

/**
 * What the CLI does with a line, in one process for all lines of a test file. What is of the process itself (its exit, its
 * streams, its environment when it starts) is tested in processes of their own: `signalbox` of child.ts.
 */
export async function hosted(args: readonly string[], { cwd = ROOT, env = {} }: Where = {}): Promise<Ended> {
  host ??= started();
  const id = (lines += 1);
  const reply = new Promise<Reply>((resolve) => void waiting.set(id, resolve));
  host.send({ id, args, cwd, env });
  const { code, out, err } = await reply;
  return { code, out, err };
}

function started(): ChildProcess {
  freshDist();
  const { FORCE_COLOR: _, NO_COLOR: __, PORT: ___, COLUMNS: ____, ...env } = process.env;
  const child = fork(HOST, [], { cwd: ROOT, env, stdio: ["ignore", "inherit", "inherit", "ipc"], execArgv: [] });
  child.on("message", (reply: Reply) => {
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  child.on("exit", (code) => {
    for (const [id, done] of waiting) done({ id, code: null, out: "", err: `the host ended with ${code}` });
  });
  return child;
}
