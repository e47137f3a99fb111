import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { freshDist } from "../freshDist.mjs";
import { Folder, signalbox as inProcess, ROOT } from "./child.ts";
import { hosted as signalbox } from "./host.ts";

const GREETINGS = "test/cli/apps/greetings.ts";
const LIBRARY = "test/cli/apps/library.ts";

let folder: Folder | undefined;
afterEach(() => {
  folder?.remove();
  folder = undefined;
});

function inFolder(files: Readonly<Record<string, string>>): { readonly cwd: string } {
  folder = new Folder(files);
  return { cwd: folder.path };
}

/** One resource, in as few words as possible, without types. */
const PLAIN = `import { Resource, route, Service } from "signalbox";
class Hello extends Resource { represent() { return "hello"; } }
export const service = new Service({ routes: [route("/", Hello)] });
`;

describe("signalbox", () => {
  it("tells its commands and its version", async () => {
    const { code, out } = await inProcess(["--help"]);
    expect(code).toBe(0);
    for (const name of ["serve", "routes", "openapi", "client", "graph", "explain", "check", "diff", "postgres"])
      expect(out).toContain(`  ${name} `);
    expect(await signalbox([])).toEqual({ code, out, err: "" });
    expect((await inProcess(["--version"])).out).toMatch(/^\d+\.\d+\.\d+\S*\n$/);
  });

  it("ends its process with the code, and leaves its output to the one who reads it", async () => {
    expect(await inProcess(["rotues"])).toEqual({
      code: 2,
      out: "",
      err: 'signalbox: there is no command "rotues". Did you mean signalbox routes?\n',
    });
    expect((await inProcess(["routes", GREETINGS])).out).toBe((await signalbox(["routes", GREETINGS])).out);
  });

  it.runIf(existsSync("/dev/full"))("says in one line that its output cannot be written, if that can be", () => {
    freshDist();
    const ended = (line: string) =>
      spawnSync("sh", ["-c", `"$0" dist/cli/main.js ${line}`, process.execPath], { cwd: ROOT, encoding: "utf8" });
    expect(ended(`routes ${GREETINGS} > /dev/full`)).toMatchObject({
      status: 3,
      stderr: "signalbox: the output is not written: ENOSPC: no space left on device, write. Write it elsewhere.\n",
    });
    expect(ended("rotues 2> /dev/full")).toMatchObject({ status: 2, stdout: "" });
  });

  it.each(["serve", "routes", "openapi", "client", "graph", "explain", "check", "diff"])(
    "helps with %s",
    async (name) => {
      const { code, out, err } = await signalbox([name, "--help"]);
      expect({ code, err }).toEqual({ code: 0, err: "" });
      expect(out).toMatch(new RegExp(`^signalbox ${name}: .+\n\nUsage  signalbox ${name} `));
      expect(out).toContain("--json");
      expect((await signalbox(["help", name])).out).toBe(out);
    },
  );

  it.each<[readonly string[], string]>([
    [["rotues"], 'there is no command "rotues". Did you mean signalbox routes?'],
    [["frobnicate"], 'there is no command "frobnicate". There are serve, routes'],
    [["routes", "--jsno"], "routes has no flag --jsno. Did you mean --json?"],
    [["routes", "--colour"], "routes has no flag --colour. See signalbox routes --help."],
    [["serve", "--port"], "--port needs a value. Write --port N."],
    [["serve", "--port", "70000", GREETINGS], '--port is "70000". Give a whole number from 0 to 65535.'],
    [["serve", "--workers", "none", GREETINGS], '--workers is "none". Give a whole number from 1 to 999, or auto.'],
    [["routes", "--json=yes"], "--json takes no value. Write --json alone."],
    [["routes", GREETINGS, "more"], 'routes does not take "more". See signalbox routes --help.'],
    [["graph", "--format", "png"], '--format is "png". Give text or svg or mermaid.'],
    [["graph", "--format", "svg", "-o", "x.mmd"], "--format svg and --out x.mmd contradict each other. Leave one of"],
    [["graph", "--json", "--format", "svg"], "--json and --format svg contradict each other. Leave one of them out"],
    [["graph", "--json", "--out", "x.svg"], "--json and --out x.svg contradict each other. Leave one of them out"],
    [["openapi", "--yaml", "--json"], "--yaml and --json contradict each other. Leave one of them out, or change it."],
    [["openapi", "--yaml", "--out", "a.json"], "--yaml and --out a.json contradict each other. Leave one of them out"],
    [["openapi", "--json", "--out", "a.yml"], "--json and --out a.yml contradict each other. Leave one of them out"],
    [["openapi", "--check", "--yaml"], "--yaml and --out openapi.json contradict each other. Leave one of them out"],
    [["graph", GREETINGS, "Farewell"], "there is no resource Farewell. There are Greeting (/greetings/{name})."],
    [["graph", GREETINGS, "PUT Greeting"], "Greeting does not allow PUT. It allows GET, HEAD, DELETE, OPTIONS."],
    [["explain", GREETINGS], "there is no request to explain. Write it as in:"],
    [["explain", GREETINGS, "GET books"], '"GET books" is not a request. Write it as in:'],
    [["explain", GREETINGS, "/", "-H", "Accept"], '"Accept" is not a header field. Write it as in:'],
    [["check", "--requests", "0"], '--requests is "0". Give a whole number from 1 to'],
    [["check", "--writes", "3"], "--writes belongs to --races. Write --races as well, or leave --writes out."],
    [["routes", "nowhere.ts"], "there is no file nowhere.ts. Name the file that exports the service."],
    [["routes"], "there is no app.ts or app.js here, nor in src. Name the file"],
  ])("refuses %j in one line with the remedy", async (args, said) => {
    const { code, out, err } = await signalbox(args);
    expect(err).toContain(`signalbox: ${said}`);
    expect(err.trimEnd().split("\n")).toHaveLength(1);
    expect({ code, out }).toEqual({ code: 2, out: "" });
  });
});

