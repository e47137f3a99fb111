import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { Folder, ROOT, signalbox } from "./child.ts";
import { hosted } from "./host.ts";

/** mistakes.md has what the command line says to each mistake. Here each is made. */

const HELLO = `import { resource } from "signalbox";
export const hello = resource("/", { represent: () => "hello" });
`;
const APP = `import { resource, Service } from "signalbox";
const hello = resource("/", { represent: () => "hello" });
export default new Service({ resources: { hello } });
`;
const OTHER = { "other.ts": "export type T = number;\nexport const one: T = 1;\n" };

interface Made {
  readonly files?: Readonly<Record<string, string>>;
  readonly line?: readonly string[];
  readonly code: 2 | 3;
  /** What is of the process itself needs one of its own. */
  readonly alone?: true;
  readonly port?: "free" | "taken";
}

const MADE: Readonly<Record<string, Made>> = {
  "Called in another folder": { files: {}, code: 2 },
  "A folder named instead of a file": { files: { "src/app.ts": APP }, line: ["routes", "src"], code: 2 },
  "A resource exported, and no service": { files: { "app.ts": HELLO }, code: 2 },
  "A service exported by another name": {
    files: { "app.ts": `${APP.replace("default", "const shop =")}export const admin = shop;\n` },
    code: 2,
  },
  "A misspelt command": { line: ["rotues"], code: 2 },
  "A misspelt flag": { line: ["serve", "--prot", "80"], code: 2 },
  "A port that is taken": { line: ["serve"], port: "taken", code: 3 },
  "An app that listens by itself": {
    files: {
      "app.ts": `import { serve } from "signalbox/node";\n${APP.replace("export default", "const service =")}
export { service };
await serve(service, { port: Number(process.env["PORT"]) });\n`,
    },
    line: ["serve"],
    port: "free",
    alone: true,
    code: 3,
  },
  "An import without an extension": { files: { "app.ts": 'import "./other";\n', ...OTHER }, code: 3 },
  "An import of .js where the file is .ts": { files: { "app.ts": 'import "./other.js";\n', ...OTHER }, code: 3 },
  "A type imported as a value": {
    files: { "app.ts": 'import { T } from "./other.ts";\nexport const x: T = 1;\n', ...OTHER },
    code: 3,
  },
  "An enum, or other syntax that needs a compiler": { files: { "app.ts": "enum Colour { Red }\n" }, code: 3 },
  "A package that is not installed": { files: { "app.ts": 'import "nonesuch/part";\n' }, code: 3 },
  "A path alias of tsconfig.json": { files: { "app.ts": 'import "@/lib/books";\n' }, code: 3 },
  CommonJS: { files: { "app.ts": 'const { Service } = require("signalbox");\n' }, code: 3 },
  "A resource that cannot work": {
    files: {
      "app.ts": `import { Resource, route, Service } from "signalbox";
class Hello extends Resource {}
export default new Service({ routes: [route("/", Hello)] });
`,
    },
    code: 3,
  },
  "An await that never ends": {
    files: { "app.ts": `${APP}await new Promise(() => undefined);\n` },
    alone: true,
    code: 3,
  },
  "An app that calls process.exit()": { files: { "app.ts": `${APP}process.exit(0);\n` }, alone: true, code: 3 },
  "A whole URL where a path is meant": {
    files: { "app.ts": APP },
    line: ["explain", "GET http://127.0.0.1:8080/books?page=2"],
    code: 2,
  },
};

const page = readFileSync(join(ROOT, "test/cli/mistakes.md"), "utf8");
const ROWS = [...page.matchAll(/^\| (?!Mistake|---)(.+?) +\| `(.+)` +\|$/gm)].map(([, mistake = "", says = ""]) => ({
  mistake,
  says,
}));

const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const each of cleanUp.splice(0)) each();
});

async function portThatIs(state: "free" | "taken"): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as AddressInfo;
  if (state === "taken") cleanUp.push(() => void server.close());
  else await new Promise((done) => server.close(done));
  return String(port);
}

/** What is in angle brackets differs. */
function pattern(says: string): RegExp {
  const parts = says.split(/<[^>]+>/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^signalbox: ${parts.join(".*")}\n$`);
}

describe("a mistake on the command line", () => {
  it("is made below for each row of the page", () => {
    expect(ROWS.map(({ mistake }) => mistake)).toEqual(Object.keys(MADE));
    expect(ROWS.length).toBeGreaterThanOrEqual(10);
  });

  it.each(ROWS)("$mistake: it is told what to do, in one line", async ({ mistake, says }) => {
    const { files = { "app.ts": APP }, line = ["routes"], code, alone = false, port } = MADE[mistake] ?? { code: 2 };
    const folder = new Folder(files);
    cleanUp.push(() => folder.remove());
    const env: Record<string, string> = port === undefined ? {} : { PORT: await portThatIs(port) };
    const ended = await (alone ? signalbox : hosted)(line, { cwd: folder.path, env });
    expect(ended.err).toMatch(pattern(says));
    expect(ended).toMatchObject({ code, out: "" });
  });
});
