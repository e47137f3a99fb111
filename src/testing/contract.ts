import type { OpenapiDocument } from "../openapi/document.ts";
import { differencesText } from "../resource/responseDiffers.ts";
import { insideOf } from "../service/inside.ts";
import type { Service } from "../service/service.ts";
import { ContractDrawn, contractFields } from "./contractDrawn.ts";
import { learn, pathOfTarget, send, withDigest } from "./contractExchange.ts";
import { hasTwin } from "./contractHeaders.ts";
import type { ContractMemory } from "./contractMemory.ts";
import { KNOWLEDGE } from "./contractNames.ts";
import { type ContractOperation, listsType } from "./contractOperation.ts";
import { Random } from "./contractRandom.ts";
import type { ContractFinding, ContractReport } from "./contractReport.ts";
import {
  type ContractKnowledge,
  type ContractRequest,
  REQUEST_PARTS,
  type RequestMaker,
  type RequestPart,
} from "./contractRequest.ts";
import { contractTools } from "./contractTools.ts";
import { request } from "./request.ts";
import type { TestResponse } from "./testResponse.ts";

/** Brings the service into a state that no request causes. Returns a function that undoes it. */
export type Situation = () => void | (() => void | Promise<void>) | Promise<void | (() => void | Promise<void>)>;

export interface ContractOptions extends ContractKnowledge {
  /** How many requests are sent. Default: 5,000. */
  readonly requests?: number;
  /** The same seed sends the same requests to the same service. Default: 1. */
  readonly seed?: number;
  /** States to try in addition to the usual one, by name: maintenance, a full disk. Each gets a share of the requests. */
  readonly situations?: Readonly<Record<string, Situation>>;
}

const OPTIONS: Readonly<Record<keyof ContractOptions, true>> = {
  ...KNOWLEDGE,
  requests: true,
  seed: true,
  situations: true,
};

/**
 * Sends a service requests made from its own document, valid ones and odd ones, and reports every status, field and media
 * type that the document does not list, and every listed status and field that was never drawn.
 */
export async function checkContract(
  service: Service,
  document: OpenapiDocument,
  options: ContractOptions = {},
): Promise<ContractReport> {
  const { requests = 5000, seed = 1, situations = {} } = options;
  const check = new ContractCheck(service, document, new Random(seed), options);
  const share = Math.floor(requests / (Object.keys(situations).length + 1));
  await check.run(requests - share * Object.keys(situations).length);
  for (const situation of Object.values(situations)) {
    const undo = await situation();
    try {
      await check.run(share);
    } finally {
      await undo?.();
    }
  }
  return check.report(seed);
}

class ContractCheck {
  readonly #service: Service;
  readonly #operations: readonly ContractOperation[];
  readonly #random: Random;
  readonly #memory: ContractMemory;
  readonly #maker: RequestMaker;
  readonly #drawn: ContractDrawn;
  readonly #undocumented = new Map<string, ContractFinding>();
  readonly #faults = new Map<string, ContractFinding>();
  /** Of the responses to the request that was sent last. */
  readonly #differences: string[] = [];
  #sent = 0;
  #until = 0;

