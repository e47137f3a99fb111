import { disown, isPromise } from "../http/later.ts";

/** Markup that is safe to put into a page as it stands. Made by {@link html} (escaped) or {@link rawHtml} (trusted). */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }

  toString(): string {
    return this.markup;
  }
}

/** Markup from a source you trust, put into a page without escaping. */
export function rawHtml(markup: string): Html {
  return new Html(markup);
}

/**
 * A template in which every value is escaped, for text and for quoted attributes. Html values are put in as they are, arrays item by item,
 * and null, undefined and false are left out, as in `${ready && html`…`}`. A promise throws: await it.
 */
export function html(texts: TemplateStringsArray, ...values: readonly unknown[]): Html {
  let markup = texts[0] ?? "";
  try {
    for (const [index, value] of values.entries()) markup += markupOf(value) + (texts[index + 1] ?? "");
  } catch (error) {
    disown(values);
    throw error;
  }
  return new Html(markup);
}

function markupOf(value: unknown): string {
  if (value === null || value === undefined || value === false) return "";
  if (value instanceof Html) return value.markup;
  if (Array.isArray(value)) return value.map(markupOf).join("");
  if (isPromise(value)) throw new TypeError("A value of a page is a promise, which has no text: await it.");
  return escapeHtml(String(value));
}

const REFERENCES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => REFERENCES[sign] ?? sign);
}
