import type { OpenapiDocument } from "../openapi/document.ts";
import { pathOf as pathOfPattern } from "../openapi/route.ts";
import { insideOf } from "../service/inside.ts";
import type { Service } from "../service/service.ts";
import { ContractMemory } from "./contractMemory.ts";
import { checkContractNames } from "./contractNames.ts";
import { type ContractOperation, filledPath, operationsOf, pathValue } from "./contractOperation.ts";
import type { Random } from "./contractRandom.ts";
import { type ContractKnowledge, RequestMaker } from "./contractRequest.ts";
import { Sampler } from "./contractSample.ts";
import { testRequest } from "./request.ts";

/** What a check makes its requests with. */
export interface ContractTools {
  readonly operations: readonly ContractOperation[];
  readonly memory: ContractMemory;
  readonly maker: RequestMaker;
}

/** `names`: the options that the check reads. */
export function contractTools(
  service: Service,
  document: OpenapiDocument,
  random: Random,
  { knowledge, names }: { readonly knowledge: ContractKnowledge; readonly names: Readonly<Record<string, true>> },
): ContractTools {
  const operations = operationsOf(document);
  checkContractNames(knowledge, names, operations, document);
  const memory = new ContractMemory(operations, (path, target) => leadsTo(service, path, target));
  const schemes = document.components.securitySchemes ?? {};
  const maker = new RequestMaker({ random, sampler: new Sampler(document, random), memory, knowledge, schemes });
  for (const operation of operations)
    for (const address of knownAddresses(operation, knowledge)) memory.noteThere(address);
  return { operations, memory, maker };
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
