import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import * as fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import { HttpResponse } from "../../http/response.ts";
import { command } from "../../route/route.ts";
import { Service } from "../../service/service.ts";
import { Http1Adapter } from "./http1Adapter.ts";
import { Http1Connection } from "./http1Connection.ts";
import { serverOptions, settledLimits } from "./limits.ts";
import { Watch } from "./watch.ts";

/** A server whose connections are looked at when the test says so, and whose slow responses come when it says so. */
class World {
  readonly watch = new Watch(LIMITS.keepAlive);
  readonly clients: Client[] = [];
  readonly #server: Server;
  readonly #held = new Map<string, () => void>();
  /** Sockets of the server's that are open. */
  open = 0;

  static async start(): Promise<World> {
    const world = new World(createServer(await serverOptions(LIMITS)));
    world.#server.listen(0, "127.0.0.1");
    await once(world.#server, "listening");
    return world;
  }

  private constructor(server: Server) {
    this.#server = server;
    const slow = command("GET", "/slow/{id}", async ({ params }) => {
      await new Promise<void>((resolve) => this.#held.set(params.id, resolve));
      return HttpResponse.text("slow");
    });
    const fast = command("GET", "/fast", () => HttpResponse.text("fast"));
    const adapter = new Http1Adapter(new Service({ routes: [slow, fast], trace: false }), LIMITS, this.watch);
    adapter.listenTo(server);
    server.on("connection", (socket: Socket) => {
      this.open += 1;
      socket.once("close", () => {
        this.open -= 1;
      });
      Http1Connection.of(socket, adapter);
    });
  }

  async connect(): Promise<Client> {
    const socket = connect((this.#server.address() as AddressInfo).port, "127.0.0.1");
    socket.on("error", () => undefined);
    const client: Client = { socket, asked: 0, received: "", waiting: [] };
    socket.on("data", (chunk) => {
      client.received += chunk.toString("latin1");
    });
    this.clients.push(client);
    await once(socket, "connect");
    await vi.waitFor(() => expect(this.watch.connections.size).toBe(this.open));
    return client;
  }

  /** Let a callback come to its end, also where its client has left. */
  release(id: string): void {
    this.#held.get(id)?.();
    this.#held.delete(id);
  }

  isHeld(id: string): boolean {
    return this.#held.has(id);
  }

  /**
   * What holds whatever has happened: the open connections are those that are watched, none of them is closed, and
   * together they hold as many exchanges as clients wait for.
   */
  async holds(): Promise<void> {
    const waitedFor = this.clients.reduce(
      (sum, { socket, waiting }) => sum + (socket.destroyed ? 0 : waiting.length),
      0,
    );
    const alive = this.clients.filter(({ socket }) => !socket.destroyed).length;
    await vi.waitFor(() => {
      const connections = [...this.watch.connections].filter((each) => each instanceof Http1Connection);
      expect(this.open).toBe(alive);
      expect(connections).toHaveLength(alive);
      expect(connections.map(({ state }) => state)).not.toContain("closed");
      expect(connections.reduce((sum, { pending }) => sum + pending, 0)).toBe(waitedFor);
    });
  }

  stop(): void {
    for (const { socket } of this.clients) socket.destroy();
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

interface Client {
  readonly socket: Socket;
  asked: number;
  received: string;
  /** Ids of the slow requests that have no response yet, in order. */
  waiting: string[];
}

const LIMITS = settledLimits({ keepAlive: 1_000 });
const responsesTo = (client: Client) => client.received.match(/HTTP\/1\.1 200 /g)?.length ?? 0;

let world: World | undefined;
afterEach(() => world?.stop());

type Action = { readonly does: "open" | "ask" | "wait for" | "respond" | "reset" | "look"; readonly who: number };
const ACTION: fc.Arbitrary<Action> = fc.record({
  does: fc.constantFrom("open", "ask", "wait for", "respond", "reset", "look"),
  who: fc.nat(3),
});

let ids = 0;
async function take(action: Action, here: World): Promise<void> {
  const client = here.clients.filter(({ socket }) => !socket.destroyed)[action.who];
  if (action.does === "open" || client === undefined) {
    if (here.clients.length < 6) await here.connect();
  } else if (action.does === "ask" && client.waiting.length === 0) {
    client.asked += 1;
    client.socket.write("GET /fast HTTP/1.1\r\nHost: a\r\n\r\n");
    await vi.waitFor(() => expect(responsesTo(client)).toBe(client.asked));
  } else if (action.does === "wait for") {
    const id = String((ids += 1));
    client.asked += 1;
    client.waiting.push(id);
    client.socket.write(`GET /slow/${id} HTTP/1.1\r\nHost: a\r\n\r\n`);
    // Requests of one connection begin one after another.
    if (client.waiting.length === 1) await vi.waitFor(() => expect(here.isHeld(id)).toBe(true));
  } else if (action.does === "respond") {
    await respondTo(client, here);
  } else if (action.does === "reset") {
    const left = client.waiting.splice(0);
    const open = here.open - 1;
    client.socket.resetAndDestroy();
    await vi.waitFor(() => expect(here.open).toBe(open));
    // The callback of a client that has left comes to its end late.
    for (const id of left) here.release(id);
  } else if (action.does === "look") {
    here.watch.lookAtAll();
  }
}

async function respondTo(client: Client, here: World): Promise<void> {
  for (const id of client.waiting.splice(0)) {
    await vi.waitFor(() => expect(here.isHeld(id)).toBe(true));
    here.release(id);
  }
  await vi.waitFor(() => expect(responsesTo(client)).toBe(client.asked));
}

it("whatever clients do in whichever order, the connections that are watched are those that are open", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(ACTION, { minLength: 5, maxLength: 30 }), async (actions) => {
      world = await World.start();
      for (const action of actions) {
        await take(action, world);
        await world.holds();
      }
      // Those that idle are closed, and no others.
      for (let look = 0; look <= world.watch.looksIn(LIMITS.keepAlive) + 1; look += 1) world.watch.lookAtAll();
      const spoke = world.clients.filter(({ asked, waiting }) => asked > 0 && waiting.length === 0);
      await vi.waitFor(() => expect(spoke.every(({ socket }) => socket.destroyed)).toBe(true));
      for (const client of world.clients.filter(({ waiting }) => waiting.length > 0)) {
        expect(client.socket.destroyed).toBe(false);
        await respondTo(client, world);
      }
      world.stop();
    }),
    { numRuns: 40 },
  );
});

it("a request that has come when its connection is found idle, and is not read yet, gets its response", async () => {
  world = await World.start();
  const client = await world.connect();
  await take({ does: "ask", who: 0 }, world);
  for (let look = 0; look < world.watch.looksIn(LIMITS.keepAlive); look += 1) world.watch.lookAtAll();
  client.socket.write("GET /fast HTTP/1.1\r\nHost: a\r\n\r\n");
  world.watch.lookAtAll();
  await vi.waitFor(() => expect(responsesTo(client)).toBe(2));
});
