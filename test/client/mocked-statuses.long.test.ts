import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { OpenapiDocument } from "signalbox/openapi";
import { Check } from "typebox/schema";
import { afterAll, describe, expect, it } from "vitest";
import { document as conduit } from "../../examples/conduit/app.ts";
import { document as helpDesk } from "../../examples/helpdesk/app.ts";
import { pool } from "../../examples/helpdesk/database.ts";
import { printClient } from "../../src/cli/client/runClient.ts";
import { operationsOf } from "../../src/testing/contractOperation.ts";
import { LONG_HANG } from "../bounds.mjs";
import { changedLibrary } from "../diff/changedLibrary.ts";
import { compile } from "../pageCode.ts";

/** Every status of every operation of three services: a line of code each, which is compiled and run. */

const folder = fileURLToPath(new URL("../../.cache/pages/mocked", import.meta.url));
afterAll(() => pool.end());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SERVICES: Readonly<Record<string, OpenapiDocument>> = {
  library: (await changedLibrary("mocked")).document,
  conduit,
  helpDesk,
};

/** For each operation a function that calls it with a mocked reply and has a case for each of its statuses. */
function codeOf(document: OpenapiDocument, api: string): string {
  const uses = operationsOf(document).map(({ name, method, path, responses }) => {
    const at = `(${JSON.stringify(path)}).${method.toLowerCase()}`;
    const statuses = [...responses.keys()];
    const cases = statuses.map((status) => `${status}: ({ status }) => status satisfies ${status}`);
    return `
  ${JSON.stringify(name)}: (document: OpenapiDocument, given: never) => {
    const to = (reply: MockedReply) => client<Api>("http://localhost", { fetch: reply.fetch, statuses })${at}(given).match({ ${cases.join(", ")} });
    // @ts-expect-error It cannot be returned.
    void (() => mock<Api>(document)${at}.reply(418));
    return Promise.all([
${statuses.map((status) => `      to(mock<Api>(document)${at}.reply(${status})),`).join("\n")}
    ]);
  },`;
  });
  return `import { client } from "signalbox/client";
import { mock, type MockedReply } from "signalbox/client/mock";
import type { OpenapiDocument } from "signalbox/openapi";
import { type Api, statuses } from "./${api}.ts";
export const uses = {${uses.join("")}
};
`;
}

describe("every status of every operation", () => {
  it(
    "is mocked in one line, and its reply type-checks in match",
    async () => {
      mkdirSync(folder, { recursive: true });
      for (const [name, document] of Object.entries(SERVICES)) {
        writeFileSync(join(folder, `${name}-api.ts`), printClient(document, true));
        writeFileSync(join(folder, `${name}.ts`), codeOf(document, `${name}-api`));
      }
      compile(folder);
      let lines = 0;
      for (const [name, document] of Object.entries(SERVICES)) {
        const { uses } = (await import(join(folder, `${name}.ts`))) as {
          uses: Record<string, (document: OpenapiDocument, given: unknown) => Promise<readonly number[]>>;
        };
        for (const { name: operation, path, responses, requestBody } of operationsOf(document)) {
          const params = Object.fromEntries([...path.matchAll(/\{(\w+)/g)].map(([, each]) => [each, "1"]));
          expect(await uses[operation]?.(document, { params, ...(requestBody && { body: {} }) }), operation).toEqual([
            ...responses.keys(),
          ]);
          lines += responses.size;
        }
      }
      expect(lines).toBeGreaterThan(150);
    },
    LONG_HANG,
  );

  it.each(Object.entries(SERVICES))("of %s has content that fits its model", async (_name, document) => {
    const { mock } = await import("signalbox/client/mock");
    for (const { name, method, path, responses } of operationsOf(document)) {
      const operation = (
        mock(document) as unknown as (
          path: string,
        ) => Record<string, { reply(status: number): { fetch: typeof fetch } }>
      )(path);
      for (const [status, { content = {} }] of responses) {
        const { fetch } = operation[method.toLowerCase()]?.reply(status) ?? expect.fail(name);
        const response = await fetch(`http://localhost${path.replaceAll(/\{[^{}]*\}/g, "1")}`, { method });
        const type = response.headers.get("content-type");
        if (type === null || !/[/+]json$/.test(type)) continue;
        const schema = { $defs: document.components.schemas, ...content[type]?.schema };
        const text = JSON.stringify(schema).replaceAll("#/components/schemas/", "#/$defs/");
        expect(Check(JSON.parse(text), await response.json()), `${name} ${status}`).toBe(true);
      }
    }
  });
});
