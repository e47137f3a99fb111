import type { Representation } from "signalbox";
import { type Html, html } from "signalbox/codecs";
import type { Book } from "./book.ts";
import { layout } from "./layout.ts";
import { languageOf, wordsOf } from "./words.ts";

/** One book as a page, in the language that negotiation chose. */
export function bookPage(book: Book, { chosenLanguage }: Representation): Html {
  const words = wordsOf(chosenLanguage);
  return layout(
    languageOf(chosenLanguage),
    book.title,
    html`<p><a href="/books">${words.all}</a></p>
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
