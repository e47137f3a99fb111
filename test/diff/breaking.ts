import { alters, BOOK, breaks, type Change, ITEM, READS, WRITES } from "./change.ts";

const ALL = [...READS, ...WRITES];

/** What can stop a client that worked. */
export const BREAKING: readonly Change[] = [
  {
    name: "the year of a book has a later minimum",
    edits: [["book.ts", ".min(1400)", ".min(1500)"]],
    verdicts: { ...alters(...READS), ...breaks(...WRITES) },
    says: ["/year", "minimum", "1400", "1500"],
    cause: "body",
  },
  {
    name: "a title is shorter",
    edits: [["book.ts", '.max(200)\n      .meta({ examples: ["Mrs', '.max(100)\n      .meta({ examples: ["Mrs']],
    verdicts: { ...alters(...READS), ...breaks(...WRITES) },
    says: ["/title", "maxLength", "200", "100"],
    cause: "body",
  },
  {
    name: "a title may be longer, which a reader may cut",
    edits: [["book.ts", '.max(200)\n      .meta({ examples: ["Mrs', '.max(400)\n      .meta({ examples: ["Mrs']],
    verdicts: breaks(...ALL),
    says: ["/title", "maxLength", "200", "400"],
  },
  {
    name: "there is one more genre, which readers have no case for",
    edits: [["book.ts", '"science"]', '"science", "essay"]']],
    verdicts: breaks(...ALL),
    says: ["/genre", "essay"],
  },
  {
    name: "there is one genre less",
    edits: [["book.ts", ', "science"]', "]"]],
    verdicts: { ...alters(...READS), ...breaks(...WRITES) },
    says: ["/genre", "science"],
    cause: "body",
  },
  {
    name: "a note is required",
    edits: [["book.ts", '\n      .meta({ examples: ["One day in June."] })\n      .optional(),', ","]],
    verdicts: { ...alters(...READS), ...breaks("POST /books", `PUT ${BOOK}`), ...alters(`PATCH ${BOOK}`) },
    says: ["/note", "required"],
    cause: "body",
  },
  {
    name: "a book is sent without its ISBN",
    edits: [["book.ts", "NewBook.extend(", "NewBook.omit({ isbn: true }).extend("]],
    verdicts: breaks(...ALL),
    says: ["/isbn", "went"],
  },
  {
    name: "the number of a book is text",
    edits: [["book.ts", "id: z.int() })", "id: z.string() })"]],
    verdicts: breaks(...ALL),
    says: ["/id", "integer", "string"],
  },
  {
    name: "the pattern of an ISBN is another",
    edits: [["book.ts", String.raw`/^97[89]\d{10}$/`, String.raw`/^97[89]-?\d{10}$/`]],
    verdicts: breaks(...ALL),
    says: ["/isbn", "pattern"],
  },
  {
    name: "the summary of a list may be missing",
    edits: [["bookList.ts", "summary: z.string()", "summary: z.string().optional()"]],
    verdicts: breaks("GET /books"),
    says: ["200", "/summary", "required"],
    cause: "response",
  },
  {
    name: "the books of a list are called items",
    edits: [["bookList.ts", "books: z.array", "items: z.array"]],
    verdicts: breaks("GET /books"),
    says: ["/books", "went"],
    cause: "response",
  },
  {
    name: "a login takes a code",
    edits: [["login.ts", ".max(200) })", ".max(200), code: z.string() })"]],
    verdicts: breaks("POST /login"),
    says: ["/code", "required"],
    cause: "body",
  },
  {
    name: "a grant does not say when it ends",
    edits: [["login.ts", ", expiresIn: z.int() })", " })"]],
    verdicts: breaks("POST /login"),
    says: ["200", "/expiresIn", "went"],
    cause: "response",
  },
  {
    name: "a search has to have words",
    edits: [["paging.ts", '.max(100).default("")', ".max(100)"]],
    verdicts: breaks("GET /books"),
    says: ["query", "q", "required"],
    cause: "query",
  },
  {
    name: "a page is smaller at most",
    edits: [["paging.ts", ".max(100).default(8)", ".max(50).default(8)"]],
    verdicts: breaks("GET /books"),
    says: ["query", "size", "maximum", "100", "50"],
    cause: "query",
  },
  {
    name: "the size of a page is not read any more",
    edits: [["paging.ts", "  size: z.coerce.number().int().min(1).max(100).default(8),\n", ""]],
    verdicts: breaks("GET /books"),
    says: ["query", "size", "went"],
    cause: "query",
  },
  {
    name: "the collection is not to be had as CSV",
    edits: [["books.ts", '"text/csv", ', ""]],
    verdicts: breaks("GET /books", "POST /books"),
    says: ["200", "text/csv", "went"],
    cause: "produces",
  },
  {
    name: "a login is not taken from a form",
    edits: [["login.ts", '["application/json", "application/x-www-form-urlencoded"]', '["application/json"]']],
    verdicts: breaks("POST /login"),
    says: ["application/x-www-form-urlencoded", "went"],
    cause: "consumes",
  },
  {
    name: "a login may have fewer bytes",
    edits: [["login.ts", "maxBodyBytes: 4096", "maxBodyBytes: 1024"]],
    verdicts: breaks("POST /login"),
    says: ["4096", "1024"],
    cause: "maxBodyBytes",
  },
  {
    name: "only members hear of changes",
    edits: [
      [
        "changes.ts",
        "  override describe()",
        "  override isAuthorized() {\n    return false;\n  }\n\n  override describe()",
      ],
      ["changes.ts", "responses: { 200: Book } }", 'responses: { 200: Book }, security: ["bearer"] }'],
    ],
    verdicts: breaks("GET /changes"),
    says: ["401", "came"],
    cause: "isAuthorized",
  },
  {
    name: "whether the service is well may be asked only so often",
    edits: [["health.ts", "response: State,", "response: State,\n    withinRateLimit: () => true,"]],
    verdicts: breaks("GET /health"),
    says: ["429", "came"],
    cause: "withinRateLimit",
  },
  {
    name: "an export may be out of service",
    edits: [
      [
        "export.ts",
        "  override represent()",
        "  override serviceAvailable() {\n    return true;\n  }\n\n  override represent()",
      ],
    ],
    verdicts: breaks("GET /export"),
    says: ["503", "came"],
    cause: "serviceAvailable",
  },
  {
    name: "a book cannot be patched",
    edits: [
      ["bookItem.ts", '"PUT", "PATCH", "DELETE"]', '"PUT", "DELETE"]'],
      [
        "bookItem.ts",
        '  override readonly patches = ["application/merge-patch+json", "application/json-patch+json"] as const;\n',
        "",
      ],
      [
        "bookItem.ts",
        '      patch: { summary: "Change a book", responses: { 200: Book, 204: null }, security },\n',
        "",
      ],
    ],
    verdicts: breaks(`PATCH ${BOOK}`),
    says: ["went"],
    cause: "allowedMethods",
  },
  {
    name: "the health has another address",
    edits: [["health.ts", 'resource("/health"', 'resource("/healthz"']],
    verdicts: { ...breaks("GET /health"), ...alters("GET /healthz") },
    says: ["went"],
  },
  {
    name: "a removal is done later",
    edits: [
      [
        "bookItem.ts",
        "  override describe()",
        "  override deleteCompleted() {\n    return true;\n  }\n\n  override describe()",
      ],
    ],
    verdicts: breaks(`DELETE ${BOOK}`),
    says: ["202", "came"],
    cause: "deleteCompleted",
  },
  {
    name: "a book may have moved for ever",
    edits: [
      [
        "bookItem.ts",
        "  /** A PUT, PATCH or DELETE without",
        '  override permanentRedirect() {\n    return "/elsewhere";\n  }\n\n  /** A PUT, PATCH or DELETE without',
      ],
    ],
    verdicts: breaks(...ITEM),
    says: ["308", "came"],
    cause: "permanentRedirect",
  },
  {
    name: "a token is sent as a key",
    edits: [["document.ts", '{ type: "http", scheme: "bearer" }', '{ type: "apiKey", in: "header", name: "X-Token" }']],
    verdicts: breaks("POST /books", `PUT ${BOOK}`, `PATCH ${BOOK}`, `DELETE ${BOOK}`),
    says: ["security", "bearer"],
    cause: "securitySchemes",
  },
  {
    name: "a list has no links to its pages",
    edits: [
      [
        "books.ts",
        "      links: ({ request, query }) =>\n        numberedPages(request, { page: query.page, pages: pagesOf(shelf.count(query), query) }),\n",
        "",
      ],
    ],
    verdicts: breaks("GET /books"),
    says: ["200", "Link", "went"],
    cause: "links",
  },
  {
    name: "the health may be poor",
    edits: [["health.ts", 'z.literal("ok")', 'z.enum(["ok", "poor"])']],
    verdicts: breaks("GET /health"),
    says: ["200", "/status", "poor"],
    cause: "response",
  },
  {
    name: "errors are not to be had as pages",
    edits: [
      [
        "problemPage.ts",
        'errorProduces: ["application/problem+json", "text/html"]',
        'errorProduces: ["application/problem+json"]',
      ],
    ],
    verdicts: breaks("GET /", ...ALL, `DELETE ${BOOK}`, "POST /login", "GET /health"),
    says: ["406", "text/html", "went"],
    cause: "errorProduces",
  },
];
