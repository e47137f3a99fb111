import { jsonOf } from "../codecs/jsonParse.ts";
import { isRecord } from "../http/kinds.ts";
import { methodIs } from "../http/method.ts";
import type { Service } from "../service/service.ts";
import { contentText, pathOfTarget, send, withDigest } from "./contractExchange.ts";
import { type ContractOperation, type ContractRequest, named, producedBy } from "./contractOperation.ts";
import type { Random } from "./contractRandom.ts";
import { anyPeer, makeRequest, type RequestPart } from "./contractRequest.ts";
import type { ContractTools } from "./contractTools.ts";
import type { TestResponse } from "./request.ts";

const ANOTHER_PATH: ReadonlySet<RequestPart> = new Set(["path"]);

/** How often links are followed, how many addresses of a path are read for them, and how often a creation is tried. */
const [PASSES, MOST_READ, TRIES] = [3, 3, 4];

/** Finds addresses to write to: those that are known, those that responses name, and those that requests create. */
export class RaceTargets {
  readonly #tools: ContractTools;
  readonly #sender: RaceSender;
  readonly #useless = new Set<string>();

  constructor(tools: ContractTools, sender: RaceSender) {
    this.#tools = tools;
    this.#sender = sender;
  }

  /** Reads what can be read, to learn from its links what exists. */
  async discover(): Promise<void> {
    const reads = this.#tools.operations.filter(({ method }) => method === "GET");
    const seen = new Set<string>();
    for (let pass = 0; pass < PASSES; pass += 1) {
      for (const operation of reads) {
        for (const target of this.#known(operation).slice(0, MOST_READ)) {
          if (seen.has(target)) continue;
          seen.add(target);
          await this.#look(operation, target);
        }
      }
    }
  }

  /** In each of its types: one of them may have links. */
  async #look(operation: ContractOperation, target: string): Promise<void> {
    const types = producedBy(operation).slice(0, MOST_READ);
    for (const accept of types.length === 0 ? ["*/*"] : types) {
      if (!this.#sender.affords(1)) return;
      const response = await this.#ask(operation, withFields(at(target, this.made(operation)), { accept }));
      if (response.status === 200) this.#noteItems(operation, target, jsonOf(await contentText(response))?.value);
    }
  }

  /** What a list has is below it, by its `id` or by the name of the parameter. */
  #noteItems({ path }: ContractOperation, target: string, content: unknown): void {
    const lists = isRecord(content) ? Object.values(content) : [content];
    const items = lists.flatMap((list) => (Array.isArray(list) ? list.slice(0, MOST_READ) : [])).filter(isRecord);
    for (const { path: below } of this.#tools.operations) {
      const [, name] = below.startsWith(`${path}/`) ? (/^\/\{([^{}]*)\}$/.exec(below.slice(path.length)) ?? []) : [];
      if (name === undefined) continue;
      for (const value of items.map((item) => item[name] ?? item["id"]))
        if (typeof value === "string" || typeof value === "number")
          this.#tools.memory.noteThere(`${target}/${encodeURIComponent(value)}`);
    }
  }

  /** A valid request to the operation, to an address that may be of no use. */
  made(operation: ContractOperation, odd?: ReadonlySet<RequestPart>): ContractRequest {
    return plain(operation, makeRequest(this.#tools, operation, odd));
  }

  /** An address to write to, another one at each try if there are several. What DELETE takes away is created for it, if it can be. */
  async next(operation: ContractOperation, tried: number): Promise<string | undefined> {
    const created = operation.method === "DELETE" ? await this.#create(operation) : undefined;
    const known = this.#known(operation).filter((target) => !this.#useless.has(target));
    return created ?? known[tried % known.length] ?? this.#create(operation);
  }

  /** It is not there, or has no tag. */
  drop(operation: ContractOperation, target: string): void {
    this.#useless.add(target);
    this.#tools.memory.noteGone(operation, target);
  }

  #known(operation: ContractOperation): readonly string[] {
    const { path, parameters } = operation;
    if (!path.includes("{")) return [path];
    const there = this.#tools.memory.there(path);
    const hasExamples = parameters.every((each) => each.in !== "path" || each.example !== undefined);
    return there.length > 0 || !hasExamples ? there : [pathOfTarget(this.made(operation))];
  }

  async #create(operation: ContractOperation): Promise<string | undefined> {
    const { operations, memory } = this.#tools;
    const { path } = operation;
    const before = new Set(memory.there(path));
    for (const creator of operations.filter((each) => mayCreate(each, path))) {
      for (let tried = 0; tried < TRIES && this.#sender.affords(1); tried += 1) {
        const asked = this.made(creator, creator.path === path ? ANOTHER_PATH : undefined);
        const { status } = await this.#ask(creator, asked);
        const created = path.includes("{") ? memory.there(path).find((each) => !before.has(each)) : path;
        if (status !== 201 || created === undefined) continue;
        this.#useless.delete(created);
        return created;
      }
    }
    return undefined;
  }

  async #ask(operation: ContractOperation, asked: ContractRequest): Promise<TestResponse> {
    const response = await this.#sender.send(operation, asked);
    await this.#tools.memory.learn(operation, asked, response);
    return response;
  }
}

