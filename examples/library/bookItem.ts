import { type Context, type Failure, Halt } from "signalbox";
import type { z } from "zod";
import type { Account, Accounts } from "./accounts.ts";
import { Book, BookPatch, NewBook } from "./book.ts";
import { MemberResource } from "./member.ts";
import { mergePatch } from "./mergePatch.ts";
import type { Entry, Shelf } from "./shelf.ts";
import { LANGUAGES, type Language, languageOf } from "./words.ts";

/** What a book's page is made from (bookPage.ts). JSON has the book alone. */
export interface BookView {
  readonly book: Book;
  readonly language: Language;
  toJSON(): Book;
}

type ItemContext = Context<{ params: "id"; state: { account: Account; entry: Entry; next: NewBook } }>;

/** One book at `/books/{id}`: to be read, replaced, patched and removed, by those who say which state they mean. */
export class BookItem extends MemberResource<ItemContext> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT", "PATCH", "DELETE"];
  override readonly produces = ["application/json", "text/html"];
  override readonly languages = LANGUAGES;
  override readonly consumes = ["application/json", "application/merge-patch+json"];
  // The numbers of books are the library's to give: a PUT to what is missing is 404 or 410.
  override readonly putCreates = false;
  readonly #shelf: Shelf;

  constructor(shelf: Shelf, accounts: Accounts) {
    super(accounts);
    this.#shelf = shelf;
  }

  // ---- Is it there, and is it the one that the client means? --------------------------------------------------------

  override resourceExists(ctx: ItemContext) {
    ctx.state.entry = this.#shelf.find(ctx.params.id);
    return ctx.state.entry !== undefined;
  }

  override previouslyExisted(ctx: ItemContext) {
    return this.#shelf.hadOnce(ctx.params.id);
  }

  /** A PUT, PATCH or DELETE without If-Match or If-Unmodified-Since is 428: it would undo what others did meanwhile. */
  override requireConditionalWrite() {
    return true;
  }

  override generateEtag(ctx: ItemContext) {
    return String(ctx.require("entry").revision);
  }

  override lastModified(ctx: ItemContext) {
    return ctx.require("entry").changed;
  }

  // ---- Reading ----------------------------------------------------------------------------------------------------

  override represent(ctx: ItemContext): BookView {
    const { book } = ctx.require("entry");
    return { book, language: languageOf(ctx.chosenLanguage), toJSON: () => book };
  }

  // ---- Writing ----------------------------------------------------------------------------------------------------

  /** No `body` model, because PUT and PATCH are sent different things: what comes of either is asked to be a book. */
  override isConflict(ctx: ItemContext, sent: unknown) {
    const { book } = ctx.require("entry");
    const next = NewBook.safeParse(ctx.request.method === "PATCH" ? mergePatch(book, sent) : sent);
    if (!next.success) throw new Halt(400, { errors: next.error.issues.map(toFailure) });
    ctx.state.next = next.data;
    const twin = this.#shelf.findByIsbn(next.data.isbn)?.book;
    if (twin === undefined || twin.id === book.id) return false;
    throw new Halt(409, { detail: `${twin.isbn} is the ISBN of book ${twin.id}.`, book: `/books/${twin.id}` });
  }

  /** The body was awaited since If-Match was compared, so the store compares once more, in the same step as it writes. */
  override apply(ctx: ItemContext) {
    if (!this.#shelf.replace(ctx.require("entry"), ctx.require("next"))) throw new Halt(412, CHANGED);
  }

  override deleteResource(ctx: ItemContext) {
    if (!this.#shelf.remove(ctx.require("entry"))) throw new Halt(412, CHANGED);
  }

  override describe() {
    const security = ["bearer"];
    return {
      get: { summary: "Read a book", responses: { 200: Book }, security: [] },
      put: { summary: "Replace a book", request: NewBook, responses: { 204: null }, security },
      patch: { summary: "Change a book", request: BookPatch, responses: { 204: null }, security },
      delete: { summary: "Remove a book", responses: { 204: null }, security },
    };
  }
}

function toFailure({ path, message }: z.core.$ZodIssue): Failure {
  return { pointer: path.map((key) => `/${String(key)}`).join(""), detail: message };
}

const CHANGED = { detail: "The book was changed by somebody else in the meantime. Read it again." };
