import type { OpenapiDocument } from "../openapi/document.ts";
import { pathOf as pathOfPattern } from "../openapi/route.ts";
import { nearestOf } from "../resource/options.ts";
import { insideOf } from "../service/inside.ts";
import type { Service } from "../service/service.ts";
import { ContractMemory } from "./contractMemory.ts";
import { type ContractOperation, filledPath, operationsOf, pathValue } from "./contractOperation.ts";
import type { Random } from "./contractRandom.ts";
import type { ContractKnowledge, ContractTools } from "./contractRequest.ts";
import { Sampler } from "./contractSample.ts";
import { testRequest } from "./request.ts";

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
  const memory = new ContractMemory(operations, (path, target) => leadsTo(service, path, target));
  const schemes = document.components.securitySchemes ?? {};
  for (const operation of operations)
    for (const address of knownAddresses(operation, knowledge)) memory.noteThere(address);
  return { operations, random, sampler: new Sampler(document, random), memory, knowledge, schemes };
}

/** Whether a request to this address comes to the operations of this path, and not to another route that matches it too. */
function leadsTo(service: Service, path: string, target: string): boolean {
  const found = insideOf(service).targetOf(testRequest(service, "GET", target));
  return "pattern" in found && pathOfPattern(found.pattern) === path;
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
