import type { McpTool } from "signalbox/mcp";
import { Random } from "../../src/testing/contractRandom.ts";
import { Sampler } from "../../src/testing/contractSample.ts";
import type { Assistant } from "./assistant.ts";

type Members = Record<string, unknown>;

/**
 * Calls of tools in random order, with arguments from their input schemas. What earlier results have under the name of a parameter is
 * passed on. The SDK's client throws if a result is not within its output schema. The number of results of each tool.
 */
export async function drawnCalls(
  tools: readonly McpTool[],
  assistants: readonly Assistant[],
  calls: number,
  known: Readonly<Record<string, readonly string[]>> = {},
) {
  const random = new Random(1);
  const memory = new Map<string, Set<unknown>>(Object.entries(known).map(([name, values]) => [name, new Set(values)]));
  const results = new Map<string, number>();
  const faults: string[] = [];
  for (let count = 0; count < calls; count += 1) {
    const tool = random.pick(tools);
    const assistant = random.pick(assistants);
    if (tool === undefined || assistant === undefined) break;
    const { isError, value } = await assistant.call(tool.name, argumentsOf(tool, random, memory));
    if (!isError) results.set(tool.name, (results.get(tool.name) ?? 0) + 1);
    if (value.status >= 500) faults.push(`${tool.name}: ${JSON.stringify(value)}`);
    remember(value, memory);
  }
  return { results, faults };
}

function argumentsOf(
  { inputSchema }: McpTool,
  random: Random,
  memory: ReadonlyMap<string, ReadonlySet<unknown>>,
): Members {
  const { $defs = {}, ...schema } = JSON.parse(
    JSON.stringify(inputSchema).replaceAll("#/$defs/", "#/components/schemas/"),
  );
  const sampler = new Sampler({ components: { schemas: $defs } } as never, random);
  const drawn = sampler.valid(schema) as Members;
  const recalled = (name: string, value: unknown) =>
    random.chance(0.8) ? (random.pick([...(memory.get(name) ?? memory.get("id") ?? [])].slice(-4)) ?? value) : value;
  const entriesOf = (members: Members) => Object.entries(members).map(([name, value]) => [name, recalled(name, value)]);
  const params =
    drawn["params"] === undefined ? {} : { params: Object.fromEntries(entriesOf(drawn["params"] as Members)) };
  const tag = schema.properties.ifMatch === undefined ? {} : { ifMatch: recalled("etag", '"none"') };
  return { ...drawn, ...tag, ...params };
}

function remember(value: unknown, memory: Map<string, Set<unknown>>): void {
  if (typeof value !== "object" || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (typeof member === "string" || typeof member === "number") {
      const values = memory.get(name) ?? new Set();
      values.delete(member);
      memory.set(name, values.add(member));
    } else remember(member, memory);
  }
}
