import { nearestOf } from "../literal/keys.ts";
import type { OpenapiDocument } from "../openapi/document.ts";
import type { ContractOperation } from "./contractOperation.ts";
import type { ContractKnowledge } from "./contractRequest.ts";

/** Refuses names in what the check was told that the document does not have: what they say would be passed by in silence. */
export function checkNames(
  knowledge: ContractKnowledge,
  operations: readonly ContractOperation[],
  { components }: OpenapiDocument,
): void {
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
    const near = nearestOf(name, known);
    const there = known.size === 0 ? "It has none." : `It has ${[...known].sort().join(", ")}.`;
    const hint = near === undefined ? there : `Did you mean ${near}?`;
    throw new TypeError(`${member} of the contract names ${name}, and the document has no such ${what}. ${hint}`);
  }
}
