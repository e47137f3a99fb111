import type { FieldList } from "../../http/response.ts";

/** What a Response is made with. */
export interface Init {
  readonly status: number;
  readonly headers: Headers;
}

/** So many lists of fields are kept for a status, and none that is longer: names and values are counted. */
const KEPT = 4;
const LONGEST = 24;

/**
 * The fields of responses with one status, as Bun takes them fastest: a Headers of which a Response makes its own copy. One is made
 * for a list that comes twice running among those that are not known, so that lists which are always different, with a tag or
 * a place in them, cost no more than the comparison.
 */
class SentBefore {
  readonly #status: number;
  readonly #known: { readonly fields: FieldList; readonly init: Init }[] = [];
  #oldest = 0;
  #last: FieldList = [];

  constructor(status: number) {
    this.#status = status;
  }

  init(fields: FieldList): Init | undefined {
    for (const { fields: known, init } of this.#known) if (isSame(known, fields)) return init;
    if (!isSame(this.#last, fields)) {
      this.#last = fields;
      return undefined;
    }
    const init = { status: this.#status, headers: headersOf(fields) };
    this.#known[this.#oldest] = { fields: [...fields], init };
    this.#oldest = (this.#oldest + 1) % KEPT;
    this.#last = [];
    return init;
  }
}

const byStatus = new Map<number, SentBefore>();

/** What a Response with this status and these fields is made with, where the same were sent before. */
export function initFor(status: number, fields: FieldList): Init | undefined {
  if (fields.length > LONGEST) return undefined;
  let sent = byStatus.get(status);
  if (sent === undefined) {
    sent = new SentBefore(status);
    byStatus.set(status, sent);
  }
  return sent.init(fields);
}

function isSame(some: FieldList, others: FieldList): boolean {
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at += 1) if (some[at] !== others[at]) return false;
  return true;
}

function headersOf(fields: FieldList): Headers {
  const headers = new Headers();
  for (let at = 0; at < fields.length; at += 2) headers.append(fields[at] ?? "", fields[at + 1] ?? "");
  return headers;
}
