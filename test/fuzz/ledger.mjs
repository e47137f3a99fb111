// @ts-check
// What a service did for each request, by the request's mark: the half of the truth that no client sees.
import { readdirSync, readlinkSync } from "node:fs";

/**
 * @typedef {object} Entry
 * @property {number} setUp how often `lifespan` or `provide` has set something up
 * @property {number} released
 * @property {number} lent how often something lent was opened
 * @property {number} returned
 * @property {number} opened sources of content
 * @property {number} closed
 * @property {string[]} acted the texts that a callback took for the whole content
 */

/** @typedef {Entry & { mark: string }} Line */

export class Ledger {
  /** @type {Map<string, Entry>} */
  #entries = new Map();

  /** @param {string} mark */
  of(mark) {
    const entry = this.#entries.get(mark) ?? {
      setUp: 0,
      released: 0,
      lent: 0,
      returned: 0,
      opened: 0,
      closed: 0,
      acted: [],
    };
    this.#entries.set(mark, entry);
    return entry;
  }

  /** @param {string} mark @returns {() => void} */
  setUp(mark) {
    const entry = this.of(mark);
    entry.setUp += 1;
    return () => {
      entry.released += 1;
    };
  }

  /** @param {string} mark @returns {() => void} */
  lend(mark) {
    const entry = this.of(mark);
    entry.lent += 1;
    return () => {
      entry.returned += 1;
    };
  }

  /** Values one by one, from an iterator that has to be closed. @template T @param {string} mark @param {() => Promise<T | undefined>} next */
  source(mark, next) {
    return {
      [Symbol.asyncIterator]: () => {
        const entry = this.of(mark);
        entry.opened += 1;
        let isOpen = true;
        const close = () => {
          if (isOpen) entry.closed += 1;
          isOpen = false;
          return { done: true, value: undefined };
        };
        return {
          next: async () => {
            try {
              const value = isOpen ? await next() : undefined;
              return value === undefined ? close() : { done: false, value };
            } catch (error) {
              close();
              throw error;
            }
          },
          return: async () => close(),
        };
      },
    };
  }

  /** Whether all that was set up for these requests is released, and all that was opened is closed. @param {readonly string[]} marks */
  isEven(marks) {
    return marks.every((mark) => {
      const entry = this.#entries.get(mark);
      if (entry === undefined) return true;
      const { setUp, released, lent, returned, opened, closed } = entry;
      return setUp === released && lent === returned && opened === closed;
    });
  }

  /** @param {readonly string[]} marks @returns {Line[]} */
  linesOf(marks) {
    return marks.flatMap((mark) => {
      const entry = this.#entries.get(mark);
      return entry === undefined ? [] : [{ mark, ...entry }];
    });
  }

  /** @param {readonly string[]} marks */
  forget(marks) {
    for (const mark of marks) this.#entries.delete(mark);
  }

  /** How many requests have something that is not released, or not closed. */
  get uneven() {
    return [...this.#entries.keys()].filter((mark) => !this.isEven([mark])).length;
  }
}

/** The files and sockets that this process has open, as the system names them. @returns {string[]} */
export function descriptors() {
  try {
    return readdirSync("/proc/self/fd").flatMap((name) => {
      try {
        return [readlinkSync(`/proc/self/fd/${name}`)];
      } catch {
        // The one with which the folder was read.
        return [];
      }
    });
  } catch {
    return [];
  }
}

/**
 * What a client knows of the requests with one mark.
 * @typedef {object} Asked
 * @property {string} mark
 * @property {string} kind
 * @property {number} times how many requests had the mark
 * @property {string | true | undefined} whole the text that may be acted on, once (true: any); undefined where no whole content was sent
 */

/** @typedef {{ isOpen: boolean, files: number, lines: Line[] }} Account */

/**
 * What must not be in the books once a connection has ended.
 * @param {readonly Asked[]} asked @param {Account} account @returns {import("./shrink.mjs").Fault | undefined}
 */
export function faultIn(asked, { isOpen, files, lines }) {
  for (const line of lines) {
    const { mark, acted, setUp, released, lent, returned, opened, closed } = line;
    const request = asked.find((each) => each.mark === mark);
    const fault = (/** @type {string} */ what) => ({ what, kind: request?.kind ?? "", detail: JSON.stringify(line) });
    if (request === undefined) return fault("nobody asked");
    if (acted.length > 0 && request.whole === undefined) return fault("content that broke off was acted on");
    if (request.whole !== true && acted.some((text) => text !== request.whole))
      return fault("other content was acted on");
    if (acted.length > 1) return fault("content was acted on twice");
    if (setUp > request.times) return fault("set up more often than asked");
    if (released > setUp) return fault("released more than once");
    if (released < setUp) return fault("not released");
    if (lent > request.times) return fault("lent more often than asked");
    if (returned !== lent) return fault("lent, and not closed once");
    if (closed < opened) return fault("a source that is not closed");
  }
  if (isOpen) return { what: "the server keeps the connection open", kind: "", detail: "" };
  if (files > 0) return { what: "a file that is not closed", kind: "", detail: `${files} descriptors` };
  return undefined;
}
