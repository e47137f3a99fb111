import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { resource, Service } from "signalbox";
import { serve } from "signalbox/node";
import { generateOpenapi, type OpenapiDocument, toYaml, typeboxModel } from "signalbox/openapi";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { LONG_HANG } from "../bounds.mjs";
import { openEverything } from "./everything.ts";
import { installJudges, judges } from "./judges.ts";
import { type Library, openLibrary } from "./library.ts";

const run = promisify(execFile);
const bin = (name: string) => `${judges}/node_modules/.bin/${name}`;
const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", NO_COLOR: "1" };

let library: Library;

beforeAll(async () => {
  installJudges();
  library = await openLibrary();
  mkdirSync(`${judges}/generated`, { recursive: true });
  writeFileSync(`${judges}/generated/library.json`, JSON.stringify(library.document));
  writeFileSync(`${judges}/generated/library.yaml`, toYaml(library.document));
  const { document } = openEverything();
  writeFileSync(`${judges}/generated/everything.json`, JSON.stringify(document));
  writeFileSync(`${judges}/generated/everything.yaml`, toYaml(document));
  for (const [name, each] of Object.entries({ newer: newerDocument(), odd: oddDocument() })) {
    writeFileSync(`${judges}/generated/${name}.json`, JSON.stringify(each));
    writeFileSync(`${judges}/generated/${name}.yaml`, toYaml(each));
  }
}, LONG_HANG);

/** The document of a service that has what came after RFC 9110: QUERY. */
function newerDocument(): OpenapiDocument {
  const Search = z.object({ title: z.string() }).meta({ id: "Search" });
  const Title = z.object({ title: z.string() }).meta({ id: "Title" });
  const titles = resource("/titles", {
    security: [],
    ranges: "bytes",
    digests: ["sha-256"],
    GET: { summary: "All titles", represent: () => [] },
    QUERY: {
      summary: "Search the titles",
      body: Search,
      response: z.array(Title),
      generateEtag: ({ body }) => body.title,
      contentLocation: () => "/results/1",
      equivalentLocation: () => "/titles?title=x",
      represent: ({ body }) => [body],
    },
  });
  const license = { name: "MIT", identifier: "MIT" };
  const tags = [{ name: "titles", description: "What can be searched." }];
  return generateOpenapi(new Service({ routes: [titles] }), {
    title: "Titles",
    version: "1",
    openapi: "3.2",
    license,
    servers: [{ url: "/api" }],
    tags,
  });
}

/** Models in older words, and names, parameters and references that could get into each other's way. */
function oddDocument(): OpenapiDocument {
  const kind = (name: string) => ({ type: "object", properties: { kind: { const: name } }, required: ["kind"] });
  const Pet = {
    $schema: "http://json-schema.org/draft-07/schema#",
    definitions: { Cat: kind("cat"), Dog: kind("dog") },
    oneOf: [{ $ref: "#/definitions/Cat" }, { $ref: "#/definitions/Dog" }],
    discriminator: { propertyName: "kind", mapping: { cat: "#/definitions/Cat", dog: "#/definitions/Dog" } },
  };
  const pair = Type.Tuple([Type.Ref("Node"), Type.Ref("Node")]);
  const Node = Type.Cyclic({ Node: Type.Object({ pair: Type.Optional(pair) }) }, "Node");
  const Page = z.object({ size: z.int().default(8) }).meta({ id: "Page" });
  const PageInput = z.object({ number: z.int() }).meta({ id: "PageInput" });
  const pets = resource("/pets/{id}", {
    security: [],
    deprecation: { since: new Date(0) },
    GET: {
      summary: "A pet",
      query: z.union([z.object({ by: z.literal("name") }), z.object({ by: z.literal("age"), age: z.string() })]),
      parameters: [
        { name: "by", in: "query", description: "By what" },
        { name: "X-Why", in: "header" },
        { name: "x-why", in: "header" },
      ],
      response: { modelJsonSchema: () => Pet },
      represent: () => ({ kind: "cat" }),
    },
    PUT: { summary: "Write", body: Page, response: { 200: Page }, apply: ({ body }) => body },
    POST: { summary: "Add", body: PageInput, response: { 200: typeboxModel(Node, Value) }, processPost: () => ({}) },
  });
  return generateOpenapi(new Service({ routes: [pets] }), {
    title: "Odd",
    version: "1",
    license: { name: "MIT", identifier: "MIT" },
    servers: [{ url: "/api" }],
    tags: [{ name: "pets", description: "What could be misread." }],
  });
}

/** What a program says: its output, also where it fails. */
async function said(program: string, given: readonly string[]): Promise<string> {
  const { stdout } = await run(program, [...given], { cwd: judges, env }).catch((error: { stdout: string }) => error);
  return stdout.trim();
}

describe("the reference service's document", () => {
  it.each([
    ["3.1", "library"],
    ["3.2", "everything"],
    ["3.2", "newer"],
    ["3.1", "odd"],
  ])(
    "is an OpenAPI %s document by the official schema, and the same in YAML: %s",
    async (version, name) => {
      const judge = ["judge.mjs", `generated/${name}.json`, `generated/${name}.yaml`];
      expect(await said(process.execPath, judge)).toBe("");
      expect(JSON.parse(readFileSync(`${judges}/generated/${name}.json`, "utf8")).openapi).toMatch(`${version}.`);
    },
    LONG_HANG,
  );

  it.each(["library", "everything", "newer", "odd"])(
    "passes Redocly's recommended rules without a word: %s",
    async (name) => {
      const given = ["lint", `generated/${name}.json`, "--extends=recommended", "--format=json"];
      const { totals, problems } = JSON.parse(await said(bin("redocly"), given));
      const words = problems.map(({ ruleId, message, location }: Record<string, unknown>) => {
        return `${String(ruleId)}: ${String(message)} ${JSON.stringify(location)}`;
      });
      expect(words).toEqual([]);
      expect(totals).toMatchObject({ errors: 0, warnings: 0 });
    },
    LONG_HANG,
  );

  it(
    "gives a TypeScript client that compiles, and calls the live service",
    async () => {
      await said(bin("openapi-typescript"), ["generated/library.json", "--output", "generated/library.d.ts"]);
      expect(await said(bin("tsc"), ["--project", "tsconfig.json"])).toBe("");
      const { tour } = (await import(pathToFileURL(`${judges}/generated/built/tour.js`).href)) as {
        tour: (url: string) => Promise<readonly number[]>;
      };
      const serving = await serve(library.service, { port: 0 });
      try {
        expect(await tour(serving.url)).toEqual([200, 401, 201, 200, 304, 428, 204, 410, 200]);
      } finally {
        await serving.close();
      }
    },
    LONG_HANG,
  );
});