describe("an app file", () => {
  it("may be JavaScript, and is found where it usually is", async () => {
    const { code, out } = await signalbox(["routes"], inFolder({ "src/app.js": PLAIN }));
    expect({ code, out }).toEqual({
      code: 0,
      out: "Methods    Pattern  Resource  Callbacks\nGET, HEAD  /        Hello     represent\n",
    });
  });

  it("is asked for a service", async () => {
    const { code, err } = await signalbox(["routes"], inFolder({ "app.mjs": "export const limit = 42;\n" }));
    expect(err).toBe(
      "signalbox: app.mjs exports no service (it exports only limit). Write in it: export default new Service({ routes: […] })\n",
    );
    expect(code).toBe(2);
  });

  it.each([
    ["throws", "throw new Error('no database\\nat all');", "app.ts does not load: no database (app.ts:1). Run it"],
    ["cannot be read", "export const x: = 1;", "(app.ts:1). Fix that line."],
    ["cannot be stripped", "\nenum Colour { Red }", "(app.ts:2). Types are only stripped: write an object for an enum"],
    ["imports what is not there", 'import "nonesuch";', "Install it: npm install nonesuch"],
    [
      "imports by an alias of tsconfig.json",
      'import "@app/books.ts";',
      "Path aliases of tsconfig.json are not resolved",
    ],
    ["imports from its base URL", 'import "books/read.ts";', "Path aliases of tsconfig.json are not resolved"],
    ["imports what its package does not name", 'import "#lib/books";', 'Name it in "imports" of that package.json.'],
    ["names a file by another ending", 'import "./other.js";', "Import it with its own extension, .ts"],
    ["takes a type for a value", 'import { T } from "./other.ts"; export const x: T = 1;', "write import type"],
    [
      "mounts what cannot work",
      'import { Resource, route, Service } from "signalbox";\nclass Hello extends Resource {}\nexport default new Service({ routes: [route("/", Hello)] });',
      "app.ts does not load: NO_REPRESENT: Hello: ",
    ],
  ])("that %s is told of in one line", async (_what, text, said) => {
    const where = inFolder({
      "app.ts": `${text}\n`,
      "other.ts": "export type T = number;\n",
      "books/read.ts": "",
      "tsconfig.json": '{ "compilerOptions": { "baseUrl": ".", "paths": { "@app/*": ["./*"] } } }',
    });
    const { code, out, err } = await signalbox(["routes"], where);
    expect(err).toContain(said);
    expect(err.trimEnd().split("\n")).toHaveLength(1);
    expect({ code, out }).toEqual({ code: 3, out: "" });
  });

  it("that throws is told of with its stack, where that is asked for", async () => {
    const where = inFolder({ "app.ts": "const x: number = 1;\n\nthrow new Error(`${x}`);\n" });
    expect((await signalbox(["routes", "--stack"], where)).err).toMatch(/app\.ts:3:7/);
  });

  // docs/cli.md: 1 is a finding, and 0 is success. What ends a process by itself is neither.
  it.each([
    [
      "throws in a timer",
      "setTimeout(() => { throw new Error('late'); }, 1); await new Promise(() => {});",
      "app.mjs does not load: late (app.mjs:4).",
    ],
    [
      "rejects, and nothing handles it",
      "Promise.reject(new Error('no one'));",
      "app.mjs does not load: no one (app.mjs:4).",
    ],
    ["ends the process", "process.exit(0);", "app.mjs ends the process with 0 while it loads. Throw an error instead"],
    [
      "exports what is never there",
      "export default new Promise(() => {});",
      "app.mjs never finishes loading. It awaits",
    ],
    ["exports what is rejected", "export default Promise.reject(new Error('down'));", "app.mjs does not load: down ("],
  ])("that %s exits with 3, and with a line that names it", async (_what, text, said) => {
    const where = inFolder({ "app.mjs": `${PLAIN}${text}\n` });
    for (const line of [["check"], ["openapi", "--check"]]) {
      const { code, out, err } = await inProcess(line, where);
      expect(err).toContain(`signalbox: ${said}`);
      expect(err.trimEnd().split("\n")).toHaveLength(1);
      expect({ code, out }).toEqual({ code: 3, out: "" });
    }
  });

  it.each([
    [
      "throws in a timer",
      "setTimeout(() => { throw new Error('late'); }, 1); await new Promise(() => {})",
      "app.mjs threw outside of a request: late (app",
    ],
    ["ends the process", "process.exit(0)", "app.mjs ends the process with 0 while its service runs. Throw"],
    [
      "waits for ever",
      "await new Promise(() => {})",
      "the service of app.mjs waits for something that does not come. Look",
    ],
  ])("whose start hook %s exits with 3, too", async (_what, text, said) => {
    const app = PLAIN.replace("routes:", `start: async () => { ${text}; }, routes:`);
    const { code, out, err } = await inProcess(["explain", "GET /"], inFolder({ "app.mjs": app }));
    expect(err).toContain(`signalbox: ${said}`);
    expect({ code, out }).toEqual({ code: 3, out: "" });
  });

  it("that handles what is thrown in its timers goes on", async () => {
    const app = `process.on("uncaughtException", () => {});
setTimeout(() => { throw new Error("late"); }, 1);
await new Promise((done) => setTimeout(done, 50));
${PLAIN}`;
    expect(await inProcess(["routes"], inFolder({ "app.mjs": app }))).toMatchObject({ code: 0, err: "" });
  });

  it("may print what it likes: the result alone is on the standard output", async () => {
    const prints = `console.log("connected"); process.stdout.write("to the database\\n");\n`;
    const { code, out, err } = await inProcess(["routes", "--json"], inFolder({ "app.mjs": `${prints}${PLAIN}` }));
    expect(JSON.parse(out)).toMatchObject([{ pattern: "/" }]);
    expect({ code, err }).toEqual({ code: 0, err: "connected\nto the database\n" });
  });

  it("may keep its process alive", async () => {
    const { code } = await inProcess(["routes"], inFolder({ "app.mjs": `${PLAIN}setInterval(() => {}, 1000);\n` }));
    expect(code).toBe(0);
  });
});

