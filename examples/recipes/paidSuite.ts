import { type PartFor, part, resource, Service } from "signalbox";
import type { OwnNode } from "signalbox/nodes";
import { request } from "signalbox/testing";
import { expect, it } from "vitest";
import { z } from "zod";

/** Ruling 65: what succeeded is paid for once, and nothing else is. */

const signedIn = part({ isAuthorized: () => ({ account: "ada" }) });
const leaving = new Map<string, AbortController>();

export function serve(lending: PartFor<never>, paid: OwnNode): Service {
  const books = resource("/books/{id}", {
    find: ({ params }) => (params.id === "none" ? undefined : { price: 1 }),
    generateEtag: () => "v1",
    GET: ({ request: asked, params }) => {
      leaving.get(asked.headers.field("x-leave") ?? "")?.abort();
      if (params.id === "broken") throw new Error("It is broken.");
      return { title: "Emma" };
    },
    POST: { body: z.object({ title: z.string() }), invalidBody: 422, processPost: () => undefined },
  });
  // Which part lends what the node reads is the caller's to say.
  const nodes = [paid as OwnNode<string, object>];
  return new Service({ with: [signedIn, lending], nodes, resources: { books }, onError: () => undefined });
}

const JSON_TYPE = { "content-type": "application/json" };
/** Each way not to succeed behind or before the node. The status of a client that left is not told to anyone. */
const FAILING: readonly ((service: Service, at: number) => Promise<number>)[] = [
  async (service) => (await request(service, "GET", "/books/none")).status,
  async (service) => (await request(service, "GET", "/books/1", { headers: { accept: "image/png" } })).status,
  async (service) => (await request(service, "GET", "/books/1", { headers: { "if-match": '"v0"' } })).status,
  async (service) => (await request(service, "POST", "/books/1", { headers: JSON_TYPE, body: "{}" })).status,
  async (service) => (await request(service, "GET", "/books/broken")).status,
  async (service, at) => {
    const controller = new AbortController();
    leaving.set(String(at), controller);
    const { signal } = controller;
    await request(service, "GET", "/books/1", { headers: { "x-leave": String(at) }, signal }).catch(() => undefined);
    return 0;
  },
];

export function itCharges(
  start: (credits: number) => Promise<{ service: Service; credits: () => Promise<number> }>,
): void {
  it("1,000 requests that do not succeed cost nothing", async () => {
    const { service, credits } = await start(1000);
    const statuses = new Set<number>();
    for (let at = 0; at < 1000; at += 1) statuses.add((await FAILING[at % FAILING.length]?.(service, at)) ?? 0);
    expect([...statuses].sort((one, other) => one - other)).toEqual([0, 404, 406, 412, 422, 500]);
    expect(await credits()).toBe(1000);
  });

  it("1,000 that succeed cost once each, and the next is 402", async () => {
    const { service, credits } = await start(1000);
    for (let at = 0; at < 1000; at += 1) expect((await request(service, "GET", "/books/1")).status).toBe(200);
    expect(await credits()).toBe(0);
    const response = await request(service, "GET", "/books/1");
    expect(response.status).toBe(402);
    expect(await response.json()).toMatchObject({ price: 1 });
  });

  it("of 100 at once on the last credit one succeeds", async () => {
    const { service, credits } = await start(1);
    const all = await Promise.all(Array.from({ length: 100 }, () => request(service, "GET", "/books/1")));
    expect(all.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 99 }, () => 402),
    ]);
    expect(await credits()).toBe(0);
  });
}