  constructor(service: Service, document: OpenapiDocument, random: Random, knowledge: ContractKnowledge) {
    this.#service = service;
    this.#random = random;
    const tools = contractTools(service, document, random, { knowledge, names: OPTIONS });
    this.#operations = tools.operations;
    this.#memory = tools.memory;
    this.#maker = tools.maker;
    this.#drawn = new ContractDrawn(this.#operations);
    insideOf(service).checkResponses((difference) => this.#differences.push(differencesText(difference.failures)));
  }

  async run(requests: number): Promise<void> {
    this.#until = this.#sent + requests;
    while (this.#sent < this.#until && this.#operations.length > 0) await this.#step();
  }

  report(seed: number): ContractReport {
    const undocumented = [...this.#undocumented.values()];
    const faults = [...this.#faults.values()];
    const { undrawn } = this.#drawn;
    const unprotected = this.#operations
      .filter(({ schemes, responses }) => schemes.length > 0 && !responses.has(401))
      .map(({ name }) => name);
    const holds = [undocumented, undrawn, unprotected, faults].every((found) => found.length === 0);
    return { requests: this.#sent, seed, undocumented, undrawn, unprotected, faults, holds };
  }

  async #step(): Promise<void> {
    const random = this.#random;
    const behind = this.#operations.filter((each) => this.#drawn.behind(each).length > 0);
    const operation = random.pick(behind.length > 0 && random.chance(0.6) ? behind : this.#operations);
    if (operation === undefined) return;
    const wanted = random.pick(this.#drawn.behind(operation));
    const odd = wanted !== undefined && random.chance(0.5) ? partsFor(wanted, random) : this.#anyParts();
    const asked = this.#maker.make(operation, odd);
    await this.#see(operation, asked);
  }

  #anyParts(): ReadonlySet<RequestPart> {
    const count = this.#random.pick([0, 0, 1, 1, 1, 2] as const);
    return new Set(this.#random.some(REQUEST_PARTS, count));
  }

  async #see(operation: ContractOperation, asked: ContractRequest): Promise<void> {
    if (asked.headers["if-match"] !== undefined && this.#memory.tag(pathOfTarget(asked)) === undefined)
      await this.#look(operation, asked);
    const current = await this.#current(asked);
    this.#differences.length = 0;
    const times = hasTwin(current.headers) && this.#sent + 1 < this.#until ? 2 : 1;
    const sent = Array.from({ length: times }, () => send(this.#service, current));
    for (const response of await Promise.all(sent)) {
      this.#sent += 1;
      this.#drawn.note(operation, response.response);
      this.#judge(operation, asked, response);
      await learn(this.#memory, operation, asked, response);
    }
  }

  /** Updates a precondition that was made before the target was read, to its current tag. */
  async #current(asked: ContractRequest): Promise<ContractRequest> {
    const tag = this.#memory.tag(pathOfTarget(asked));
    const headers = { ...asked.headers };
    if (headers["if-match"] === "*" && tag !== undefined) headers["if-match"] = tag;
    return withDigest({ ...asked, headers });
  }

  /** Reads the target, as a client does before it writes. */
  async #look({ path }: ContractOperation, asked: ContractRequest): Promise<void> {
    const reads = this.#operations.find((each) => each.path === path && each.method === "GET");
    if (reads === undefined || asked.method === "GET" || this.#sent + 1 >= this.#until) return;
    const { headers } = this.#maker.make(reads, new Set());
    const response = await request(this.#service, "GET", pathOfTarget(asked), { headers, peer: asked.peer });
    this.#sent += 1;
    this.#drawn.note(reads, response.response);
    if (response.status === 200) this.#memory.noteTag(pathOfTarget(asked), response.header("etag"));
  }

  #judge(operation: ContractOperation, asked: ContractRequest, response: TestResponse): void {
    if (response.status === 500) {
      const differs = this.#differences.shift();
      const what = differs === undefined ? "something went wrong" : `it differs from its model: ${differs}`;
      note(this.#faults, operation, asked, response, what);
      return;
    }
    const listed = operation.responses.get(response.status);
    const type = response.header("content-type");
    if (listed === undefined) note(this.#undocumented, operation, asked, response, "the status is not listed");
    else if (response.response.body !== null && type !== undefined) {
      if (listed.content === undefined)
        note(this.#undocumented, operation, asked, response, `no content is listed, and ${type} came`);
      else if (!listsType(listed.content, type))
        note(this.#undocumented, operation, asked, response, `${type} is not listed`);
    }
    if (listed !== undefined) this.#judgeFields(operation, asked, response, Object.keys(listed.headers ?? {}));
  }

  #judgeFields(
    operation: ContractOperation,
    asked: ContractRequest,
    response: TestResponse,
    listed: readonly string[],
  ): void {
    const known = new Set(listed.map((name) => name.toLowerCase()));
    for (const name of contractFields(response.response)) {
      // Unlisted content is reported by itself.
      if (name.startsWith("content-") && operation.responses.get(response.status)?.content === undefined) continue;
      if (known.has(name)) continue;
      note(this.#undocumented, operation, asked, response, `the field ${name} is not listed`, name);
    }
  }
}

/** The parts of a request to vary first for a status. The check would find it without them, only later. */
const LIKELY: Readonly<Record<number, readonly RequestPart[]>> = {
  206: ["range"],
  304: ["guard"],
  400: ["body", "query", "digest"],
  401: ["credentials"],
  403: ["credentials"],
  404: ["path"],
  406: ["accept"],
  409: ["body"],
  410: ["path"],
  412: ["guard"],
  413: ["body"],
  415: ["type"],
  416: ["range"],
  422: ["body"],
  428: ["guard"],
  429: ["peer"],
};

function partsFor(status: number, random: Random): ReadonlySet<RequestPart> {
  const part = random.pick(LIKELY[status] ?? []);
  return new Set(part === undefined ? [] : [part]);
}

function note(
  findings: Map<string, ContractFinding>,
  { name }: ContractOperation,
  asked: ContractRequest,
  { status, trace }: TestResponse,
  what: string,
  field?: string,
): void {
  const key = `${name} ${status} ${what}`;
  const known = findings.get(key);
  const of = field === undefined ? {} : { field };
  if (known !== undefined) known.count += 1;
  else findings.set(key, { operation: name, status, what, ...of, request: asked, trace, count: 1 });
}
