import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type Codec, command, HttpResponse, jsonCodec, Resource, route, Service } from "signalbox";
import { fetchHandler } from "signalbox/fetch";
import { nodeListener } from "signalbox/node";
import { afterEach, describe, expect, it, vi } from "vitest";
import { HANG } from "./bounds.mjs";

// Middleware of another framework reads the content before the service has the request. That is the author's mistake: a 500 that
// is reported (ruling 15), neither a client's mistake nor a wait without end.

const onError = vi.fn<(error: unknown) => void>();
afterEach(() => void onError.mockClear());

class Consumer extends Resource {
  override readonly allowedMethods = ["POST"];
  override readonly consumes = ["application/json"];
  override processPost(): string {
    return "not called";
  }
}

/** Reads the content as it comes. */
const streaming: Codec = {
  encode: (value) => jsonCodec.encode(value),
  decodeStream: async (content) => {
    for await (const chunk of content) return chunk;
  },
};

const service = new Service({
  onError,
  routes: [
    route("/decoded", Consumer, { codecs: { "application/json": jsonCodec } }),
    route("/decoded-as-it-comes", Consumer, { codecs: { "application/json": streaming } }),
    command("POST", "/text", async ({ body }) => HttpResponse.text(await body.text())),
    command("POST", "/iterated", async ({ body }) => {
      for await (const _chunk of body);
      return HttpResponse.empty();
    }),
    command("POST", "/unread", () => HttpResponse.text("not read")),
  ],
});

const listener = nodeListener(service);
const handler = fetchHandler(service);

/** On a server of the author's own, whose listener reads the content first. */
async function onNode(path: string, init: RequestInit): Promise<Response> {
  const server = createServer((incoming, outgoing) => {
    void text(incoming).then(() => listener(incoming, outgoing));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  try {
    return await fetch(`http://127.0.0.1:${port}${path}`, { ...init, signal: AbortSignal.timeout(HANG) });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function onFetch(path: string, init: RequestInit): Promise<Response> {
  const request = new Request(`http://localhost${path}`, init);
  await request.text();
  return handler(request);
}

const JSON_TYPE = { "Content-Type": "application/json" };
/** Content can be sent once, so that each request has its own. */
const FRAMINGS = [
  { framing: "a length", content: () => ({ body: "{}", headers: { ...JSON_TYPE, "Content-Length": "2" } }) },
  { framing: "no length", content: () => ({ body: new Blob(["{}"]).stream(), headers: JSON_TYPE, duplex: "half" }) },
];

describe.each([
  { name: "nodeListener", ask: onNode },
  { name: "fetchHandler", ask: onFetch },
])("content that was read before $name got it", ({ ask }) => {
  describe.each(FRAMINGS)("and had $framing", ({ content }) => {
    const post = (path: string) => ask(path, { method: "POST", ...content() });

    it.each(["/decoded", "/decoded-as-it-comes", "/text", "/iterated"])("is a reported 500: %s", async (path) => {
      const response = await post(path);
      expect(response.status).toBe(500);
      expect(onError.mock.calls.map(([error]) => String(error))).toEqual([
        expect.stringMatching(/^BodyConsumed: .*read before the service got it: put the body parser behind/),
      ]);
    });

    it("is not missed where nobody reads it", async () => {
      expect((await post("/unread")).status).toBe(200);
      expect(onError).not.toHaveBeenCalled();
    });
  });
});
