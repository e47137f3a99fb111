// @ts-check
// What a client does by itself: each probe calls it against a server of its own, and looks at what came there.
import { createServer } from "node:http";
import { pathToFileURL } from "node:url";
import { treaty } from "@elysia/eden";
import { hc } from "hono/client";
import createClient from "openapi-fetch";
import { client } from "signalbox/client";
import { serve } from "signalbox/node";

const headers = { authorization: "Bearer x" };

/**
 * The same three calls with each client, with what it offers switched on.
 * @type {Record<string, (url: string) => { get: (path: "books" | "limited") => Promise<number>, put: () => Promise<number>, pay: () => Promise<number> }>}
 */
const CALLS = {
  signalbox: (url) => {
    const api = /** @type {any} */ (client(url, { headers, remember: true, guard: true, wait: true }));
    return {
      get: async (path) => (await api(path === "books" ? "/books/{id}" : "/limited").get({ params: { id: 1 } })).status,
      put: async () => (await api("/books/{id}").put({ params: { id: 1 }, body: { title: "x" } })).status,
      pay: async () => (await api("/payments").post({ idempotencyKey: true })).status,
    };
  },
  hono: (url) => {
    const api = /** @type {any} */ (hc(url, { headers }));
    return {
      get: async (path) =>
        (await (path === "books" ? api.books[":id"].$get({ param: { id: "1" } }) : api.limited.$get())).status,
      put: async () => (await api.books[":id"].$put({ param: { id: "1" }, json: { title: "x" } })).status,
      pay: async () => (await api.payments.$post()).status,
    };
  },
  eden: (url) => {
    const api = /** @type {any} */ (treaty(url, { headers }));
    return {
      get: async (path) => (await (path === "books" ? api.books({ id: "1" }).get() : api.limited.get())).status,
      put: async () => (await api.books({ id: "1" }).put({ title: "x" })).status,
      pay: async () => (await api.payments.post()).status,
    };
  },
  openapi: (url) => {
    const api = /** @type {any} */ (createClient({ baseUrl: url, headers }));
    return {
      get: async (path) =>
        (await api.GET(path === "books" ? "/books/{id}" : "/limited", { params: { path: { id: "1" } } })).response
          .status,
      put: async () =>
        (await api.PUT("/books/{id}", { params: { path: { id: "1" } }, body: { title: "x" } })).response.status,
      pay: async () => (await api.POST("/payments")).response.status,
    };
  },
};

let started = 0;
/** The service of the tour, new for each caller. @param {string} server */
export async function startServer(server) {
  const { service, behind } = await import(`${pathToFileURL(server).href}?${started++}`);
  const serving = await serve(service, { port: 0, host: "127.0.0.1" });
  /** @type {import("node:http").IncomingMessage[]} */
  const seen = [];
  serving.server.prependListener("request", (request) => seen.push(request));
  const stop = () => {
    serving.server.closeAllConnections();
    return serving.close();
  };
  return { url: `http://127.0.0.1:${serving.port}`, seen, behind, stop };
}

/** @param {string} name @param {string} server @param {(calls: ReturnType<typeof CALLS[string]>, started: Awaited<ReturnType<typeof startServer>>) => Promise<boolean>} look */
async function looked(name, server, look) {
  const run = await startServer(server);
  const calls = CALLS[name]?.(run.url);
  try {
    return calls !== undefined && (await look(calls, run));
  } finally {
    await run.stop();
  }
}

/** @type {Record<string, (name: string, server: string) => Promise<boolean>>} */
export const OF_ITSELF = {
  "asks whether what it has read has changed": (name, server) =>
    looked(name, server, async ({ get }, { seen }) => {
      await get("books");
      const status = await get("books");
      return status === 200 && seen[1]?.headers["if-none-match"] !== undefined;
    }),
  "does not overwrite what another has changed": (name, server) =>
    looked(name, server, async ({ get, put }, { behind }) => {
      await get("books");
      behind.rename("Semaphores");
      return (await put()) === 412;
    }),
  "waits for a limit": (name, server) => looked(name, server, async ({ get }) => (await get("limited")) === 200),
  "sends a read again that had no response": (name) => dropped(name, ({ get }) => get("books")),
  "sends a payment again, once in effect (Idempotency-Key)": (name) =>
    dropped(name, ({ pay }) => pay(), "idempotency-key"),
};

/** A server that cuts the first connection. @param {string} name @param {(calls: ReturnType<typeof CALLS[string]>) => Promise<number>} call @param {string} [field] */
async function dropped(name, call, field) {
  /** @type {(string | string[] | undefined)[]} */
  const keys = [];
  const server = createServer((request, response) => {
    keys.push(field === undefined ? "" : request.headers[field]);
    if (keys.length === 1) request.socket.destroy();
    else response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  try {
    const calls = CALLS[name]?.(`http://127.0.0.1:${address.port}`);
    const status = calls === undefined ? 0 : await call(calls).catch(() => 0);
    return status === 200 && keys.length === 2 && keys[0] !== undefined && keys[0] === keys[1];
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
