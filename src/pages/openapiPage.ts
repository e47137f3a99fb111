import { html } from "../codecs/html.ts";
import type { OpenapiDocument } from "../openapi/document.ts";
import type { ResourceRoute } from "../route/route.ts";
import { fixedText } from "./fixedText.ts";
import { keptOnce, type Writer } from "./keptText.ts";
import { credentialsMarkup } from "./pageCredentials.ts";
import { operationsByTag, tagLinks, tagMarkup } from "./pageOperations.ts";
import { schemasMarkup } from "./pageSchemas.ts";
import { PAGE_SCRIPT } from "./pageScript.ts";
import { PAGE_STYLE } from "./pageStyle.ts";

/** No content from other origins, no inline scripts or styles, no framing. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#e8590c" d="M5 4l14-2v6L5 10z"/><path stroke="#8793a1" stroke-width="2" d="M5 22V2"/></svg>`;

const HEADERS = { "Content-Security-Policy": POLICY, "Referrer-Policy": "no-referrer" };

/**
 * Routes that serve the document as a page to read and try: `routes: [...routes, ...openapiPage(document, "/docs")]`.
 * The page is written once, when it is first asked for; its style and its script stand beside it, so that no word of either is inline.
 */
export function openapiPage(document: OpenapiDocument, path = "/docs"): readonly ResourceRoute[] {
  return pageRoutes(() => document, path);
}

/** The same for a document that is made when the page is first asked for. */
export function pageRoutes(documentOf: () => OpenapiDocument, path: string): readonly ResourceRoute[] {
  const folder = path === "/" ? "" : path;
  // Relative, so that the page works behind a prefix too.
  const beside = path.slice(path.lastIndexOf("/") + 1);
  const assets = beside === "" ? "" : `${beside}/`;
  const serve = (pattern: string, type: string, writer: Writer) =>
    fixedText(pattern, { texts: { [type]: keptOnce(writer) }, headers: HEADERS, isPagePart: true });
  return [
    serve(path, "text/html", () => pageOf(documentOf(), assets)),
    serve(`${folder}/icon.svg`, "image/svg+xml", () => ICON),
    serve(`${folder}/page.css`, "text/css", () => PAGE_STYLE),
    serve(`${folder}/page.js`, "text/javascript", () => PAGE_SCRIPT),
  ];
}

function pageOf(document: OpenapiDocument, assets: string): string {
  const { info, servers } = document;
  const tags = operationsByTag(document);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}</title>
<link rel="icon" href="${assets}icon.svg">
<link rel="stylesheet" href="${assets}page.css">
<script src="${assets}page.js" defer></script>
</head>
<body data-server="${servers[0]?.url ?? "/"}">
<header>
<h1>${info.title} <small>${info.version}</small></h1>
${info.description && html`<p>${info.description}</p>`}
</header>
<nav aria-label="Operations">
<input id="filter" type="search" placeholder="Filter" aria-label="Filter by path, method or summary">
<ul>${tags.map(tagLinks)}<li><a href="#models">Models</a></li></ul>
</nav>
<main>
${credentialsMarkup(document)}
${tags.map((each) => tagMarkup(each, document))}
${schemasMarkup(document)}
</main>
</body>
</html>
`;
  return String(page);
}
