import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LONG_HANG } from "../bounds.mjs";
import { freshDist } from "../freshDist.mjs";
import { until } from "../waiting.ts";
import { Folder, ROOT } from "./child.ts";
import { BuiltLibrary } from "./library.ts";

// SIGTERM ends the process by itself, with 0, in whatever state its connections are. It has `within` for it, which is 10 s
// unless it is said otherwise, and is waited for much longer: what is asserted is the end, and not its time.

const APP = `import { command, HttpResponse, Service } from "signalbox";
const pause = (ms) => new Promise((end) => setTimeout(end, ms));
async function* lines() {
  for (;;) { yield "a line\\n"; await pause(100); }
}
async function* flood() {
  for (;;) yield "a".repeat(65_536);
}
async function* silent() {
  yield "one line\\n";
  await new Promise(() => undefined);
}
// What an app holds open keeps nobody from ending it.
setInterval(() => undefined, 1000);
let goOn;
const told = new Promise((resolve) => { goOn = resolve; });
const service = new Service({ onError: () => undefined, deadline: 600_000, routes: [
  command("GET", "/", () => HttpResponse.text("hello")),
  command("POST", "/", async (request) => HttpResponse.text(await request.body.text())),
  command("GET", "/slow", async () => {
    while (!service.draining) await pause(20);
    return HttpResponse.text("late, and whole");
  }),
  command("GET", "/slower", async () => { await told; return HttpResponse.text("later"); }),
  command("GET", "/go", () => { goOn(); return HttpResponse.text("told"); }),
  command("GET", "/never", () => new Promise(() => undefined)),
  command("GET", "/lines", () => new HttpResponse(200, ["Content-Type", "text/plain"], lines())),
  command("GET", "/flood", () => new HttpResponse(200, ["Content-Type", "text/plain"], flood())),
  command("GET", "/silent", () => new HttpResponse(200, ["Content-Type", "text/plain"], silent())),
] });
export default service;
`;

let app: Folder;
let library: BuiltLibrary;
/** A library that is filled: to fill one takes longer than all that is tested here. */
let filled: Folder;
beforeAll(async () => {
  freshDist();
  app = new Folder({ "app.mjs": APP });
  library = new BuiltLibrary();
  filled = new Folder({});
  await expectEnd(
    () => spawned([library.file("main.js")], { PORT: "0", LIBRARY_DB: databaseIn(filled.path) }, app.path),
    [],
  );
}, LONG_HANG);
afterAll(() => {
  for (const each of [app, library, filled]) each.remove();
});

const databaseIn = (folder: string) => join(folder, "library.db");

/** A connection in some state. What has come back is kept. */
class Client {
  readonly socket: Socket;
  received = "";

  constructor(port: number, readsOn = true) {
    this.socket = connect(port, "127.0.0.1");
    // It may be cut.
    this.socket.on("error", () => undefined);
    if (readsOn) this.socket.setEncoding("latin1").on("data", (more: string) => void (this.received += more));
  }

  async sends(text: string): Promise<this> {
    if (this.socket.connecting) await once(this.socket, "connect");
    this.socket.write(text);
    return this;
  }

  async gets(text: string): Promise<this> {
    await until(
      () => this.received.includes(text),
      () => `${text} in ${this.received}`,
    );
    return this;
  }
}

type State = (port: number) => Promise<Client>;

const head = (line: string, ...fields: string[]) =>
  `${[`${line} HTTP/1.1`, "Host: a", ...fields].join("\r\n")}\r\n\r\n`;
const get = (path: string) => head(`GET ${path}`);

const SILENT = "a connection that never sent a byte";
const IDLE = "a kept connection that idles";

/** States of a connection that any service can be brought into. */
const ANY: Readonly<Record<string, State>> = {
  [SILENT]: (port) => new Client(port).sends(""),
  [IDLE]: async (port) => (await new Client(port).sends(get("/nowhere"))).gets("404"),
  "a head that breaks off": (port) => new Client(port).sends("GET / HTTP/1.1\r\nHo"),
  "a second head that breaks off": async (port) =>
    (await (await new Client(port).sends(get("/nowhere"))).gets("404")).sends("GET / HTTP/1.1\r\nHo"),
};

