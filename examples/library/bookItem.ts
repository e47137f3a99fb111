import { type Context, Halt } from "signalbox";
import type { Account, Accounts } from "./accounts.ts";
import { Book, NewBook, sameIsbn } from "./book.ts";
import { MemberResource } from "./member.ts";
import type { Entry, Shelf } from "./shelf.ts";
import { LANGUAGES } from "./words.ts";

type ItemContext = Context<{ params: "id"; state: { account: Account; entry: Entry } }>;

/** One book at `/books/{id}`: to be read, replaced, patched and removed, by those who say which state they mean. */
export class BookItem extends MemberResource<ItemContext> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT", "PATCH", "DELETE"];
  override readonly produces = ["application/json", "text/html"];
  override readonly languages = LANGUAGES;
  override readonly consumes = ["application/json"];
  // What a patch makes of the book is held to the same model as a whole book.
  override readonly patches = ["application/merge-patch+json", "application/json-patch+json"] as const;
  override readonly body = NewBook;
  // A client may ask for the book that a write led to, or that stood in its way.
  override readonly preferences = ["return"] as const;
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

  override represent(ctx: ItemContext): Book {
    return ctx.require("entry").book;
  }

  // ---- Writing ----------------------------------------------------------------------------------------------------

  /** Returns an objection instead of true, so that the client is told which book stands in the way. */
  override isConflict(ctx: ItemContext, next: NewBook) {
    const { book } = ctx.require("entry");
    const twin = this.#shelf.findByIsbn(next.isbn)?.book;
    return twin !== undefined && twin.id !== book.id && { problem: sameIsbn(twin) };
  }

  /** The body was awaited since If-Match was compared, so the store compares once more, in the same step as it writes. */
  override apply(ctx: ItemContext, next: NewBook) {
    if (!this.#shelf.replace(ctx.require("entry"), next)) throw new Halt(412, CHANGED);
  }

  override deleteResource(ctx: ItemContext) {
    if (!this.#shelf.remove(ctx.require("entry"))) throw new Halt(412, CHANGED);
  }

  override describe() {
    const security = ["bearer"];
    return {
      get: { summary: "Read a book", responses: { 200: Book }, security: [] },
      put: { summary: "Replace a book", responses: { 200: Book, 204: null }, security },
      patch: { summary: "Change a book", responses: { 200: Book, 204: null }, security },
      delete: { summary: "Remove a book", responses: { 204: null }, security },
    };
  }
}

const CHANGED = { detail: "Another client has changed the book in the meantime. Read it again." };
