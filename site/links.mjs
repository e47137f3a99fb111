import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

const HREF = /\shref="([^"]*)"/g;
const ID = /\s(?:id|name)="([^"]*)"/g;

/** Every internal link of the built pages leads to a file, and every anchor to an element. vitepress looks at pages only. */
export function checkLinks(folder) {
  const base = process.env.DOCS_BASE ?? "/";
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".html"));
  const texts = new Map(pages.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
  const ids = new Map(
    [...texts].map(([path, text]) => [path, new Set([...text.matchAll(ID)].map(([, id]) => unescaped(id)))]),
  );
  const dead = [...texts].flatMap(([page, text]) =>
    [...new Set([...text.matchAll(HREF)].map(([, href]) => unescaped(href)))]
      .filter((href) => {
        if (/^(?:[a-z]+:|\/\/)/.test(href) || href === "") return false;
        const [path, anchor] = href.split("#");
        const target = fileOf(page, decodeURI(path), base);
        if (!texts.has(target)) return !existsSync(join(folder, target));
        return anchor !== undefined && anchor !== "" && !ids.get(target).has(decodeURIComponent(anchor));
      })
      .map((href) => `${page} links to ${href}, which is not there`),
  );
  if (dead.length > 0) throw new Error(`dead links:\n${dead.join("\n")}`);
  console.log(`${pages.length} pages, no dead link`);
}

function fileOf(page, path, base) {
  if (path === "") return page;
  const whole = path.startsWith(base) ? path.slice(base.length) : posix.join(posix.dirname(page), path);
  if (whole === "" || whole.endsWith("/")) return `${whole}index.html`;
  return whole;
}

function unescaped(text) {
  return text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&lt;", "<");
}