describe("routes", () => {
  it("lists methods, patterns, classes and callbacks", async () => {
    const { out } = await signalbox(["routes", GREETINGS], { env: { COLUMNS: "90" } });
    expect(out).toBe(`Methods            Pattern            Resource  Callbacks
GET, HEAD, DELETE  /greetings/{name}  Greeting  resourceExists, generateEtag,
                                                deleteResource, represent, describe
`);
  });

  it("has colours only where they are wanted", async () => {
    expect((await signalbox(["routes", GREETINGS], { env: { FORCE_COLOR: "1" } })).out).toContain("\u001B[1mMethods");
    const both = await signalbox(["routes", GREETINGS], { env: { FORCE_COLOR: "1", NO_COLOR: "1" } });
    expect(both.out).not.toContain("\u001B");
  });

  it("gives machines the statuses of each method, too", async () => {
    const { out } = await signalbox(["routes", GREETINGS, "--json"]);
    expect(JSON.parse(out)).toMatchObject([
      {
        methods: ["GET", "HEAD", "DELETE"],
        pattern: "/greetings/{name}",
        statuses: { GET: expect.arrayContaining([200, 304, 404]), DELETE: expect.arrayContaining([204, 404]) },
      },
    ]);
  });
});

describe("diff", () => {
  it("exits with 1 for a breaking change, between files or apps, and with 2 for what is no document", async () => {
    const described = PLAIN.replace("represent()", 'describe() { return { get: { summary: "Read" } }; } represent()');
    const where = inFolder({
      "old.mjs": described,
      "new.mjs": described.replace("represent()", "withinRateLimit() { return true; } represent()"),
      "empty.json": "{}",
    });
    for (const name of ["old", "new"]) await signalbox(["openapi", `${name}.mjs`, "--out", `${name}.json`], where);
    const { code, out } = await signalbox(["diff", "old.json", "new.json"], where);
    expect([code, out]).toEqual([1, "    1 breaking\n      429: came (decided at B13a)\n        GET /\n    0 other\n"]);
    expect((await signalbox(["diff", "old.mjs", "new.mjs"], where)).out).toContain("429: came (withinRateLimit)");
    expect(await signalbox(["diff", "new.json", "old.json", "--json"], where)).toMatchObject({
      code: 0,
      out: expect.stringContaining('"what": "went"'),
    });
    expect(await signalbox(["diff", "empty.json", "new.json"], where)).toMatchObject({
      code: 2,
      err: "signalbox: empty.json is no OpenAPI document. Name a file that signalbox openapi has written.\n",
    });
    expect((await signalbox(["diff", "old.json"], where)).code).toBe(2);
  });
});

