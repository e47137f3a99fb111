import { type Context, numberedPages } from "signalbox";
import { z } from "zod";
import type { Account, Accounts } from "./accounts.ts";
import { Book, NewBook, sameIsbn } from "./book.ts";
import { CALLED_BY_WRITERS, MemberResource } from "./member.ts";
import { Paging, pageAddress } from "./paging.ts";
import type { Shelf } from "./shelf.ts";
import { LANGUAGES, wordsOf } from "./words.ts";

/** What the collection represents: in JSON as it is, in CSV its books, in HTML a page (booksPage.ts). */
export const BookList = z
  .object({
    search: z.string(),
    summary: z.string(),
    previous: z.string().optional(),
    next: z.string().optional(),
    books: z.array(Book),
  })
  .meta({ id: "BookList" });
export type BookList = z.infer<typeof BookList>;

type BooksContext = Context<{ query: Paging; state: { account: Account; id: number; pages: number } }>;

/** The collection at `/books`: to be searched, and to be added to. */
export class Books extends MemberResource<BooksContext> {
  override readonly allowedMethods = ["GET", "HEAD", "POST"];
  override readonly produces = ["application/json", "text/csv", "text/html"];
  override readonly languages = LANGUAGES;
  override readonly encodings = ["br", "gzip"];
  override readonly consumes = ["application/json"];
  override readonly query = Paging;
  override readonly onlyFor = { ...CALLED_BY_WRITERS, query: ["GET"] };
  override readonly body = NewBook;
  readonly #shelf: Shelf;

  constructor(shelf: Shelf, accounts: Accounts) {
    super(accounts);
    this.#shelf = shelf;
  }

  // ---- Reading ----------------------------------------------------------------------------------------------------

  /** Any write to any book makes a new list; until then a client that has it is told 304. */
  override generateEtag() {
    return String(this.#shelf.revision);
  }

  override represent(ctx: BooksContext): BookList {
    const { q, page, size } = ctx.query;
    const { total, books } = this.#shelf.search(ctx.query);
    const pages = Math.max(1, Math.ceil(total / size));
    ctx.state.pages = pages;
    return {
      search: q,
      summary: wordsOf(ctx.chosenLanguage).summary(total, page, pages),
      ...(page > 1 ? { previous: pageAddress(ctx.query, page - 1) } : {}),
      ...(page < pages ? { next: pageAddress(ctx.query, page + 1) } : {}),
      books: [...books],
    };
  }

  /** Called behind `represent`, which has counted the pages. */
  override links(ctx: BooksContext) {
    return numberedPages(ctx.request, { page: ctx.query.page, pages: ctx.require("pages") });
  }

  // ---- Adding -----------------------------------------------------------------------------------------------------

  override postIsCreate() {
    return true;
  }

  /** Returns an objection instead of true, so that the client is told which book stands in the way. */
  override isConflict(_ctx: BooksContext, { isbn }: NewBook) {
    const twin = this.#shelf.findByIsbn(isbn)?.book;
    return twin !== undefined && { problem: sameIsbn(twin) };
  }

  override apply(ctx: BooksContext, added: NewBook): Book {
    ctx.state.id = this.#shelf.add(added);
    return { id: ctx.state.id, ...added };
  }

  /** Asked after `apply`, so that the shelf may number the book. */
  override createPath(ctx: BooksContext) {
    return `/books/${ctx.require("id")}`;
  }

  override describe() {
    return {
      get: { summary: "Search the books", responses: { 200: BookList }, security: [] },
      post: { summary: "Add a book", responses: { 201: Book }, security: ["bearer"] },
    };
  }
}
