import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as citations from "../scripts/checks/citations.mjs";
import * as docs from "../scripts/checks/docs.mjs";
import * as format from "../scripts/checks/format.mjs";
import * as layers from "../scripts/checks/layers.mjs";
import * as lengths from "../scripts/checks/lengths.mjs";
import * as lint from "../scripts/checks/lint.mjs";
import * as lock from "../scripts/checks/lock.mjs";
import * as methods from "../scripts/checks/methods.mjs";
import * as owners from "../scripts/checks/owners.mjs";
import * as packed from "../scripts/checks/package.mjs";
import { absentFiles } from "../scripts/checks/packedFiles.mjs";
import * as patterns from "../scripts/checks/patterns.mjs";
import { unnamedTypes } from "../scripts/checks/publicTypes.mjs";
import * as size from "../scripts/checks/size.mjs";
import * as tests from "../scripts/checks/tests.mjs";
import * as types from "../scripts/checks/types.mjs";
import { unlessUnchanged } from "../scripts/checks/unchanged.mjs";
import * as unused from "../scripts/checks/unused.mjs";
import * as words from "../scripts/checks/words.mjs";
import { LONG_HANG } from "./bounds.mjs";
import { freshDist } from "./freshDist.mjs";

const project = fileURLToPath(new URL("..", import.meta.url));
const manifest = { name: "signalbox", version: "0.0.0", type: "module", license: "MIT", files: ["dist"] };

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "checks-"));
  plant({ "package.json": JSON.stringify(manifest) });
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

/** A build such as the project's, of one part. */
const builds = {
  "tsconfig.json": JSON.stringify({ files: [], references: [{ path: "./src" }] }),
  "src/tsconfig.json": JSON.stringify({
    extends: "../tsconfig.base.json",
    compilerOptions: { rootDir: ".", outDir: "../dist", tsBuildInfoFile: "../.cache/src.tsbuildinfo" },
  }),
};

