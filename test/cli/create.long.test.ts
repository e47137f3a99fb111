import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HANG, LONG_HANG } from "../bounds.mjs";
import { freshDist } from "../freshDist.mjs";
import { describeWithPostgres } from "../postgres/realPostgres.ts";
import { ROOT, Served, signalbox } from "./child.ts";

interface Project {
  readonly dependencies: { readonly signalbox: string };
}

let folder = "";
let project = "";

/** Bounded. */
function runAny(cwd: string, program: string, ...args: readonly string[]) {
  const { FORCE_COLOR: _, ...env } = process.env;
  return spawnSync(program, args, {
    cwd,
    encoding: "utf8",
    timeout: LONG_HANG,
    env: {
      ...env,
      NO_COLOR: "1",
      npm_config_prefer_offline: "true",
      npm_config_audit: "false",
      npm_config_fund: "false",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** What it prints; where it fails, that is in the error. */
function run(cwd: string, program: string, ...args: readonly string[]): string {
  const { status, signal, stdout, stderr } = runAny(cwd, program, ...args);
  if (status === 0) return stdout;
  throw new Error(`${program} ${args.join(" ")}: ${signal ?? status}\n${stdout}\n${stderr}`);
}

const inProject = (...args: readonly string[]) =>
  signalbox(args, { cwd: project, main: join(project, "node_modules/signalbox/dist/cli/main.js") });

/** What a newcomer does, with the packages as they would be published. */
beforeAll(() => {
  freshDist();
  folder = mkdtempSync(join(tmpdir(), "create-"));
  project = join(folder, "my-api");
  run(ROOT, "npm", "pack", "--ignore-scripts", "--pack-destination", folder);
  run(ROOT, "npm", "pack", "--ignore-scripts", "-w", "create-signalbox", "--pack-destination", folder);
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { version: string };
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  run(folder, "npm", "install", `./create-signalbox-${version}.tgz`);
  run(folder, "npx", "create-signalbox", "my-api", "--yes", "--signalbox", `file:../signalbox-${version}.tgz`);
}, LONG_HANG);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a new project", () => {
  it(
    "has types that hold and tests that pass",
    () => {
      expect(existsSync(join(project, ".gitignore"))).toBe(true);
      expect(readFileSync(join(project, "README.md"), "utf8")).toMatch(/^# my-api\n/);
      run(project, "npm", "run", "types");
      expect(run(project, "npm", "test")).toMatch(/ pass 5\n. fail 0\n/);
    },
    LONG_HANG,
  );

  it("is listed, documented and checked", async () => {
    expect(await inProject("routes")).toMatchObject({
      code: 0,
      out: expect.stringMatching(/\/notes\/\{id\} +noteItem/),
    });
    expect(JSON.parse((await inProject("openapi")).out)).toMatchObject({ info: { title: "my-api", version: "0.1.0" } });
    const { code, out, err } = await inProject("check", "--requests", "3000");
    expect(out).toContain("0 undocumented");
    expect(out).toContain("0 never drawn");
    expect({ code, err }).toEqual({ code: 0, err: "" });
  });

  it("is served", async () => {
    const served = new Served([], { cwd: project, main: join(project, "node_modules/signalbox/dist/cli/main.js") });
    try {
      const { url } = await served.listening();
      expect(await (await fetch(`${url}/notes/hello`)).json()).toEqual({ id: "hello", text: "A note to begin with." });
      expect((await fetch(`${url}/docs`)).status).toBe(200);
    } finally {
      expect(await served.stop("SIGINT")).toBe(0);
    }
  });

  it(
    "needs nothing native to be tested and served, and its lock has what the other processor wants",
    async () => {
      const cpu = process.arch === "arm64" ? "x64" : "arm64";
      run(project, "npm", "ci", "--os=linux", `--cpu=${cpu}`, "--libc=glibc", "--ignore-scripts");
      expect(existsSync(join(project, `node_modules/@typescript/typescript-linux-${cpu}/package.json`))).toBe(true);
      expect(run(project, "npm", "test")).toMatch(/ pass 5\n. fail 0\n/);
      expect(await inProject("routes")).toMatchObject({ code: 0, err: "" });
    },
    LONG_HANG,
  );
});

describe("a new project with --template postgres", () => {
  const desk = () => join(folder, "my-desk");
  const text = (path: string) => readFileSync(join(desk(), path), "utf8");

  it(
    "has types that hold and tests that pass, on PGlite, and on the other processor",
    () => {
      const spec = (JSON.parse(readFileSync(join(project, "package.json"), "utf8")) as Project).dependencies.signalbox;
      run(folder, "npx", "create-signalbox", "my-desk", "--yes", "--template", "postgres", "--signalbox", spec);
      run(desk(), "npm", "run", "types");
      expect(run(desk(), "npm", "test")).toMatch(/ pass 7\n. fail 0\n/);
      const cpu = process.arch === "arm64" ? "x64" : "arm64";
      run(desk(), "npm", "ci", "--os=linux", `--cpu=${cpu}`, "--libc=glibc", "--ignore-scripts");
      expect(run(desk(), "npm", "test")).toMatch(/ pass 7\n. fail 0\n/);
    },
    LONG_HANG,
  );

  describeWithPostgres("on a server", 1, (pool) => {
    it(
      "has tests that pass",
      () => {
        const url = `DATABASE_URL=${pool().options.connectionString}`;
        const patient = `PGCONNECT_TIMEOUT=${HANG / 1_000}`;
        expect(run(desk(), "env", url, patient, "npm", "test")).toMatch(/ pass 7\n. fail 0\n/);
      },
      LONG_HANG,
    );
  });

  it("is given more time to stop than it takes", () => {
    const seconds = (path: string, pattern: RegExp) => Number(pattern.exec(text(path))?.[1]?.replaceAll("_", ""));
    const acceptFor = seconds("src/main.ts", /acceptFor: ([\d_]+)/) / 1000;
    const within = seconds("src/main.ts", /within: ([\d_]+)/) / 1000;
    for (const given of [
      seconds("kubernetes.yaml", /terminationGracePeriodSeconds: (\d+)/),
      seconds("compose.yaml", /stop_grace_period: (\d+)s/),
    ])
      expect(given).toBeGreaterThan(acceptFor + 2 * within);
    expect(acceptFor).toBeGreaterThan(seconds("kubernetes.yaml", /readinessProbe:[^]*?periodSeconds: (\d+)/));
  });

  it("runs in a container without packages for development", () => {
    expect(text("Containerfile")).toContain("COPY package.json package-lock.json ./");
    run(desk(), "npm", "ci", "--omit=dev", "--ignore-scripts");
    const script = 'import("./src/database.ts").then(({ pool }) => pool.end())';
    // As Node 24 of the image does, which strips types by itself.
    const strips = "typescript" in process.features ? [] : ["--import", "signalbox/typescript"];
    if (strips.length > 0) run(desk(), "npm", "install", "--no-save", "@swc/wasm-typescript");
    const { status } = spawnSync(process.execPath, [...strips, "-e", script], {
      cwd: desk(),
      env: { ...process.env, DATABASE_URL: "postgres://127.0.0.1/x" },
      timeout: LONG_HANG,
    });
    expect(status).toBe(0);
  });
});

describe("create-signalbox", () => {
  const create = (...args: readonly string[]) => {
    const program = join(ROOT, "packages/create-signalbox/create.mjs");
    const { status, stdout, stderr } = runAny(folder, "node", program, ...args);
    return { code: status, text: status === 0 ? stdout : stderr };
  };

  it("writes over nothing", () => {
    mkdirSync(join(folder, "full"));
    writeFileSync(join(folder, "full/precious.txt"), "mine\n");
    const { code, text } = create("full", "--yes");
    expect(text).toMatch(/^create-signalbox: .*full is not empty \(it has precious.txt\). Name another folder.\n$/);
    expect(code).toBe(2);
  });

  it("refuses flags that it does not know, and helps", () => {
    expect(create("--colour")).toEqual({ code: 2, text: "create-signalbox: Unknown option '--colour'. See --help.\n" });
    expect(create("x", "--template", "mysql").text).toBe(
      "create-signalbox: there is no template mysql. Write notes or postgres.\n",
    );
    expect(create("--help").text).toMatch(/^create-signalbox: make a new project/);
  });

  it("makes a name that npm takes, and leaves installing to others where it is told to", () => {
    expect(create("My Första API!", "--no-install", "--git").code).toBe(0);
    const home = join(folder, "My Första API!");
    expect(JSON.parse(readFileSync(join(home, "package.json"), "utf8"))).toMatchObject({ name: "my-f-rsta-api" });
    expect(existsSync(join(home, "node_modules"))).toBe(false);
    expect(existsSync(join(home, ".git"))).toBe(true);
  });
});