describe("openapi", () => {
  it("prints the document with the package's name, or the app's own", async () => {
    const { out } = await signalbox(["openapi", GREETINGS]);
    expect(JSON.parse(out)).toMatchObject({ info: { title: "signalbox" }, paths: { "/greetings/{name}": {} } });
    expect((await signalbox(["openapi", LIBRARY, "--yaml"])).out).toMatch(/^openapi: .*\ninfo:\n {2}title: Library\n/);
  });

  it("writes it, finds it current, and says where it is not", async () => {
    const where = inFolder({ "app.ts": readFileSync(join(import.meta.dirname, "apps/greetings.ts"), "utf8") });
    expect(await signalbox(["openapi", "--check"], where)).toMatchObject({
      code: 1,
      err: "signalbox: openapi.json is not there. Write it again: signalbox openapi --out openapi.json\n",
    });
    expect((await signalbox(["openapi", "app.ts", "--check", "-o", "my api.json"], where)).err).toContain(
      "Write it again: signalbox openapi app.ts --out 'my api.json'\n",
    );
    expect(await signalbox(["openapi", "--out", "openapi.json"], where)).toMatchObject({ code: 0, out: "" });
    expect(await signalbox(["openapi", "--check"], where)).toMatchObject({ code: 0, err: "" });
    const document = JSON.parse(readFileSync(join(where.cwd, "openapi.json"), "utf8"));
    folder?.write("openapi.json", JSON.stringify(document));
    expect((await signalbox(["openapi", "--check"], where)).code).toBe(0);

    document.paths["/greetings/{name}"].get.summary = "Something else";
    folder?.write("openapi.json", JSON.stringify(document));
    const { code, err } = await signalbox(["openapi", "--check"], where);
    expect(code).toBe(1);
    expect(err).toContain("  differs at /paths/~1greetings~1{name}/get/summary\n");
    const { out } = await signalbox(["openapi", "--check", "--json"], where);
    expect(JSON.parse(out)).toMatchObject({ current: false, changed: ["/paths/~1greetings~1{name}/get/summary"] });
  });

  it("writes and checks YAML", async () => {
    const where = inFolder({ "app.ts": readFileSync(join(import.meta.dirname, "apps/greetings.ts"), "utf8") });
    await signalbox(["openapi", "-o", "openapi.yaml"], where);
    expect(readFileSync(join(where.cwd, "openapi.yaml"), "utf8")).toMatch(/^openapi: /);
    expect((await signalbox(["openapi", "-o", "openapi.yaml", "--check"], where)).code).toBe(0);
    const asJson = await signalbox(["openapi", "-o", "openapi.yaml", "--check", "--yaml", "--json"], where);
    expect(JSON.parse(asJson.out)).toMatchObject({ current: true });
  });
});

