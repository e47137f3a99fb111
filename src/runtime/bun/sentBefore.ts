import type { FieldList } from "../../http/response.ts";

interface Sent {
  readonly fields: FieldList;
  /** With this status and these fields, and without content. */
  readonly init: Response;
}

/** So many responses are kept, and none with a longer list of fields: names and values are counted. */
const KEPT = 16;
const LONGEST = 24;

/**
 * Statuses and fields that were sent before, as Bun takes them fastest: a Response is made with another one, whose status and fields
 * are copied without a call of its getters. One is made for a list that comes twice running among those that are not known, so that
 * lists which are always different, with a tag or a place in them, cost no more than the comparison.
 */
export class SentBefore {
  readonly #known: Sent[] = [];
  #oldest = 0;
  /** The one that was found last. */
  #recent: Sent | undefined = undefined;
  #lastStatus = 0;
  #lastFields: FieldList = [];

  /** What a Response with this status and these fields is made with; undefined where they are new. */
  initFor(status: number, fields: FieldList): Response | undefined {
    const recent = this.#recent;
    if (recent !== undefined && isOf(recent, status, fields)) return recent.init;
    if (fields.length > LONGEST) return undefined;
    this.#recent = this.#known.find((sent) => isOf(sent, status, fields)) ?? this.#repeated(status, fields);
    return this.#recent?.init;
  }

  #repeated(status: number, fields: FieldList): Sent | undefined {
    if (this.#lastStatus !== status || !isSame(this.#lastFields, fields)) {
      this.#lastStatus = status;
      this.#lastFields = fields;
      return undefined;
    }
    const sent = { fields: [...fields], init: new Response(null, { status, headers: headersOf(fields) }) };
    this.#known[this.#oldest] = sent;
    this.#oldest = (this.#oldest + 1) % KEPT;
    this.#lastFields = [];
    return sent;
  }
}

function isOf({ fields: known, init }: Sent, status: number, fields: FieldList): boolean {
  return init.status === status && isSame(known, fields);
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
