import { Html, html } from "./html.ts";

/** Any JSON value as readable markup: an array of objects is a table, an object a list of terms, an array a list. */
export function valueMarkup(value: unknown): Html {
  if (value === null || value === undefined) return html`<i>none</i>`;
  if (Array.isArray(value)) return listMarkup(value);
  if (!isRecord(value)) return html`${String(value)}`;
  const entries = Object.entries(value);
  if (entries.length === 0) return html`<i>empty</i>`;
  return html`<dl>${entries.map(([name, item]) => html`<dt>${name}</dt><dd>${valueMarkup(item)}</dd>`)}</dl>`;
}

function listMarkup(items: readonly unknown[]): Html {
  if (items.length === 0) return html`<i>empty</i>`;
  if (!items.every(isRecord)) return html`<ul>${items.map((item) => html`<li>${valueMarkup(item)}</li>`)}</ul>`;
  const columns = [...new Set(items.flatMap((item) => Object.keys(item)))];
  const head = columns.map((column) => html`<th scope="col">${column}</th>`);
  const rows = items.map((item) => html`<tr>${columns.map((column) => cellMarkup(item, column))}</tr>`);
  return html`<table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`;
}

function cellMarkup(item: Readonly<Record<string, unknown>>, column: string): Html {
  return html`<td>${Object.hasOwn(item, column) && valueMarkup(item[column])}</td>`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The head of a page that shows a value. No script, no link: the page is whole as it is. */
export const PAGE_HEAD = `<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Representation</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem; color-scheme: light dark }
table { border-collapse: collapse }
th, td { border: 1px solid; padding: 0.25rem 0.75rem; text-align: left; vertical-align: top }
dt { font-weight: bold }
</style>
`;
