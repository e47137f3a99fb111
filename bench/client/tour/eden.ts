import { treaty } from "@elysia/eden";
import { cursorOf, waiting } from "./byHand.ts";
import type { App } from "./eden.server.ts";

const connect = (url: string) => treaty<App>(url, { headers: { authorization: "Bearer x" } });

export async function read(url: string, id: string): Promise<string> {
  const { data, response } = await connect(url).books({ id }).get();
  return data === null ? response.statusText : data.title;
}

export async function rename(url: string): Promise<string> {
  const book = connect(url).books({ id: "1" });
  for (let attempt = 1; ; attempt += 1) {
    const { data, response, status } = await book.get();
    if (data === null) return String(status);
    const headers = { "if-match": response.headers.get("etag") ?? "" };
    const written = await book.put({ title: `${data.title}!` }, { headers });
    if (written.status !== 412 || attempt === 3) return String(written.status);
  }
}

export async function limited(url: string): Promise<number> {
  return (await waiting(async () => (await connect(url).limited.get()).response)).status;
}

export async function titles(url: string): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | undefined = ""; cursor !== undefined; ) {
    const { data, response } = await connect(url).books.get({ query: cursor === "" ? {} : { cursor } });
    if (data === null) break;
    found.push(...data.map(({ title }) => title));
    cursor = cursorOf(response.headers);
  }
  return found;
}

export async function ticks(url: string): Promise<number[]> {
  const seen: number[] = [];
  for (let last = ""; ; ) {
    const { data } = await connect(url).ticks.get({ headers: { "last-event-id": last } });
    if (data === null) return seen;
    for await (const event of data) {
      last = event.id ?? last;
      if (seen.push(event.data.number) === 5) return seen;
    }
  }
}
