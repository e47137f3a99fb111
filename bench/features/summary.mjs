// The table on top of docs/comparison.md, counted from the tables below it: node summary.mjs --write.
import { readFileSync, writeFileSync } from "node:fs";

const PAGE = new URL("../../docs/comparison.md", import.meta.url);
const SECTION = /^## (.+)\n\n<!-- \w+ -->\n\n([\s\S]*?)\n\n<!-- \/\w+ -->/gm;

/** How many of the probes each framework passes, feature by feature. Rows that are no yes or no are left out. */
export function summaryOf(page) {
  const rows = [...page.matchAll(SECTION)].map(([, heading, table]) => {
    const [head, , ...lines] = table.split("\n").map(cellsOf);
    const probes = lines.filter(([, ...cells]) => cells.every((cell) => cell === "yes" || cell === "no"));
    const passed = head.slice(1).map((_, at) => probes.filter((cells) => cells[at + 1] === "yes").length);
    return [`[${heading}](#${anchorOf(heading)})`, ...passed.map((count) => `${count} of ${probes.length}`)];
  });
  const names = cellsOf(/^\|.*Signalbox.*\|$/m.exec(page.slice(page.indexOf("## Server-sent events")))[0]).slice(1);
  return [["Feature", ...names], ["", ...names].map(() => "---"), ...rows]
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");
}

/** The page with the table in its place. */
export function withSummary(page) {
  const [start, end] = ["<!-- summary -->", "<!-- /summary -->"];
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < 0)
    throw new Error(`docs/comparison.md has no place for the summary: write ${start} and ${end}.`);
  return `${page.slice(0, from + start.length)}\n\n${summaryOf(page)}\n\n${page.slice(to)}`;
}

function cellsOf(line) {
  return line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, "")
    .replaceAll(" ", "-");
}

if (process.argv.includes("--write")) writeFileSync(PAGE, withSummary(readFileSync(PAGE, "utf8")));