/** Puts files into the tree under test. */
function plant(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** Gives the tree the project's own tools and the configuration of one of them. */
function equip(...configurations: string[]): void {
  symlinkSync(join(project, "node_modules"), join(root, "node_modules"));
  for (const path of configurations) cpSync(join(project, path), join(root, path), { recursive: true });
}

const lines = (count: number) => "// a line\n".repeat(count);

describe("methods", () => {
  it("passes a method by its name, what a resource allows, and words about methods", () => {
    plant({
      "src/http/method.ts": 'export const METHODS = ["GET", "HEAD"];\n',
      "src/graph/a.ts":
        'const isPost = method === "POST" && creates;\nconst remedy = \'"PUT", "DELETE"\';\n// ["GET", "HEAD"]\n',
      "src/testing/b.ts": 'override readonly allowedMethods = ["GET", "HEAD", "DELETE"];\n',
      "src/testing/c.ts": 'ask("GET", path);\nask("HEAD", path);\n',
      "src/http/a.test.ts": 'for (const method of ["PUT", "PATCH"]) it(method);\n',
    });
    expect(methods.check(root)).toEqual([]);
  });

  it.each([
    ["a list", 'const WRITES = ["PUT", "PATCH"];'],
    ["a list over lines", 'const WRITES = new Set([\n  "PUT", // replaces\n  "PATCH",\n]);'],
    ["a condition", 'if (method === "GET" || method === "HEAD") return;'],
    ["its contrary", 'if (method !== "GET" && request.method !== "HEAD") return;'],
    ["a type", 'type Verb = "get" | "head";'],
  ])("refuses %s", (_what, code) => {
    plant({ "src/graph/a.ts": `const before = 1;\n${code}\n` });
    expect(methods.check(root)).toEqual([
      expect.stringMatching(/^src\/graph\/a\.ts:[23] lists methods; give them a property in src\/http\/method\.ts/),
    ]);
  });
});

describe("patterns", () => {
  const faultsOf = (code: string) => {
    plant({ "src/http/a.ts": `export const before = 1;\nexport const a = ${code};\n` });
    return patterns.check(root);
  };

  it.each([
    String.raw`/^"(?:[^"\\\\]|\\\\.)*"$/`,
    String.raw`/-?(?:\d{1,12}\.\d{1,3}|\d{1,15})/y`,
    String.raw`/^(?:[a-z]{1,8}(?:-[a-z0-9]{1,8})*|\*)$/`,
    String.raw`/\{([^{}*]+)(\*?)\}/g`,
    "/[^a]+|b/g",
    "/, (?=[^,]*$)/",
    "/(?<=,) /",
    "/^(?:a+b)+$/",
    "/(?:ab|ac)*d/y",
  ])("passes %s", (expression) => {
    expect(faultsOf(expression)).toEqual([]);
  });

  it.each([
    ["/ +$/", "polynomial"],
    ["/<([^>]*)>/g", "polynomial"],
    [String.raw`/\s*,\s*/`, "polynomial"],
    ["/^a*a*b/", "polynomial"],
    ["/^(.*)a(.*)b$/", "polynomial"],
    ["/a(?:[^b]*b)?/g", "polynomial"],
    ["/(?=a*)b/", "polynomial"],
    ["/(?:a|a)*b/", "exponential"],
    ["/^(?:a+)+$/", "exponential"],
    [String.raw`/^"((?:\\["\\]|[^"])*)"/`, "exponential"],
  ])("refuses %s, which takes %s time", (expression, growth) => {
    expect(faultsOf(expression)).toEqual([
      `src/http/a.ts:2 ${expression} takes ${growth} time on some texts: no two of its loops may read the same characters, nor one in two ways`,
    ]);
  });

  it.each([
    ["/^(?:a*)*$/", "/^(?:a*)*$/ cannot be judged: it repeats what may be empty: (?:a*)*"],
    [String.raw`/(a)\1/`, String.raw`/(a)\1/ cannot be judged: it refers back: \1`],
    ["/(?<=a*)b/", "/(?<=a*)b/ cannot be judged: it looks far behind: (?<=a*)"],
    ["new RegExp(`${before}+$`)", "new RegExp is not known before it runs: write a literal"],
  ])("refuses %s, which cannot be judged", (expression, fault) => {
    expect(faultsOf(expression)).toEqual([`src/http/a.ts:2 ${fault}`]);
  });

  it("passes what is excused, and refuses an excuse that nothing needs", () => {
    plant({ "src/debug/debug.ts": String.raw`export const a = /\/+$/;` });
    expect(patterns.check(root)).toEqual([]);
    plant({ "src/debug/debug.ts": "export const a = /b/;\n" });
    expect(patterns.check(root)).toEqual([
      String.raw`scripts/checks/patterns.mjs excuses /\/+$/ of src/debug/debug.ts for nothing`,
    ]);
  });
});

describe("citations", () => {
  /** A number that leads nowhere. It stands apart from its word, so that the check does not find it in this file. */
  const lost = Number("99");
  const pages = {
    "docs/rulings.md": '<a id="ruling-12"></a>\n\n## 12. HEAD\n\nTests: [x](../test/x.test.ts)\n',
    "docs/graph.md": '| <a id="B13a"></a>B13a | Within the rate limit? |\n',
    "docs/corner-cases.md": '| <a id="C13"></a>C13 | PUT | 412 | [x](../test/x.test.ts) |\n',
    "docs/decisions/0008-one-timer.md": "# 8. One timer\n",
  };
  const cites = 'it("C13 is 412 (ruling 12)");\n';

  it("passes what leads to a page", () => {
    plant({
      ...pages,
      "src/walk/a.ts": `// Ruling 12, decision 8, and B13a.\nconst C${lost} = 1;\n`,
      "test/x.test.ts": cites,
      "README.md":
        "# A service\n\n[ruling 12](docs/rulings.md#ruling-12), [this](#a-service), [law](https://example.com/x#y)\n",
    });
    expect(citations.check(root)).toEqual([]);
  });

  it.each([
    [
      "src/walk/a.ts",
      `/** A comment.\n * Ruling ${lost}. */`,
      `src/walk/a.ts:2 cites ruling ${lost}, which is not in docs/rulings.md`,
    ],
    [
      "src/walk/a.ts",
      `// rulings 12 and ${lost}`,
      `src/walk/a.ts:1 cites ruling ${lost}, which is not in docs/rulings.md`,
    ],
    ["src/walk/a.ts", "// decision 9", "src/walk/a.ts:1 cites decision 9, which is not in docs/decisions/"],
    [
      "src/walk/a.ts",
      "// as B13z says",
      "src/walk/a.ts:1 cites B13z, which is not in docs/graph.md or docs/corner-cases.md",
    ],
    ["test/a.ts", `it("ruling ${lost}");`, `test/a.ts:1 cites ruling ${lost}, which is not in docs/rulings.md`],
    [
      "test/a.ts",
      `it("C${lost} is 412");`,
      `test/a.ts:1 cites C${lost}, which is not in docs/graph.md or docs/corner-cases.md`,
    ],
    ["docs/a.md", "See corner case R3.", "docs/a.md:1 cites R3, which is not in docs/graph.md or docs/corner-cases.md"],
    ["docs/a.md", "[x](b.md)", "docs/a.md:1 links to b.md, which is not there"],
    ["docs/a.md", "See `src/walk/lost.ts`.", "docs/a.md:1 names src/walk/lost.ts, which is not there"],
    ["docs/a.md", "[x](rulings.md#ruling-99)", "docs/a.md:1 links to rulings.md#ruling-99, which is not there"],
  ])("refuses in %s what leads nowhere: %s", (path, text, fault) => {
    plant({ ...pages, "test/x.test.ts": cites, [path]: `${text}\n` });
    expect(citations.check(root)).toEqual([fault]);
  });

  it("refuses a corner case that its test does not cite, and a ruling without a test", () => {
    plant({ ...pages, "test/x.test.ts": "", "docs/rulings.md": '<a id="ruling-12"></a>\n\n## 12. HEAD\n' });
    expect(citations.check(root)).toEqual([
      "docs/rulings.md names no test for ruling 12",
      "test/x.test.ts does not cite corner case C13, as docs/corner-cases.md says",
    ]);
  });

  it("lets what is not built yet go without a test", () => {
    plant({
      "docs/rulings.md": '<a id="ruling-12"></a>\n\n## 12. HEAD\n\n_Not built yet._\n',
      "docs/corner-cases.md":
        '| <a id="C13"></a>C13 | PUT | 412 | not built yet |\n| <a id="C14"></a>C14 | PUT | 412 | |\n',
    });
    expect(citations.check(root)).toEqual(["docs/corner-cases.md names no test for corner case C14"]);
  });

  it("refuses what is said not to be built, and has a test", () => {
    plant({
      "docs/corner-cases.md": '| <a id="C13"></a>C13 | PUT | 412 | not built yet |\n',
      "test/x.test.ts": 'it("C13 is 412");\n',
    });
    expect(citations.check(root)).toEqual([
      "test/x.test.ts cites corner case C13, which docs/corner-cases.md says is not built yet",
    ]);
  });
});

describe("layers", () => {
  it("passes a tree whose imports fall", () => {
    plant({
      "src/index.ts": 'export { a } from "./http/a.ts";\n',
      "src/http/a.ts": 'export { b } from "./b.ts";\n',
      "src/http/b.ts": "export const b = 1;\n",
      "src/graph/c.ts": 'import { a } from "../http/a.ts";\nimport type { D } from "../resource/d.ts";\n',
      "src/resource/d.ts": 'import { parse } from "some-package";\n',
      "src/runtime/node.ts": 'import http from "node:http";\nimport { c } from "../graph/c.ts";\n',
      "src/client/e.ts":
        'import type { A } from "../http/a.ts";\nexport type * from "../http/b.ts";\nimport { f } from "./f.ts";\n',
      "src/client/f.ts": "export const f = 1;\n",
      "src/http/a.test.ts": 'import { c } from "../graph/c.ts";\nimport "signalbox";\n',
    });
    expect(layers.check(root)).toEqual([]);
  });

  it.each([
    ["an upward import", "src/http/a.ts", 'import { b } from "../graph/b.ts";', "graph is not below http"],
    ["a type", "src/http/a.ts", 'import type { B } from "../graph/b.ts";', "graph is not below http"],
    ["an export", "src/http/a.ts", 'export * from "../graph/b.ts";', "graph is not below http"],
    ["a list of names", "src/http/a.ts", 'import {\n  b,\n  c,\n} from "../graph/b.ts";', "graph is not below http"],
    ["an import for its effect", "src/http/a.ts", 'import "../graph/b.ts";', "graph is not below http"],
    ["a dynamic import", "src/http/a.ts", 'const b = await import("../graph/b.ts");', "graph is not below http"],
    ["a reader of a reader", "src/walk/a.ts", 'import { b } from "../draw/b.ts";', "draw is not below walk"],
    ["a neighbour", "src/coding/a.ts", 'import { b } from "../negotiate/b.ts";', "negotiate is not below coding"],
    [
      "a module the limiter must not see",
      "src/limit/a.ts",
      'import "../walk/b.ts";',
      "limit sees only http and resource",
    ],
    [
      "an entry point",
      "src/graph/a.ts",
      'import { b } from "../codecs/index.ts";',
      "an entry point is for users of the package",
    ],
    [
      "the main entry point",
      "src/graph/a.ts",
      'import { b } from "../index.ts";',
      "an entry point is for users of the package",
    ],
    [
      "an entry point by its name",
      "src/graph/a.ts",
      'import { b } from "signalbox/codecs";',
      "an entry point is for users of the package",
    ],
    [
      "a form of the drawing in what all forms share",
      "src/draw/a.ts",
      'import { b } from "./svg/b.ts";',
      "draw/svg is not below draw/",
    ],
    [
      "one form of the drawing in another",
      "src/draw/svg/a.ts",
      'import { b } from "../text/b.ts";',
      "draw/text is not below draw/svg",
    ],
    [
      "one command in another",
      "src/cli/serve/a.ts",
      'import { b } from "../check/b.ts";',
      "cli/check is not below cli/serve",
    ],
    [
      "a value that would reach the client's bundle",
      "src/client/a.ts",
      'import { b } from "../http/b.ts";',
      "client has only types of other modules",
    ],
    [
      "an import for types that is not erased",
      "src/client/a.ts",
      'import { type B } from "../http/b.ts";',
      "client has only types of other modules",
    ],
    ["a package in the client", "src/client/a.ts", 'import b from "b";', "client has only types of other modules"],
    ["a runtime in the core", "src/walk/a.ts", 'import zlib from "node:zlib";', "the core knows no runtime"],
  ])("refuses %s", (_, path, text, fault) => {
    plant({ [path]: `${text}\n` });
    expect(layers.check(root)).toEqual([expect.stringContaining(fault)]);
  });

  it("refuses a circle, types included, and shows it", () => {
    plant({
      "src/http/a.ts": 'import { b } from "./b.ts";\n',
      "src/http/b.ts": 'import type { C } from "./c.ts";\n',
      "src/http/c.ts": 'export type { A } from "./a.ts";\n',
    });
    expect(layers.check(root)).toEqual(["a circle: src/http/a.ts -> src/http/b.ts -> src/http/c.ts -> src/http/a.ts"]);
  });

  it.each([
    ["src/attic/a.ts", "the module attic has no layer; place it"],
    ["src/draw/attic/a.ts", "its folder has no layer; place it"],
    ["src/http/a.test.ts", "there is no file beside it that it tests"],
    ["src/loose.ts", "place it in a module"],
    ["src/http/utils.ts", "the name says nothing"],
    ["src/http/helpers/a.ts", "the name says nothing"],
    ["src/graph/types.ts", "the name says nothing"],
  ])("refuses a file at %s", (path, fault) => {
    plant({ [path]: "export const a = 1;\n" });
    expect(layers.check(root)).toEqual([expect.stringContaining(fault)]);
  });
});

describe("owners", () => {
  it.each([
    [
      "a response that is written elsewhere",
      "outgoing.writeHead(200);",
      "only src/runtime/node/response.ts writes responses",
    ],
    [
      "a stream whose response is elsewhere",
      "stream.respond({});",
      "only src/runtime/node/response.ts writes responses",
    ],
    ["a private field", "socket._httpMessage = null;", "only src/runtime/node/privateFields.ts uses"],
    ["a private field by name", "const { _header } = outgoing;", "only src/runtime/node/privateFields.ts uses"],
  ])("refuses %s", (_what, line, fault) => {
    plant({
      "src/runtime/node/response.ts": "outgoing.writeHead(200);\n",
      "src/runtime/node/privateFields.ts": "outgoing._header;\n",
      "src/runtime/node/other.ts": `${line}\n`,
    });
    expect(owners.check(root)).toEqual([expect.stringContaining(fault)]);
  });

  it("refuses a name that two files export, but not a type's", () => {
    plant({
      "src/graph/a.ts": "export function same() {}\nexport interface Kind {}\n",
      "src/walk/b.ts": "export const same = 1;\nexport interface Kind {}\n",
    });
    expect(owners.check(root)).toEqual([
      "src/walk/b.ts exports same, and so does src/graph/a.ts: name it by what it does",
    ]);
  });

  it("passes the hook of a stream, and comments", () => {
    plant({ "src/runtime/node/message.ts": "  override _destroy() {}\n// `_header` is text.\n" });
    expect(owners.check(root)).toEqual([]);
  });
});

describe("lengths", () => {
  it("refuses a long file", () => {
    plant({ "src/http/a.ts": lines(301), "src/http/b.ts": lines(300) });
    expect(lengths.check(root)).toEqual([expect.stringContaining("src/http/a.ts has 301 lines")]);
  });

  it("lets the two pages and tests be long", () => {
    plant({
      "src/graph/table.ts": lines(301),
      "src/resource/resource.ts": lines(301),
      "src/http/a.test.ts": lines(301),
    });
    expect(lengths.check(root)).toEqual([]);
  });
});

describe("words", () => {
  /** Written in two halves, because this file is checked as well. */
  function spelled(...halves: string[]): string[] {
    return halves.map((word) => word.replace("|", ""));
  }

  it.each(spelled("TO|DO", "FIX|ME", "as |any", "@ts-|ignore", "@ts-|nocheck"))("refuses %j", (word) => {
    plant({ "src/http/a.ts": `// ${word}\n` });
    expect(words.check(root)).toEqual([`src/http/a.ts:1 says "${word}"`]);
  });

  it.each(spelled("it.sk|ip", "describe.on|ly", "test.to|do", "it.concurrent.sk|ip"))("refuses %s", (word) => {
    plant({ "test/a.test.ts": `${word}("", () => {});\n` });
    expect(words.check(root)).toEqual([`test/a.test.ts:1 says "${word}"`]);
  });

  it.each(
    spelled(
      "ans|wer",
      "Ans|wers",
      "unAns|wered",
      "Who|ever",
      "some|body",
      "hou|se",
      "Roo|m",
      "FLOO|R",
      "doo|rs",
      "a_doo|r",
    ),
  )("refuses %s, in code, styles and pages, and says what to write", (word) => {
    const fault = expect.stringMatching(/:1 says "\w+": write /);
    plant({ "src/http/a.ts": `const ${word} = 1;\n` });
    plant({ "src/debug/page/a.css": `.${word} {}\n`, "docs/a.md": `The ${word}.\n`, "README.md": `A ${word}.\n` });
    expect(words.check(root)).toEqual([fault, fault, fault, fault]);
  });

  it("lets pass what only resembles them, the names of others, and law that is quoted", () => {
    const [roundedDown, quoted] = spelled("Math.floo|r(1.5)", "“OPTIONS is always ans|wered”");
    plant({
      "src/a.test.ts": 'it.skipIf(true)("", () => {});\nconst mastodon = iterator.only;\n',
      "src/b.ts": `const lighthouse = ${roundedDown}; const mushroom = "indoors";\n`,
      "test/rulings.test.ts": `// ${quoted}\n`,
      "CHANGELOG.md": spelled("ans|wer").join(),
    });
    expect(words.check(root)).toEqual([]);
  });
});

describe("lock", () => {
  const hashed = { version: "1.0.0", integrity: "sha512-x", optional: true };
  const x64 = { ...hashed, os: ["linux"], cpu: ["x64"], libc: ["glibc"] };
  const arm64 = { ...hashed, os: ["linux"], cpu: ["arm64"] };
  const windows = { version: "1.0.0", optional: true, os: ["win32"], cpu: ["arm64"] };
  const builds = { "@tool/linux-x64": "1.0.0", "@tool/linux-arm64": "1.0.0", "@tool/win32-arm64": "1.0.0" };
  const tool = { version: "1.0.0", integrity: "sha512-x", dev: true, optionalDependencies: builds };
  const whole = {
    "": {},
    "node_modules/tool": tool,
    "node_modules/@tool/linux-x64": x64,
    "node_modules/@tool/linux-arm64": arm64,
    "node_modules/@tool/win32-arm64": windows,
  };

  function faults(packages: Readonly<Record<string, unknown>>, folder = ""): readonly string[] {
    plant({ [`${folder}package-lock.json`]: JSON.stringify({ packages }) });
    return lock.check(root);
  }

  it("passes a lock that has every option, beside its package or above it", () => {
    const { "node_modules/tool": _, "node_modules/@tool/linux-x64": __, ...above } = whole;
    const inside = "node_modules/a/node_modules/@in/tool";
    const nested = { [inside]: tool, [`${inside}/node_modules/@tool/linux-x64`]: x64 };
    expect(faults({ ...above, ...nested })).toEqual([]);
  });

  it.each(["x64", "arm64"])("refuses one without a hash for Linux on %s, in any folder", (cpu) => {
    const { integrity: _, ...unseen } = cpu === "x64" ? x64 : arm64;
    expect(faults({ ...whole, [`node_modules/@tool/linux-${cpu}`]: unseen }, "bench/a/")).toEqual([
      `bench/a/package-lock.json: node_modules/@tool/linux-${cpu}@1.0.0 has no hash: nobody has seen it in the registry; lock a version that is there`,
    ]);
  });

  it("refuses a package of every platform without a hash", () => {
    expect(faults({ "node_modules/a": { version: "1.0.0" } })).toEqual([
      expect.stringContaining("a@1.0.0 has no hash"),
    ]);
  });

  it("refuses a tool that has a build for Linux on one processor only", () => {
    const { "@tool/linux-arm64": _, ...fewer } = builds;
    expect(faults({ ...whole, "node_modules/tool": { ...tool, optionalDependencies: fewer } })).toEqual([
      "package-lock.json: node_modules/tool has no build for Linux on arm64",
    ]);
  });

  it("lets a tool have builds for other systems alone", () => {
    const optionalDependencies = { "@tool/win32-arm64": "1.0.0" };
    expect(faults({ ...whole, "node_modules/tool": { ...tool, optionalDependencies } })).toEqual([]);
  });

  it("refuses an option of another version than its package wants", () => {
    expect(faults({ ...whole, "node_modules/@tool/linux-x64": { ...x64, version: "0.9.0" } })).toEqual([
      "package-lock.json: has @tool/linux-x64@0.9.0, but node_modules/tool wants 1.0.0; run npm install",
    ]);
  });

  describe("that lacks an option", () => {
    /** A registry that has what is listed. */
    function complete(registry: Readonly<Record<string, unknown>>) {
      equip("scripts");
      plant({ "bin/npm": `#!${process.execPath}\n${STUB_OF_NPM}`, "registry.json": JSON.stringify(registry) });
      chmodSync(join(root, "bin/npm"), 0o755);
      const env = { ...process.env, PATH: join(root, "bin") };
      return spawnSync(process.execPath, [join(root, "scripts/complete-lock.mjs")], {
        cwd: root,
        env,
        encoding: "utf8",
      });
    }

    const STUB_OF_NPM = `const [, wanted] = process.argv.slice(2);
const { readFileSync } = await import("node:fs");
const found = JSON.parse(readFileSync("registry.json", "utf8"))[wanted];
console.log(JSON.stringify(found ?? { error: { code: "E404" } }));
process.exitCode = found === undefined ? 1 : 0;
`;

    const locked = (name: string): unknown =>
      JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages[`node_modules/${name}`];

    it("is refused, and completed with what the registry says", () => {
      const { "node_modules/@tool/linux-arm64": _, "node_modules/@tool/win32-arm64": __, ...packages } = whole;
      expect(faults(packages)).toEqual([
        "package-lock.json: lacks @tool/linux-arm64@1.0.0, an option of node_modules/tool",
        "package-lock.json: lacks @tool/win32-arm64@1.0.0, an option of node_modules/tool",
        "package-lock.json: npm ci would refuse it; node scripts/complete-lock.mjs adds what is missing",
        "package-lock.json: node_modules/tool has no build for Linux on arm64",
      ]);
      const seen = { "dist.integrity": "sha512-y", os: ["linux"], cpu: ["arm64"], libc: "glibc" };
      expect(complete({ "@tool/linux-arm64@1.0.0": seen })).toMatchObject({
        status: 0,
        stdout: "1 found in the registry and written with a hash, 1 not there\n",
      });
      expect(lock.check(root)).toEqual([]);
      const rest = { version: "1.0.0", cpu: ["arm64"], dev: true, optional: true };
      expect(locked("@tool/linux-arm64")).toEqual({ ...rest, integrity: "sha512-y", libc: ["glibc"], os: ["linux"] });
      expect(locked("@tool/win32-arm64")).toEqual({ ...rest, os: ["win32"] });
    });

    it("is left alone where the registry lacks a build that must be there", () => {
      const { "node_modules/@tool/linux-arm64": _, ...packages } = whole;
      faults(packages);
      expect(complete({})).toMatchObject({
        status: 1,
        stderr: "The registry has no @tool/linux-arm64@1.0.0. Take a version of node_modules/tool that has it.\n",
      });
      expect(locked("@tool/linux-arm64")).toBeUndefined();
    });
  });
});

describe("tests", () => {
  const SLEEPS = "sleeps: wait for an event or a condition (test/waiting.ts), or move a clock (test/clock.ts)";
  const MEASURES = "measures time: count what happens, move a clock (test/clock.ts), or make it a benchmark";
  const LIMITS = "has its own limit on time: take one from test/bounds.mjs";
  const LOSES = "expects where a failure is caught: note what happens there, and expect it in the test";

  it("passes a test that waits for what happens, by the limits of one place", () => {
    plant({
      "test/a.test.ts": `import { setImmediate as turn } from "node:timers/promises";
import { command } from "signalbox";
import { HANG, LONG_HANG } from "./bounds.mjs";
beforeAll(async () => {}, LONG_HANG);
it("a", { timeout: HANG }, compiles);
it.each([1, 2])("b", async (at) => {
  vi.advanceTimersByTime(1_000);
  socket.setTimeout(HANG, () => socket.destroy());
  socket.setTimeout(0);
  serve(service, { limits: { timeout: 1 }, retry: 3 });
  await vi.waitFor(() => expect(at).toBe(1), { interval: 5 });
  const tomorrow = new Date(Date.now() + 86_400_000);
  const service = new Service({ onError: (error) => errors.push(error) });
  try {
    command("GET", "/", () => service);
    expect.fail("it was taken");
  } catch (error) {
    expect(error).toBeInstanceOf(MountError);
  }
});
`,
      "src/http/a.ts": "setTimeout(() => performance.now(), 20);\n",
    });
    expect(tests.check(root)).toEqual([]);
  });

  it.each([
    ["a timer", "await new Promise((resolve) => setTimeout(resolve, 20));", SLEEPS],
    ["a timer of the global object", "globalThis.setInterval(look, 20);", SLEEPS],
    ["a timer by another name", "const { setTimeout: later } = globalThis;", SLEEPS],
    ["a promise of time", 'import { setTimeout as pause } from "node:timers/promises";', SLEEPS],
    ["a page that sleeps", "await page.waitForTimeout(20);", SLEEPS],
    ["a thread that sleeps", "Atomics.wait(cell, 0, 0, 20);", SLEEPS],
    ["a measured time", "expect(performance.now() - begun).toBeLessThan(20);", MEASURES],
    ["processor time", "const { user } = process.cpuUsage();", MEASURES],
    ["a difference of dates", "const took = Date.now() - begun;", MEASURES],
    ["a date that is compared", "expect(sent).toBeLessThanOrEqual(Date.now());", MEASURES],
    ["tries", 'it("a", { retry: 3 }, () => {});', "is tried again: make it pass each time"],
    ["a limit of a test", 'it("a", () => {}, 60_000);', LIMITS],
    ["a limit of one of several tests", 'it.each([1])("a", () => {}, 2 * MINUTES);', LIMITS],
    ["a limit among options", 'describe("a", { timeout: 60_000 }, () => {});', LIMITS],
    ["a limit of a hook", "beforeAll(() => {}, PATIENCE);", LIMITS],
    ["a limit of a wait", "await expect.poll(count, { timeout: 2_000 }).toBe(1);", LIMITS],
    ["a limit of a wait, as a number", "await vi.waitFor(() => count(), 2_000);", LIMITS],
    ["a limit of a socket", "socket.setTimeout(400, () => socket.destroy());", LIMITS],
    ["a limit of a signal", "fetch(url, { signal: AbortSignal.timeout(20) });", LIMITS],
    ["a limit of runs", "fc.assert(property, { interruptAfterTimeLimit: 20_000 });", LIMITS],
    ["an expectation in a hook", "new Service({ onError: (error) => expect(error).toBe(1) });", LOSES],
    ["an expectation in a hook by its name", "function onError(error) { expect(error).toBe(1); }", LOSES],
    ["an expectation in a method", "class A extends Resource { represent() { expect(1).toBe(1); } }", LOSES],
    [
      "an expectation in a callback",
      'import { resource } from "signalbox"; resource("/", { find: () => expect(1).toBe(1) });',
      LOSES,
    ],
    ["an expectation that is passed by", "try { run(); } catch (error) { expect(error).toBe(1); }", LOSES],
  ])("refuses %s", (_what, line, fault) => {
    plant({ "src/http/a.test.ts": `const before = 1;\n${line}\n` });
    expect(tests.check(root)).toEqual([`src/http/a.test.ts:2 ${fault}`]);
  });

  it("refuses limits and tries of its own in the runner's configuration", () => {
    plant({ "vitest.config.ts": "export default { test: {\nretry: 2,\ntestTimeout: 5_000,\n} };\n" });
    expect(tests.check(root)).toEqual([
      "vitest.config.ts:2 is tried again: make it pass each time",
      `vitest.config.ts:3 ${LIMITS}`,
    ]);
  });

  it("refuses an exception that is not needed", () => {
    plant({ "test/slowClock.mjs": "performance.now = () => 0;\n", "test/limit/deadline.ts": "" });
    expect(tests.check(root)).toEqual([
      'test/limit/deadline.ts needs no exception from "sleeps": remove it from scripts/checks/tests.mjs',
    ]);
  });
});

describe("dist", () => {
  const built = (at: number) => {
    plant({ "dist/index.js": "", "src/index.ts": "", "src/a.test.ts": "" });
    utimesSync(join(root, "src/index.ts"), 1_000, 1_000);
    utimesSync(join(root, "dist/index.js"), at, at);
  };

  it("that is as new as the source is tested", () => {
    built(1_000);
    expect(() => freshDist(root)).not.toThrow();
  });

  it.each([
    ["is older", () => built(999), "src/index.ts was changed after dist/index.js was built."],
    ["is not there", () => plant({ "src/index.ts": "" }), "There is no dist."],
  ])("that %s is told of in the first line of an error", (_what, prepare, why) => {
    prepare();
    expect(() => freshDist(root)).toThrow(new Error(`dist is older than src: run npm run build\n${why}`));
  });
});

describe("the tools", { timeout: LONG_HANG }, () => {
  it("lint refuses a floating promise and a function of more than sixty lines", async () => {
    equip(".oxlintrc.json");
    const config = { compilerOptions: { strict: true, target: "es2023", module: "nodenext" } };
    plant({ "tsconfig.json": JSON.stringify(config), "src/a.ts": "export const a = 1;\n" });
    expect(await lint.check(root)).toEqual([]);
    plant({
      "src/b.ts": "export async function b() {}\nb();\n",
      "src/c.ts": `export function c() {\n${lines(60)}}\n`,
    });
    const faults = (await lint.check(root)).join("\n");
    expect(faults).toMatch(/src\/b\.ts:2.*no-floating-promises/);
    expect(faults).toMatch(/src\/c\.ts.*max-lines-per-function/);
  });

  it.each(["bench/a", "packages/a", "scripts", "test/a"])(
    "lint refuses a name that nobody defines, in %s",
    async (folder) => {
      equip(".oxlintrc.json");
      plant({ [`${folder}/a.mjs`]: "console.log(process.argv, globalThis);\n" });
      expect(await lint.check(root)).toEqual([]);
      plant({ [`${folder}/a.mjs`]: "installer();\n" });
      expect((await lint.check(root)).join("\n")).toMatch(/a\.mjs:1:1: 'installer' is not defined/);
    },
  );

  it("format refuses a line out of shape and imports out of order", async () => {
    equip("biome.json", ".gitignore");
    rmSync(join(root, "package.json"));
    plant({ "src/a.ts": "export const a = 1;\n" });
    expect(await format.check(root)).toEqual([]);
    plant({
      "src/b.ts": "export const b = 'b'\n",
      "src/c.ts": 'import { b } from "./b.ts";\nimport { a } from "./a.ts";\n\nexport const c = a + b;\n',
    });
    const faults = (await format.check(root)).join("\n");
    expect(faults).toContain("src/b.ts");
    expect(faults).toContain("src/c.ts");
  });

  it("types refuses a wrong one in the source and in a test", async () => {
    equip("tsconfig.base.json", "tsconfig.test.json");
    plant(builds);
    plant({ "src/a.ts": "export const a: number = 1;\n", "test/a.test.ts": 'import "signalbox/a";\n' });
    expect(await types.check(root)).toEqual([]);
    plant({ "scripts/a.mjs": "// @ts-check\nMath.floor('a');\n" });
    expect((await types.check(root)).join("\n")).toContain("scripts/a.mjs(2,12)");
    plant({ "test/b.test.ts": 'export const b: number = "b";\n' });
    expect((await types.check(root)).join("\n")).toContain("test/b.test.ts(1,14)");
    plant({ "src/c.ts": "export const c: unknown = process;\n" });
    expect((await types.check(root)).join("\n")).toContain("src/c.ts(1,27)");
  });

  it("docs refuses what a printer says is stale", async () => {
    plant({ "scripts/print-a.mjs": 'if (process.argv[2] !== "--check") process.exit(2);\n' });
    expect(await docs.check(root)).toEqual([]);
    plant({ "scripts/print-b.mjs": 'console.log("docs/b.md is stale");\nprocess.exit(1);\n' });
    expect(await docs.check(root)).toEqual(["docs/b.md is stale"]);
  });

  it("unused refuses a file, an export and a dependency that nobody uses", async () => {
    equip("knip.json");
    plant({
      "package.json": JSON.stringify({ ...manifest, dependencies: { "fast-check": "4" } }),
      "scripts/check.mjs": 'import { a } from "../src/a.ts";\na;\n',
      "src/a.ts": "export const a = 1;\nexport const b = 2;\n",
      "src/c.ts": "export const c = 3;\n",
    });
    const faults = (await unused.check(root)).join("\n");
    for (const fault of [/^src\/c\.ts/m, /^b .*src\/a\.ts/m, /^fast-check /m]) expect(faults).toMatch(fault);
  });

  it("package refuses an entry point without a source, and one that needs what is not a dependency", async () => {
    equip("tsconfig.base.json");
    plant(builds);
    const entryPoint = { types: "./dist/index.d.ts", default: "./dist/index.js" };
    const other = { types: "./dist/other.d.ts", default: "./dist/other.js" };
    const exports = { ".": entryPoint, "./package.json": "./package.json" };
    const files = ["dist", "src"];
    plant({ "package.json": JSON.stringify({ ...manifest, files, exports, sideEffects: false }) });
    expect(await packed.check(root)).toEqual(["the entry point . leads to src/index.ts, which is not there"]);
    plant({ "src/index.ts": "export const a = 1;\n" });
    expect(await packed.check(root)).toEqual([]);
    plant({ "src/index.ts": 'export { assert } from "fast-check";\ninterface A { b: A }\nexport type B = A[];\n' });
    expect(await packed.check(root)).toEqual([
      expect.stringContaining("signalbox cannot be imported"),
      "no entry point exports A, which B mentions",
    ]);
    plant({ "src/index.ts": "class A {}\nexport { A as B };\n" });
    expect((await packed.check(root))[0]).toBe("signalbox has a class B that calls itself A");
    plant({
      "package.json": JSON.stringify({
        ...manifest,
        files,
        exports: { ...exports, "./other": other },
        sideEffects: false,
      }),
      "src/index.ts": "export class A {}\n",
      "src/other.ts": "export class A {}\n",
    });
    expect((await packed.check(root))[0]).toBe("signalbox/other has a class A that is another than that of signalbox");
    const reversed = { default: entryPoint.default, types: entryPoint.types };
    plant({
      "package.json": JSON.stringify({ ...manifest, exports: { ".": reversed }, dependencies: { "fast-check": "4" } }),
    });
    expect((await packed.check(root)).join("\n")).toContain("publint: ");
  });
});

describe("what a package leads to", () => {
  it("is packed with it: the sources of its maps, and the pages that its README names", () => {
    plant({
      "README.md":
        "[one](docs/one.md#a), [two](docs/two.md), [away](https://example.org/), [beside](CONTRIBUTING.md)\n",
      "dist/a/b.js.map": JSON.stringify({ sources: ["../../src/a/b.ts"] }),
      "dist/c.js.map": JSON.stringify({ sources: ["../src/c.ts"], sourcesContent: ["const c = 1;"] }),
    });
    expect(absentFiles(root)).toEqual([
      "dist/a/b.js.map leads to src/a/b.ts, which is not packed",
      "README.md has [one](docs/one.md#a), which is not packed",
      "README.md has [two](docs/two.md), which is not packed",
      "README.md has [beside](CONTRIBUTING.md), which is not packed",
    ]);
    plant({ "docs/one.md": "", "docs/two.md": "", "src/a/b.ts": "", "CONTRIBUTING.md": "" });
    expect(absentFiles(root)).toEqual([]);
  });
});

describe("a check that passed", () => {
  it("is run again where something that it looks at has changed, and only then", async () => {
    const found = [[], ["a fault"], []];
    const check = vi.fn(async () => found.shift() ?? []);
    const run = () => unlessUnchanged(root, "some", ["docs"], check);
    plant({ "docs/a.md": "one", "src/a.ts": "one" });
    expect([await run(), await run(), check.mock.calls.length]).toEqual([[], [], 1]);
    plant({ "src/a.ts": "two" });
    expect([await run(), check.mock.calls.length]).toEqual([[], 1]);
    plant({ "docs/a.md": "two" });
    expect([await run(), check.mock.calls.length]).toEqual([["a fault"], 2]);
    expect([await run(), await run(), check.mock.calls.length]).toEqual([[], [], 3]);
    plant({ "docs/b.md": "" });
    expect([await run(), check.mock.calls.length]).toEqual([[], 4]);
  });
});

describe("the size of an entry point", () => {
  it("is that of what it imports, too, and has a limit", async () => {
    equip();
    const exports = { ".": { default: "./dist/index.js" }, "./client": { default: "./dist/client/index.js" } };
    plant({
      "package.json": JSON.stringify({ ...manifest, exports: { ...exports, "./package.json": "./package.json" } }),
    });
    plant({ "dist/b.js": "export const b = Array.from({ length: 3 }, (_, at) => at);\n" });
    plant({ "dist/index.js": 'export { b } from "./b.js";\n', "dist/client/index.js": "export const c = 1;\n" });
    expect(await size.check(root)).toEqual([]);
    const noise = Array.from({ length: 400 }, (_, at) => createHash("sha256").update(`${at}`).digest("base64"));
    plant({ "dist/client/index.js": `export const c = ${JSON.stringify(noise.join(""))};\n` });
    expect(await size.check(root)).toEqual([
      expect.stringMatching(
        /^\.\/client weighs \d+ bytes, minified and with brotli; \d+ are the most\. Make it lighter, or raise its budget in scripts\/checks\/size\.mjs$/,
      ),
    ]);
    plant({ "dist/client/index.js": 'export { b } from "../b.js";\n' });
    expect(await size.check(root)).toEqual([
      "./client imports 2 files, itself included; 1 are the most. Make it lighter, or raise its budget in scripts/checks/size.mjs",
    ]);
    rmSync(join(root, "dist/index.js"));
    expect((await size.check(root))[0]).toBe("./dist/index.js is not there: npm run build");
  });

  it("has a limit for each that package.json exports", async () => {
    equip();
    plant({
      "package.json": JSON.stringify({ ...manifest, exports: { "./another": { default: "./dist/another.js" } } }),
    });
    plant({ "dist/another.js": "export const a = 1;\n" });
    expect(await size.check(root)).toEqual([
      expect.stringMatching(/^\.\/another has no budget: write bytes: \d+, files: 1 in scripts\/checks\/size\.mjs$/),
    ]);
  });
});

describe("the names of public types", () => {
  const INDEX = `
    import type { Hidden, Other } from "./hidden.ts";
    interface Own { b: string }
    declare const TEXTS: { a: number };
    export type Named = keyof typeof TEXTS;
    export interface Shown<T> extends Hidden { t: T }
    export declare class Shows {
      private quiet: Hidden;
      readonly map: ReadonlyMap<string, Own>;
      constructor(other: Other);
    }
    export {};
  `;

  beforeEach(() => {
    equip("tsconfig.base.json");
    plant({ "dist/hidden.d.ts": "export interface Hidden { a: number }\nexport interface Other { a: number }\n" });
    plant({ "dist/index.d.ts": INDEX, "dist/other.d.ts": 'export type { Other as Another } from "./hidden.ts";\n' });
  });
  const unnamed = (...entries: string[]) => unnamedTypes(root, entries);

  it("are exported by some entry point, under whatever name: what is mentioned and is not is refused", () => {
    const hidden = "no entry point exports Hidden, which Shown mentions";
    const own = "no entry point exports Own, which Shows mentions";
    expect(unnamed("dist/index.d.ts")).toEqual([hidden, "no entry point exports Other, which Shows mentions", own]);
    expect(unnamed("dist/index.d.ts", "dist/other.d.ts")).toEqual([hidden, own]);
    expect(unnamed("dist/other.d.ts")).toEqual([]);
    plant({ "dist/all.d.ts": 'export type * as All from "./hidden.ts";\n' });
    expect(unnamed("dist/index.d.ts", "dist/all.d.ts")).toEqual([own]);
  });

  it("cannot be read off an entry point that is not there", () => {
    expect(() => unnamed("dist/missing.d.ts")).toThrow("dist/missing.d.ts exports nothing");
  });
});

describe("check.mjs", () => {
  const check = (...names: string[]) =>
    spawnSync(process.execPath, [join(root, "scripts/check.mjs"), ...names], { encoding: "utf8" });

  beforeEach(() => equip("scripts"));

  it("prints a line for each check and fails when one does", () => {
    expect(check("layers", "lengths")).toMatchObject({
      status: 0,
      stdout: "ok   layers\nok   lengths\nchecks: 2 passed, 0 failed\n",
    });
    plant({ "src/loose.ts": "" });
    expect(check("layers", "lengths")).toMatchObject({
      status: 1,
      stdout:
        "FAIL layers\n     src/loose.ts: place it in a module\nok   lengths\nchecks: 1 passed, 1 failed: layers\n",
    });
  });

  it("refuses a check that is not there", () => {
    expect(check("flours")).toMatchObject({ status: 2, stderr: expect.stringContaining("no such check: flours") });
  });
});