const SERVED: Readonly<Record<string, State>> = {
  ...ANY,
  "a request in flight that ends": (port) => asked(new Client(port), "/slow"),
  "a request in flight that never ends": (port) => asked(new Client(port), "/never"),
  "a request whose content never comes": (port) => new Client(port).sends(`${head("POST /", "Content-Length: 9")}a`),
  "requests that wait for one that never ends": (port) => new Client(port).sends(get("/never") + get("/") + get("/")),
  "a slow stream that never ends": async (port) => (await new Client(port).sends(get("/lines"))).gets("a line"),
  "a stream that has gone silent": async (port) => (await new Client(port).sends(get("/silent"))).gets("one line"),
  "a stream that its client does not read": async (port) => asked(new Client(port, false), "/flood"),
};

/** A request that is in flight: one behind it, on a connection of its own, has its response. */
async function asked(client: Client, path: string): Promise<Client> {
  await client.sends(get(path));
  const other = new Client(client.socket.remotePort ?? 0);
  await (await other.sends(get("/nowhere"))).gets("404");
  other.socket.destroy();
  return client;
}

const LOGIN = head("POST /login", "Content-Type: application/json", "Content-Length: 50");
const LIBRARY: Readonly<Record<string, State>> = {
  ...ANY,
  "a request whose content never comes": (port) => new Client(port).sends(`${LOGIN}{`),
};
const DEBUGGED: Readonly<Record<string, State>> = {
  ...LIBRARY,
  "the debugger's stream, which never ends": async (port) =>
    (await new Client(port).sends(head("GET /_signalbox/events").replace("Host: a", "Host: localhost"))).gets("200 OK"),
};

function only(states: Readonly<Record<string, State>>, ...names: string[]): Readonly<Record<string, State>> {
  return Object.fromEntries(Object.entries(states).filter(([name]) => names.includes(name)));
}

interface Program {
  /** What it is brought into one by one; then into all that its service has at once. */
  readonly states: Readonly<Record<string, State>>;
  readonly all: Readonly<Record<string, State>>;
  readonly start: (folder: string) => ChildProcess;
}

const serve = (...more: string[]) =>
  spawned([join(ROOT, "dist/cli/main.js"), "serve", "app.mjs", "--port", "0", "--json", ...more], {}, app.path);
const main = (folder: string, WORKERS: string) => {
  copyFileSync(databaseIn(filled.path), databaseIn(folder));
  return spawned([library.file("main.js")], { PORT: "0", WORKERS, LIBRARY_DB: databaseIn(folder) }, folder);
};

const PROGRAMS: Readonly<Record<string, Program>> = {
  "signalbox serve": { states: SERVED, all: SERVED, start: () => serve() },
  "signalbox serve --workers 2": {
    states: only(SERVED, SILENT, IDLE, "a request in flight that never ends", "a slow stream that never ends"),
    all: SERVED,
    start: () => serve("--workers", "2"),
  },
  "signalbox serve --watch": { states: only(SERVED, SILENT), all: SERVED, start: () => serve("--watch") },
  "npm start": { states: DEBUGGED, all: DEBUGGED, start: (folder) => main(folder, "1") },
  "WORKERS=2 npm start": {
    states: only(LIBRARY, SILENT, IDLE, "a request whose content never comes"),
    all: LIBRARY,
    start: (folder) => main(folder, "2"),
  },
};

function spawned(args: readonly string[], env: Readonly<Record<string, string>>, cwd: string): ChildProcess {
  const { FORCE_COLOR: _, NO_COLOR: __, ...inherited } = process.env;
  return spawn(process.execPath, args, { cwd, env: { ...inherited, ...env }, stdio: ["ignore", "pipe", "pipe"] });
}

