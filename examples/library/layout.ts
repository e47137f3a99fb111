import { type Html, html } from "signalbox/codecs";

/** Nothing inline, and nothing from elsewhere. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; form-action 'self'; base-uri 'none'";

/** What all pages of the library have around them: the style, and the way to the other pages. `attributes` are the body's. */
export function layout(language: string, title: string, content: Html, attributes?: Html): Html {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/library.css">
</head>
<body${attributes}>
<header><nav aria-label="${PAGES[language] ?? PAGES["en"]}"><a href="/">A small library</a>
<a href="/books">${BOOKS[language] ?? BOOKS["en"]}</a> <a href="/docs">API</a> <a href="/openapi.json">OpenAPI</a></nav></header>
<main>
${content}
</main>
</body>
</html>
`;
}

const PAGES: Readonly<Record<string, string>> = { en: "Pages", de: "Seiten" };
const BOOKS: Readonly<Record<string, string>> = { en: "Books", de: "Bücher" };
