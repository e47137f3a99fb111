import { alters, BOOK, type Change, ITEM, READS, WRITES } from "./change.ts";

const NONE = {};

/** What every client lives through; of those with `NONE` nothing is said. */
export const OTHERS: readonly Change[] = [
  {
    name: "a title has another example",
    edits: [["book.ts", "Mrs Dalloway", "The Waves"]],
    verdicts: NONE,
    says: [],
  },
  {
    name: "a password may be longer",
    edits: [["login.ts", ".max(200) })", ".max(300) })"]],
    verdicts: alters("POST /login"),
    says: ["/password", "maxLength", "200", "300"],
    cause: "body",
  },
  {
    name: "a book may have a subtitle",
    edits: [["book.ts", "genre: z.enum(GENRES),", "genre: z.enum(GENRES),\n    subtitle: z.string().optional(),"]],
    verdicts: alters(...READS, ...WRITES),
    says: ["/subtitle", "came"],
  },
  {
    name: "a book is sent with its place",
    edits: [["book.ts", "id: z.int() })", "id: z.int(), place: z.string() })"]],
    verdicts: alters(...READS, ...WRITES),
    says: ["/place", "came"],
  },
  {
    name: "a list says how many there are",
    edits: [["bookList.ts", "summary: z.string(),", "summary: z.string(),\n    total: z.int(),"]],
    verdicts: alters("GET /books"),
    says: ["200", "/total", "came"],
    cause: "response",
  },
  {
    name: "a list always says what is next",
    edits: [["bookList.ts", "next: z.string().optional()", "next: z.string()"]],
    verdicts: alters("GET /books"),
    says: ["200", "/next", "required"],
    cause: "response",
  },
  {
    name: "a grant ends in the future",
    edits: [["login.ts", "expiresIn: z.int()", "expiresIn: z.int().positive()"]],
    verdicts: alters("POST /login"),
    says: ["200", "/expiresIn", "exclusiveMinimum"],
    cause: "response",
  },
  {
    name: "a login may last",
    edits: [["login.ts", ".max(200) })", ".max(200), lasting: z.boolean().optional() })"]],
    verdicts: alters("POST /login"),
    says: ["/lasting", "came"],
    cause: "body",
  },
  {
    name: "a name may be empty",
    edits: [["login.ts", "username: z.string().min(1)", "username: z.string()"]],
    verdicts: alters("POST /login"),
    says: ["/username", "minLength"],
    cause: "body",
  },
  {
    name: "a list may be of one genre",
    edits: [["paging.ts", "  page: z.coerce", "  genre: z.string().optional(),\n  page: z.coerce"]],
    verdicts: alters("GET /books"),
    says: ["query", "genre", "came"],
    cause: "query",
  },
  {
    name: "a page may be longer",
    edits: [["paging.ts", ".max(100).default(8)", ".max(500).default(8)"]],
    verdicts: alters("GET /books"),
    says: ["query", "size", "maximum", "100", "500"],
    cause: "query",
  },
  {
    name: "a page is longer by default",
    edits: [["paging.ts", ".default(8)", ".default(20)"]],
    verdicts: alters("GET /books"),
    says: ["query", "size", "default", "8", "20"],
    cause: "query",
  },
  {
    name: "the health is to be had as text",
    edits: [
      [
        "health.ts",
        "response: State,",
        'response: State,\n    produces: ["application/json", "text/plain"],\n    codecs: { "text/plain": { encode: String } },',
      ],
    ],
    verdicts: alters("GET /health"),
    says: ["200", "text/plain", "came"],
    cause: "produces",
  },
  {
    name: "a login is taken in one more type",
    edits: [
      ["login.ts", '["application/json", "application/x-www', '["application/json", "text/json", "application/x-www'],
      [
        "login.ts",
        '  "application/x-www-form-urlencoded": formCodec,',
        '  "application/x-www-form-urlencoded": formCodec,\n  "text/json": formCodec,',
      ],
    ],
    verdicts: alters("POST /login"),
    says: ["text/json", "came"],
    cause: "consumes",
  },
  {
    name: "a login may have more bytes",
    edits: [["login.ts", "maxBodyBytes: 4096", "maxBodyBytes: 8192"]],
    verdicts: alters("POST /login"),
    says: ["4096", "8192"],
    cause: "maxBodyBytes",
  },
  {
    name: "an export is not limited",
    edits: [
      ["export.ts", '  override readonly onlyFor = { withinRateLimit: ["GET", "HEAD"] };\n', ""],
      [
        "export.ts",
        "  override withinRateLimit(ctx: Context) {\n    return withinLimit(this.#limiter.take(clientKey(ctx)));\n  }\n\n",
        "",
      ],
    ],
    verdicts: alters("GET /export"),
    says: ["429", "went"],
    cause: "withinRateLimit",
  },
  {
    name: "the health is described in other words",
    edits: [["health.ts", "Is the service healthy?", "How the service is"]],
    verdicts: NONE,
    says: [],
  },
  {
    name: "the export is deprecated",
    edits: [
      [
        "export.ts",
        '  override readonly encodings = ["gzip"];',
        '  override readonly encodings = ["gzip"];\n  override readonly deprecation = { link: "/docs" };',
      ],
    ],
    verdicts: alters("GET /export"),
    says: ["deprecated"],
    cause: "deprecation",
  },
  {
    name: "the service tells its version",
    edits: [
      [
        "library.ts",
        "    health(shelf),",
        '    health(shelf),\n    resource("/version", { response: z.string(), represent: () => "1" }),',
      ],
      ["library.ts", "route, Service, type", "resource, route, Service, type"],
      [
        "library.ts",
        'import { Accounts } from "./accounts.ts";',
        'import { z } from "zod";\nimport { Accounts } from "./accounts.ts";',
      ],
    ],
    verdicts: alters("GET /version"),
    says: ["came"],
  },
  {
    name: "the health can be deleted",
    edits: [["health.ts", "    represent: ", "    DELETE: { deleteResource: () => undefined },\n    represent: "]],
    verdicts: alters("DELETE /health"),
    says: ["came"],
  },
  {
    name: "two books may have one ISBN",
    edits: [
      [
        "books.ts",
        "      isConflict: ({ body }) => {\n        const twin = shelf.findByIsbn(body.isbn)?.book;\n        return twin !== undefined && { problem: sameIsbn(twin) };\n      },\n",
        "",
      ],
    ],
    verdicts: alters("POST /books"),
    says: ["409", "went"],
    cause: "isConflict",
  },
  {
    name: "a book that is gone is as one that never was",
    edits: [
      [
        "bookItem.ts",
        "  override previouslyExisted(ctx: ItemContext) {\n    return this.#shelf.hadOnce(ctx.params.id);\n  }\n\n",
        "",
      ],
    ],
    verdicts: alters(...ITEM),
    says: ["410", "went"],
    cause: "previouslyExisted",
  },
  {
    name: "a write need not name the state that it means",
    edits: [["bookItem.ts", "  override requireConditionalWrite() {\n    return true;\n  }\n\n", ""]],
    verdicts: alters(`PUT ${BOOK}`, `PATCH ${BOOK}`, `DELETE ${BOOK}`),
    says: ["428", "went"],
    cause: "requireConditionalWrite",
  },
  {
    name: "the health has a tag: its statuses come only to those who send one",
    edits: [["health.ts", "response: State,", "response: State,\n    generateEtag: () => String(shelf.revision),"]],
    verdicts: alters("GET /health"),
    says: ["304", "came"],
    cause: "generateEtag",
  },
  {
    name: "the model of a book has another name",
    edits: [["book.ts", '.meta({ id: "Book" })', '.meta({ id: "Volume" })']],
    verdicts: NONE,
    says: [],
  },
  {
    name: "the genres are in another order",
    edits: [["book.ts", '["novel", "story", ', '["story", "novel", ']],
    verdicts: NONE,
    says: [],
  },
  {
    name: "the last digit of an ISBN is not looked at",
    edits: [["book.ts", "return sum % 10 === 0;", "return sum > 0;"]],
    verdicts: NONE,
    says: [],
  },
  {
    name: "a login does not say that it needs no credentials, as nothing does by default",
    edits: [["login.ts", "    security: [],\n", ""]],
    verdicts: NONE,
    says: [],
  },
  {
    name: "anybody may add a book",
    edits: [["books.ts", "      with: [librarians(accounts)],\n", ""]],
    verdicts: alters("POST /books"),
    says: ["401", "went"],
    cause: "isAuthorized",
  },
  {
    name: "the parameter of a book has another name, at the same addresses",
    edits: [
      ["library.ts", 'route("/books/{id}"', 'route("/books/{book}"'],
      ["bookItem.ts", "this.#shelf.find(ctx.params.id)", "this.#shelf.find(ctx.params.book)"],
      ["bookItem.ts", "this.#shelf.hadOnce(ctx.params.id)", "this.#shelf.hadOnce(ctx.params.book)"],
    ],
    verdicts: alters(...ITEM.map((operation) => operation.replace("{id}", "{book}"))),
    says: ["id", "book"],
  },
];
