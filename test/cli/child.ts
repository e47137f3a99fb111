import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface, type Interface } from "node:readline";
import { fileURLToPath } from "node:url";
import { TEST_HANG } from "../bounds.mjs";
import { freshDist } from "../freshDist.mjs";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** As `npm run build` made it: the CLI is tested as it is shipped, in processes of its own. */
const MAIN = join(ROOT, "dist/cli/main.js");

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Where {
  readonly cwd?: string;
  readonly main?: string;
  readonly env?: Readonly<Record<string, string>>;
}

function spawned(args: readonly string[], { cwd = ROOT, main = MAIN, env = {} }: Where): ChildProcess {
  freshDist();
  const { FORCE_COLOR: _, NO_COLOR: __, PORT: ___, ...inherited } = process.env;
  return spawn(process.execPath, [main, ...args], {
    cwd,
    env: { ...inherited, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: TEST_HANG,
    killSignal: "SIGKILL",
  });
}

/** Runs the CLI to its end. */
export async function signalbox(args: readonly string[], where: Where = {}): Promise<Ended> {
  const child = spawned(args, where);
  const text = { out: "", err: "" };
  child.stdout?.setEncoding("utf8").on("data", (more: string) => {
    text.out += more;
  });
  child.stderr?.setEncoding("utf8").on("data", (more: string) => {
    text.err += more;
  });
  const [code] = (await once(child, "close")) as [number | null];
  return { code, ...text };
}

/** What `serve --json` says when it listens. */
export interface Listening {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly workers: number;
  readonly routes: readonly { readonly pattern: string }[];
}

/** A CLI that goes on running. The test that starts it stops it. */
export class Served {
  readonly #child: ChildProcess;
  readonly #lines: AsyncIterator<string>;
  err = "";

  constructor(args: readonly string[], where: Where = {}) {
    this.#child = spawned(["serve", "--json", "--port", "0", ...args], where);
    const lines: Interface = createInterface({ input: this.#child.stdout ?? process.stdin });
    this.#lines = lines[Symbol.asyncIterator]();
    this.#child.stderr?.setEncoding("utf8").on("data", (more: string) => {
      this.err += more;
    });
  }

  async listening(): Promise<Listening> {
    const { value, done } = await this.#lines.next();
    if (done === true) throw new Error(`It ended: ${this.err}`);
    return JSON.parse(value) as Listening;
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Resolves with the exit code. */
  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
    if (this.#child.exitCode !== null) return this.#child.exitCode;
    this.#child.kill(signal);
    const [code] = (await once(this.#child, "exit")) as [number | null];
    return code;
  }
}

/** A folder of files from which `signalbox` can be imported, because it is inside the package. */
export class Folder {
  readonly path: string;

  constructor(files: Readonly<Record<string, string>>) {
    mkdirSync(join(ROOT, ".cache"), { recursive: true });
    this.path = mkdtempSync(join(ROOT, ".cache/cli-"));
    for (const [name, text] of Object.entries(files)) this.write(name, text);
  }

  write(name: string, text: string): void {
    mkdirSync(dirname(join(this.path, name)), { recursive: true });
    writeFileSync(join(this.path, name), text);
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
