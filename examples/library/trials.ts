import type { Book } from "./book.ts";
import { DEMO_SECRET, sign } from "./returns.ts";
import { DEMO_ACCOUNTS, type DemoAccount, REMOVED_BOOK } from "./seed.ts";
import type { Entry } from "./shelf.ts";
import { curlLine, loginLine, type TrialRequest } from "./trialRequest.ts";

/** One thing to try: the request, the same for the shell, the status it brings, and what that shows. */
export interface Trial {
  readonly shows: string;
  readonly status: number;
  readonly request: TrialRequest;
  readonly line: string;
}

export interface Chapter {
  readonly title: string;
  readonly about: string;
  readonly trials: readonly Trial[];
}

export interface TrialSetting {
  /** Where the service is, as the reader reaches it. */
  readonly url: string;
  /** A book to change, and one to remove. */
  readonly first: Entry;
  readonly last: Entry;
}

const FORM = { "Content-Type": "application/x-www-form-urlencoded" };
const JSON_BODY = { "Content-Type": "application/json" };
const PATCH_BODY = { "Content-Type": "application/merge-patch+json" };

/** What there is to try, in an order in which every line works. The first chapter is for those who have a minute. */
export function chapters(setting: TrialSetting): readonly Chapter[] {
  return [
    first(setting),
    reading(setting),
    loggingIn(setting),
    writing(setting),
    refusals(setting),
    besideTheGraph(setting),
  ];
}

type Tried = readonly [status: number, shows: string, request: TrialRequest];

function chapter(title: string, about: string, { url }: TrialSetting, tried: readonly Tried[]): Chapter {
  const trials = tried.map(([status, shows, request]) => ({ status, shows, request, line: curlLine(url, request) }));
  return { title, about, trials };
}

function first(setting: TrialSetting): Chapter {
  const { book, revision } = setting.first;
  const path = `/books/${book.id}`;
  return chapter("Try first", "One kind of resource, and what the graph makes of each request to it.", setting, [
    [200, "a book, with its tag", { path }],
    [304, "the same, for a client that has it", { path, headers: { "If-None-Match": `"${revision}"` } }],
    [406, "a type that is not offered", { path, headers: { Accept: "image/png" } }],
    [404, "a book that is not there", { path: "/books/1000000" }],
    [401, "a delete without logging in", { method: "DELETE", path }],
  ]);
}

function reading(setting: TrialSetting): Chapter {
  const path = "/books";
  return chapter(
    "Read",
    "One address, several representations: the client says what it can use, and the graph chooses.",
    setting,
    [
      [200, "the books in JSON", { path }],
      [200, "the same as CSV", { path, headers: { Accept: "text/csv" } }],
      [200, "as a page, in German", { path, headers: { Accept: "text/html", "Accept-Language": "de" } }],
      [200, "a search, two a page", { path: "/books?q=the&size=2" }],
      [200, "all books, streamed, a line each", { path: "/export" }],
    ],
  );
}

function loggingIn(setting: TrialSetting): Chapter {
  const { librarian, reader } = DEMO_ACCOUNTS;
  const add: TrialRequest = { method: "POST", path: "/books", headers: JSON_BODY, body: "{}" };
  const about =
    `Two demo accounts were made at the first start: ${librarian.name}, who may write, and ${reader.name}, who may ` +
    "only read. In a shell, later lines use $TOKEN, so run the first one there.";
  const { trials, ...rest } = chapter("Log in", about, setting, [
    [401, "a wrong password", logIn({ ...librarian, password: "guess" })],
    [401, "a write without a token", add],
    [403, "a write by an account that may only read", { ...add, as: "reader" }],
  ]);
  const token: Trial = {
    status: 200,
    shows: "a token, kept for later",
    request: { ...logIn(librarian), headers: { ...FORM, Accept: "text/plain" } },
    line: loginLine(setting.url),
  };
  return { ...rest, trials: [token, ...trials] };
}

function writing(setting: TrialSetting): Chapter {
  const { first, last } = setting;
  const added: Omit<Book, "id"> = {
    title: "Orlando",
    author: "Virginia Woolf",
    year: 1928,
    isbn: newIsbn(),
    genre: "novel",
  };
  const write = { method: "POST", path: "/books", as: "librarian" } as const;
  const add = (book: unknown): TrialRequest => ({ ...write, headers: JSON_BODY, body: JSON.stringify(book) });
  const change = (tag?: string): TrialRequest => ({
    method: "PATCH",
    path: `/books/${first.book.id}`,
    as: "librarian",
    headers: { ...PATCH_BODY, ...(tag === undefined ? {} : { "If-Match": `"${tag}"` }) },
    body: '{"note":"Read it twice."}',
  });
  return chapter(
    "Write",
    "A write names the state that it is meant for, so that nobody undoes what others did in the meantime.",
    setting,
    [
      [201, "a new book, and where it is", add(added)],
      [409, "an ISBN that is taken", add({ ...added, isbn: first.book.isbn })],
      [400, "every fault of a body at once", add({ title: "", year: "soon", isbn: "123" })],
      [415, "a body of another type", { ...write, headers: { "Content-Type": "text/plain" }, body: "Orlando" }],
      [428, "a change that names no state", change()],
      [412, "a change of a state that is past", change("0")],
      [204, "a change of the current state", change(String(first.revision))],
      [
        204,
        "a removal",
        {
          method: "DELETE",
          path: `/books/${last.book.id}`,
          as: "librarian",
          headers: { "If-Match": `"${last.revision}"` },
        },
      ],
    ],
  );
}

function refusals(setting: TrialSetting): Chapter {
  const path = "/books";
  return chapter(
    "Be refused",
    "Each refusal is a problem+json (RFC 9457) that says what was expected instead, or a page where a browser asks.",
    setting,
    [
      [410, "something that was removed", { path: `/books/${REMOVED_BOOK}` }],
      [405, "a method that the list does not support", { method: "DELETE", path }],
      [501, "a method that nobody here knows", { method: "PURGE", path }],
      [400, "a page before the first", { path: "/books?page=0" }],
      [404, "the same refusal as a page", { path: "/books/1000000", headers: { Accept: "text/html" } }],
      [
        429,
        "guesses beyond three at once and one a second",
        { ...logIn({ ...DEMO_ACCOUNTS.librarian, password: "guess" }), times: 6 },
      ],
    ],
  );
}

function besideTheGraph(setting: TrialSetting): Chapter {
  const message = JSON.stringify({ book: setting.first.book.id });
  const signature = sign(new TextEncoder().encode(message), DEMO_SECRET);
  return chapter("Outside the graph", "A command route is a plain handler: a request in, a response out.", setting, [
    [
      202,
      "a signed message: a book came back",
      { method: "POST", path: "/hooks/returns", headers: { "X-Signature": signature }, body: message },
    ],
    [200, "is the service healthy?", { path: "/health" }],
  ]);
}

function logIn({ name, password }: DemoAccount): TrialRequest {
  const body = String(new URLSearchParams({ username: name, password }));
  return { method: "POST", path: "/login", headers: FORM, body };
}

/** A number that no book has had yet, in all likelihood, so that the line works more than once. */
function newIsbn(): string {
  const digits = `979${String(Math.floor(Math.random() * 1e9)).padStart(9, "0")}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
