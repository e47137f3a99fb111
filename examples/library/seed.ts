import type { Account, Accounts } from "./accounts.ts";
import type { NewBook } from "./book.ts";
import type { Connection } from "./database.ts";
import type { Shelf } from "./shelf.ts";

export interface DemoAccount extends Account {
  readonly password: string;
}

/** For trying things out, and told to everybody on the page at `/`: a service of your own has accounts of its own. */
export const DEMO_ACCOUNTS = {
  librarian: { name: "ada", password: "analytical", role: "librarian" },
  reader: { name: "grace", password: "nanosecond", role: "reader" },
} as const satisfies Record<string, DemoAccount>;

const BOOKS: readonly NewBook[] = [
  { title: "Middlemarch", author: "George Eliot", year: 1871, isbn: "9780141439549", genre: "novel" },
  { title: "Die Verwandlung", author: "Franz Kafka", year: 1915, isbn: "9783150099001", genre: "story" },
  { title: "To the Lighthouse", author: "Virginia Woolf", year: 1927, isbn: "9780156907392", genre: "novel" },
  { title: "Nathan der Weise", author: "Gotthold Ephraim Lessing", year: 1779, isbn: "9783150000038", genre: "drama" },
  { title: "Der Steppenwolf", author: "Hermann Hesse", year: 1927, isbn: "9783518366752", genre: "novel" },
  { title: "On the Origin of Species", author: "Charles Darwin", year: 1859, isbn: "9780451529060", genre: "science" },
  { title: "Duineser Elegien", author: "Rainer Maria Rilke", year: 1923, isbn: "9783150081556", genre: "poetry" },
  { title: "Effi Briest", author: "Theodor Fontane", year: 1895, isbn: "9783150069615", genre: "novel" },
  {
    title: "The Left Hand of Darkness",
    author: "Ursula K. Le Guin",
    year: 1969,
    isbn: "9780441478125",
    genre: "novel",
  },
  { title: "Dubliners", author: "James Joyce", year: 1914, isbn: "9780140186475", genre: "story" },
  { title: "Leaves of Grass", author: "Walt Whitman", year: 1855, isbn: "9780140421996", genre: "poetry" },
  { title: "Relativity", author: "Albert Einstein", year: 1916, isbn: "9780517884416", genre: "science" },
];

/** The number of a book that existed and is gone, to try a 410. */
export const REMOVED_BOOK = 4;

/** Fills an empty library. One that was filled before is left as its users made it. */
export async function seed(database: Connection, shelf: Shelf, accounts: Accounts): Promise<void> {
  if (shelf.revision > 0) return;
  for (const { password, ...account } of Object.values(DEMO_ACCOUNTS)) await accounts.set(account, password);
  // All or none: a start that was broken off leaves no half-filled shelf behind.
  database.transaction(() => {
    for (const book of BOOKS) shelf.add(book);
    const removed = shelf.find(String(REMOVED_BOOK));
    if (removed !== undefined) shelf.remove(removed);
  })();
}
