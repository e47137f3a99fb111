import { type Html, html } from "signalbox/codecs";

/** Nothing inline, and nothing from elsewhere. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'";

/** What the pages for a browser have around them. */
export function page(title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/front.css">
</head>
<body>
<header><nav aria-label="Pages"><a href="/">Conduit</a> <a href="/docs">API</a> <a href="/openapi.json">OpenAPI</a></nav></header>
<main>
${content}
</main>
</body>
</html>
`;
}
