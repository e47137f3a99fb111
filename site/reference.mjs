// The reference: every public name of every entry point that package.json exports, from the types and their comments.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Application } from "typedoc";
import { addressOf, listed } from "./navigation.mjs";
import { PAGES, ROOT } from "./places.mjs";
import { slugOf } from "./slug.mjs";

/** What an entry point is for, as the README says. */
function purposes() {
  const readme = readFileSync(join(ROOT, "README.md"), "utf8");
  return new Map(
    [...readme.matchAll(/^\| `(signalbox[^`]*)` +\| (.*?) +\|$/gm)].map(([, name, purpose]) => [name, purpose]),
  );
}

/** What most services import, first in the reference. */
const USED_MOST = [".", "./node", "./openapi", "./client", "./testing", "./debug", "./guards", "./limit"];

/** [name of the import, its source, its page]. */
function entries() {
  const { name, exports } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const first = USED_MOST.map((entry) => [entry, exports[entry]]);
  return [...first, ...Object.entries(exports).filter(([entry]) => !USED_MOST.includes(entry))]
    .filter(([, target]) => typeof target === "object")
    .map(([entry, target]) => {
      const source = target.default.replace("./dist/", "src/").replace(/\.js$/, ".ts");
      return {
        name: name + entry.slice(1),
        source,
        page: entry === "." ? "main" : entry.slice(2).replaceAll("/", "-"),
      };
    });
}

const OPTIONS = {
  plugin: ["typedoc-plugin-markdown"],
  tsconfig: join(ROOT, "site/tsconfig.reference.json"),
  basePath: join(ROOT, "src"),
  readme: "none",
  name: "Reference",
  router: "module",
  entryFileName: "index",
  skipErrorChecking: true,
  excludeInternal: true,
  excludePrivate: true,
  disableSources: true,
  logLevel: "Error",
  hideBreadcrumbs: true,
  hidePageHeader: true,
  hideGroupHeadings: false,
  groupOrder: ["Functions", "Variables", "Classes", "*"],
  useCodeBlocks: true,
  parametersFormat: "table",
  interfacePropertiesFormat: "table",
  typeAliasPropertiesFormat: "table",
};

/** Prints it, and gives the page of each import. */
export async function printReference() {
  const folder = join(PAGES, "reference");
  const all = entries();
  const app = await Application.bootstrapWithPlugins({
    ...OPTIONS,
    entryPoints: all.map(({ source }) => join(ROOT, source)),
    outputs: [{ name: "markdown", path: folder }],
  });
  const project = await app.convert();
  if (project === undefined) throw new Error("typedoc could not read the types");
  for (const module of project.children ?? []) module.name = entryOf(all, module.name).page;
  await app.generateOutputs(project);
  // One that has namespaces gets a folder.
  const placed = all.map(({ name, page }) => [name, existsSync(join(folder, `${page}.md`)) ? page : `${page}/index`]);
  const purpose = purposes();
  for (const [name, page] of placed) retitle(join(folder, `${page}.md`), name, purpose.get(name));
  writeFileSync(join(folder, "index.md"), overview(placed));
  return placed.map(([name, page]) => [name, `reference/${page}`]);
}

/** typedoc calls an entry point after its file. */
function entryOf(all, module) {
  const found = all.find(({ source }) => [source, source.replace("/index.ts", ".ts")].includes(`src/${module}.ts`));
  if (found === undefined) throw new Error(`typedoc read ${module}, which package.json does not export`);
  return found;
}

/** What it is for, its page of the guide, and how it is imported. */
function introduction(name, purpose = "", isImported = true) {
  const page = guideOf(name);
  const guide = page === undefined ? "" : ` See [${/^# (.+)$/m.exec(textOf(page))?.[1]}](${addressOf(page)}).`;
  const said = purpose === "" ? "" : `${purpose[0].toUpperCase()}${purpose.slice(1)}.`;
  const code = isImported
    ? `\`\`\`ts\nimport { … } from "${name}";\n\`\`\``
    : `\`\`\`sh\nnode --import ${name} app.ts\n\`\`\``;
  return `${said}${guide}\n\n${code}`;
}

/** The page of its own, or the first page that imports it, or that names it. */
function guideOf(name) {
  const pages = listed().filter((page) => name === "signalbox" || !page.startsWith("learn/"));
  const named = new RegExp(`${name}(?![\\w/-])`);
  return (
    pages.find((page) => `signalbox/${page}` === name) ??
    pages.find((page) => textOf(page).includes(` from "${name}";`)) ??
    pages.find((page) => named.test(textOf(page)))
  );
}

function textOf(page) {
  const path = join(ROOT, `docs/${page}.md`);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

function retitle(file, name, purpose) {
  const printed = readFileSync(file, "utf8");
  const introduced = introduction(name, purpose, /^## /m.test(printed));
  const text = printed
    .replace(/^# .*$/m, () => `# ${name}\n\n${introduced}`)
    // typedoc's default of a parameter without one.
    .replaceAll("| `undefined` |", "| |");
  writeFileSync(file, `---\npageClass: reference\n---\n\n${withAnchors(text)}`);
}

/** typedoc numbers a name that comes twice on a page even where only one is a heading. */
function withAnchors(text) {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => slugOf(heading));
  const seen = new Map();
  const anchors = headings.map((slug) => {
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    return times === 0 ? slug : `${slug}-${times}`;
  });
  return text.replaceAll(/(?<=\]\(#)([^)]+?)-\d+(?=\))/g, (link, slug) => (anchors.includes(link) ? link : slug));
}

function overview(placed) {
  const purpose = purposes();
  const rows = placed.map(([name, page]) => `| [\`${name}\`](./${page}.md) | ${purpose.get(name) ?? ""} |`);
  return `# Reference

Every public export, generated from the types and their comments. [Callbacks](../callbacks.md) lists what a resource can
define, with its nodes, default and statuses.

| Import | Contains |
|---|---|
${rows.join("\n")}
`;
}
