import { once } from "node:events";
import { connect as connectHttp2, constants } from "node:http2";
import { connect } from "node:net";
import { resource, Service } from "signalbox";
import { MemoryStore } from "signalbox/idempotency";
import { type Serving, serve } from "signalbox/node";
import { afterEach, describe, expect, it } from "vitest";
import { connectionsOf } from "../sockets.ts";
import { Gate, until } from "../waiting.ts";
import { Ledger } from "./ledger.ts";

// Ruling 21: “Every `open` that succeeds has exactly one `close`”, whatever the client does and when, over HTTP/1.1 and HTTP/2.

interface Visitor {
  /** When the head of a response has come. */
  readonly head: Promise<unknown>;
  readonly leave: () => void;
}
type Way = (url: string, method: string, fields?: Readonly<Record<string, string>>) => Visitor;

const http1: Way = (url, method, fields = {}) => {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.on("error", () => undefined);
  const more = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`${method} / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n${more.join("")}\r\n`);
  return { head: once(socket, "data"), leave: () => socket.resetAndDestroy() };
};

const http2 =
  (code: number | "session"): Way =>
  (url, method, fields = {}) => {
    const session = connectHttp2(url);
    const stream = session.request({ ":method": method, ...fields }, { endStream: true });
    for (const each of [session, stream]) each.on("error", () => undefined);
    const leave = () => (code === "session" ? session.destroy() : stream.close(code, () => session.close()));
    return { head: once(stream, "response"), leave };
  };

const WAYS: readonly (readonly [string, Way, object])[] = [
  ["a reset connection of HTTP/1.1", http1, {}],
  ["a stream of HTTP/2 that is cancelled", http2(constants.NGHTTP2_CANCEL), { http2: true }],
  ["a connection of HTTP/2 that is gone", http2("session"), { http2: true }],
];

let serving: Serving | undefined;
afterEach(async () => {
  await serving?.close();
  serving = undefined;
});
/** The server has seen that its clients are gone. */
const allLeft = () => until(async () => serving !== undefined && (await connectionsOf(serving.server)) === 0);

interface Places {
  readonly opening: Gate;
  readonly acting: Gate;
  readonly closing: Gate;
}

async function start(options: object, held: readonly (keyof Places)[]) {
  const gates: Places = { opening: new Gate(), acting: new Gate(), closing: new Gate() };
  for (const name of Object.keys(gates) as (keyof Places)[]) if (!held.includes(name)) gates[name].open();
  const ledger = new Ledger({ open: () => gates.opening.pass(), close: () => gates.closing.pass() });
  const it = resource("/", {
    with: [ledger.part],
    idempotency: { store: new MemoryStore() },
    GET: {
      represent: ({ tx }) =>
        (async function* () {
          yield (await tx()).name;
          await gates.acting.pass();
        })(),
    },
    POST: {
      processPost: async ({ tx }) => {
        const { isOpen } = await tx();
        await gates.acting.pass();
        return { isOpen };
      },
    },
  });
  serving = await serve(new Service({ routes: [it], onError: () => undefined }), {
    port: 0,
    host: "127.0.0.1",
    ...options,
  });
  return { url: serving.url, gates, ledger };
}

describe.each(WAYS)("a client that leaves by %s", (_, visit, options) => {
  it.each(["opening", "acting"] as const)("while it is %s: nothing is committed", async (place) => {
    const { url, gates, ledger } = await start(options, [place]);
    const { leave } = visit(url, "POST");
    await until(() => gates[place].came === 1);
    leave();
    await allLeft();
    gates[place].open();
    await until(() => ledger.closes === 1);
    expect(ledger).toMatchObject({ opens: 1, commits: 0, statuses: [undefined] });
  });

  it("while it is closing: that was decided before", async () => {
    const { url, gates, ledger } = await start(options, ["closing"]);
    const { leave } = visit(url, "POST");
    await until(() => gates.closing.came === 1);
    leave();
    await allLeft();
    gates.closing.open();
    await until(() => ledger.commits === 1);
    expect(ledger).toMatchObject({ opens: 1, closes: 1, statuses: [200] });
  });

  it("with an Idempotency-Key, while it is acting: “keeps it to its end”", async () => {
    const { url, gates, ledger } = await start(options, ["acting"]);
    const { leave } = visit(url, "POST", { "idempotency-key": '"k"' });
    await until(() => gates.acting.came === 1);
    leave();
    await allLeft();
    expect(ledger.closes).toBe(0);
    gates.acting.open();
    await until(() => ledger.commits === 1);
    expect(ledger).toMatchObject({ opens: 1, closes: 1, statuses: [200] });
  });

  it.each(["opening", "acting"] as const)("of a stream that is %s", async (place) => {
    const { url, gates, ledger } = await start(options, [place]);
    const { leave, head } = visit(url, "GET");
    await until(() => gates[place].came === 1);
    if (place === "acting") await head;
    leave();
    if (place === "acting") await until(() => ledger.closes === 1);
    else await allLeft();
    gates[place].open();
    await until(() => ledger.closes === 1);
    expect(ledger).toMatchObject({ opens: 1, closes: 1, statuses: [200] });
  });
});
