import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { type Serving, serve } from "signalbox/node";
import type { TestContext } from "vitest";
import type { Row } from "../../scripts/leavingClients.mjs";
import { type Client, Http1Client, Http2Client, until } from "./clients.ts";
import { Stage } from "./stage.ts";

const LONG = 600_000;
/** Milliseconds. What is kept is closed last, and shows that the other limits have passed. */
const SHORT = { headerTime: 1_000, requestTime: 1_000, stallTime: 500, keepAlive: 1_500, within: 500 };
const LIMITS = Object.keys(SHORT) as (keyof typeof SHORT)[];

interface Observed {
  readonly callback: string;
  readonly response: string;
  readonly release: string;
}

/** What it takes to come to each moment. */
const MOMENTS: Readonly<Record<Row["moment"], (play: Play) => Promise<void>>> = {
  head: async ({ client, server }) => {
    client.beginHead();
    await client.settled(server);
  },
  content: async ({ client, stage }) => {
    client.beginPost("/content");
    await stage.until("read");
  },
  callback: async ({ client, stage }) => {
    client.get("/callback");
    await stage.until("called");
  },
  later: async ({ client, stage }) => {
    client.get("/later");
    await stage.until("called");
  },
  stream: async ({ client }) => {
    client.get("/stream");
    await until(() => client.hasContent);
  },
  silent: async ({ client }) => {
    client.get("/silent");
    await until(() => client.hasContent);
  },
  behind: async ({ client, server, stage }) => {
    client.get("/first");
    client.get("/callback");
    await client.settled(server);
    await stage.until("first");
  },
  "behind stream": async ({ client, server, stage }) => {
    client.get("/first-stream");
    client.get("/callback");
    await client.settled(server);
    await stage.until("first");
  },
  drain: async ({ client, stage, serving }) => {
    client.get("/callback");
    await stage.until("called");
    void serving.drain();
    await until(() => !serving.server.listening);
  },
};

/** What a client does. Resolves when the server has noticed it. */
const DEEDS: Readonly<Record<Row["deed"], (play: Play) => Promise<unknown>>> = {
  leaves: ({ client, noticed }) => {
    client.socket.destroy();
    return noticed;
  },
  resets: ({ client, noticed }) => {
    client.socket.resetAndDestroy();
    return noticed;
  },
  "half-closes": ({ client, noticed }) => {
    client.socket.end();
    return noticed;
  },
  cancels: ({ client }) => {
    return resetStream(client, true);
  },
  "no error": ({ client }) => {
    return resetStream(client, false);
  },
  breaks: ({ client }) => {
    client.breakContent();
    return until(() => client.response !== "none" || client.isClosed);
  },
  "goes silent": async ({ client, stage, serving, hasClosed, limits }) => {
    client.socket.pause();
    if (limits.length > 0) return until(() => hasClosed() || (stage.has("opened") && stage.isOver));
    // It does nothing until an idle connection, which came later, is closed.
    const idle = connect(serving.port, "127.0.0.1").resume();
    idle.write("GET /nowhere HTTP/1.1\r\nHost: a\r\n\r\n");
    return once(idle, "close");
  },
};

async function resetStream(client: Client, isError: boolean): Promise<void> {
  if (!(client instanceof Http2Client)) throw new Error("Only HTTP/2 has streams that can be reset.");
  client.reset(isError);
  await client.handled();
}

interface Play {
  readonly client: Client;
  readonly stage: Stage;
  readonly serving: Serving;
  /** The server's end of the client's connection. */
  readonly server: Socket;
  /** Resolves when the server has read that the client has closed its side, or has left. */
  readonly noticed: Promise<unknown>;
  /** Whether the server has noticed that the connection is closed. */
  readonly hasClosed: () => boolean;
  readonly limits: readonly string[];
}

/** `limits` are those that end it; without them, where a client goes silent, all limits pass. */
interface Scene extends Pick<Row, "version" | "moment" | "deed" | "limits"> {
  /** Whether nothing ends it: then the client leaves in the end. */
  readonly isHeld: boolean;
}

/** At these moments a callback waits until the server has noticed what the client does. */
const WAITING = ["callback", "later", "behind", "drain"];
/** What ends the connection, and what ends a stream on it. */
const CONNECTION = ["leaves", "resets"];
const STREAM = ["cancels", "no error"];

export async function play(scene: Scene, test: TestContext): Promise<Observed> {
  const playing = await begin(scene, test);
  const { client, stage, server } = playing;
  await MOMENTS[scene.moment](playing);
  const written = server.bytesWritten;
  await DEEDS[scene.deed](playing);
  if (WAITING.includes(scene.moment)) stage.goOn();
  client.socket.resume();
  const isGone = () => (CONNECTION.includes(scene.deed) ? playing.hasClosed() : STREAM.includes(scene.deed));
  const isOver = () => stage.isOver && (isGone() || client.isClosed || client.isEnded);
  if (!scene.isHeld) await until(isOver).catch(() => undefined);
  else if (scene.moment === "later") await until(() => client.response !== "none");
  const { callback, release } = stage;
  const isInVain = scene.version === "HTTP/1.1" && client.response === "none" && server.bytesWritten > written;
  const response = isInVain ? "in vain" : client.response;
  client.socket.resetAndDestroy();
  await until(() => stage.isOver);
  if (stage.log.filter((event) => event === "released").length > 1) throw new Error("It was released twice.");
  return { callback, response, release };
}

async function begin({ version, deed, limits }: Scene, test: TestContext): Promise<Play> {
  const stage = new Stage();
  const isShort = (limit: string) => deed === "goes silent" && (limits.length === 0 || limits.includes(limit));
  const settled: typeof SHORT = { ...SHORT };
  for (const limit of LIMITS) if (!isShort(limit)) settled[limit] = LONG;
  const { within, ...rest } = settled;
  const http2 = version === "HTTP/2";
  const serving = await serve(stage.service, { port: 0, http2, limits: rest, drain: { within } });
  const accepted = new Promise<Socket>((resolve) => serving.server.once("connection", resolve));
  const client = http2 ? new Http2Client(serving.port) : new Http1Client(serving.port);
  const server = await accepted;
  test.onTestFinished(async () => {
    client.socket.destroy();
    server.destroy();
    serving.server.closeAllConnections();
    await serving.close();
  });
  await until(() => client.isReady);
  // Over HTTP/1.1 a client that has closed its side may still read.
  let isClosed = false;
  const noticed = new Promise<void>((resolve) => {
    if (!http2) server.once("end", resolve);
    server.once("close", () => {
      isClosed = true;
      resolve();
    });
  });
  return { client, stage, serving, server, noticed, hasClosed: () => isClosed, limits };
}