describe("client", () => {
  it("prints the types of a client, writes them, and finds them out of date", async () => {
    const where = inFolder({ "app.ts": readFileSync(join(import.meta.dirname, "apps/greetings.ts"), "utf8") });
    const { code, out } = await signalbox(["client"], where);
    expect(code).toBe(0);
    expect(out).toContain('readonly "/greetings/{name}": {');
    expect(out).not.toContain("statuses");
    expect(await signalbox(["client", "--check"], where)).toMatchObject({
      code: 1,
      err: "signalbox: api.d.ts is not there. Write it again: signalbox client --out api.d.ts\n",
    });
    expect((await signalbox(["client", "app.ts", "--check"], where)).err).toContain(
      "Write it again: signalbox client app.ts --out api.d.ts\n",
    );
    await signalbox(["client", "--out", "api.d.ts"], where);
    expect(readFileSync(join(where.cwd, "api.d.ts"), "utf8")).toBe(out);
    expect((await signalbox(["client", "--check"], where)).code).toBe(0);
    folder?.write("api.d.ts", out.replace("Refusal<404>", "Refusal<410>"));
    expect(await signalbox(["client", "--check", "--json"], where)).toMatchObject({
      code: 1,
      out: expect.stringContaining('"current": false'),
    });
    // A module can hold values, too: the statuses, for a client that is held to them.
    await signalbox(["client", "--out", "api.ts"], where);
    expect(readFileSync(join(where.cwd, "api.ts"), "utf8")).toContain('"/greetings/{name}": { GET: [');
  });
});

