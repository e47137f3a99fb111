import { client } from "../../src/client/client.ts";
import type { ClientOptions } from "../../src/client/options.ts";
import type { AnyReply } from "../../src/client/replyOf.ts";

interface Sent {
  readonly url: string;
  readonly init: RequestInit & { readonly duplex?: string };
  readonly headers: Readonly<Record<string, string>>;
}
type Call = (given?: object, ...more: unknown[]) => Promise<AnyReply>;
type Any = (pattern: string) => Record<"get" | "head" | "options" | "put" | "patch" | "post" | "delete", Call> & {
  follow: Call;
  update: Call;
  pages(given?: object): AsyncIterable<AnyReply>;
};

/** A client whose calls get these responses in their turn, the last one again and again, and what it sent. */
export function scripted(responses: readonly (Response | Error | (() => Response))[], options: ClientOptions = {}) {
  const sent: Sent[] = [];
  const fetch = async (url: string, init: RequestInit = {}) => {
    sent.push({ url, init, headers: Object.fromEntries(new Headers(init.headers)) });
    const next = responses[Math.min(sent.length, responses.length) - 1];
    if (next instanceof Error) throw next;
    return typeof next === "function" ? next() : (next ?? Response.error()).clone();
  };
  const api = client("https://a.example/v1/", { fetch, ...options }) as unknown as Any;
  return { api, sent };
}

export const json = (value: unknown, headers: Readonly<Record<string, string>> = {}, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { "content-type": "application/json", ...headers } });
export const bare = (status: number, headers: Readonly<Record<string, string>> = {}) =>
  new Response(null, { status, headers });
export const problem = (status: number, headers: Readonly<Record<string, string>> = {}) =>
  json({ status }, headers, status);
