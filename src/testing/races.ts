import { methodIs } from "../http/method.ts";
import type { OpenapiDocument } from "../openapi/document.ts";
import type { Service } from "../service/service.ts";
import type { ContractOperation } from "./contractOperation.ts";
import { Random } from "./contractRandom.ts";
import type { ContractKnowledge } from "./contractRequest.ts";
import { contractTools, KNOWLEDGE } from "./contractTools.ts";
import { OperationRaces, type RaceFindings } from "./raceOperation.ts";
import type { RaceReport, RaceTried, RaceUntried } from "./raceReport.ts";
import { RaceSender, RaceTargets, takes } from "./raceTargets.ts";

export interface RaceOptions extends ContractKnowledge {
  /** How many writes with one tag are sent at once. Default: 8. */
  readonly writes?: number;
  /** The most requests that are sent. Default: 5,000. */
  readonly requests?: number;
  /** After this time nothing more is tried. Default: 60. */
  readonly seconds?: number;
  /** The same seed makes the same requests. Default: 1. */
  readonly seed?: number;
}

const OPTIONS: Readonly<Record<keyof RaceOptions, true>> = {
  ...KNOWLEDGE,
  writes: true,
  requests: true,
  seconds: true,
  seed: true,
};

/**
 * Sends writes with one If-Match at once, to every operation of the document that takes it, and reports where more than one
 * succeeds. Also reports writes that succeed with an old tag, and responses to writes that differ from the next GET.
 */
export async function checkRaces(
  service: Service,
  document: OpenapiDocument,
  options: RaceOptions = {},
): Promise<RaceReport> {
  const { writes = 8, requests = 5000, seconds = 60, seed = 1 } = options;
  const random = new Random(seed);
  const tools = contractTools(service, document, random, { knowledge: options, names: OPTIONS });
  const sender = new RaceSender(service, random, { requests, seconds });
  const targets = new RaceTargets(tools, sender);
  const isConditional = (each: ContractOperation) => takes(each, "if-match");
  // A POST may change its target as well.
  const changing = tools.operations.filter(
    (each) => methodIs(each.method, "replaces") || (!methodIs(each.method, "safe") && isConditional(each)),
  );
  const conditional = changing.filter(isConditional);
  const findings: RaceFindings = { races: [], stale: [], differing: [], faults: [] };
  const tried: RaceTried[] = [];
  const untried: RaceUntried[] = [];
  const exempt: RaceUntried[] = changing
    .filter((each) => !conditional.includes(each))
    .map(({ name }) => ({ operation: name, why: "it takes no If-Match" }));
  if (conditional.length > 0) await targets.discover();
  for (const operation of inOrder(conditional)) {
    const reads = tools.operations.find(({ method, path }) => method === "GET" && path === operation.path);
    const found =
      reads === undefined
        ? { why: `the document has no GET ${operation.path}, which would give the tag` }
        : await new OperationRaces({ operation, reads, random, sender, targets, writes, findings }).run();
    if ("bursts" in found) tried.push(found);
    else (found.isExempt ? exempt : untried).push({ operation: operation.name, why: found.why });
  }
  const isClean = Object.values(findings).every((list) => list.length === 0) && untried.length === 0;
  const holds = isClean && tried.length > 0;
  return { requests: sender.sent, seed, writes, tried, untried, exempt, ...findings, holds };
}

/** What DELETE takes away is needed by the others, and what is above it by what is below it. */
function inOrder(operations: readonly ContractOperation[]): readonly ContractOperation[] {
  const deletes = operations.filter(({ method }) => method === "DELETE");
  const depth = ({ path }: ContractOperation) => path.split("/").length;
  return [
    ...operations.filter((each) => !deletes.includes(each)),
    ...deletes.sort((one, other) => depth(other) - depth(one)),
  ];
}
