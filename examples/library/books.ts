import { numberedPages, resource } from "signalbox";
import { MemoryCache } from "signalbox/cache";
import type { Accounts } from "./accounts.ts";
import { Book, NewBook, sameIsbn } from "./book.ts";
import { booksCodecs } from "./bookCodecs.ts";
import { BookList } from "./bookList.ts";
import { ERROR_TYPES, librarians } from "./member.ts";
import { Paging, pageAddress, pagesOf } from "./paging.ts";
import type { Shelf } from "./shelf.ts";
import { LANGUAGES, wordsOf } from "./words.ts";

/** The collection at `/books`: to be searched, and to be added to. */
export const books = (shelf: Shelf, accounts: Accounts) =>
  resource("/books", {
    produces: ["application/json", "text/csv", "text/html"],
    codecs: booksCodecs,
    languages: LANGUAGES,
    encodings: ["br", "gzip"],
    errorProduces: ERROR_TYPES,
    // Any write to any book makes a new list; until then a client that has it is told 304.
    generateEtag: () => String(shelf.revision),
    // A page of it is searched for, written and compressed once.
    cache: { store: new MemoryCache({ maxBytes: 16_777_216 }) },
    GET: {
      summary: "Search the books",
      security: [],
      query: Paging,
      response: BookList,
      represent: ({ query, chosenLanguage }) => {
        const { total, books } = shelf.search(query);
        const pages = pagesOf(total, query);
        return {
          search: query.q,
          summary: wordsOf(chosenLanguage).summary(total, query.page, pages),
          ...(query.page > 1 ? { previous: pageAddress(query, query.page - 1) } : {}),
          ...(query.page < pages ? { next: pageAddress(query, query.page + 1) } : {}),
          books: [...books],
        };
      },
      links: ({ request, query }) =>
        numberedPages(request, { page: query.page, pages: pagesOf(shelf.count(query), query) }),
    },
    POST: {
      with: [librarians(accounts)],
      summary: "Add a book",
      body: NewBook,
      response: Book,
      // An objection instead of true, so that the client is told which book stands in the way.
      isConflict: ({ body }) => {
        const twin = shelf.findByIsbn(body.isbn)?.book;
        return twin !== undefined && { problem: sameIsbn(twin) };
      },
      apply: ({ body }) => ({ id: shelf.add(body), ...body }),
      // Called after `apply`, so that the shelf may number the book.
      createPath: ({ result }) => `/books/${result.id}`,
    },
  });
