import { type Html, html } from "signalbox/codecs";
import type { BookView } from "./bookItem.ts";
import { layout } from "./layout.ts";
import { wordsOf } from "./words.ts";

/** One book as a page. */
export function bookPage({ book, language }: BookView): Html {
  const words = wordsOf(language);
  return layout(
    language,
    book.title,
    html`<nav><a href="/">${words.library}</a> / <a href="/books">${words.all}</a></nav>
<h1>${book.title}</h1>
<dl>
<dt>${words.author}</dt><dd>${book.author}</dd>
<dt>${words.year}</dt><dd>${book.year}</dd>
<dt>${words.genre}</dt><dd>${words.genres[book.genre]}</dd>
<dt>ISBN</dt><dd>${book.isbn}</dd>
${book.note !== undefined && html`<dt>${words.note}</dt><dd>${book.note}</dd>`}
</dl>`,
  );
}
