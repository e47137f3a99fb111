// @ts-check
// Prints llms.txt: the pages of docs/ in the order of the site, each with its first sentence, for assistants. It is in the package, and
// the site has it with its own addresses, beside llms-full.txt with all pages as a whole (site/stage.mjs).
import { existsSync, readFileSync } from "node:fs";
import { sections } from "../site/navigation.mjs";
import { inRoot, print } from "./printed.mjs";

/** The first sentence of what a page begins with, before its first code or heading; in one line, without links. @param {string} text */
function firstSentence(text) {
  const [beginning = ""] = text
    .replaceAll(/<!--[^]*?-->/g, "")
    .replace(/^\s*# .*/, "")
    .split(/^(?:```|#|\||- |!?\[!?\[)/m);
  const line = beginning
    .trim()
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1");
  return /^.*?[.?](?= |$)/.exec(line)?.[0] ?? "";
}

/** @param {readonly string[]} item */
function lineOf([title = "", page = ""]) {
  const path = `docs/${page}.md`;
  if (!existsSync(inRoot(path))) return [];
  const said = firstSentence(readFileSync(inRoot(path), "utf8"));
  return [`- [${title}](${path})${said === "" ? "" : `: ${said}`}`];
}

const groups = sections().map(([title, items]) => `## ${title}\n\n${items.flatMap(lineOf).join("\n")}\n`);
const text = `# Signalbox

> An HTTP framework for TypeScript. A resource is a set of small callbacks, evaluated along one decision graph; statuses, the OpenAPI
> document, the typed client and the tools of assistants follow from the same plans.

\`signalbox routes\`, \`explain\`, \`check\`, \`diff\` and \`openapi\` have \`--json\`. \`explain\` says why a request gets its status, without side effects.
Every mount error has a code, its subject and what to write instead.

${groups.join("\n")}`;

print({ "llms.txt": text }, "scripts/print-llms.mjs");
