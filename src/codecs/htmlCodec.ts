import { isRecord } from "../http/kinds.ts";
import type { Codec, Representation } from "../resource/codec.ts";
import { Html, html } from "./html.ts";
import { jsonText } from "./json.ts";
import { streamText } from "./stream.ts";

/**
 * `text/html`. `render` gets the value that `represent` built (a stream's values in an array) and what negotiation chose (the language,
 * say). A string that it returns is the page, unescaped; the `html` template escapes. Without `render`, a string or Html is the page itself,
 * and any other value is shown as tables and lists.
 */
export function htmlCodec<Value = unknown>(
  render?: (value: Value, representation: Representation) => string | Html,
): Codec {
  if (render === undefined) return plainPages;
  // The author pairs the codec with a resource whose `represent` gives a Value; the type of a codec cannot say so.
  const page = (value: unknown, chosen = NOTHING_CHOSEN): string => String(render(value as Value, chosen));
  return {
    encode: page,
    // Values are collected and give no text; the page is written after the last one.
    encodeStream(values, chosen) {
      const collected: unknown[] = [];
      const each = (value: unknown): string => {
        collected.push(value);
        return "";
      };
      return streamText(values, { each, close: () => page(collected, chosen) });
    },
  };
}

const NOTHING_CHOSEN: Representation = { chosenMediaType: undefined, chosenLanguage: undefined };

const plainPages: Codec = {
  encode: (value) => ready(value) ?? `${PAGE_HEAD}${plainMarkup(value)}\n`,

  /** A stream of strings or Html is a page in pieces; of other values, a numbered list that grows as they come. */
  encodeStream(values) {
    let pieces = false;
    return streamText(values, {
      each(value, index) {
        const piece = ready(value);
        if (index === 0) pieces = piece !== undefined;
        if (pieces) return piece ?? plainMarkup(value);
        return `${index === 0 ? `${PAGE_HEAD}<ol>\n` : ""}<li>${plainMarkup(value)}</li>\n`;
      },
      close(count) {
        if (count === 0) return `${PAGE_HEAD}${plainMarkup([])}\n`;
        return pieces ? "" : "</ol>\n";
      },
    });
  },
};

function ready(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  return value instanceof Html ? value.markup : undefined;
}

/** Serialised as JSON first, so that toJSON is honoured and a cyclic value is an error instead of an endless page. */
function plainMarkup(value: unknown): string {
  return valueMarkup(value === undefined ? undefined : JSON.parse(jsonText(value))).markup;
}

/** Any JSON value as readable markup: an array of objects is a table, an object a list of terms, an array a list. */
function valueMarkup(value: unknown): Html {
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
  const cells = (item: Readonly<Record<string, unknown>>) =>
    columns.map((column) => html`<td>${Object.hasOwn(item, column) && valueMarkup(item[column])}</td>`);
  const rows = items.map((item) => html`<tr>${cells(item)}</tr>`);
  return html`<table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`;
}

/** The head of a page that shows a value. No script, no link: the page is whole as it is. */
const PAGE_HEAD = `<!doctype html>
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
