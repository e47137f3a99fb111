import { type Html, html, rawHtml } from "signalbox/codecs";

/** Light and dark as the reader's system is; nothing is fetched from elsewhere. */
const STYLE = rawHtml(`<style>
:root {
  color-scheme: light dark;
  --ink: light-dark(#1d2327, #e4e7e9); --soft: light-dark(#5c6870, #9aa5ad); --line: light-dark(#dfe4e7, #343c42);
  --paper: light-dark(#fbfbf9, #16191c); --card: light-dark(#fff, #1e2327); --accent: light-dark(#0b6b53, #5fd0ae);
  --warn: light-dark(#9a5b00, #e8b45c); --mono: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
}
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 58rem; padding: 2.5rem 1.25rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.55 system-ui, sans-serif }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .4rem; letter-spacing: -.02em }
h2 { font-size: 1.15rem; margin: 2.4rem 0 .2rem }
p { margin: .3rem 0 .8rem; max-width: 44rem }
a { color: var(--accent) }
nav, .soft { color: var(--soft) }
nav { margin-bottom: 1.5rem }
table { width: 100%; border-collapse: collapse; margin: 1rem 0 }
th, td { text-align: left; padding: .5rem .9rem .5rem 0; border-bottom: 1px solid var(--line); vertical-align: top }
th { color: var(--soft); font-weight: 500; font-size: .85rem }
input, button { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line);
  border-radius: .4rem; padding: .35rem .7rem }
button { cursor: pointer }
code, pre { font-family: var(--mono); font-size: .85rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .5rem 1.5rem }
dt { color: var(--soft) }
dd { margin: 0 }
</style>`);

/** What all pages of the library have around them. */
export function layout(language: string, title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
${STYLE}
</head>
<body>
${content}
</body>
</html>
`;
}
