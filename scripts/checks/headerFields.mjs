// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "./files.mjs";

export const name = "headerFields";

const CODE = ["src", "test", "scripts", "examples", "bench", "packages", "site"];
/** A call that gives null where there is no such field. */
const GET = String.raw`headers\s*\.get\([^()]*(?:\([^()]*\))?[^()]*\)`;
const COMPARED = new RegExp(String.raw`${GET}\s*[!=]==?\s*undefined\b`, "g");
/** A variable that holds what it gave, as it is. */
const KEPT = new RegExp(String.raw`\b(?:const|let)\s+(\w+)\s*=\s*[\w.?]*${GET};`, "g");
/** A name is looked for as far as this from where it is kept. */
const NEAR = 1_000;

/**
 * Comparing what `headers.get` gives with undefined: a missing field is null, so that the comparison decides nothing. In a guard it lets
 * everybody pass, and the compiler takes it.
 * @param {string} root
 * @returns {string[]}
 */
export function check(root) {
  const paths = [
    ...CODE.flatMap((folder) => filesIn(root, folder, /\.(?:ts|mts|tsx|mjs|js|md)$/)),
    ...filesIn(root, "docs", /\.md$/),
  ];
  return [...paths, "README.md"].flatMap((path) => {
    const text = readFileSync(join(root, path), "utf8");
    return positions(text).map((at) => {
      const line = text.slice(0, at).split("\n").length;
      return `${path}:${line} compares a header field with undefined: one that is missing is null`;
    });
  });
}

/** @param {string} text */
function positions(text) {
  const direct = [...text.matchAll(COMPARED)].map(({ index }) => index);
  const kept = [...text.matchAll(KEPT)].flatMap(({ 0: whole, 1: variable, index }) => {
    const after = index + whole.length;
    const near = text.slice(after, after + NEAR);
    const end = new RegExp(String.raw`\b(?:const|let)\s+${variable}\b`).exec(near)?.index ?? near.length;
    const compared = new RegExp(String.raw`\b${variable}\s*[!=]==?\s*undefined\b`).exec(near.slice(0, end));
    return compared === null ? [] : [after + compared.index];
  });
  return [...direct, ...kept];
}
