import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const run = promisify(execFile);
const project = fileURLToPath(new URL("..", import.meta.url));
let copy = "";

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "parts-"));
  for (const path of ["src", "tsconfig.base.json", "package.json"]) {
    cpSync(join(project, path), join(copy, path), { recursive: true });
  }
  symlinkSync(join(project, "node_modules"), join(copy, "node_modules"));
});

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

/** What the compiler says of the copy with one text replaced. */
async function said(path: string, text: string, replacement: string): Promise<string> {
  const place = join(copy, path);
  const whole = readFileSync(place, "utf8");
  expect(whole, path).toContain(text);
  writeFileSync(place, whole.replace(text, replacement));
  try {
    const { stdout } = await run(join(project, "node_modules/.bin/tsc"), ["-p", "src", "--noEmit"], {
      cwd: copy,
    }).catch((error: { stdout: string }) => error);
    return stdout.trim();
  } finally {
    writeFileSync(place, whole);
  }
}

describe("a part that one of its readers lacks", () => {
  it("compiles where all have it", async () => {
    expect(await said("src/graph/carried.ts", "export const CARRIED", "export const CARRIED")).toBe("");
  });

  it.each([
    [
      "the walk lacks a field",
      "src/walk/carry.ts",
      '  retryAfter: { "Retry-After": () => writeRetryAfter },',
      "  retryAfter: {},",
    ],
    ["the walk lacks a part", "src/walk/carry.ts", "  choices: {},\n", ""],
    [
      "the walk lacks a member",
      "src/walk/ending.ts",
      "    offeredLanguages: ({ kit }) => constant(kit.offers.languages),\n",
      "",
    ],
    [
      "the document lacks a field",
      "src/openapi/responseFields.ts",
      '  Vary: text("The request fields that the response depended on (RFC 9110 12.5.5)."),\n',
      "",
    ],
    [
      "the document lacks a member",
      "src/openapi/problemSchema.ts",
      '  accepted: listOf("string", "The media types that are accepted here."),\n',
      "",
    ],
    ["the drawing lacks a label", "src/graph/tableWords.ts", '  choices: "the choices",\n', ""],
    ["the table lacks a field that is written", "src/graph/carried.ts", 'fields: { Link: "given" }', ""],
    [
      "the table has a field that nobody writes",
      "src/graph/carried.ts",
      'fields: { Link: "given" }',
      'fields: { Link: "given", Via: "always" }',
    ],
    [
      "the table has a cause that is none",
      "src/graph/carried.ts",
      'fields: { Link: "given" }',
      'fields: { Link: "onTuesdays" }',
    ],
  ])("does not compile where %s", async (_what, path, text, replacement) => {
    expect(await said(path, text, replacement)).toMatch(/error TS\d+/);
  });
});
