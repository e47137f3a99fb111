import { type Context, Resource, route, Service } from "signalbox";
import { bunHandler } from "signalbox/bun";
import { afterEach, describe, expect, it } from "vitest";

// The handler for Bun takes any Request. What it does on Bun itself is in test/runtimes.

class Things extends Resource {
  override readonly allowedMethods = ["POST"];
  override readonly consumes = ["application/json"];
  override isAuthorized(ctx: Context): boolean | string {
    return ctx.request.headers.has("authorization") || "Bearer";
  }
  override postIsCreate(): boolean {
    return true;
  }
  override apply(ctx: Context, thing: unknown): void {
    ctx.state["path"] = `/things/${JSON.stringify(thing)}`;
  }
  override createPath(ctx: Context): string {
    return encodeURI(String(ctx.state["path"]));
  }
}

const handler = bunHandler(new Service({ trace: false, routes: [route("/things", Things)] }));
const server = { requestIP: () => null };
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A POST whose content comes as `send` sends it. */
function post(send: (content: ReadableStreamDefaultController<Uint8Array>) => unknown, fields: HeadersInit): Request {
  const headers = new Headers({ "content-type": "application/json", "content-length": "7", ...Object(fields) });
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      ends.push(() => {
        try {
          controller.close();
        } catch {
          // It has ended.
        }
      });
      void send(controller);
    },
  });
  return new Request("http://service.test/things", { method: "POST", headers, body, duplex: "half" });
}

const bytes = (text: string) => new TextEncoder().encode(text);
const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
const signedIn = { authorization: "Bearer x" };

describe("short content in Bun", () => {
  it("is read where it comes with its head", async () => {
    const request = post((content) => {
      content.enqueue(bytes('{"a":1}'));
      content.close();
    }, signedIn);
    const response = await handler(request, server);
    expect([response.status, response.headers.get("location")]).toEqual([201, "/things/%7B%22a%22:1%7D"]);
  });

  it("is read where it comes in pieces, after the walk has begun", async () => {
    const request = post(async (content) => {
      await turns(5);
      content.enqueue(bytes('{"a"'));
      await turns(5);
      content.enqueue(bytes(":2}"));
      content.close();
    }, signedIn);
    const response = await handler(request, server);
    expect([response.status, response.headers.get("location")]).toEqual([201, "/things/%7B%22a%22:2%7D"]);
  });

  it("is not waited for where the request is refused without it (RFC 9110 15.5.2)", async () => {
    const response = await handler(
      post(() => undefined, {}),
      server,
    );
    expect(response.status).toBe(401);
  });

  it("is not read where the client waits for a word before it sends (RFC 9110 10.1.1)", async () => {
    const request = post(() => undefined, { expect: "100-continue" });
    const response = await handler(request, server);
    expect([response.status, request.bodyUsed]).toEqual([401, false]);
  });

  it.each([
    ["early", 0],
    ["late", 5],
  ])("that breaks off %s is 400", async (_when, after) => {
    const request = post(async (content) => {
      await turns(after);
      content.enqueue(bytes('{"a"'));
      content.error(new Error("the client has left"));
    }, signedIn);
    expect((await handler(request, server)).status).toBe(400);
  });

  it.each([
    ["early", 0],
    ["late", 5],
  ])("that is shorter than it was said, %s, is 400 (RFC 9112 8)", async (_when, after) => {
    const request = post(async (content) => {
      await turns(after);
      content.enqueue(bytes("1"));
      content.close();
    }, signedIn);
    expect((await handler(request, server)).status).toBe(400);
  });
});
