import type { Representation } from "signalbox";
import { type Html, html } from "signalbox/codecs";
import type { BookList } from "./bookList.ts";
import { layout } from "./layout.ts";
import { languageOf, wordsOf } from "./words.ts";

/** The list of books as a page. It gets the value that `represent` built, as every codec does. */
export function booksPage(list: BookList, { chosenLanguage }: Representation): Html {
  const { search, summary, previous, next, books } = list;
  const words = wordsOf(chosenLanguage);
  const rows = books.map(
    ({ id, title, author, year, genre }) => html`<tr>
<td><a href="/books/${id}">${title}</a></td><td>${author}</td><td>${year}</td><td>${words.genres[genre]}</td>
</tr>`,
  );
  return layout(
    languageOf(chosenLanguage),
    words.library,
    html`<h1>${words.all}</h1>
<p class="soft">${summary}</p>
<form action="/books" class="search"><input name="q" value="${search}" aria-label="${words.search}" placeholder="${words.title}, ${words.author}, ISBN"> <button>${words.search}</button></form>
<div class="table"><table>
<thead><tr><th>${words.title}</th><th>${words.author}</th><th>${words.year}</th><th>${words.genre}</th></tr></thead>
<tbody>${rows}</tbody>
</table></div>
<p>${previous !== undefined && html`<a rel="prev" href="${previous}">${words.previous}</a> `}
${next !== undefined && html`<a rel="next" href="${next}">${words.next}</a>`}</p>`,
  );
}
