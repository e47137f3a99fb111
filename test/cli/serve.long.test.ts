import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { Agent, createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { ASK_AGAIN, HANG } from "../bounds.mjs";
import { exchange } from "../sockets.ts";
import { turns, until } from "../waiting.ts";
import { Folder, Served, signalbox } from "./child.ts";

let served: Served | undefined;
let folder: Folder | undefined;
afterEach(async () => {
  await served?.stop("SIGKILL");
  folder?.remove();
  served = undefined;
  folder = undefined;
});

const app = (word: string) => `import { Resource, route, Service } from "signalbox";
import { text } from "./words/text.ts";
class Hello extends Resource {
  override represent(): unknown { return { word: "${word}", text, pid: process.pid }; }
}
class End extends Resource {
  override represent(): never { process.exit(7); }
}
export default new Service({ routes: [route("/", Hello), route("/end", End)] });
`;
/** One that starts quickly. */
const plain = (word: string) => `import { resource, Service } from "signalbox";
const represent = () => ({ word: "${word}", pid: process.pid });
export default new Service({ routes: [resource("/", { GET: { represent } })] });
`;
const files = (word: string) => ({
  "app.ts": app(word),
  "words/text.ts": 'export const text: string = "as it was";\n',
});

function serveIn(args: readonly string[] = []): Served {
  folder = new Folder(files("one"));
  served = new Served(args, { cwd: folder.path });
  return served;
}

/** Clients that ask one request after another: half of them keep their connection, half open one for each request. */
class Asking {
  readonly pids = new Set<number>();
  /** What a request that got no response got instead. */
  readonly lost: unknown[] = [];
  last = "";
  readonly #keeping = new Agent({ keepAlive: true });
  readonly #clients: Promise<void>[];
  #isOver = false;

  constructor(port: number) {
    this.#clients = [this.#keeping, this.#keeping, new Agent(), new Agent()].map((agent) => this.#ask(port, agent));
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#clients);
    this.#keeping.destroy();
  }

  async #ask(port: number, agent: Agent): Promise<void> {
    while (!this.#isOver) {
      await this.#once(port, agent).catch((error: unknown) => this.lost.push(error));
      // Others need the processor, too.
      await turns(2);
    }
  }

  async #once(port: number, agent: Agent): Promise<void> {
    const asked = get({ port, host: "127.0.0.1", agent, timeout: HANG });
    asked.on("timeout", () => asked.destroy(new Error("no response")));
    const [response] = (await once(asked, "response")) as [IncomingMessage];
    const { word, pid } = JSON.parse(Buffer.concat(await response.toArray()).toString());
    this.pids.add(pid);
    this.last = word;
  }
}

async function read(url: string): Promise<{ word: string; text: string; pid: number }> {
  const response = await fetch(url, { headers: { connection: "close" } });
  return (await response.json()) as { word: string; text: string; pid: number };
}

