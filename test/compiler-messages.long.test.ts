import { execFile } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const run = promisify(execFile);
const project = fileURLToPath(new URL("..", import.meta.url));
const folder = join(project, ".cache/compiler-messages");

const HEAD = `import { command, group, HttpResponse, part, Resource, resource, Service, type StandardModel, type StatusOf } from "signalbox";
import { client } from "signalbox/client";
import { z } from "zod";
const Book = z.object({ title: z.string(), year: z.number() });
const ofBook = part({ params: ["id"], find: ({ params }) => ({ id: params.id }), provide: () => ({ shelf: 1 }) });
class Plain extends Resource {}
`;

/** Each compiles. */
const RIGHT = {
  "a factory whose find returns T": `<T extends object>(load: () => T | undefined) =>
    resource("/it", { find: () => load(), GET: { represent: ({ entity }) => entity } })`,
  "a factory whose represent returns T": `<T>(all: () => T) => resource("/it", { represent: () => all() })`,
  "a factory with the body of any model": `<B>(model: StandardModel<B>, keep: (body: B) => void) =>
    resource("/it", { POST: { body: model, processPost: ({ body }) => keep(body) } })`,
  "a guard and a provide that return one of several objects": `resource("/it", {
    with: [
      part({ isAuthorized: ({ request }) => (request.path === "/" ? { user: "ann" } : { batch: 1 }) }),
      part({ provide: ({ request }) => (request.path === "/" ? { a: 1 } : { b: 2 }) }),
    ],
    represent: (ctx) => ("user" in ctx ? ctx.user : "a" in ctx ? ctx.a : 0),
  })`,
  "a factory with any pattern": `<P extends \`/\${string}\`>(at: P) =>
    resource(at, { find: () => ({ a: 1 }), GET: { represent: ({ entity }) => entity.a } })`,
  "a response without its optional members": `resource("/it", {
    GET: { response: Book.partial({ year: true }), represent: ({ request }) => ({ title: request.path }) },
  })`,
  "a readonly list": `resource("/it", { GET: { response: z.array(z.string()), represent: () => ["a"] as readonly string[] } })`,
  "a find that gives any": `(rows: (id: string) => Promise<any[]>) =>
    resource("/{id}", { find: async ({ params }) => (await rows(params.id))[0], GET: { represent: ({ entity }) => entity.title } })`,
  "a named function beside an arrow": `(view: ({ entity }: { entity: { id: string } }) => string) =>
    resource("/{id}", { find: ({ params }) => ({ id: params.id }), GET: { represent: view } })`,
};

/** A literal with a mistake, among callbacks that are right: of those the compiler says nothing. */
const within = (wrong: string, response = "") => `resource("/it/{id}", {
    find: ({ params }) => ({ id: params.id, title: "", year: 1 }),
    generateEtag: ({ entity }) => entity.id,
    ${wrong && `${wrong},`}
    GET: { represent: ({ entity }) => ({ title: entity.title, year: entity.year }), ${response} },
    PUT: { apply: ({ entity }) => entity?.title, isConflict: ({ entity }) => entity?.year === 1 },
  })`;