/** The port that a program says it listens at. */
async function portOf(child: ChildProcess): Promise<number> {
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", (more) => (said += more));
  const address = /http:\/\/127\.0\.0\.1:(\d+)/;
  await until(
    () => address.test(said),
    () => `an address in ${said}`,
  );
  return Number(address.exec(said)?.[1]);
}

async function isRefused(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  return new Promise((resolve) => {
    socket.once("connect", () => resolve(false)).once("error", () => resolve(true));
  }).then((refused) => {
    socket.destroy();
    return refused === true;
  });
}

async function expectEnd(start: Program["start"], states: readonly State[]): Promise<readonly Client[]> {
  const folder = new Folder({});
  const child = start(folder.path);
  const clients: Client[] = [];
  try {
    const port = await portOf(child);
    for (const state of states) clients.push(await state(port));
    child.kill("SIGTERM");
    await until(
      () => child.exitCode !== null || child.signalCode !== null,
      () => "the end of the process",
    );
    expect([child.exitCode, child.signalCode]).toEqual([0, null]);
    // Its workers have ended with it.
    expect(await isRefused(port)).toBe(true);
    return clients;
  } finally {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGKILL");
      await once(child, "exit");
    }
    for (const { socket } of clients) socket.destroy();
    rmSync(folder.path, { recursive: true, force: true });
  }
}

describe.each(Object.entries(PROGRAMS))("SIGTERM ends %s", { concurrent: true, timeout: LONG_HANG }, (_, program) => {
  const { states, all, start } = program;

  it.each(Object.entries(states))("with %s", async (_state, state) => {
    await expectEnd(start, [state]);
  });

  it("with all of these at once, several times", async () => {
    const each = Object.values(all);
    await expectEnd(start, [...each, ...each, ...each]);
  });
});

describe("SIGTERM", { concurrent: true, timeout: LONG_HANG }, () => {
  it.each([[[]], [["--workers", "2"]]])("lets a request in flight come to its end: %j", async (more) => {
    const [client] = await expectEnd(() => serve(...more), [(port) => asked(new Client(port), "/slow")]);
    expect(client?.received).toMatch(/^HTTP\/1\.1 200 [^]*late, and whole$/);
  });

  it("ends a process whose connections idle, after one whose client left had its response late", async () => {
    await expectEnd(() => serve(), [leftAndIdle]);
  });
});

it("Ctrl-C waits for no connection that never sent a byte, until it is cut or told 408", {
  timeout: LONG_HANG,
}, async () => {
  const child = serve();
  let said = "";
  child.stderr?.setEncoding("utf8").on("data", (more: string) => void (said += more));
  const client = await new Client(await portOf(child)).sends("");
  // Connections are accepted in turn: when one that came later has its response, the silent one is accepted.
  const other = new Client(client.socket.remotePort ?? 0);
  await (await other.sends(get("/"))).gets("hello");
  const cut = once(client.socket, "close");
  child.kill("SIGINT");
  const [code] = await once(child, "close");
  await cut;
  expect({ code, said, received: client.received }).toEqual({ code: 0, said: "", received: "" });
});

/** Four kept connections; the client of the second leaves before it has its response, and the others go on, and idle. */
async function leftAndIdle(port: number): Promise<Client> {
  const [first, left, third, fourth] = Array.from({ length: 4 }, () => new Client(port));
  if (first === undefined || left === undefined || third === undefined || fourth === undefined) throw new Error("four");
  await (await first.sends(get("/"))).gets("hello");
  await asked(left, "/slower");
  await (await third.sends(get("/"))).gets("hello");
  left.socket.destroy();
  const idle = [first, third, fourth];
  const closed = Promise.all(idle.map(({ socket }) => new Promise((resolve) => socket.once("close", resolve))));
  await first.sends(get("/"));
  await (await fourth.sends(get("/"))).gets("hello");
  // Until the late response is there, and those that idle are looked at and closed.
  const other = new Client(first.socket.remotePort ?? 0);
  await (await other.sends(get("/go"))).gets("told");
  other.socket.destroy();
  await closed;
  return left;
}
