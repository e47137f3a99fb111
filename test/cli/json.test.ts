import { afterAll, describe, expect, it } from "vitest";
import { Folder } from "./child.ts";
import { hosted as signalbox } from "./host.ts";

const DESK = "test/cli/apps/desk.ts";
const ADA = ["-H", "Authorization: Bearer ada"];
const PUT = ["PUT /tickets/1", ...ADA, "-d", '{"title":"x","status":"closed"}'];
const CONDUIT = "examples/conduit/app.ts";

const talking = (more: string) => `import { resource, Service } from "signalbox";
const shelf = resource("/shelf", { GET: { ${more} } });
export const service = new Service({ resources: { shelf } });
`;
const folder = new Folder({
  "old.mjs": talking("represent: () => []"),
  "new.mjs": talking("forbidden: () => false, lastModified: () => new Date(0), represent: () => []"),
  "says.mjs": talking('represent: (ctx) => { ctx.setHeader("X-Total", "1"); return []; }'),
  "broken.mjs": talking("reprsent: () => []"),
});
afterAll(() => folder.remove());

/** A command line, and the words of its text that are of the text alone: what it calls the members of the JSON. */
const LINES: readonly (readonly [line: readonly string[], own: string])[] = [
  [["routes", DESK], "Methods Pattern Resource Callbacks"],
  [["routes", CONDUIT], "Methods Pattern Resource Callbacks"],
  [["explain", DESK, "GET /tickets"], "at with decided it"],
  [["explain", DESK, ...PUT], "at with decided it"],
  [["explain", DESK, ...PUT, "-H", 'If-Match: "1"'], "at not called"],
  [["explain", CONDUIT, "POST /api/articles", "--all"], "at with decided it"],
  [["explain", CONDUIT, "GET /nowhere", "--all"], "no route"],
  [["check", DESK, "-n", "300"], "to of"],
  [["check", "test/cli/apps/lie.ts", "-n", "100"], "to of times signalbox explain H test/cli/apps/lie.ts"],
  [["check", "says.mjs", "-n", "50"], "to of path times signalbox explain says.mjs H"],
  [["diff", "old.mjs", "new.mjs"], "breaking other decided at"],
  [["diff", DESK, CONDUIT], "breaking other decided at"],
  [["routes", "broken.mjs"], "signalbox"],
  [["check", "broken.mjs"], "signalbox"],
];

/** Lines of a text that say the same for every app: headings, and what a list is of. */
const HEADINGS =
  /^\s*\d+ (?:questions? w|[a-z ]+: ).*$|^The (?:app was loaded|service (?:and its|keeps)).*$|\(seed \d+, [\d.]+ s\)$/gm;

const wordsOf = (text: string) => new Set(text.match(/[\p{L}\p{N}](?:[\p{L}\p{N}/{}.-]*[\p{L}\p{N}}])?/gu));

/** The names and values of JSON, as one text. */
function toldBy(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value)
    .map(([name, member]) => `${name} ${toldBy(member)}`)
    .join(" ");
}

describe("--json says what the text says", () => {
  it.each(LINES)("%j", async (line, own) => {
    const where = line.some((each) => /^\w+\.mjs$/.test(each)) ? { cwd: folder.path } : {};
    const text = await signalbox(line, { ...where, env: { COLUMNS: "1000" } });
    const json = await signalbox([...line, "--json"], where);
    expect(json.code).toBe(text.code);
    const said = wordsOf(`${text.out}${text.err}`.replaceAll(HEADINGS, ""));
    const told = wordsOf(`${toldBy(JSON.parse(json.out))} ${own}`);
    expect(said.size).toBeGreaterThan(3);
    expect([...said].filter((word) => !told.has(word))).toEqual([]);
  });
});
