import { type Html, html } from "../codecs/html.ts";
import type { OpenapiDocument } from "../openapi/document.ts";
import type { ResourceRoute } from "../route/route.ts";
import { CONTENT_POLICY, fixedText, type KeptText, keptOnce, pageParts, type TextWriter } from "./fixedText.ts";
import { operationMarkup, operationsByTag, tagLinks, tagMarkup } from "./pageOperations.ts";
import { modelMarkup, modelsMarkup } from "./pageSchemas.ts";
import { PAGE_SCRIPT } from "./pageScript.ts";
import { PAGE_STYLE } from "./pageStyle.ts";

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#e8590c" d="M5 4l14-2v6L5 10z"/><path stroke="#8793a1" stroke-width="2" d="M5 22V2"/></svg>`;
const HEADERS = { "Content-Security-Policy": CONTENT_POLICY, "Referrer-Policy": "no-referrer" };

/**
 * Routes that serve the document as a page to read and try: `routes: [...routes, ...openapiPage(document, "/docs")]`.
 * The page lists the operations and the models; what one of them has inside is a page of its own, which the script puts in place
 * when it is opened, so that a large document is as quick to open as a small one. Each is written once, when it is first asked
 * for; style and script stand beside them, so that no word of either is inline.
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
  const common = { name: "the API page", headers: HEADERS, isPagePart: true };
  const serve = (pattern: string, type: string, writer: TextWriter) =>
    fixedText(pattern, { ...common, texts: { [type]: keptOnce(writer) } });
  return [
    serve(path, "text/html", () => pageOf(documentOf(), assets)),
    serve(`${folder}/icon.svg`, "image/svg+xml", () => ICON),
    serve(`${folder}/page.css`, "text/css", () => PAGE_STYLE),
    serve(`${folder}/page.js`, "text/javascript", () => PAGE_SCRIPT),
    pageParts(folder, () => partsOf(documentOf(), beside === "" ? "../" : `../../${beside}`), HEADERS),
  ];
}

function pageOf(document: OpenapiDocument, assets: string): string {
  const { info, servers } = document;
  const tags = operationsByTag(document);
  const parts = `${assets}page/`;
  const models = modelsMarkup(document, parts);
  return String(html`${headOf(info.title, assets)}
<script src="${assets}page.js" defer></script>
</head>
<body data-server="${servers[0]?.url ?? "/"}">
<a class="skip" href="#main">To the operations</a>
<header>
<h1>${info.title} <small>${info.version}</small></h1>
${info.description && html`<p>${info.description}</p>`}
</header>
<nav aria-label="Operations">
<input id="filter" type="search" placeholder="Filter" aria-label="Filter operations and models">
<p id="nothing" role="status" hidden>Nothing matches.</p>
<ul>${tags.map(tagLinks)}${models && html`<li><a href="#models">Models</a></li>`}</ul>
</nav>
<main id="main">
${credentialsMarkup(document)}
${tags.length === 0 ? html`<p>No operations yet.</p>` : tags.map((each) => tagMarkup(each, parts))}
${models}
</main>
</body>
</html>
`);
}

/** What each operation and each model has inside, by the id that it has in the page; `page` is the way back to that. */
function partsOf(document: OpenapiDocument, page: string): ReadonlyMap<string, () => KeptText> {
  const parts = new Map<string, () => KeptText>();
  const add = (id: string, title: string, body: () => Html) => {
    const text = keptOnce(() => partOf(document.info.title, title, page, body()));
    parts.set(id, text);
  };
  for (const listed of operationsByTag(document).flatMap(({ operations }) => operations)) {
    const title = `${listed.verb.toUpperCase()} ${listed.path}`;
    add(listed.operation.operationId, title, () => operationMarkup(listed, document, page));
  }
  for (const name of Object.keys(document.components.schemas))
    add(`schema-${name}`, name, () => modelMarkup(name, document, page));
  return parts;
}

/** A page of its own, for a browser without scripts; for the others its main part stands in the page. */
function partOf(name: string, title: string, page: string, body: Html): string {
  return String(html`${headOf(`${title} · ${name}`, "../")}
</head>
<body>
<header><h1>${name}</h1><p><a href="${page}">All operations</a></p><h2>${title}</h2></header>
<main>${body}</main>
</body>
</html>
`);
}

function headOf(title: string, assets: string): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="${assets}icon.svg">
<link rel="stylesheet" href="${assets}page.css">`;
}

type Scheme = Readonly<Record<string, unknown>>;

/** One place for the credentials of all operations. The script adds them to the requests that need them. */
function credentialsMarkup({ components }: OpenapiDocument): Html | undefined {
  const schemes = Object.entries(components.securitySchemes ?? {});
  if (schemes.length === 0) return undefined;
  return html`<section id="credentials"><h2>Credentials</h2>
<p>For operations that need them. They stay in this page, and are gone when it is closed.</p>
${schemes.map(([name, scheme]) => schemeMarkup(name, scheme))}</section>`;
}

function schemeMarkup(name: string, scheme: Scheme): Html {
  const { description, type } = scheme;
  const kind = [type, scheme["scheme"]].filter((word) => typeof word === "string").join(" ");
  const { place, field, prefix, hint } = sentAs(scheme);
  const said = typeof description === "string" ? description : hint;
  return html`<div class="row"><label for="credentials-${name}"><code>${name}</code> <small>${kind}</small></label>
<input id="credentials-${name}" type="password" autocomplete="off" data-scheme="${name}" data-place="${place}" data-field="${field}" data-prefix="${prefix}">
<p>${said}</p></div>`;
}

/** How a browser can send them: in a header field or the query. Cookies are its own affair. */
function sentAs({ type, scheme, in: place, name }: Scheme) {
  if (type === "apiKey" && typeof name === "string" && place !== "cookie")
    return { place: String(place), field: name, prefix: "", hint: `Sent as ${name}.` };
  if (type === "apiKey") return { place: "cookie", field: "", prefix: "", hint: "A cookie, which the browser sends." };
  const field = { place: "header", field: "Authorization" };
  if (scheme === "basic") return { ...field, prefix: "Basic ", hint: "name:password" };
  return { ...field, prefix: "Bearer ", hint: "The token alone." };
}
