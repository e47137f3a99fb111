import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import fc from "fast-check";
import { jsonCodec, route, Service } from "signalbox";
import { textCodec } from "signalbox/codecs";
import { generateOpenapi, type OpenapiDocument } from "signalbox/openapi";
import { patchCodecs } from "signalbox/patch";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paymentsService } from "../../examples/payments/payments.ts";
import { LONG_HANG } from "../bounds.mjs";
import { anyBlueprint, resourceOf } from "./generatedResource.ts";
import { installJudges, judges } from "./judges.ts";
import { openLibrary } from "./library.ts";

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "signalbox-generators-"));
const NAMES = ["library", "conduit", "payments", "drift"];
const env = {
  ...process.env,
  DOCUMENTS: NAMES.map((name) => `${folder}/${name}.json`).join(),
  REDOCLY_TELEMETRY: "off",
  REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
  NO_COLOR: "1",
};
const STRICT = {
  target: "es2023",
  lib: ["es2023", "dom", "dom.iterable"],
  module: "nodenext",
  types: [],
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
};
const LICENSE = { name: "MIT", identifier: "MIT" };

/** Some of the resources that the drift property draws, in one service. */
function driftDocument(): OpenapiDocument {
  const codecs = { "application/json": jsonCodec, "text/plain": textCodec, ...patchCodecs };
  const routes = fc.sample(anyBlueprint, { numRuns: 12, seed: 38 }).map((blueprint, n) => {
    const generated = resourceOf(blueprint);
    Object.defineProperty(generated.constructor, "name", { value: `Generated${n}` });
    return route(`/generated/${n}`, generated, { codecs });
  });
  const tags = routes.map((_, n) => ({ name: String(n), description: "Drawn." }));
  return generateOpenapi(new Service({ routes }), { title: "Drift", version: "1", license: LICENSE, tags });
}

beforeAll(async () => {
  installJudges();
  process.env["CONDUIT_DB"] = ":memory:";
  const { document: conduit } = await import("../../examples/conduit/app.ts");
  const { document: library } = await openLibrary();
  const payments = generateOpenapi(paymentsService(`${folder}/payments.db`), {
    title: "Payments",
    version: "1",
    license: LICENSE,
    tags: [{ name: "payments", description: "What was paid." }],
  });
  mkdirSync(`${folder}/generated`);
  const documents: Record<string, OpenapiDocument> = { library, conduit, payments, drift: driftDocument() };
  for (const [name, document] of Object.entries(documents))
    writeFileSync(`${folder}/${name}.json`, JSON.stringify(document));
}, LONG_HANG);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a tool says, also where it fails. */
async function said(tool: string, ...given: readonly string[]): Promise<string> {
  const program = `${judges}/node_modules/.bin/${tool}`;
  const { stdout, stderr } = await run(program, [...given], { cwd: judges, env }).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  return (stdout || stderr).trim();
}

describe("the documents of the library, Conduit, payments and the drift property", () => {
  it.each(NAMES)(
    "pass Redocly's recommended rules: %s",
    async (name) => {
      // A resource that nothing refuses is drawn now and then.
      const drawn = name === "drift" ? ["--skip-rule=operation-4xx-response"] : [];
      const text = await said(
        "redocly",
        "lint",
        `${folder}/${name}.json`,
        "--extends=recommended",
        "--format=json",
        ...drawn,
      );
      const { problems } = JSON.parse(text) as { problems: { ruleId: string; message: string; location: unknown }[] };
      expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location])).toEqual([]);
    },
    LONG_HANG,
  );

  it(
    "pass Spectral's rules for OpenAPI",
    async () => {
      const files = NAMES.map((name) => `${folder}/${name}.json`);
      expect(await said("spectral", "lint", "--ruleset", "spectral.yaml", "--format", "text", ...files)).toBe(
        "No results with a severity of 'error' found!",
      );
    },
    LONG_HANG,
  );

  it(
    "give clients of openapi-typescript and of orval that compile under strict",
    async () => {
      for (const name of NAMES)
        await said("openapi-typescript", `${folder}/${name}.json`, "--output", `${folder}/generated/${name}.d.ts`);
      await said("orval", "--config", "orval.config.mjs");
      const made = NAMES.flatMap((name) => [`${folder}/generated/${name}.d.ts`, `${folder}/orval/${name}.ts`]);
      expect(made.filter((file) => !existsSync(file))).toEqual([]);
      writeFileSync(
        `${folder}/tsconfig.json`,
        JSON.stringify({ compilerOptions: STRICT, include: ["generated", "orval"] }),
      );
      expect(await said("tsc", "--project", `${folder}/tsconfig.json`)).toBe("");
    },
    LONG_HANG,
  );
});
