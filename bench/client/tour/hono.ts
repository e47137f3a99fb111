import { hc } from "hono/client";
import { cursorOf, events, waiting } from "./byHand.ts";
import type { App } from "./hono.server.ts";

const connect = (url: string) => hc<App>(url, { headers: { authorization: "Bearer x" } });

export async function read(url: string, id: string): Promise<string> {
  const reply = await connect(url).books[":id"].$get({ param: { id } });
  return reply.status === 200 ? (await reply.json()).title : reply.statusText;
}

export async function rename(url: string): Promise<string> {
  const book = connect(url).books[":id"];
  for (let attempt = 1; ; attempt += 1) {
    const found = await book.$get({ param: { id: "1" } });
    if (found.status !== 200) return String(found.status);
    const { title } = await found.json();
    const headers = { authorization: "Bearer x", "if-match": found.headers.get("etag") ?? "" };
    const written = await book.$put({ param: { id: "1" }, json: { title: `${title}!` } }, { headers });
    if (written.status !== 412 || attempt === 3) return String(written.status);
  }
}

export async function limited(url: string): Promise<number> {
  return (await waiting(() => connect(url).limited.$get())).status;
}

export async function titles(url: string): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | undefined = ""; cursor !== undefined; ) {
    const page = await connect(url).books.$get({ query: cursor === "" ? {} : { cursor } });
    if (page.status !== 200) break;
    found.push(...(await page.json()).map(({ title }) => title));
    cursor = cursorOf(page.headers);
  }
  return found;
}

export async function ticks(url: string): Promise<number[]> {
  const seen: number[] = [];
  const open = (last: string) =>
    connect(url).ticks.$get({}, { headers: { "last-event-id": last } }) as Promise<Response>;
  for await (const data of events(open)) if (seen.push((data as { number: number }).number) === 5) break;
  return seen;
}
