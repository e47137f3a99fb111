import { client } from "signalbox/client";
import type { service } from "./server.ts";

const options = { headers: { authorization: "Bearer x" }, remember: true, guard: true, wait: true } as const;
const connect = (url: string) => client<typeof service>(url, options);

export async function read(url: string, id: string): Promise<string> {
  const reply = await connect(url)("/books/{id}").get({ params: { id } });
  return reply.status === 200 ? reply.body.title : reply.problem.title;
}

export async function rename(url: string): Promise<string> {
  const written = await connect(url)("/books/{id}").update({ params: { id: 1 } }, ({ title }) => ({
    title: `${title}!`,
  }));
  return String(written.status);
}

export async function limited(url: string): Promise<number> {
  return (await connect(url)("/limited").get()).status;
}

export async function titles(url: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { body } of connect(url)("/books").pages()) found.push(...body.map(({ title }) => title));
  return found;
}

export async function ticks(url: string): Promise<number[]> {
  const seen: number[] = [];
  for await (const { data } of connect(url)("/ticks").stream()) if (seen.push(data.number) === 5) break;
  return seen;
}
