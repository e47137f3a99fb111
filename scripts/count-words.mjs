// @ts-check
// Counts the words of README.md and docs/ by page: written by hand, and printed by a script. A word has a letter or a digit, in code
// and tables too. Printed are pages whose first line says so, what is between <!-- name --> and <!-- /name -->, and responses and
// outputs in the pages whose requests are sent (scripts/print-guide.mjs). With a folder, it counts there: node scripts/count-words.mjs ../other
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "./checks/files.mjs";

const root = process.argv[2] ?? ".";
const PAGE = /^<!-- Printed by/;
const PRINTED = [
  /<!-- ([\w-]+) -->[^]*?<!-- \/\1 -->/g,
  /^```(?:http\nHTTP\/|console\n\$ (?:npx )?signalbox )[^]*?^```$/gm,
];

/** @param {string} text */
const words = (text) => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;

const pages = [...(existsSync(join(root, "README.md")) ? ["README.md"] : []), ...filesIn(root, "docs", /\.md$/)].map(
  (page) => {
    const text = readFileSync(join(root, page), "utf8");
    const all = words(text);
    const byHand = PAGE.test(text) ? 0 : words(PRINTED.reduce((rest, printed) => rest.replace(printed, ""), text));
    return { page, byHand, printed: all - byHand };
  },
);

for (const { page, byHand, printed } of pages.sort((a, b) => b.byHand - a.byHand)) {
  console.log(String(byHand).padStart(7), String(printed).padStart(7), ` ${page}`);
}
const total = (/** @type {"byHand" | "printed"} */ key) => pages.reduce((sum, page) => sum + page[key], 0);
console.log(String(total("byHand")).padStart(7), String(total("printed")).padStart(7), "  by hand, printed");
