import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MOUNT_FAULTS } from "../src/resource/mountError.ts";
import { DEFAULTS } from "../src/resource/overrides.ts";
import { Resource } from "../src/resource/resource.ts";

const root = new URL("../", import.meta.url);

function read(path: string): string {
  return readFileSync(new URL(path, root), "utf8");
}

/** The source without tests, and without the list itself. */
const source = readdirSync(new URL("src", root), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts") && !path.endsWith("mountError.ts"))
  .map((path) => read(`src/${path}`))
  .join("\n");

const codes = Object.keys(MOUNT_FAULTS);

test("every fault of the list is refused somewhere in the source", () => {
  expect(codes.filter((code) => !source.includes(`"${code}"`))).toEqual([]);
});

test("every fault that the source refuses is in the list", () => {
  const refused = [...source.matchAll(/(?:new MountError|refuse|fault)\(\s*"([A-Z_]+)"/g)].map(([, code = ""]) => code);
  expect(refused.length).toBeGreaterThan(20);
  expect(refused.filter((code) => !codes.includes(code))).toEqual([]);
});

test("the docs list every fault, in the list's order, with what it says to a class that has it", () => {
  const page = read("docs/mount-errors.md");
  expect([...page.matchAll(/^## (.+)$/gm)].map(([, code]) => code)).toEqual(codes);
  for (const code of codes) expect(page).toMatch(new RegExp(`^${code}: .+: .+\\. Write instead: .+$`, "m"));
});

test("the docs give every callback and declaration in both spellings", () => {
  const page = read("docs/graph.md");
  const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const callbacks = Object.getOwnPropertyNames(Resource.prototype).filter((name) => name !== "constructor");
  for (const name of callbacks) expect(page).toContain(`| \`${name}\` | \`${snakeCase(name)}\` |`);
  for (const name of Object.keys(DEFAULTS)) {
    expect(page).toContain(`| \`${name}\` | \`${snakeCase(name).toUpperCase()}\` |`);
  }
});