/** The first line that the compiler says of each. */
const WRONG = {
  "a part whose parameter the pattern lacks": [
    `resource("/books", { with: [ofBook], represent: () => 1 })`,
    'Quoted<"a part whose parameters the pattern has">',
  ],
  "a pattern of another framework": [
    `resource("/rows/:id", { find: ({ params }) => ({ id: params.id }), GET: { represent: ({ entity }) => entity } })`,
    "a parameter is in braces: write /{id} in the pattern",
  ],
  "a flag that is a callback": [within("putCreates: () => false"), "is not assignable to type 'boolean | undefined'"],
  "a callback that is a flag": [
    within("requireConditionalWrite: true"),
    "Type 'boolean' is not assignable to type '(ctx: ",
  ],
  "a time as text": [within('deadline: "5s"'), "Type 'string' is not assignable to type 'number'"],
  "a policy that lacks a member": [within("cache: {}"), "Property 'store' is missing in type '{}'"],
  "an object of fields for a model": [
    within("body: { title: z.string() }"),
    "'title' does not exist in type 'AnyModel'",
  ],
  "the model of an error": [
    within("", "response: { 200: Book, 404: Book }"),
    "errors follow from the graph: leave it out, and write `errorModel` for how they look",
  ],
  "a pathModel that changes a parameter of the group": [
    `group("/{id}").resource("/it", { pathModel: z.object({ id: z.coerce.number() }), represent: () => 1 })`,
    "leaves the parameters of the group texts",
  ],
  "a response with a member of another type": [
    `resource("/it", { GET: { response: Book, represent: () => ({ title: "", year: "" }) } })`,
    "Type 'string' is not assignable to type 'number'",
  ],
  "a response that lacks a member": [
    `resource("/it", { GET: { response: Book, represent: () => ({ title: "" }) } })`,
    "a value with year, which its response has",
  ],
  "a promise of a response that lacks a member": [
    `resource("/it", { find: () => ({ a: "" }), response: Book, GET: { represent: async ({ entity }) => ({ title: entity.a }) } })`,
    "a value with year, which its response has",
  ],
  "a reserved name in provide": [`part({ provide: () => ({ request: 1 }) })`, "names that every context has"],
  "a class given as a resource": [
    `new Service({ resources: { Plain } })`,
    "A class or a plain handler belongs in `routes`",
  ],
  "a function given as a resource": [
    `new Service({ resources: { it: () => HttpResponse.empty() } })`,
    "A class or a plain handler belongs in `routes`",
  ],
  "a plain handler given as a resource": [
    `new Service({ resources: { it: command("GET", "/", () => HttpResponse.empty()) } })`,
    "A class or a plain handler belongs in `routes`",
  ],
  "a match that lacks a case": [
    `(() => {
  const service = new Service({
    resources: { it: resource("/it", { GET: { response: Book, halts: [409], represent: () => ({ title: "", year: 1 }) } }) },
  });
  return client<typeof service>("http://x")("/it").get().match({ 200: ({ body }) => body.title, 406: () => "" });
})()`,
    "409",
  ],
  "the statuses of a method as their union": [
    `(() => {
  const found = resource("/it", { find: () => Book, GET: { represent: () => 1 } });
  const status: StatusOf<typeof found, "GET"> = 999;
  return status;
})()`,
    "Type '999' is not assignable to type '200 | 404 | 406'",
  ],
  "data types without NoInfer": [`((): number => ofBook)()`, "Part<{ shelf: number; }, readonly [{ id: string; }]"],
} as const;

let said: readonly string[] = [];

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  const paths = {
    signalbox: ["../../src/index.ts"],
    "signalbox/*": ["../../src/*/index.ts", "../../src/*.ts"],
  };
  const compilerOptions = {
    noEmit: true,
    composite: false,
    incremental: false,
    declaration: false,
    isolatedDeclarations: false,
    types: ["node"],
    paths,
  };
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: "../../tsconfig.base.json", compilerOptions, include: ["*.ts"] }),
  );
  const write = (name: string, code: string) =>
    writeFileSync(
      join(folder, `${name}.ts`),
      `${HEAD}export const it = ${code};\nvoid [client, command, group, HttpResponse, Plain, Service, Book, ofBook, part, resource, z];\nexport type Used = [StandardModel, StatusOf<never, never>];\n`,
    );
  for (const [at, code] of Object.values(RIGHT).entries()) write(`right${at}`, code);
  for (const [at, [code]] of Object.values(WRONG).entries()) write(`wrong${at}`, code);
  const { stdout } = await run(join(project, "node_modules/.bin/tsc"), ["-p", folder], { cwd: folder }).catch(
    (error: { stdout: string }) => error,
  );
  said = stdout.split("\n").filter((line) => /^\S/.test(line));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe("the compiler", () => {
  it.each(Object.keys(RIGHT).map((name, at) => [name, at] as const))("takes %s", (_, at) => {
    expect(said.filter((line) => line.startsWith(`right${at}.ts`))).toEqual([]);
  });

  it.each(Object.entries(WRONG).map(([name, [, words]], at) => [name, words, at] as const))(
    "names the cause in one message, in its first line: %s",
    (_, words, at) => {
      expect(said.filter((line) => line.startsWith(`wrong${at}.ts`))).toEqual([expect.stringContaining(words)]);
    },
  );
});
