import { methodIs } from "../http/method.ts";
import type { OpenapiDocument } from "../openapi/document.ts";
import { pathOf as pathOfPattern } from "../openapi/route.ts";
import { nearestOf } from "../resource/options.ts";
import { insideOf } from "../service/inside.ts";
import type { Service } from "../service/service.ts";
import { contentText, pathOfTarget } from "./contractExchange.ts";
import type { ContractOperation, ContractRequest } from "./contractOperation.ts";
import { filledPath, operationsOf, pathValue } from "./contractOperation.ts";
import type { Random } from "./contractRandom.ts";
import { Sampler } from "./contractSample.ts";
import { type TestResponse, testRequest } from "./request.ts";

/** What the check has to know and the document does not say. */
export interface ContractKnowledge {
  /** By scheme: valid credentials, the most privileged first, as in `{ bearer: ["Bearer s3cret"] }`. */
  readonly credentials?: Readonly<Record<string, readonly string[]>>;
  /** By name: values of parameters that exist, as in `{ id: ["1", "2"] }`. */
  readonly parameters?: Readonly<Record<string, readonly string[]>>;
  /** By operationId: content that is accepted. */
  readonly bodies?: Readonly<Record<string, readonly unknown[]>>;
}

export interface ContractTools {
  readonly operations: readonly ContractOperation[];
  readonly random: Random;
  readonly sampler: Sampler;
  readonly memory: ContractMemory;
  readonly knowledge: ContractKnowledge;
  readonly schemes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** `names`: the options that the check reads. */
export function contractTools(
  service: Service,
  document: OpenapiDocument,
  random: Random,
  knowledge: ContractKnowledge,
  names: Readonly<Record<string, true>>,
): ContractTools {
  const operations = operationsOf(document);
  checkContractNames(knowledge, names, operations, document);
  const memory = new ContractMemory(operations, service);
  const schemes = document.components.securitySchemes ?? {};
  for (const operation of operations)
    for (const address of knownAddresses(operation, knowledge)) memory.noteThere(address);
  return { operations, random, sampler: new Sampler(document, random), memory, knowledge, schemes };
}

/** The addresses that can be made of the values that are known, where there is one for each parameter. */
function knownAddresses(operation: ContractOperation, { parameters = {} }: ContractKnowledge): readonly string[] {
  const names = [...operation.path.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
  if (names.length === 0) return [];
  const choices = names.reduce<readonly Readonly<Record<string, string>>[]>(
    (known, name) => known.flatMap((each) => (parameters[name] ?? []).map((value) => ({ ...each, [name]: value }))),
    [{}],
  );
  return choices.map((values) => filledPath(operation, (name, parameter) => pathValue(values[name] ?? "", parameter)));
}

/** What every check can be told. An app exports it as `contract`, where no compiler looks at its names. */
export const KNOWLEDGE: Readonly<Record<keyof ContractKnowledge, true>> = {
  credentials: true,
  parameters: true,
  bodies: true,
};

/** Refuses names in what the check was told that the document does not have: what they say would be passed by in silence. */
function checkContractNames(
  knowledge: ContractKnowledge,
  names: Readonly<Record<string, true>>,
  operations: readonly ContractOperation[],
  { components }: OpenapiDocument,
): void {
  const refuseStrangers = (given: object | undefined, known: readonly string[], said: (name: string) => string) => {
    const all = new Set(known);
    const stranger = Object.keys(given ?? {}).find((name) => !all.has(name));
    if (stranger !== undefined) throw new TypeError(`${said(stranger)}: ${hintFor(stranger, all)}`);
  };
  refuseStrangers(knowledge, Object.keys(names), (name) => `the contract has ${name}, which nothing reads`);
  const listed: Readonly<Record<keyof ContractKnowledge, readonly [what: string, known: readonly string[]]>> = {
    bodies: ["operationId", operations.map(({ id }) => id)],
    credentials: ["security scheme", Object.keys(components.securitySchemes ?? {})],
    parameters: ["parameter", operations.flatMap((each) => each.parameters.map(({ name }) => name))],
  };
  for (const [member, [what, known]] of Object.entries(listed)) {
    const said = (name: string) => `${member} of the contract names ${name}, and the document has no such ${what}`;
    refuseStrangers(knowledge[member as keyof ContractKnowledge], known, said);
  }
}

function hintFor(name: string, known: ReadonlySet<string>): string {
  const near = nearestOf(name, known);
  if (near !== undefined) return `write ${near}`;
  return known.size === 0 ? "it has none" : `it has ${[...known].sort().join(", ")}`;
}

interface Known {
  readonly path: string;
  readonly pattern: RegExp;
  readonly there: Set<string>;
  readonly gone: Set<string>;
}

/** What the check has learned from responses: what exists where, what existed, and what was sent and accepted. */
export class ContractMemory {
  readonly #known: ReadonlyMap<string, Known>;
  readonly #service: Service;
  readonly #tags = new Map<string, string>();
  readonly #taken = new Map<string, unknown>();

  constructor(operations: readonly ContractOperation[], service: Service) {
    this.#service = service;
    const byPath = new Map(operations.map((operation) => [operation.path, operation]));
    const known = [...byPath].map(([path, operation]): Known => {
      const escaped = { ...operation, path: path.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&") };
      const source = filledPath(escaped, (_, parameter) => (parameter?.["x-rest"] ? ".+" : "[^/]+"));
      return { path, pattern: new RegExp(`^${source}$`), there: new Set(), gone: new Set() };
    });
    this.#known = new Map(known.filter(({ path }) => path.includes("{")).map((each) => [each.path, each]));
  }

  there(path: string): readonly string[] {
    return [...(this.#known.get(path)?.there ?? [])];
  }

  gone(path: string): readonly string[] {
    return [...(this.#known.get(path)?.gone ?? [])];
  }

  tag(target: string): string | undefined {
    return this.#tags.get(target);
  }

  noteTag(target: string, tag: string | undefined): void {
    if (tag === undefined) this.#tags.delete(target);
    else this.#tags.set(target, tag);
  }

  /** Content that an operation has accepted: to send it again is the likeliest conflict. */
  taken(operation: ContractOperation): unknown {
    return this.#taken.get(operation.path);
  }

  /** Notes that something exists at this address; the document's paths tell for which operations. */
  noteThere(address: string): void {
    const [target = ""] = address.replace(/^[a-z]+:\/\/[^/]*/i, "").split(/[?#]/, 1);
    for (const { path, pattern, there, gone } of this.#known.values()) {
      if (!pattern.test(target) || !this.#leadsTo(path, target)) continue;
      there.add(target);
      gone.delete(target);
    }
  }

  /** Which of several matching paths handles a target: `/books/new` is no book where it has its own route. */
  #leadsTo(path: string, target: string): boolean {
    const found = insideOf(this.#service).targetOf(testRequest(this.#service, "GET", target));
    return "pattern" in found && pathOfPattern(found.pattern) === path;
  }

  noteGone({ path }: ContractOperation, target: string): void {
    const known = this.#known.get(path);
    known?.there.delete(target);
    known?.gone.add(target);
    this.#tags.delete(target);
  }

  async learn(operation: ContractOperation, asked: ContractRequest, response: TestResponse): Promise<void> {
    const target = pathOfTarget(asked);
    const location = response.header("location");
    if (response.status >= 300) return;
    if (location !== undefined) this.noteThere(location);
    if (operation.method === "GET") {
      this.noteThere(target);
      this.noteTag(target, response.header("etag"));
      for (const [, address = ""] of (await contentText(response)).matchAll(/["'](\/[^"'\s]{1,200})["']/g))
        this.noteThere(address);
    } else if (operation.method === "DELETE") this.noteGone(operation, target);
    else if (!methodIs(operation.method, "safe")) {
      this.noteTag(target, undefined);
      if (response.status === 201 && operation.method === "PUT") this.noteThere(target);
      if (asked.content !== undefined) this.#taken.set(operation.path, asked.content);
    }
  }
}
