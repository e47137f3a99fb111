import type { OpenapiDocument } from "../openapi/document.ts";
import { nearestOf } from "../resource/options.ts";
import type { ContractOperation } from "./contractOperation.ts";
import type { ContractKnowledge } from "./contractRequest.ts";

/** What every check can be told. An app exports it as `contract`, where no compiler looks at its names. */
export const KNOWLEDGE: Readonly<Record<keyof ContractKnowledge, true>> = {
  credentials: true,
  parameters: true,
  bodies: true,
};

/** Refuses names in what the check was told that the document does not have: what they say would be passed by in silence. */
export function checkContractNames(
  knowledge: ContractKnowledge,
  names: Readonly<Record<string, true>>,
  operations: readonly ContractOperation[],
  { components }: OpenapiDocument,
): void {
  for (const name of Object.keys(knowledge)) {
    const known = new Set(Object.keys(names));
    if (known.has(name)) continue;
    throw new TypeError(`the contract has ${name}, which nothing reads: ${hintFor(name, known)}`);
  }
  const parameters = operations.flatMap((each) => each.parameters.map(({ name }) => name));
  const ids = operations.map(({ id }) => id);
  checkEach("bodies", knowledge.bodies, "operationId", ids);
  checkEach("credentials", knowledge.credentials, "security scheme", Object.keys(components.securitySchemes ?? {}));
  checkEach("parameters", knowledge.parameters, "parameter", parameters);
}

function checkEach(
  member: keyof ContractKnowledge,
  given: Readonly<Record<string, unknown>> = {},
  what: string,
  names: readonly string[],
): void {
  const known = new Set(names);
  for (const name of Object.keys(given)) {
    if (known.has(name)) continue;
    const hint = hintFor(name, known);
    throw new TypeError(`${member} of the contract names ${name}, and the document has no such ${what}: ${hint}`);
  }
}

function hintFor(name: string, known: ReadonlySet<string>): string {
  const near = nearestOf(name, known);
  if (near !== undefined) return `write ${near}`;
  return known.size === 0 ? "it has none" : `it has ${[...known].sort().join(", ")}`;
}