describe("serve", () => {
  it("serves an app, tells its routes, and stops when it is told to", async () => {
    const serving = serveIn();
    const { url, pid, routes } = await serving.listening();
    expect(routes.map(({ pattern }) => pattern)).toEqual(["/", "/end"]);
    expect(await read(url)).toMatchObject({ word: "one", pid });
    expect(await serving.stop("SIGTERM")).toBe(0);
    await expect(fetch(url)).rejects.toThrow();
  });

  it("serves on all addresses and sends no trace with --production", async () => {
    folder = new Folder({ "app.ts": plain("one") });
    const traceOf = async (args: readonly string[]) => {
      served = new Served(args, { cwd: folder?.path ?? "", env: { NODE_ENV: "" } });
      const { url, port } = await served.listening();
      const { headers } = await fetch(`http://127.0.0.1:${port}/`);
      await served.stop("SIGKILL");
      served = undefined;
      return [new URL(url).hostname, headers.has("x-framework-trace")];
    };
    expect(await traceOf(["--production"])).toEqual(["0.0.0.0", false]);
    expect(await traceOf([])).toEqual(["127.0.0.1", true]);
  });

  it("stops on Ctrl-C, too", async () => {
    const serving = serveIn();
    await serving.listening();
    expect(await serving.stop("SIGINT")).toBe(0);
  });

  it("hands over the WebSockets that a resource takes", async () => {
    const text = `import { Resource, route, Service } from "signalbox";
class Hall extends Resource {
  isAuthorized(ctx) { return ctx.request.headers.has("x-user") || "Bearer"; }
  represent() { return []; }
  upgrade(ctx, { socket }) { socket.end("HTTP/1.1 101 Switching Protocols\\r\\n\\r\\n" + ctx.request.headers.get("x-user")); }
}
export default new Service({ routes: [route("/hall", Hall)] });
`;
    folder = new Folder({ "app.mjs": text });
    served = new Served(["app.mjs"], { cwd: folder.path });
    const { url } = await served.listening();
    const asking = (more: string) =>
      exchange(
        Number(new URL(url).port),
        `GET /hall HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${more}\r\n`,
      );
    expect(await asking("X-User: ada\r\n")).toBe("HTTP/1.1 101 Switching Protocols\r\n\r\nada");
    expect(await asking("")).toMatch(/^HTTP\/1.1 401 /);
  });

  it("says that it could not stop in good order, where the service's own drain throws, and ends", async () => {
    const text = `import { Service } from "signalbox";
class Stubborn extends Service { drain() { throw new Error("still busy"); } }
export default new Stubborn({ routes: [] });
`;
    const stubborn = new Folder({ "app.mjs": text });
    const served = new Served(["app.mjs"], { cwd: stubborn.path });
    await served.listening();
    expect(await served.stop()).toBe(3);
    expect(served.err).toBe("signalbox: it could not drain: still busy. Its connections are cut.\n");
    stubborn.remove();
  });

  it("says which port is in use, and what to write instead", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((done) => other.once("listening", done));
    const { port } = other.address() as AddressInfo;
    folder = new Folder(files("one"));
    for (const more of [[], ["--workers", "2"]]) {
      const { code, err } = await signalbox(["serve", "--port", String(port), ...more], { cwd: folder.path });
      expect(err).toBe(
        `signalbox: port ${port} of 127.0.0.1 is in use. Choose another: signalbox serve app.ts --port ${port + 1}\n`,
      );
      expect(code).toBe(3);
    }
    other.close();
  });

  it("calls the start hooks before it listens and the stop hooks at the end, in the command that checks as well", async () => {
    const hooked = `import { appendFileSync } from "node:fs";
import { Resource, route, Service } from "signalbox";
const note = (word: string) => appendFileSync("log.txt", word + "\\n");
class Hello extends Resource {
  override represent(): unknown { note("handled"); return "hello"; }
  override describe() { return { get: {} }; }
}
export default new Service({
  start: async () => { note("open"); return async () => note("close"); },
  routes: [route("/", Hello)],
});
`;
    folder = new Folder({ "app.ts": hooked });
    const log = () =>
      readFileSync(join(folder?.path ?? "", "log.txt"), "utf8")
        .split("\n")
        .slice(0, -1);
    served = new Served([], { cwd: folder.path });
    const { url } = await served.listening();
    expect(log()).toEqual(["open"]);
    await fetch(url, { headers: { connection: "close" } });
    expect(await served.stop("SIGTERM")).toBe(0);
    expect(log()).toEqual(["open", "handled", "close"]);
    const explained = await signalbox(["explain", "GET /"], { cwd: folder.path });
    expect([explained.code, log().slice(3)]).toEqual([0, ["open", "close"]]);
    const checked = await signalbox(["check", "--requests", "20"], { cwd: folder.path });
    expect([checked.code, log().slice(5).at(0), log().at(-1)]).toEqual([0, "open", "close"]);
  });

  it("ends with a line where a start hook throws, and serves nothing", async () => {
    const broken = `import { Service } from "signalbox";
export default new Service({ routes: [], start: () => { throw new Error("the database is away.\\nat db:5432"); } });
`;
    folder = new Folder({ "app.ts": broken });
    for (const args of [
      ["serve", "--port", "0"],
      ["serve", "--port", "0", "--workers", "2"],
      ["explain", "GET /"],
    ]) {
      const { code, out, err } = await signalbox(args, { cwd: folder.path });
      expect({ code, out, err }).toEqual({
        code: 3,
        out: "",
        err: "signalbox: the service did not start: the database is away. See the app's start hooks.\n",
      });
    }
  });

  it("takes the port from PORT", async () => {
    folder = new Folder(files("one"));
    const { code, err } = await signalbox(["serve"], { cwd: folder.path, env: { PORT: "http" } });
    expect({ code, err }).toEqual({
      code: 2,
      err: 'signalbox: PORT is "http". Give a whole number from 0 to 65535.\n',
    });
  });

  it("restarts an app when a source changes, and waits where it is broken", async () => {
    const serving = serveIn(["--watch"]);
    expect(await read((await serving.listening()).url)).toMatchObject({ word: "one", text: "as it was" });

    folder?.write("words/text.ts", 'export const text: string = "otherwise";\n');
    expect(await read((await serving.listening()).url)).toMatchObject({ word: "one", text: "otherwise" });

    folder?.write("app.ts", "this is no program\n");
    await expect.poll(() => serving.err).toContain("waiting for a change");
    expect(serving.err).toContain("Fix that line.");
    folder?.write("app.ts", app("two"));
    expect(await read((await serving.listening()).url)).toMatchObject({ word: "two" });
    expect(await serving.stop()).toBe(0);
  });

  it("restarts an app when a folder of it was removed and made again", async () => {
    const serving = serveIn(["--watch"]);
    expect(await read((await serving.listening()).url)).toMatchObject({ text: "as it was" });
    for (const text of ["again", "once more"]) {
      rmSync(join(folder?.path ?? "", "words"), { recursive: true });
      await expect.poll(() => serving.err).toMatch(/waiting for a change\n$/);
      folder?.write("words/text.ts", `export const text: string = "${text}";\n`);
      expect(await read((await serving.listening()).url)).toMatchObject({ text });
    }
    expect(await serving.stop()).toBe(0);
  });

  it("restarts an app when its own folder was removed and made again", async () => {
    const serving = serveIn(["--watch"]);
    await serving.listening();
    folder?.remove();
    await expect.poll(() => serving.err).toMatch(/waiting for a change\n$/);
    for (const [name, text] of Object.entries(files("two"))) folder?.write(name, text);
    // Two files are two changes: what served the first may be replaced before it is asked.
    const once = async () => read((await serving.listening()).url);
    expect(await once().catch(once)).toMatchObject({ word: "two" });
    expect(await serving.stop()).toBe(0);
  });

  it("shares a port among workers, and replaces one that dies", async () => {
    const serving = serveIn(["--workers", "2"]);
    const { url, workers } = await serving.listening();
    expect(workers).toBe(2);
    const pids = new Set<number>();
    // node:cluster loses a connection that it hands to a worker which is ending: a client that waits there tries again.
    const ask = async () => {
      const signal = AbortSignal.timeout(ASK_AGAIN);
      const response = await fetch(url, { headers: { connection: "close" }, signal });
      pids.add(((await response.json()) as { pid: number }).pid);
    };
    const known = (count: number) =>
      until(async () => {
        await ask().catch(() => undefined);
        return pids.size === count;
      });
    await known(2);
    await fetch(`${url}/end`).catch(() => undefined);
    await known(3);
    expect(serving.err).toMatch(/^worker \d+ ended with 7; it is replaced/);
    expect(await serving.stop()).toBe(0);
    await expect(fetch(url)).rejects.toThrow();
  });

  it("replaces its workers on SIGUSR2 without losing a request, and keeps them where the new ones do not come to serve", async () => {
    folder = new Folder({ "app.mjs": plain("one") });
    served = new Served(["--workers", "2"], { cwd: folder.path });
    const serving = served;
    const { port } = await serving.listening();
    const asking = new Asking(port);
    await expect.poll(() => asking.pids.size).toBe(2);
    const before = new Set(asking.pids);
    folder?.write("app.mjs", plain("two"));
    serving.signal("SIGUSR2");
    await expect.poll(() => serving.err).toMatch(/^restarted all workers \(\d+ ms\)\n$/);
    asking.pids.clear();
    await expect.poll(() => asking.pids.size).toBe(2);
    expect([...asking.pids].filter((pid) => before.has(pid))).toEqual([]);
    expect(asking.last).toBe("two");

    folder?.write("app.mjs", 'throw new Error("broken");\n');
    serving.signal("SIGUSR2");
    await expect.poll(() => serving.err).toContain("not restarted: a new worker ended before");
    await asking.stop();
    expect(asking.last).toBe("two");
    expect(asking.lost).toEqual([]);
    expect(await serving.stop()).toBe(0);
  });

  it("waits ever longer before it replaces workers that do not come to serve, however long they try", async () => {
    const serving = serveIn(["--workers", "2"]);
    const { url } = await serving.listening();
    folder?.write("app.ts", `${app("two")}await new Promise((end) => setTimeout(end, 1100));\nprocess.exit(8);\n`);
    await fetch(`${url}/end`).catch(() => undefined);
    const pauses = () => [...serving.err.matchAll(/ended with 3; it is replaced(?: in (\d+) ms)?\n/g)];
    await expect.poll(() => pauses().length).toBeGreaterThanOrEqual(3);
    const [first = 0, second, third] = pauses().map(([, ms]) => Number(ms));
    expect(first).toBeGreaterThanOrEqual(250);
    expect([second, third]).toEqual([first * 2, first * 4]);
    expect(await serving.stop()).toBe(0);
  });

  it.each(["SIGTERM", "SIGINT"] as const)(
    "stops on %s while its first worker has not come to serve",
    async (signal) => {
      folder = new Folder({
        "app.mjs": 'console.error("loads");\nawait new Promise(() => setInterval(() => 0, 1000));\n',
      });
      served = new Served(["--workers", "2"], { cwd: folder.path });
      await expect.poll(() => served?.err).toContain("loads");
      expect(await served.stop(signal)).toBe(0);
    },
  );
});
