import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { type ResourceRoute, resource, type StatusOf } from "signalbox";
import { afterAll, describe, expect, expectTypeOf, it } from "vitest";
import { z } from "zod";
import { haltsOf } from "../src/graph/declared.ts";
import { planFor } from "../src/graph/plan.ts";
import { reachableStatuses } from "../src/graph/reach.ts";
import { countedBy } from "../src/openapi/counted.ts";
import { attachedTo, facetOf } from "../src/resource/attached.ts";
import { LONG_HANG } from "./bounds.mjs";
import {
  type GeneratedLiteral,
  type GeneratedMethod,
  generatedCommand,
  generatedLiteral,
} from "./generated/literals.ts";
import { compile } from "./pageCode.ts";

/** The statuses of a literal as a type: exactly those of its plan. */

const folder = fileURLToPath(new URL("../.cache/pages/statuses", import.meta.url));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PRELUDE = `import { command, HttpResponse, part, resource, type StatusOf } from "signalbox";
import type { CommandReached, HeadReplies, OptionsReplies, Redirected, Replies } from "signalbox/client";
import { end, node } from "signalbox/nodes";
import { z } from "zod";
const Model = z.object({});
const WORDS = { question: "Is it paid for?", law: "ruling 64", ask: () => true } as const;
const node_B8 = node("X1", { after: "B8", ...WORDS, no: end(402) });
const node_P0 = node("X2", { after: "P0", ...WORDS, no: end(424) });
const node_W1 = node("X3", { before: "W1", ...WORDS, no: end(421) });
declare const either: () => { id: number } | undefined;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : { missing: Exclude<B, A> }) : { excess: Exclude<A, B> };
const is = <T extends true>(): T => true as T;
`;

function sourceOf(literals: readonly GeneratedLiteral[]): string {
  return literals.map(({ text }, at) => `export const r${at} = resource("/r${at}", ${text});`).join("\n");
}

/** What the plan can come to, but for 500, and the halts. */
function statusesFor(
  route: ResourceRoute,
  { method, named }: { readonly method: string; readonly named: readonly number[] },
): readonly number[] {
  const facet = facetOf(route.resource, method);
  const counted = countedBy(named, false);
  const statuses = reachableStatuses(planFor({ resource: route.resource, method }), { documented: facet, counted });
  const all = [...statuses, ...haltsOf({ resource: route.resource, method })].filter((status) => status !== 500);
  return [...new Set(all)].sort((a, b) => a - b);
}

/** HEAD is there with GET, OPTIONS always; no literal has a block for them. */
function impliedClaims(route: ResourceRoute, methods: readonly GeneratedMethod[], at: number): readonly string[] {
  const literal = `typeof r${at}`;
  const head = statusesFor(route, { method: "HEAD", named: [200] }).join(" | ");
  const options = statusesFor(route, { method: "OPTIONS", named: [] }).join(" | ");
  return [
    `is<Same<OptionsReplies<${literal}>["status"], ${options}>>();`,
    ...(methods.some(({ method }) => method === "GET")
      ? [`is<Same<HeadReplies<${literal}, never>["status"], ${head}>>();`]
      : []),
  ];
}

/** The same for commands, in a file beside. */
async function writeCommands(): Promise<void> {
  const commands = fc.sample(generatedCommand, { numRuns: 60, seed: 19 });
  const lines = commands.map(
    ({ method, text }, at) => `export const c${at} = command("${method}", "/c${at}", ${text});`,
  );
  const file = join(folder, "commands.ts");
  const source = `${PRELUDE}${lines.join("\n")}\n`;
  writeFileSync(file, source);
  const made = (await import(/* @vite-ignore */ file)) as Record<string, ResourceRoute>;
  const claims = commands.map(({ method }, at) => {
    const route = made[`c${at}`];
    if (route === undefined) return expect.fail(`c${at} is missing`);
    // What the handler gives is what its `response` says.
    const given = attachedTo(facetOf(route.resource, method)).command?.successes ?? [];
    const all = statusesFor(route, { method, named: [] });
    const expected = all.filter((status) => status >= 400 || given.includes(status));
    return `is<Same<CommandReached<typeof c${at}, never, unknown>["replies"]["status"], ${expected.join(" | ")}>>();`;
  });
  writeFileSync(file, `${source}${claims.join("\n")}\n`);
}

