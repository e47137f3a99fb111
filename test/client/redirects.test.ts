import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { resource, Service } from "signalbox";
import { client } from "signalbox/client";
import { afterEach, describe, expect, it, vi } from "vitest";

/** What a client that follows makes of redirects, over sockets. RFC 9110 15.4, Fetch standard: HTTP-redirect fetch. */

interface Asked {
  readonly line: string;
  readonly headers: IncomingHttpHeaders;
  readonly content: string;
}

const closing: (() => void)[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  for (const close of closing.splice(0)) close();
});

/** A server that redirects `/{status}/{target}` there, and tells what it was asked. */
async function redirecting(): Promise<{ readonly origin: string; readonly asked: Asked[] }> {
  const asked: Asked[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = "/", headers } = request;
    asked.push({ line: `${method} ${url}`, headers, content: await text(request) });
    const [, status = "200", target] = /^\/(30\d)\/?(.*)$/.exec(url) ?? [];
    if (target !== undefined && target !== "") response.setHeader("location", decodeURIComponent(target));
    response.writeHead(Number(status), { "content-type": "application/json", etag: '"1"' }).end("{}");
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const any = resource("/{path*}", {
  GET: { represent: () => ({}) },
  PUT: { apply: () => undefined },
  POST: { processPost: () => undefined },
});
const service = new Service({ resources: { any } });
const to = (status: number, target: string) => ({ params: { path: `${status}/${target}` } });

function following(origin: string) {
  const headers = { "x-api-key": "secret" };
  return client<typeof service>(origin, { follow: true, guard: "known", remember: true, headers })("/{path*}");
}

describe("a client that follows redirects", () => {
  it("sends nothing to another origin: neither its credentials nor its content", async () => {
    const [own, other] = [await redirecting(), await redirecting()];
    for (const status of [301, 302, 303, 307, 308]) {
      const given = to(status, `${other.origin}/stolen`);
      const message = expect.stringContaining("is another origin");
      const elsewhere = { kind: "elsewhere", message };
      await expect(following(own.origin).get(given)).rejects.toMatchObject(elsewhere);
      await expect(following(own.origin).post({ ...given, body: { password: "x" } })).rejects.toMatchObject(elsewhere);
    }
    expect(own.asked).toHaveLength(10);
    expect(other.asked).toEqual([]);
  });

  it.each([
    [301, "POST", "GET"],
    [302, "POST", "GET"],
    [303, "POST", "GET"],
    [303, "PUT", "GET"],
    [307, "POST", "POST"],
    [308, "POST", "POST"],
    [301, "PUT", "PUT"],
    [302, "PUT", "PUT"],
  ] as const)("after a %d of a %s sends a %s", async (status, first, second) => {
    const { origin, asked } = await redirecting();
    const given = { ...to(status, "/there"), body: { a: 1 } };
    const ask = following(origin);
    const reply = await (first === "PUT" ? ask.put({ ...given, ifMatch: '"7"' }) : ask.post(given));
    expect(reply).toMatchObject({ status: "followed", url: `${origin}/there` });
    const sent = asked.at(-1);
    expect(sent?.line).toBe(`${second} /there`);
    const isRead = second === "GET";
    expect(sent?.content).toBe(isRead ? "" : '{"a":1}');
    expect(sent?.headers).toMatchObject({ "x-api-key": "secret" });
    // RFC 9110 15.4: what describes content that is not sent, and the tag of what redirects, are taken out.
    expect(sent?.headers["content-type"]).toBe(isRead ? undefined : "application/json");
    expect(sent?.headers["if-match"]).toBe(!isRead && first === "PUT" ? '"7"' : undefined);
  });

  it("leaves HEAD what it is, and what has no Location", async () => {
    const { origin, asked } = await redirecting();
    expect(await following(origin).head(to(303, "/there"))).toMatchObject({ status: "followed" });
    expect(asked.at(-1)?.line).toBe("HEAD /there");
    expect(await following(origin).get({ params: { path: "307" } })).toMatchObject({ status: 307 });
  });

  it("sends what it remembers of a resource to no other (RFC 9110 15.4)", async () => {
    const { origin, asked } = await redirecting();
    let isMoved = false;
    const fetch = async (url: string, init?: RequestInit) =>
      isMoved && url.endsWith("/a") ? Response.redirect(`${origin}/b`, 307) : globalThis.fetch(url, init);
    const ask = client<typeof service>(origin, { fetch, follow: true, remember: true })("/{path*}");
    await ask.get({ params: { path: "a" } });
    isMoved = true;
    expect(await ask.get({ params: { path: "a" } })).toMatchObject({ status: "followed", url: `${origin}/b` });
    expect(asked.map(({ line, headers }) => [line, headers["if-none-match"]])).toEqual([
      ["GET /a", undefined],
      ["GET /b", undefined],
    ]);
  });

  it("cannot send a stream twice", async () => {
    const { origin, asked } = await redirecting();
    const stream = () => new Blob(["text"]).stream() as ReadableStream<Uint8Array>;
    const post = (status: number) => following(origin).post({ ...to(status, "/there"), body: stream() });
    await expect(post(307)).rejects.toMatchObject({ kind: "elsewhere", message: expect.stringContaining("a stream") });
    expect(asked).toHaveLength(1);
    expect(await post(303)).toMatchObject({ status: "followed" });
  });

  it("follows no more than 20, and no Location that is no URL", async () => {
    const { origin, asked } = await redirecting();
    const circle = async (url: string, init?: RequestInit) => {
      await globalThis.fetch(url, init);
      return new Response(null, { status: 302, headers: { location: "/again" } });
    };
    const ask = client<typeof service>(origin, { fetch: circle, follow: true })("/{path*}");
    await expect(ask.get({ params: { path: "a" } })).rejects.toMatchObject({ kind: "endless" });
    expect(asked).toHaveLength(21);
    await expect(following(origin).get(to(302, "http://["))).rejects.toMatchObject({ kind: "elsewhere" });
  });

  it("leaves it to Fetch in a browser, and then takes nothing from another origin", async () => {
    vi.stubGlobal("navigator", { appCodeName: "Mozilla" });
    const [own, other] = [await redirecting(), await redirecting()];
    expect(await following(own.origin).get(to(302, "/there"))).toMatchObject({ status: "followed" });
    const elsewhere = following(own.origin).get(to(302, `${other.origin}/there`));
    await expect(elsewhere).rejects.toMatchObject({ kind: "elsewhere" });
  });
});
