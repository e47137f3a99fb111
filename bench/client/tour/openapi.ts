import createClient from "openapi-fetch";
import { cursorOf, events, waiting } from "./byHand.ts";
import type { paths } from "./document.d.ts";

const connect = (url: string) => createClient<paths>({ baseUrl: url, headers: { authorization: "Bearer x" } });

export async function read(url: string, id: string): Promise<string> {
  const { data, error } = await connect(url).GET("/books/{id}", { params: { path: { id } } });
  return data === undefined ? String(error?.title) : data.title;
}

export async function rename(url: string): Promise<string> {
  const api = connect(url);
  const params = { path: { id: "1" } };
  for (let attempt = 1; ; attempt += 1) {
    const { data, response } = await api.GET("/books/{id}", { params });
    if (data === undefined) return String(response.status);
    const headers = { "if-match": response.headers.get("etag") ?? "" };
    const written = await api.PUT("/books/{id}", { params, headers, body: { title: `${data.title}!` } });
    if (written.response.status !== 412 || attempt === 3) return String(written.response.status);
  }
}

export async function limited(url: string): Promise<number> {
  return (await waiting(async () => (await connect(url).GET("/limited")).response)).status;
}

export async function titles(url: string): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | undefined = ""; cursor !== undefined; ) {
    const query = cursor === "" ? {} : { cursor };
    const { data, response } = await connect(url).GET("/books", { params: { query } });
    if (data === undefined) break;
    found.push(...data.map(({ title }) => title));
    cursor = cursorOf(response.headers);
  }
  return found;
}

export async function ticks(url: string): Promise<number[]> {
  const seen: number[] = [];
  const open = async (last: string) =>
    (await connect(url).GET("/ticks", { parseAs: "stream", headers: { "last-event-id": last } })).response;
  for await (const data of events(open)) if (seen.push((data as { number: number }).number) === 5) break;
  return seen;
}
