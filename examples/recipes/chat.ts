import { part, resource } from "signalbox";
import type { NodeUpgrade } from "signalbox/node";
import { type WebSocket, WebSocketServer } from "ws";

/** It listens to no port: the service hands connections over. It refuses messages that are longer. */
const sockets = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 });

/** Of a service that goes away, and of a connection that is lost (RFC 6455 7.4.1). */
const GOING_AWAY = 1001;
const PING_EVERY = 30_000;

export interface ChatOptions {
  /** Pages of which origins may open it. A browser sends your cookies with a WebSocket from any page. */
  readonly origins: readonly string[];
  /** Whose connection it is, by the request; undefined is 401. */
  readonly user: (authorization: string | null) => string | undefined;
  readonly channels: ReadonlySet<string>;
}

/** A channel to talk on, over WebSockets. The graph says who may: 401, 403, 404 are its responses. */
export function chat({ origins, user, channels }: ChatOptions) {
  const members = new Map<string, Set<WebSocket>>();
  const signedIn = part({
    isAuthorized: ({ request }) => {
      const name = user(request.headers.get("authorization"));
      return name === undefined ? "Bearer" : { name };
    },
    forbidden: ({ request }) => {
      const origin = request.headers.get("origin");
      return origin !== null && !origins.includes(origin);
    },
  });
  return resource("/channels/{channel}", {
    with: [signedIn],
    find: ({ params: { channel } }) => (channels.has(channel) ? channel : undefined),
    GET: {
      represent: ({ entity: channel }) => ({ channel, members: members.get(channel)?.size ?? 0 }),
      upgrade: ({ entity: channel, name }, { request, socket, head, stopping }: NodeUpgrade) => {
        sockets.handleUpgrade(request, socket, head, (client) => {
          const others = members.get(channel) ?? new Set();
          members.set(channel, others.add(client));
          stopping.addEventListener("abort", () => client.close(GOING_AWAY), { once: true });
          keepAlive(client);
          client.on("error", () => client.terminate());
          client.on("close", () => others.delete(client));
          client.on("message", (data) => {
            for (const other of others) other.send(`${name}: ${String(data)}`);
          });
        });
      },
    },
  });
}

/** A client that does not reply to a ping before the next is gone, though nothing has told so. */
function keepAlive(client: WebSocket): void {
  let isThere = true;
  const timer = setInterval(() => {
    if (!isThere) return client.terminate();
    isThere = false;
    client.ping();
  }, PING_EVERY);
  client.on("pong", () => {
    isThere = true;
  });
  client.on("close", () => clearInterval(timer));
}
