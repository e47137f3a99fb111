import fc from "fast-check";
import type { Context } from "signalbox";
import { type McpTool, serveMcp } from "signalbox/mcp";
import { generateOpenapi } from "signalbox/openapi";
import { describe, expect, it } from "vitest";
import { anyBlueprint, type Blueprint, RETURNS, resourceOf, SAY, serviceOf } from "../openapi/generatedResource.ts";
import { Assistant } from "./assistant.ts";
import { hintsBy, requiredOf } from "./planned.ts";

const ACTS = ["apply", "processPost", "deleteResource"] as const;

/** A generated resource, its tools, and how often it has acted. */
function offered(blueprint: Blueprint) {
  const resource = resourceOf(blueprint);
  const below = Object.getPrototypeOf(Object.getPrototypeOf(resource));
  const acted = { times: 0 };
  for (const name of ACTS) {
    const own: ((ctx: Context) => unknown) | undefined = Object.hasOwn(below, name) ? below[name] : undefined;
    if (own === undefined) continue;
    below[name] = (ctx: Context) => {
      acted.times += 1;
      return own(ctx);
    };
  }
  const service = serviceOf(resource, blueprint);
  const mcp = serveMcp(service, { name: "it", version: "1", path: false, offer: () => true });
  return { service, mcp, acted };
}

/** One for each way that a callback can lead, and what a request may say of the result. */
function sayingsOf({ callbacks }: Blueprint): readonly object[] {
  const ways = callbacks.flatMap((name) => {
    const { yes, no } = RETURNS[name] ?? {};
    return [{ [name]: yes }, { [name]: no }];
  });
  return [{}, { result: true }, { stores: true }, { resourceExists: false, postIsCreate: true }, ...ways];
}

function argumentsOf({ inputSchema }: McpTool): Record<string, unknown> {
  const all = { body: { a: 1 }, ifMatch: '"v1"', idempotencyKey: "fresh", query: { page: 2 } };
  const taken = Object.keys(inputSchema["properties"] as object);
  return Object.fromEntries(Object.entries(all).filter(([name]) => taken.includes(name)));
}

describe("hints (ruling 68), over generated resources", () => {
  it("equal the plan", () => {
    const checked = new Set<string>();
    fc.assert(
      fc.property(anyBlueprint, (blueprint) => {
        const { service, mcp } = offered(blueprint);
        const { plans } = service.resources[0] ?? {};
        const { paths } = generateOpenapi(service, { title: "it", version: "1" });
        for (const tool of mcp.tools) {
          const verb = /^[a-z]+/.exec(tool.name)?.[0] ?? "";
          const method = verb.toUpperCase();
          const plan = plans?.get(method);
          if (plan === undefined) throw new Error(`no plan for ${method}`);
          const required = requiredOf(tool);
          const { readOnlyHint, destructiveHint, idempotentHint } = tool.annotations;
          expect({ readOnlyHint, destructiveHint, idempotentHint }).toEqual(hintsBy(plan, required));
          const item = paths["/it"] ?? {};
          const { responses = {} } = (verb === "query" ? item["x-query"] : item[verb as "get"]) ?? {};
          const taken = Object.keys(tool.inputSchema["properties"] as object);
          const wants =
            428 in responses &&
            !(201 in responses) &&
            (taken.includes("ifMatch") || taken.includes("ifUnmodifiedSince"));
          expect(required.some((name) => name.startsWith("if"))).toBe(wants);
          checked.add(`${method} ${JSON.stringify([readOnlyHint, destructiveHint, idempotentHint])}`);
        }
      }),
      { numRuns: 200 },
    );
    expect([...checked].filter((each) => each.startsWith("POST")).length).toBeGreaterThan(1);
  });

  it("are kept: a tool that only reads calls no act, and every result is within its schema", async () => {
    let calls = 0;
    let results = 0;
    await fc.assert(
      fc.asyncProperty(anyBlueprint, async (blueprint) => {
        if (String(blueprint.declarations["storedEncodings"]) !== "") return;
        const { mcp, acted } = offered(blueprint);
        for (const saying of sayingsOf(blueprint)) {
          const assistant = await Assistant.of(mcp, { [SAY]: JSON.stringify(saying), authorization: "Bearer x" });
          for (const tool of mcp.tools) {
            const before = acted.times;
            const { isError, value } = await assistant.call(tool.name, argumentsOf(tool));
            calls += 1;
            if (!isError) results += 1;
            else expect(value.status).toBeGreaterThanOrEqual(400);
            if (tool.annotations.readOnlyHint) expect(acted.times).toBe(before);
          }
          await assistant.client.close();
        }
      }),
      { numRuns: 10 },
    );
    expect(Math.min(calls, results)).toBeGreaterThan(0);
  });
});
