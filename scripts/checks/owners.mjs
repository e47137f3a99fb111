// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn, isTest } from "./files.mjs";

/** What stands in one file of the Node runtime and in no other. */
const OWNERS = [
  {
    owner: "src/runtime/node/response.ts",
    // Makes one that is never sent, to look at it.
    exempt: "src/runtime/node/privateFields.ts",
    duty: "writes responses",
    pattern: /\.(?:writeHead|writeContinue|flushHeaders|respond|additionalHeaders|sendTrailers)\(/,
  },
  {
    owner: "src/runtime/node/privateFields.ts",
    duty: "uses what node:http does not document",
    exempt: "",
    // `_destroy` is the hook that node:stream documents for those who extend it.
    pattern: /[.{] ?_(?!destroy\b)[a-z]\w*|\bhttpAllowHalfOpen\b|\bdestroySoon\b/,
  },
];

/** Names that several files export on purpose. */
const SHARED = new Map([
  ["serve", "each runtime has an entry point with one"],
  ["request", "a kind of row, and the request of a test"],
  ["Resource", "the class, and the same without fields for those who extend it"],
]);
const EXPORTED = /^export (?:async )?(?:abstract )?(?:function\*?|const|class) (\w+)/gm;

export const name = "owners";

/**
 * @param {string} root
 * @returns {string[]}
 */
export function check(root) {
  return [...strayLines(root), ...namesTwice(root)];
}

/** One name is one thing: a function, a class or a constant that two files export is two. @param {string} root */
function namesTwice(root) {
  const files = filesIn(root, "src", /\.(?:ts|js)$/).filter((path) => !isTest(path));
  /** @type {Map<string, string>} */
  const owners = new Map();
  return files.flatMap((path) =>
    [...readFileSync(join(root, path), "utf8").matchAll(EXPORTED)].flatMap(([, exported = ""]) => {
      const owner = owners.get(exported) ?? path;
      owners.set(exported, owner);
      if (owner === path || SHARED.has(exported)) return [];
      return [`${path} exports ${exported}, and so does ${owner}: name it by what it does`];
    }),
  );
}

/** @param {string} root */
function strayLines(root) {
  const files = filesIn(root, "src/runtime", /\.ts$/).filter((path) => !isTest(path));
  return files.flatMap((path) => {
    const lines = readFileSync(join(root, path), "utf8").split("\n");
    return OWNERS.filter(({ owner, exempt }) => owner !== path && exempt !== path).flatMap(({ owner, duty, pattern }) =>
      lines.flatMap((line, at) => {
        const found = isComment(line) ? undefined : pattern.exec(line)?.[0];
        return found === undefined ? [] : [`${path}:${at + 1} says ${found.trim()}: only ${owner} ${duty}`];
      }),
    );
  });
}

/** @param {string} line */
function isComment(line) {
  return /^\s*(?:\/\/|\/?\*)/.test(line);
}
