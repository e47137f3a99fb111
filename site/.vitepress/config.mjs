import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitepress";
import { sidebar, top } from "../navigation.mjs";
import { OUTPUT, PAGES } from "../places.mjs";
import { slugOf } from "../slug.mjs";

/** What build.mjs has found out: the pages of the reference and of the decisions. */
const found = JSON.parse(readFileSync(join(PAGES, "../found.json"), "utf8"));

export default defineConfig({
  title: "Signalbox",
  description: "An HTTP framework for TypeScript: small callbacks, one decision graph, a document that cannot drift",
  lang: "en",
  base: process.env.DOCS_BASE ?? "/",
  srcDir: ".cache/pages",
  outDir: OUTPUT,
  cacheDir: ".cache/vitepress",
  ignoreDeadLinks: false,
  metaChunk: true,
  head: [["link", { rel: "icon", href: `${process.env.DOCS_BASE ?? "/"}mark.svg`, type: "image/svg+xml" }]],
  markdown: {
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
    anchor: { slugify: slugOf },
    headers: { slugify: slugOf },
    toc: { slugify: slugOf },
    config(md) {
      // Wide tables scroll inside; a region that scrolls can be reached by the keyboard.
      md.renderer.rules.table_open = () => '<div class="wide" tabindex="0"><table>\n';
      md.renderer.rules.table_close = () => "</table></div>\n";
      md.core.ruler.push("shape_cells", shapeCells);
      md.renderer.rules.text = (tokens, at) => md.utils.escapeHtml(tokens[at].content).replaceAll(NEXT_WORD, "_<wbr>");
      const { fence, code_inline: code } = md.renderer.rules;
      md.renderer.rules.code_inline = (tokens, at, ...rest) => {
        if (ONE_WORD.test(tokens[at].content)) tokens[at].attrJoin("class", "word");
        return code(tokens, at, ...rest).replaceAll(NEXT_NAME, "$&<wbr>");
      };
      md.renderer.rules.fence = (tokens, at, ...rest) => {
        const { info, content } = tokens[at];
        // The colours do not know the method.
        if (info === "http") tokens[at].content = content.replace(/^QUERY /, "PATCH ");
        const block = fence(tokens, at, ...rest).replace(/>PATCH(?=<)/, content.startsWith("QUERY ") ? ">QUERY" : "$&");
        if (info !== "http") return block;
        const shown = block.replaceAll(NEXT_NODE, "$1,<wbr>").replaceAll(NEXT_MEMBER, ",<wbr>");
        return content.startsWith("HTTP/") ? shown : shown.replace("language-http", "$& request");
      };
    },
  },
  // The same is done by the theme where a page is reached from another.
  transformHtml: (html) =>
    html
      .replace('<div class="VPHome"', '<div class="VPHome" role="main"')
      .replaceAll(
        '<div class="caret" role="button" aria-label="toggle section" tabindex="0"',
        '<div class="caret" aria-hidden="true"',
      ),
  themeConfig: {
    logo: "/mark.svg",
    nav: top,
    sidebar: sidebar(found),
    outline: { level: [2, 3], label: "On this page" },
    search: {
      provider: "local",
      options: {
        detailedView: false,
        _render: searched,
        miniSearch: { searchOptions: { boostDocument: boost, fuzzy } },
      },
    },
    footer: { message: "MIT licensed. This site works offline." },
    notFound: {
      title: "Nothing at this address",
      quote: "The page may have moved. Try the search, the guide or the menu.",
      linkText: "Go to the home page",
      linkLabel: "Go to the home page",
    },
    docFooter: { prev: "Previous", next: "Next" },
  },
});

/** A cell of the head that is empty heads nothing. A cell with some text, or much, is wide enough to be read. */
function shapeCells({ tokens }) {
  for (const [at, token] of tokens.entries()) {
    if (token.type !== "th_open" && token.type !== "td_open") continue;
    const { content } = tokens[at + 1];
    const { length } = content.replaceAll(/\]\([^)]*\)|<[^>]*>/g, "");
    if (token.type === "td_open" && length > PHRASE) token.attrJoin("class", length > LONG ? "long" : "phrase");
    if (token.type === "td_open" && length <= SHORT) token.attrJoin("class", "short");
    if (token.type === "td_open" && FULL.test(content)) token.attrJoin("class", "full");
    if (token.type !== "th_open" || content.trim() !== "") continue;
    token.tag = "td";
    tokens[at + 2].tag = "td";
  }
}

const SHORT = 8;
const PHRASE = 24;
const LONG = 56;
/** Every request is passed: "6 of 6". */
const FULL = /^(\d+) of \1$/;
/** Code that is not broken. */
const ONE_WORD = /^\S{1,24}$/;
/** A line of JSON may go on in the next line after any member, a trace after any node. */
const NEXT_MEMBER = /,(?=(?:<[^>]+>)*(?:"|&quot;))/g;
/** The code of an error, which is a long heading on a phone. */
const NEXT_WORD = /(?<=[A-Z])_(?=[A-Z])/g;
/** A name in snake case, a path, or a list, is wider than its column. */
const NEXT_NAME = /(?<=\w)[_/](?=\w)|,(?=&quot;)/g;
const NEXT_NODE = /\b([A-Z]\d{1,2}[a-z]?),(?=[A-Z]\d)/g;

/** What is searched: a page without its blocks of code, which would only be highlighted once more. */
function searched(text, env, md) {
  const html = md.render(text.replaceAll(/^```[^]*?^```$/gm, ""), env);
  return env.frontmatter?.search === false ? "" : html;
}

/** A short word is meant as it is written: "match" is not "patch". */
function fuzzy(word) {
  return word.length > 6 ? 0.2 : false;
}

/** What is explained comes before what is listed. */
function boost(id) {
  if (id.includes("/guide/")) return 3;
  return id.includes("/reference/") || id.includes("/performance") || id.includes("/changelog") ? 0.5 : 1;
}
