/** An edit of one file of examples/library: `from` occurs in it exactly once. */
export type Edit = readonly [file: string, from: string, to: string];

export type Verdict = "breaking" | "other";

/** A change of the library's source, with what has to be said of it. */
export interface Change {
  readonly name: string;
  readonly edits: readonly Edit[];
  /** Every operation of which something is said, with the worst of it. Empty: the change is none of the client's business. */
  readonly verdicts: Readonly<Record<string, Verdict>>;
  /** Words that one finding with the worst verdict has to have, all of them. */
  readonly says: readonly string[];
  /** The callback or the declaration that the finding names, where both apps are at hand. */
  readonly cause?: string;
}

export const BOOK = "/books/{id}";
/** The operations that only send books. */
export const READS = ["GET /books", `GET ${BOOK}`, "GET /export", "GET /changes"] as const;
/** The operations that take a book and send it back. */
export const WRITES = ["POST /books", `PUT ${BOOK}`, `PATCH ${BOOK}`] as const;
export const ITEM = [`GET ${BOOK}`, `PUT ${BOOK}`, `PATCH ${BOOK}`, `DELETE ${BOOK}`] as const;

export const breaks = (...operations: readonly string[]): Change["verdicts"] => each(operations, "breaking");
export const alters = (...operations: readonly string[]): Change["verdicts"] => each(operations, "other");

function each(operations: readonly string[], verdict: Verdict): Change["verdicts"] {
  return Object.fromEntries(operations.map((operation) => [operation, verdict]));
}