describe("graph", () => {
  it("needs no app for the whole graph", async () => {
    const { code, out } = await signalbox(["graph"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^B13 {2}.+\? +yes \w+, no 503 Service Unavailable\n/);
    expect((await signalbox(["graph", "--format", "svg"])).out).toMatch(/^<svg [^]*<\/svg>\n$/);
    expect((await signalbox(["graph", "-f", "mermaid"])).out).toMatch(/^flowchart TD\n/);
    expect(JSON.parse((await signalbox(["graph", "--json"])).out)[0]).toMatchObject({ id: "B13", no: 503 });
  });

  it("draws one resource's plan", async () => {
    const { out } = await signalbox(["graph", GREETINGS, "Greeting"]);
    expect(out).toMatch(/^GET: 200, 304, [^]*\nHEAD: 200, [^]*\nDELETE: 200, 204, /);
    expect((await signalbox(["graph", GREETINGS, "DELETE /greetings/{name}"])).out).toMatch(/^DELETE: /);
    const [plan] = JSON.parse((await signalbox(["graph", GREETINGS, "GET Greeting", "--json"])).out);
    expect(plan).toMatchObject({
      method: "GET",
      nodes: expect.arrayContaining([expect.objectContaining({ id: "G7" })]),
    });
  });

  it.each([
    ["graph", "GET /", "hello.svg"],
    ["openapi", "app.mjs", "openapi.json"],
    ["client", "app.mjs", "api.d.ts"],
  ])("%s makes the folder of --out, and says in one line what it cannot write", async (name, argument, file) => {
    const where = inFolder({ "app.mjs": PLAIN, "taken.txt": "" });
    const path = `made/for/${file}`;
    expect(await signalbox([name, argument, "--out", path], where)).toMatchObject({ code: 0, out: "" });
    expect(existsSync(join(where.cwd, path))).toBe(true);
    const { code, err } = await signalbox([name, argument, "--out", `taken.txt/${file}`], where);
    expect([code, err.split("\n").length]).toEqual([3, 2]);
    expect(err).toMatch(/^signalbox: taken\.txt\/\S+ is not written: .+\. Give --out another file\.\n$/);
    expect((await signalbox([name, argument, "--out", "made"], where)).code).toBe(3);
  });

  it("writes a file in the format of its name", async () => {
    const where = inFolder({ "app.mjs": PLAIN });
    expect((await signalbox(["graph", "GET /", "--out", "hello.svg"], where)).err).toBe("written hello.svg\n");
    expect(readFileSync(join(where.cwd, "hello.svg"), "utf8")).toContain("Hello, GET /");
    await signalbox(["graph", "Hello", "-o", "hello.mmd"], where);
    expect(readFileSync(join(where.cwd, "hello.mmd"), "utf8")).toMatch(/^flowchart TD/);
  });
});

describe("explain", () => {
  it("shows the trace to a status", async () => {
    const { code, out } = await signalbox(["explain", GREETINGS, "GET /greetings/eve"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^GET \/greetings\/eve {2}Greeting at \/greetings\/\{name\}\n├─ /);
    expect(out).toMatch(/\n├─ G7 {3}Does the resource exist\? +no {2}→ I7 +\[resourceExists\]\n/);
    expect(out).toContain("\n└─ 404 Not Found");
    expect(out).toContain("\nG7 decided it: Does the resource exist? no  [resourceExists]\n");
  });

  it("takes fields, in as many words as one likes", async () => {
    const fields = ["-H", 'If-None-Match: "1"', "-H", "Accept: text/csv", "-H", "accept: */*"];
    expect((await signalbox(["explain", GREETINGS, "GET", "/greetings/ada", ...fields])).out).toContain("└─ 304 ");
  });

  it("stops before anything acts", async () => {
    const { out } = await signalbox(["explain", GREETINGS, "DELETE /greetings/ada"]);
    expect(out).toMatch(/└─ M20 .+ \[deleteResource\] not called\n {8}/);
  });

  it("gives machines all of it", async () => {
    const { out } = await signalbox(["explain", GREETINGS, "/greetings/ada", "--json"]);
    expect(JSON.parse(out)).toMatchObject({ method: "GET", status: 200, resource: "Greeting" });
  });
});

describe("check", () => {
  it("finds nothing in the reference service", async () => {
    const { code, out, err } = await signalbox(["check", LIBRARY]);
    expect(out).toMatch(/^5000 requests to 7 paths of Library \(seed 1, [\d.]+ s\)\n {4}0 undocumented/);
    expect(out).toContain("\n    0 never drawn");
    expect({ code, err }).toEqual({ code: 0, err: "" });
  });

  it("finds a callback that halts with a status that is not declared", async () => {
    const { code, out } = await signalbox(["check", "test/cli/apps/lie.ts", "--requests", "400"]);
    expect(out).toMatch(/GET \/health: (?:423|500), /);
    expect(out).toContain("signalbox explain test/cli/apps/lie.ts 'GET /health'");
    expect(code).toBe(1);
  });

  it("finds a response that differs from its model, and says where, in production too", async () => {
    const app = `import { resource, Service } from "signalbox";
const Book = {
  modelJsonSchema: () => ({ $id: "Book", type: "object", properties: { year: { type: "integer" } } }),
  validate: (value) =>
    typeof value.year === "number" ? { value } : { issues: [{ message: "expected a number", path: ["year"] }] },
};
const book = resource("/book", { GET: { summary: "Read it", response: Book, represent: () => ({ year: "1987" }) } });
export default new Service({ resources: { book }, onError: () => undefined });
`;
    const where = { ...inFolder({ "app.mjs": app }), env: { NODE_ENV: "production" } };
    const { code, out } = await inProcess(["check", "-n", "50"], where);
    expect(out).toContain("GET /book: 500, it differs from its model: /year: expected a number (");
    expect(code).toBe(1);
  });

  it("gives machines the report", async () => {
    expect((await signalbox(["check", GREETINGS])).out).toMatch(/^5000 requests to 1 path of /);
    const { code, out } = await signalbox(["check", GREETINGS, "-n", "300", "--seed", "3", "--json"]);
    expect(JSON.parse(out)).toMatchObject({ requests: 300, seed: 3, undocumented: [] });
    expect(code).toBe(JSON.parse(out).holds ? 0 : 1);
  });

  it("finds writes that are lost, and none where the write compares the version", async () => {
    const lost = await signalbox(["check", "test/cli/apps/desk-overwriting.ts", "--races", "--writes", "5"]);
    expect(lost.out).toMatch(/^\d+ requests to signalbox, 5 writes at once \(seed 1, [\d.]+ s\)\n {4}2 tried/);
    expect(lost.out).toContain(`
    2 races: more than one of the writes with one tag succeeded
      PUT /tickets/{id}: 5 of 5 writes with If-Match "1" at once succeeded
        PUT /tickets/1 -H `);
    expect(lost.out).toMatch(/signalbox check test\/cli\/apps\/desk-overwriting.ts --races --seed 1 --writes 5\n$/);
    expect(lost).toMatchObject({ code: 1, err: "" });
    const kept = await signalbox(["check", "test/cli/apps/desk-optimistic.ts", "--races"]);
    expect(kept.out).toContain("\n      PUT /tickets/{id}: 3 times at once, ");
    expect(kept.out).toMatch(/\n {4}0 races: .*\nNo lost write was found.\n$/s);
    expect(kept).toMatchObject({ code: 0, err: "" });
    const told = await signalbox(["check", GREETINGS, "--races", "--json"]);
    expect(JSON.parse(told.out)).toMatchObject({ untried: [{ operation: "DELETE /greetings/{name}" }], holds: false });
    expect(told.code).toBe(1);
  });

  it("has no race to look for where no operation takes If-Match", async () => {
    const app = `import { resource, Service } from "signalbox";
const book = resource("/book", { GET: { summary: "Read it", represent: () => ({}) } });
export default new Service({ resources: { book } });
`;
    const { code, err } = await signalbox(["check", "--races"], inFolder({ "app.mjs": app }));
    expect(err).toBe(
      "signalbox: no operation of the document is protected by If-Match. Give a resource that PUT, PATCH or DELETE changes a generateEtag.\n",
    );
    expect(code).toBe(2);
  });

  it("has nothing to check where nothing is described", async () => {
    const { code, err } = await signalbox(["check"], inFolder({ "app.mjs": PLAIN }));
    expect(err).toBe(
      "signalbox: the document has no operation to check. Write a literal without document: false, or give a class a describe().\n",
    );
    expect(code).toBe(2);
  });
});
