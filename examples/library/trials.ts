import type { Book } from "./book.ts";
import { DEMO_SECRET, sign } from "./returns.ts";
import { DEMO_ACCOUNTS, type DemoAccount, REMOVED_BOOK } from "./seed.ts";
import type { Entry } from "./shelf.ts";

/** One thing to try: a line for the shell, the status it brings, and what that shows. */
export interface Trial {
  readonly shows: string;
  readonly status: number;
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

const TOKEN = '-H "Authorization: Bearer $TOKEN"';
const JSON_BODY = "-H 'Content-Type: application/json'";
const PATCH_BODY = "-H 'Content-Type: application/merge-patch+json'";
const AS_TEXT = "-H 'Accept: text/plain'";

/** What there is to try, in an order in which every line works. */
export function chapters(setting: TrialSetting): readonly Chapter[] {
  return [reading(setting), loggingIn(setting), writing(setting), refusals(setting), besideTheGraph(setting)];
}

function trial(status: number, shows: string, line: string): Trial {
  return { status, shows, line };
}

function reading({ url, first: { book, revision } }: TrialSetting): Chapter {
  const [books, item] = [`curl -i ${url}/books`, `curl -i ${url}/books/${book.id}`];
  return {
    title: "Read",
    about: "One address, several representations: the client says what it can use, and the graph chooses.",
    trials: [
      trial(200, "the books in JSON", books),
      trial(200, "the same as CSV", `${books} -H 'Accept: text/csv'`),
      trial(200, "as a page, in German", `${books} -H 'Accept: text/html' -H 'Accept-Language: de'`),
      trial(200, "compressed on the way", `${books} --compressed`),
      trial(200, "a search, two a page", `curl -i '${url}/books?q=the&size=2'`),
      trial(200, "one book, with its ETag and Last-Modified", item),
      trial(304, "a copy that is still good", `${item} -H 'If-None-Match: "${revision}"'`),
      trial(200, "all books, streamed, a line each", `curl -i ${url}/export`),
    ],
  };
}

function loggingIn({ url }: TrialSetting): Chapter {
  const { librarian, reader } = DEMO_ACCOUNTS;
  const add = `curl -i ${url}/books ${JSON_BODY} -d '{}'`;
  return {
    title: "Log in",
    about:
      `Two demo accounts were made at the first start: ${librarian.name}, who may write, and ${reader.name}, who may ` +
      "only read. Later lines use $TOKEN, so run the first one in your shell.",
    trials: [
      trial(200, "a token, kept for later", `TOKEN=$(curl -s ${logIn(url, librarian)} ${AS_TEXT}); echo "$TOKEN"`),
      trial(401, "a wrong password", `curl -i ${logIn(url, { ...librarian, password: "guess" })}`),
      trial(401, "a write without a token", add),
      trial(
        403,
        "a write by an account that may only read",
        `${add} -H "Authorization: Bearer $(curl -s ${logIn(url, reader)} ${AS_TEXT})"`,
      ),
    ],
  };
}

function writing({ url, first, last }: TrialSetting): Chapter {
  const added: Omit<Book, "id"> = {
    title: "Orlando",
    author: "Virginia Woolf",
    year: 1928,
    isbn: newIsbn(),
    genre: "novel",
  };
  const add = (book: unknown) => `curl -i ${url}/books ${TOKEN} ${JSON_BODY} -d '${JSON.stringify(book)}'`;
  const change = `curl -i -X PATCH ${url}/books/${first.book.id} ${TOKEN} ${PATCH_BODY} -d '{"note":"Read it twice."}'`;
  const remove = `curl -i -X DELETE ${url}/books/${last.book.id} ${TOKEN}`;
  return {
    title: "Write",
    about: "A write names the state that it is meant for, so that nobody undoes what others did in the meantime.",
    trials: [
      trial(201, "a new book, and where it is", add(added)),
      trial(409, "an ISBN that is taken", add({ ...added, isbn: first.book.isbn })),
      trial(400, "every fault of a body at once", add({ title: "", year: "soon", isbn: "123" })),
      trial(415, "a body of another type", `curl -i ${url}/books ${TOKEN} -H 'Content-Type: text/plain' -d Orlando`),
      trial(428, "a change that names no state", change),
      trial(412, "a change of a state that is past", `${change} -H 'If-Match: "0"'`),
      trial(204, "a change of the current state", `${change} -H 'If-Match: "${first.revision}"'`),
      trial(204, "a removal", `${remove} -H 'If-Match: "${last.revision}"'`),
    ],
  };
}

function refusals({ url }: TrialSetting): Chapter {
  const books = `${url}/books`;
  const guess = `curl -i ${logIn(url, { ...DEMO_ACCOUNTS.librarian, password: "guess" })}`;
  return {
    title: "Be refused",
    about: "Each refusal is a problem+json (RFC 9457) that says what was expected instead.",
    trials: [
      trial(404, "nothing there", `curl -i ${books}/1000000`),
      trial(410, "something that was removed", `curl -i ${books}/${REMOVED_BOOK}`),
      trial(405, "a method that the list does not support", `curl -i -X DELETE ${books}`),
      trial(501, "a method that nobody here knows", `curl -i -X PURGE ${books}`),
      trial(406, "a type that is not offered", `curl -i ${books} -H 'Accept: image/png'`),
      trial(400, "a page before the first", `curl -i '${books}?page=0'`),
      trial(429, "guesses beyond three at once and one a second", `for n in 1 2 3 4 5 6; do ${guess}; done`),
    ],
  };
}

function besideTheGraph({ url, first }: TrialSetting): Chapter {
  const message = JSON.stringify({ book: first.book.id });
  const signature = sign(new TextEncoder().encode(message), DEMO_SECRET);
  return {
    title: "And beside the graph",
    about: "A command route is a plain handler: a request in, a response out.",
    trials: [
      trial(
        202,
        "a signed message: a book came back",
        `curl -i ${url}/hooks/returns -H 'X-Signature: ${signature}' -d '${message}'`,
      ),
      trial(200, "whether the service is well", `curl -i ${url}/health`),
    ],
  };
}

function logIn(url: string, { name, password }: DemoAccount): string {
  return `${url}/login -d username=${name} -d password=${password}`;
}

/** A number that no book has had yet, in all likelihood, so that the line works more than once. */
function newIsbn(): string {
  const digits = `979${String(Math.floor(Math.random() * 1e9)).padStart(9, "0")}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