/** What is left for a client whose options consume some. */
function less(statuses: readonly number[], consumed: readonly number[]): readonly number[] {
  return statuses.filter((status) => !consumed.includes(status));
}

/** A client that remembers and follows: all redirects are one reply. */
function followed(statuses: readonly number[]): readonly (number | string)[] {
  const left = less(statuses, [301, 303, 304, 307, 308]);
  return statuses.some((status) => status > 300 && status < 309 && status !== 304) ? [...left, '"followed"'] : left;
}

describe("the statuses of a literal, as a type", () => {
  it("are those of its plan, for generated literals and commands", { timeout: LONG_HANG }, async () => {
    const literals = fc.sample(generatedLiteral, { numRuns: 80, seed: 16 });
    mkdirSync(folder, { recursive: true });
    const source = PRELUDE + sourceOf(literals);
    const file = join(folder, "literals.ts");
    writeFileSync(file, source);
    const made = (await import(/* @vite-ignore */ file)) as Record<string, ResourceRoute>;
    const seen = new Set<number>();
    const claims = literals.flatMap(({ methods }, at) => {
      const route = made[`r${at}`];
      if (route === undefined) return expect.fail(`r${at} is missing`);
      const ofMethods = methods.map((each) => {
        const statuses = statusesFor(route, each);
        for (const status of statuses) seen.add(status);
        const [literal, method] = [`typeof r${at}`, `"${each.method}"`];
        return [
          `is<Same<StatusOf<${literal}, ${method}>, ${statuses.join(" | ")}>>();`,
          `is<Same<Replies<${literal}, ${method}>["status"], ${statuses.join(" | ")}>>();`,
          `is<Same<Replies<${literal}, ${method}, 304>["status"], ${less(statuses, [304]).join(" | ")}>>();`,
          `is<Same<Replies<${literal}, ${method}, 304 | Redirected>["status"], ${followed(statuses).join(" | ")}>>();`,
        ].join("\n");
      });
      return [...ofMethods, ...impliedClaims(route, methods, at)];
    });
    // Every success and refusal that the graph has for these methods, so that the literals tell enough.
    expect([...seen].sort((a, b) => a - b)).toEqual([
      200, 201, 202, 204, 206, 300, 301, 303, 304, 307, 308, 400, 401, 402, 403, 404, 406, 409, 410, 412, 413, 414, 415,
      416, 421, 422, 423, 424, 425, 428, 429, 451, 501, 503,
    ]);
    writeFileSync(file, `${source}\n${claims.join("\n")}\n`);
    await writeCommands();
    compile(folder);
  });

  it("count acts at the top, and say which methods there are", () => {
    const found = resource("/found/{id}", { find: () => ({ id: 1 }), represent: ({ entity }) => entity });
    expectTypeOf<StatusOf<typeof found, "GET">>().toEqualTypeOf<200 | 404 | 406>();
    const made = resource("/made", {
      body: z.object({ id: z.number() }),
      apply: ({ body }) => body,
      createPath: () => "/made/1",
    });
    expectTypeOf<StatusOf<typeof made, "POST">>().toEqualTypeOf<201 | 400 | 415>();
    const gone = resource("/gone", { deleteResource: () => true });
    expectTypeOf<StatusOf<typeof gone, "DELETE">>().toEqualTypeOf<204>();
    // @ts-expect-error Type '"PUT"' does not satisfy the constraint '"DELETE"'.
    expectTypeOf<StatusOf<typeof gone, "PUT">>().not.toBeNever();
  });
});
