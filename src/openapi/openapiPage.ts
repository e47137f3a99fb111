import { html } from "../codecs/html.ts";
import type { OpenapiDocument } from "./document.ts";
import { operationsByTag, tagMarkup } from "./pageOperations.ts";
import { schemasMarkup } from "./pageSchemas.ts";
import { PAGE_SCRIPT } from "./pageScript.ts";
import { PAGE_STYLE } from "./pageStyle.ts";
import { type Served, type ServedRoute, served, servedRoutes } from "./serve.ts";

/** Nothing from elsewhere, nothing inline, nothing that a page in a frame could be made to do. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const FIELDS = ["Content-Security-Policy", POLICY, "Referrer-Policy", "no-referrer"];

/**
 * Commands that serve the document as a page to read and try: `routes: [...routes, ...openapiPage(document, "/docs")]`.
 * The page is written here, once; its style and its script stand beside it, so that no word of either is inline.
 */
export function openapiPage(document: OpenapiDocument, path = "/docs"): readonly ServedRoute[] {
  const folder = path === "/" ? "" : path;
  // Relative, so that the page works behind a prefix too.
  const beside = path.slice(path.lastIndexOf("/") + 1);
  const assets = beside === "" ? "" : `${beside}/`;
  const serve = (pattern: string, text: Served) => servedRoutes(pattern, () => text, FIELDS);
  return [
    ...serve(path, served("text/html; charset=utf-8", pageOf(document, assets))),
    ...serve(`${folder}/page.css`, served("text/css; charset=utf-8", PAGE_STYLE)),
    ...serve(`${folder}/page.js`, served("text/javascript; charset=utf-8", PAGE_SCRIPT)),
  ];
}

function pageOf(document: OpenapiDocument, assets: string): string {
  const { info, servers } = document;
  const tags = operationsByTag(document);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${info.title}</title>
<link rel="stylesheet" href="${assets}page.css">
<script src="${assets}page.js" defer></script>
</head>
<body data-server="${servers[0]?.url ?? "/"}">
<header>
<h1>${info.title} <small>${info.version}</small></h1>
${info.description && html`<p>${info.description}</p>`}
<input id="filter" type="search" placeholder="Filter by path, method or summary" aria-label="Filter the operations">
</header>
<nav aria-label="Tags">${tags.map(({ tag }) => html`<a href="#tag-${tag.name}">${tag.name}</a>`)}</nav>
<main>
${tags.map((each) => tagMarkup(each, document))}
${schemasMarkup(document)}
</main>
</body>
</html>
`;
  return String(page);
}
