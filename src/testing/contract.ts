import { type HttpResponse, NO_SNIFFING } from "../http/response.ts";
import type { OpenapiDocument } from "../openapi/document.ts";
import { differencesText } from "../resource/responseDiffers.ts";
import { insideOf } from "../service/inside.ts";
import type { Service } from "../service/service.ts";
import { TRACE_HEADER } from "../walk/trace.ts";
import { pathOfTarget, send, withDigest } from "./contractExchange.ts";
import { type ContractOperation, type ContractRequest, hasTwin, listsType } from "./contractOperation.ts";
import { Random } from "./contractRandom.ts";
import type { ContractFinding, ContractReport, Undrawn } from "./contractReport.ts";
import { CURRENT_TAG, makeRequest, REQUEST_PARTS, type RequestPart } from "./contractRequest.ts";
import { type ContractKnowledge, type ContractTools, contractTools, KNOWLEDGE } from "./contractTools.ts";
import { request, type TestResponse } from "./request.ts";

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
  readonly #random: Random;
  readonly #tools: ContractTools;
  readonly #drawn: ContractDrawn;
  readonly #undocumented = new Map<string, ContractFinding>();
  readonly #faults = new Map<string, ContractFinding>();
  /** Of the responses to the request that was sent last. */
  readonly #differences: string[] = [];
  readonly #errors: unknown[] = [];
  #sent = 0;
  #until = 0;

  constructor(service: Service, document: OpenapiDocument, random: Random, knowledge: ContractKnowledge) {
    this.#service = service;
    this.#random = random;
    this.#tools = contractTools(service, document, random, knowledge, OPTIONS);
    this.#drawn = new ContractDrawn(this.#tools.operations);
    const { responses, listeners, renew } = insideOf(service);
    responses.listener = ({ failures }) => this.#differences.push(differencesText(failures));
    if (responses.mode === "off") responses.mode = "check";
    listeners.add((error) => this.#errors.push(error));
    renew();
  }

  async run(requests: number): Promise<void> {
    this.#until = this.#sent + requests;
    while (this.#sent < this.#until && this.#tools.operations.length > 0) await this.#step();
  }

  report(seed: number): ContractReport {
    const undocumented = [...this.#undocumented.values()];
    const faults = [...this.#faults.values()];
    const { undrawn } = this.#drawn;
    const unprotected = this.#tools.operations
      .filter(({ schemes, responses }) => schemes.length > 0 && !responses.has(401))
      .map(({ name }) => name);
    const holds = [undocumented, undrawn, unprotected, faults].every((found) => found.length === 0);
    return { requests: this.#sent, seed, undocumented, undrawn, unprotected, faults, holds };
  }

  async #step(): Promise<void> {
    const random = this.#random;
    const behind = this.#tools.operations.filter((each) => this.#drawn.behind(each).length > 0);
    const operation = random.pick(behind.length > 0 && random.chance(0.6) ? behind : this.#tools.operations);
    if (operation === undefined) return;
    const wanted = random.pick(this.#drawn.behind(operation));
    const odd =
      wanted !== undefined && random.chance(0.5)
        ? partsFor(wanted, random)
        : new Set(random.some(REQUEST_PARTS, random.pick([0, 0, 1, 1, 1, 2])));
    await this.#see(operation, makeRequest(this.#tools, operation, odd));
  }

  async #see(operation: ContractOperation, asked: ContractRequest): Promise<void> {
    if (asked.headers["if-match"] !== undefined && this.#tools.memory.tag(pathOfTarget(asked)) === undefined)
      await this.#look(operation, asked);
    const current = await this.#current(asked);
    this.#differences.length = 0;
    this.#errors.length = 0;
    const times = hasTwin(current.headers) && this.#sent + 1 < this.#until ? 2 : 1;
    const sent = Array.from({ length: times }, () => send(this.#service, current));
    for (const response of await Promise.all(sent)) {
      this.#sent += 1;
      this.#drawn.note(operation, response.response);
      this.#judge(operation, current, response);
      await this.#tools.memory.learn(operation, asked, response);
    }
  }

  /** Updates a precondition that was made before the target was read, to its current tag. */
  async #current(asked: ContractRequest): Promise<ContractRequest> {
    const tag = this.#tools.memory.tag(pathOfTarget(asked));
    const headers = { ...asked.headers };
    if (headers["if-match"] === CURRENT_TAG) headers["if-match"] = tag ?? "*";
    return withDigest({ ...asked, headers });
  }

  /** Reads the target, as a client does before it writes. */
  async #look({ path }: ContractOperation, asked: ContractRequest): Promise<void> {
    const reads = this.#tools.operations.find((each) => each.path === path && each.method === "GET");
    if (reads === undefined || asked.method === "GET" || this.#sent + 1 >= this.#until) return;
    const { headers } = makeRequest(this.#tools, reads);
    const response = await request(this.#service, "GET", pathOfTarget(asked), { headers, peer: asked.peer });
    this.#sent += 1;
    this.#drawn.note(reads, response.response);
    if (response.status === 200) this.#tools.memory.noteTag(pathOfTarget(asked), response.header("etag"));
  }

  #judge(operation: ContractOperation, request: ContractRequest, response: TestResponse): void {
    const { status, trace } = response;
    const isFault = status === 500;
    const findings = isFault ? this.#faults : this.#undocumented;
    for (const { isError, ...found } of isFault ? [this.#fault()] : undocumentedIn(operation, response)) {
      const key = `${operation.name} ${status} ${isError ? "error" : found.what}`;
      const known = findings.get(key);
      if (known !== undefined) known.count += 1;
      else findings.set(key, { operation: operation.name, status, ...found, request, trace, count: 1 });
    }
  }

  #fault(): Found {
    const differs = this.#differences.shift();
    if (differs !== undefined) return { what: `it differs from its model: ${differs}` };
    const error = this.#errors.shift();
    const text = error instanceof Error ? String(error) : "something went wrong";
    return { isError: true, what: text.split("\n", 1)[0] ?? "" };
  }
}

/** The words of errors may differ each time. */
type Found = Pick<ContractFinding, "what" | "field"> & { readonly isError?: true };

function undocumentedIn({ responses }: ContractOperation, sent: TestResponse): readonly Found[] {
  const listed = responses.get(sent.status);
  // The 504 of the deadline is outside of the contract, as a 500 is.
  if (listed === undefined) return sent.status === 504 ? [] : [{ what: "the status is not listed" }];
  const { content, headers = {} } = listed;
  const known = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  // Unlisted content is reported by itself.
  const isOwn = (name: string) => content !== undefined || !name.startsWith("content-");
  const fields = [...contractFields(sent.response)].filter((name) => !known.has(name) && isOwn(name));
  const type = sent.response.body === null ? undefined : sent.header("content-type");
  const isListed = type === undefined || (content !== undefined && listsType(content, type));
  const what = content === undefined ? `no content is listed, and ${type} came` : `${type} is not listed`;
  return [
    ...(isListed ? [] : [{ what }]),
    ...fields.map((field) => ({ what: `the field ${field} is not listed`, field })),
  ];
}

/** The statuses for which a part of a request is varied first. The check would find them without that, only later. */
const LIKELY: Readonly<Partial<Record<RequestPart, readonly number[]>>> = {
  body: [400, 409, 413, 422],
  query: [400],
  digest: [400],
  credentials: [401, 403],
  path: [404, 410],
  accept: [406],
  type: [415],
  range: [206, 416],
  guard: [304, 409, 412, 428],
  peer: [429],
};

function partsFor(status: number, random: Random): ReadonlySet<RequestPart> {
  const likely = Object.entries(LIKELY).flatMap(([part, statuses]) => (statuses.includes(status) ? [part] : []));
  const part = random.pick(likely) as RequestPart | undefined;
  return new Set(part && [part]);
}

/** What the document lists for each operation and no response has had yet: statuses, and fields of each. */
class ContractDrawn {
  readonly #left: ReadonlyMap<ContractOperation, readonly Left[]>;

  constructor(operations: readonly ContractOperation[]) {
    const left = ({ responses }: ContractOperation) =>
      [...responses].map(([status, { headers = {} }]) => ({ status, isDrawn: false, fields: Object.keys(headers) }));
    this.#left = new Map(operations.map((operation) => [operation, left(operation)]));
  }

  note(operation: ContractOperation, response: HttpResponse): void {
    const left = this.#left.get(operation)?.find(({ status }) => status === response.status);
    if (left === undefined) return;
    const sent = contractFields(response);
    left.isDrawn = true;
    left.fields = left.fields.filter((name) => !sent.has(name.toLowerCase()));
  }

  behind(operation: ContractOperation): readonly number[] {
    const left = (this.#left.get(operation) ?? []).filter(({ isDrawn, fields }) => !isDrawn || fields.length > 0);
    return left.map(({ status }) => status);
  }

  /** For a status that was never drawn, its fields are not listed. */
  get undrawn(): readonly Undrawn[] {
    return [...this.#left].flatMap(([{ name: operation }, statuses]) =>
      statuses.flatMap(({ status, isDrawn, fields }): readonly Undrawn[] =>
        isDrawn ? fields.map((field) => ({ operation, status, field })) : [{ operation, status }],
      ),
    );
  }
}

interface Left {
  readonly status: number;
  isDrawn: boolean;
  fields: readonly string[];
}

/** What belongs to the transport, is covered by the media types, or is sent with every response. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ..."date connection keep-alive transfer-encoding content-length content-type server-timing".split(" "),
  ...[NO_SNIFFING[0], TRACE_HEADER].map((name) => name.toLowerCase()),
]);

/** What CORS adds to Vary. */
const OF_CORS = /^(?:origin|access-control-.*)$/i;

/** The fields of a response that a document has to list, in lower case. */
export function contractFields({ headers }: HttpResponse): ReadonlySet<string> {
  const names = new Set<string>();
  for (let at = 0; at < headers.length; at += 2) {
    const name = headers[at]?.toLowerCase() ?? "";
    if (LEFT_OUT.has(name) || OF_CORS.test(name)) continue;
    if (name === "vary" && (headers[at + 1] ?? "").split(",").every((member) => OF_CORS.test(member.trim()))) continue;
    names.add(name);
  }
  return names;
}
