import { request as nodeRequest } from "node:http";
import { command, type HttpRequest, HttpResponse, Service } from "signalbox";
import { fetchHandler } from "signalbox/fetch";
import { type LambdaEvent, lambdaHandler } from "signalbox/lambda";
import { type Serving, serve } from "signalbox/node";
import { request } from "signalbox/testing";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { stopClock } from "./clock.ts";
import { turns, until } from "./waiting.ts";

// One rule for a second reading, however the content came: bytes(), text() and json() keep it; to iterate it keeps nothing.

type Body = HttpRequest["body"];

async function iterated(body: Body): Promise<string> {
  let text = "";
  for await (const chunk of body) text += new TextDecoder().decode(chunk, { stream: true });
  return text;
}

const text = (body: Body) => body.text();
const json = async (body: Body) => JSON.stringify(await body.json());
const broken = async (body: Body) => {
  for await (const _ of body) break;
  return "broken off";
};

const READINGS: Readonly<Record<string, readonly ((body: Body) => Promise<string>)[]>> = {
  "text, text": [text, text],
  "text, json": [text, json],
  "json, iterated": [json, iterated],
  "text, iterated, iterated": [text, iterated, iterated],
  "iterated, text": [iterated, text],
  "iterated, iterated": [iterated, iterated],
  "broken off, text": [broken, text],
};

const onError = vi.fn<(error: unknown) => void>();
const service = new Service({
  onError,
  routes: [
    command("POST", "/", async ({ body, query }) => {
      const found: string[] = [];
      for (const read of READINGS[query.get("read") ?? ""] ?? []) found.push(await read(body));
      return HttpResponse.json(found);
    }),
  ],
});

type Ask = (path: string, content: string) => Promise<{ status: number; text: string }>;

let serving: Serving;
beforeAll(async () => {
  serving = await serve(service, { port: 0 });
});
afterAll(() => serving.close());

function chunked(content: string): ReadableStream<Uint8Array> {
  const parts = [content.slice(0, 3), content.slice(3)].map((part) => new TextEncoder().encode(part));
  return new ReadableStream({
    async pull(controller) {
      const part = parts.shift();
      if (part === undefined) return controller.close();
      await turns(5);
      controller.enqueue(part);
    },
  });
}

async function throughFetch(path: string, init: RequestInit) {
  const sent = new Request(`http://service.test${path}`, { method: "POST", ...init });
  const response = await fetchHandler(service)(sent);
  return { status: response.status, text: await response.text() };
}

function throughNode(path: string, parts: readonly string[], headers: Record<string, string>) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { port } = serving;
    const asked = nodeRequest({ port, host: "127.0.0.1", path, method: "POST", headers, agent: false }, (response) => {
      let received = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (received += chunk));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text: received }));
    });
    asked.on("error", reject);
    const write = async () => {
      for (const part of parts) {
        await new Promise((written) => asked.write(part, written));
        await turns(10);
      }
      asked.end();
    };
    write().catch(reject);
  });
}

const ADAPTERS: Readonly<Record<string, Ask>> = {
  "in the process": async (path, body) => {
    const response = await request(service, "POST", path, { body });
    return { status: response.status, text: await response.text() };
  },
  "through fetch": (path, body) => throughFetch(path, { body }),
  "through fetch, with a length": (path, body) =>
    throughFetch(path, { body, headers: { "content-length": String(body.length) } }),
  "through fetch, in pieces": (path, body) =>
    throughFetch(path, { body: chunked(body), duplex: "half" } as RequestInit),
  "on Lambda": async (rawPath, body) => {
    const [path = "/", rawQueryString = ""] = rawPath.split("?");
    const event: LambdaEvent = {
      rawPath: path,
      rawQueryString,
      headers: {},
      body,
      requestContext: { http: { method: "POST" } },
    };
    const result = await lambdaHandler(service)(event);
    return { status: result.statusCode, text: result.body };
  },
  "through node:http, at once": (path, body) => throughNode(path, [body], { "content-length": String(body.length) }),
  "through node:http, in pieces": (path, body) => throughNode(path, [body.slice(0, 3), body.slice(3)], {}),
};

const CONTENT = '{"a":1}';

describe.each(Object.entries(ADAPTERS))("content that was read, %s", (_adapter, ask) => {
  it.each(Object.keys(READINGS))("%s", async (read) => {
    onError.mockClear();
    const { status, text: response } = await ask(`/?read=${encodeURIComponent(read)}`, CONTENT);
    if (/^(?:iterated|broken)/.test(read)) {
      expect(status).toBe(500);
      expect(onError.mock.calls.map(([error]) => error)).toMatchObject([{ name: "BodyConsumed" }]);
    } else {
      expect([status, JSON.parse(response)]).toEqual([200, read.split(", ").map(() => CONTENT)]);
      expect(onError).not.toHaveBeenCalled();
    }
  });
});

describe("the deadline", () => {
  /** Time passes, and what it brings about happens. */
  const passes = async (ms: number) => {
    vi.advanceTimersByTime(ms);
    await turns(5);
  };
  const slow = (ms: number) => {
    let sent = 0;
    return new ReadableStream<Uint8Array>({
      async pull(controller) {
        await passes(ms / 6);
        sent += 1;
        if (sent > 6) controller.close();
        else controller.enqueue(new TextEncoder().encode("x"));
      },
    });
  };
  const upload = (read: (body: Body) => Promise<string>, deadline: number) => {
    const routes = [command("POST", "/", async ({ body }) => HttpResponse.text(await read(body)))];
    const handler = fetchHandler(new Service({ routes, deadline, onError: () => undefined }));
    return async (ms: number) => {
      const init = { method: "POST", body: slow(ms), duplex: "half" } as RequestInit;
      return (await handler(new Request("http://service.test/", init))).status;
    };
  };

  it("waits for content that is iterated, as it does for bytes()", async () => {
    stopClock();
    for (const read of [text, iterated]) expect(await upload(read, 200)(900)).toBe(200);
  });

  it("waits while each chunk is worked on, and counts from the last that came", async () => {
    stopClock();
    const working = async (body: Body) => {
      for await (const _ of body) await passes(60);
      return "done";
    };
    expect(await upload(working, 200)(300)).toBe(200);
    const stuck = async (body: Body) => {
      for await (const _ of body) await new Promise(() => undefined);
      return "never";
    };
    let status: number | undefined;
    void upload(
      stuck,
      60,
    )(120).then((given) => {
      status = given;
    });
    await until(async () => {
      await passes(10);
      return status !== undefined;
    });
    expect(status).toBe(504);
  });
});

it("a reading that is awaited only later does not end the process where its client leaves", async () => {
  const routes = [
    command("POST", "/", async ({ body }) => {
      const reading = [body.bytes(), body.text(), body.json()];
      await turns(10);
      await Promise.all(reading);
      return HttpResponse.empty();
    }),
  ];
  const handler = fetchHandler(new Service({ routes, onError: () => undefined }));
  const body = new ReadableStream({ start: (controller) => controller.error(new Error("gone")) });
  const init = { method: "POST", body, duplex: "half" } as RequestInit;
  expect((await handler(new Request("http://service.test/", init))).status).toBe(400);
});
