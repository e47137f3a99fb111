import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { type Credentials, type Drawn, Memory, Requests } from "./drawn.ts";
import { type Arrived, Judge } from "./judge.ts";
import { Document, type Outside } from "./operations.ts";
import { diceOf, type Schema, Values } from "./values.ts";

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
  readonly credentials?: Credentials;
  /** Values of path parameters to begin with, by name. */
  readonly known?: Readonly<Record<string, readonly string[]>>;
  /** What the document cannot say of a request that fits it, by operation: a status that its author gives for a reason of his own. */
  readonly semantic?: Readonly<Record<string, readonly number[]>>;
}

export interface FuzzReport {
  /** Each difference, with how often it was met and the first request. */
  readonly differences: readonly string[];
  /** How many requests of each kind, and how many responses of each status. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly statuses: Readonly<Record<string, number>>;
  /** Operations that nothing succeeded at, and media types for which nothing could be drawn. */
  readonly unreached: readonly string[];
}

/** How many requests are under way: what they tell counts for those that come after all of them. */
const AT_ONCE = 16;

/** What a request that fits the document must not be: these say that it does not. */
const REFUSES = new Set([400, 405, 406, 411, 415, 422, 501]);

/** Plays requests that are made from the document alone against the service behind a URL, and compares what arrives with it. */
export async function fuzzByDocument(url: string, root: object, options: FuzzOptions): Promise<FuzzReport> {
  const { requests, seed, credentials = {}, known = {}, semantic = {} } = options;
  const document = new Document(root as Schema);
  const [operations, dice, judge, memory] = [document.operations(), diceOf(seed), new Judge(document), new Memory()];
  for (const [name, values] of Object.entries(known)) for (const each of values) memory.keep(name, each);
  const values = new Values(dice, (schema) => document.resolved(schema));
  const draws = new Requests(dice, values, judge, memory, credentials);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const met = new Map<string, { count: number; first: string }>();
  const [kinds, statuses, reached]: [Record<string, number>, Record<string, number>, Set<string>] = [{}, {}, new Set()];
  const play = async (operation: Outside) => {
    const drawn = draws.draw(operation);
    return { operation, drawn, arrived: await sent(new URL(drawn.target, url), drawn, agent) };
  };
  for (let count = 0; count < requests; count += AT_ONCE) {
    const turn = Array.from({ length: Math.min(AT_ONCE, requests - count) }, () => play(dice.pick(operations)));
    for (const { operation, drawn, arrived } of await Promise.all(turn)) {
      kinds[drawn.kind] = (kinds[drawn.kind] ?? 0) + 1;
      statuses[arrived.status] = (statuses[arrived.status] ?? 0) + 1;
      if (arrived.status < 400) reached.add(operation.name);
      remember(memory, operation, drawn, arrived);
      for (const difference of differencesOf(judge, operation, drawn, arrived, semantic[operation.name] ?? [])) {
        const key = `${operation.name}: ${difference}`;
        const before = met.get(key) ?? { count: 0, first: told(drawn, arrived) };
        met.set(key, { ...before, count: before.count + 1 });
      }
    }
  }
  agent.destroy();
  return {
    differences: [...met].map(([key, { count, first }]) => `${key} (${count} times; ${first})`),
    kinds,
    statuses,
    unreached: operations
      .map(({ name }) => name)
      .filter((name) => !reached.has(name))
      .concat([...draws.undrawn]),
  };
}

function* differencesOf(judge: Judge, operation: Outside, drawn: Drawn, arrived: Arrived, semantic: readonly number[]) {
  yield* judge.differences(operation, arrived);
  const { status } = arrived;
  if (drawn.kind === "valid" && REFUSES.has(status) && !semantic.includes(status))
    yield `it fits the document, and is ${status}`;
  if (drawn.kind === "invalid" && status < 400)
    yield `the document refuses it, and it is ${status}: ${drawn.fault?.slice(0, 200)}`;
}

function told({ kind, method, target, headers, body }: Drawn, arrived: Arrived): string {
  const content = body === undefined ? "" : ` ${body.toString().slice(0, 300)}`;
  return `${kind} ${method} ${target} ${JSON.stringify(headers)}${content} -> ${arrived.status} ${arrived.body?.toString().slice(0, 300)}`;
}

function remember(memory: Memory, { path }: Outside, { target }: Drawn, { status, headers, body }: Arrived): void {
  // A part of JSON is no JSON.
  if (status >= 300 || status === 206) return;
  const at = target.split("?")[0] ?? "";
  if (typeof headers["etag"] === "string") memory.tags.set(at, headers["etag"]);
  if (memory.tags.size > 1000) memory.tags.clear();
  const location = headers["location"];
  const last = /\{([^{}]+)\}$/.exec(path)?.[1] ?? "id";
  if (typeof location === "string" && status === 201)
    memory.keep(last, decodeURIComponent(location.split("/").at(-1) ?? ""));
  if (
    /[/+]json/.test(String(headers["content-type"])) &&
    body !== undefined &&
    body.length > 0 &&
    body.length < 20_000
  ) {
    memory.remember(JSON.parse(body.toString()));
  }
}

/** A stream of events does not end: of it the head is looked at. */
function sent(url: URL, { method, headers, body }: Drawn, agent: Agent): Promise<Arrived> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "content-length": String(body.length) };
    const outgoing = request(url, { method, headers: { ...headers, ...length }, agent }, (response) => {
      const head = { status: response.statusCode ?? 0, headers: response.headers };
      if (response.headers["content-type"]?.startsWith("text/event-stream") === true) {
        resolve({ ...head, body: undefined });
        outgoing.destroy();
        return;
      }
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve({ ...head, body: decoded(head.headers, Buffer.concat(chunks)) }));
      response.on("error", reject);
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

function decoded({ "content-encoding": coding, "content-range": range }: IncomingHttpHeaders, body: Buffer): Buffer {
  if (body.length === 0 || range !== undefined) return body;
  return coding === "gzip" ? gunzipSync(body) : coding === "br" ? brotliDecompressSync(body) : body;
}