/** PUT at the address itself, or POST at one that is above it. */
function mayCreate({ method, path, responses }: ContractOperation, wanted: string): boolean {
  if (!methodIs(method, "creates") || !responses.has(201)) return false;
  return methodIs(method, "stores") ? path === wanted : wanted.startsWith(`${path.replace(/\/$/, "")}/`);
}

const JSON_TYPE = /[/+]json\b/;

/** Without what its operation does not need: an optional parameter may lead to another representation. */
export function plain({ parameters }: ContractOperation, asked: ContractRequest): ContractRequest {
  const [path = "", search = ""] = asked.target.split("?", 2);
  const headers = { ...asked.headers };
  const query = new URLSearchParams(search);
  for (const { name, in: place, required } of parameters) {
    if (required === true) continue;
    if (place === "header") delete headers[name.toLowerCase()];
    if (place === "query") query.delete(name);
  }
  return { ...asked, headers, target: query.size === 0 ? path : `${path}?${query.toString()}` };
}

export function at(target: string, asked: ContractRequest): ContractRequest {
  const from = asked.target.indexOf("?");
  return { ...asked, target: from < 0 ? target : target + asked.target.slice(from) };
}

export function withFields(asked: ContractRequest, fields: Readonly<Record<string, string>>): ContractRequest {
  return { ...asked, headers: { ...asked.headers, ...fields } };
}

export const takes = ({ parameters }: ContractOperation, field: string): boolean =>
  parameters.some(({ name, in: place }) => place === "header" && name.toLowerCase() === field);

/** The content with what is there, but for one member. What is made up may not be allowed to change. */
export function edited(asked: ContractRequest, current: unknown, random: Random): ContractRequest {
  if (!isRecord(asked.content) || !JSON_TYPE.test(asked.headers["content-type"] ?? "")) return asked;
  const content = editOf(asked.content, current, random);
  return { ...asked, content, body: JSON.stringify(content) };
}

function editOf(made: unknown, current: unknown, random: Random): unknown {
  if (!isRecord(made) || !isRecord(current)) return made;
  const changed = random.pick(Object.keys(made));
  const members = Object.entries(made).map(([name, value]) => {
    if (name === changed) return [name, editOf(value, current[name], random)];
    return [name, current[name] ?? value];
  });
  return Object.fromEntries(members);
}

/** The same Accept for the write and for GET, so that both select one representation: JSON if there is one, because it can be compared. */
export function acceptFor(reads: ContractOperation, writes: ContractOperation): string {
  const sent = producedBy(writes);
  const shared = producedBy(reads).filter((type) => sent.length === 0 || sent.includes(type));
  const best = shared.find((type) => JSON_TYPE.test(type)) ?? shared[0];
  return best === undefined ? "*/*" : `${best}, */*;q=0.1`;
}

/** Sends requests, each from another client and with a key of its own, as long as there are some left. */
export class RaceSender {
  readonly #service: Service;
  readonly #random: Random;
  readonly #most: number;
  readonly #until: number;
  sent = 0;

  /** Most `requests`, and none after so many `seconds`. */
  constructor(service: Service, random: Random, { requests, seconds }: { requests: number; seconds: number }) {
    this.#service = service;
    this.#random = random;
    this.#most = requests;
    this.#until = performance.now() + seconds * 1000;
  }

  affords(count: number): boolean {
    return this.sent + count <= this.#most && performance.now() < this.#until;
  }

  async send(operation: ContractOperation, asked: ContractRequest): Promise<TestResponse> {
    this.sent += 1;
    const needsKey = named(operation, "idempotency-key")?.required === true;
    const key = needsKey ? { "idempotency-key": `"${crypto.randomUUID()}"` } : {};
    const sent = withFields({ ...asked, peer: anyPeer(this.#random) }, key);
    const response = await send(this.#service, await withDigest(sent));
    await contentText(response);
    return response;
  }
}
