// @ts-check
// What becomes of a request whose client does something unexpected. test/node-leaving-clients.test.ts plays each row against a server,
// and scripts/print-leaving-clients.mjs prints them.

/** @typedef {"HTTP/1.1" | "HTTP/2"} Version */
/** @typedef {"head" | "content" | "callback" | "later" | "stream" | "silent" | "behind" | "behind stream" | "drain"} Moment */
/** @typedef {"leaves" | "resets" | "half-closes" | "cancels" | "no error" | "breaks" | "goes silent"} Deed */
/**
 * @typedef {object} Row
 * @property {Version} version
 * @property {Moment} moment
 * @property {Deed} deed
 * @property {string} callback what the callback, or the source of its stream, gets to know
 * @property {string} response what the client is sent
 * @property {string} release when `lifespan` is released
 * @property {readonly string[]} limits those that end it
 */
/** @typedef {readonly [callback: string, response: string, release: string, ...limits: string[]]} Outcome */

/** @type {Outcome} */
const UNSEEN = ["not called", "none", "nothing"];
/** @type {Outcome} */
const ABORTED = ["aborted", "none", "on return"];
/** @type {Outcome} */
const ABORTED_READING = ["content fails, aborted", "none", "at once"];
/** @type {Outcome} */
const NOT_STREAMED = ["source stopped, aborted", "none", "on return"];
/** @type {Outcome} */
const CUT = ["source stopped, aborted", "200, cut", "at once"];
/** @type {Outcome} */
const SERVED = ["goes on", "200", "on return"];
/** @type {Outcome} */
const SERVED_IN_VAIN = ["goes on", "in vain", "on return"];
/** @type {Outcome} */
const OPEN = ["goes on", "200, cut", "held"];

/** @type {Readonly<Record<Version, Partial<Record<Moment, Partial<Record<Deed, Outcome>>>>>>} */
const OUTCOMES = {
  "HTTP/1.1": {
    head: {
      leaves: ["not called", "in vain", "nothing"],
      resets: UNSEEN,
      "half-closes": ["not called", "400", "nothing"],
      "goes silent": ["not called", "408", "nothing", "headerTime"],
    },
    content: {
      leaves: ["content fails", "in vain", "at once"],
      resets: ABORTED_READING,
      "half-closes": ["content fails", "400", "at once"],
      breaks: ["content fails", "400", "at once"],
      "goes silent": ["content fails", "408", "at once", "requestTime"],
    },
    callback: { leaves: SERVED_IN_VAIN, resets: ABORTED, "half-closes": SERVED, "goes silent": SERVED },
    later: {
      leaves: ["source stopped, aborted", "in vain", "on return"],
      resets: NOT_STREAMED,
      "half-closes": OPEN,
      "goes silent": OPEN,
    },
    stream: { leaves: CUT, resets: CUT, "half-closes": CUT, "goes silent": [...CUT, "stallTime"] },
    silent: { leaves: CUT, resets: CUT, "half-closes": CUT, "goes silent": OPEN },
    behind: { leaves: SERVED_IN_VAIN, resets: UNSEEN, "half-closes": SERVED, "goes silent": SERVED },
    "behind stream": { leaves: UNSEEN, resets: UNSEEN, "half-closes": UNSEEN },
    drain: { leaves: SERVED_IN_VAIN, resets: ABORTED, "half-closes": SERVED, "goes silent": [...ABORTED, "within"] },
  },
  "HTTP/2": {
    head: { leaves: UNSEEN, resets: UNSEEN, "half-closes": UNSEEN, "goes silent": [...UNSEEN, "keepAlive"] },
    content: {
      cancels: ABORTED_READING,
      "no error": ABORTED_READING,
      leaves: ABORTED_READING,
      resets: ABORTED_READING,
      "half-closes": ABORTED_READING,
      breaks: ["content fails, aborted", "none, error", "at once"],
      "goes silent": ["content fails", "408", "at once", "requestTime"],
    },
    callback: withAll(ABORTED, [...ABORTED, "keepAlive", "stallTime"]),
    later: withAll(NOT_STREAMED, [...NOT_STREAMED, "keepAlive", "stallTime"]),
    stream: withAll(CUT, ["source stopped, aborted", "200, CANCEL", "at once", "stallTime"]),
    silent: withAll(CUT, [...CUT, "keepAlive", "stallTime"]),
    drain: withAll(ABORTED, [...ABORTED, "within"]),
  },
};

/**
 * However the client of a stream leaves, the outcome is the same, unless it goes silent.
 * @param {Outcome} outcome
 * @param {Outcome} silent
 */
function withAll(outcome, silent) {
  return {
    cancels: outcome,
    "no error": outcome,
    leaves: outcome,
    resets: outcome,
    "half-closes": outcome,
    "goes silent": silent,
  };
}

/** @type {readonly Row[]} */
export const ROWS = Object.entries(OUTCOMES).flatMap(([version, moments]) =>
  Object.entries(moments).flatMap(([moment, deeds]) =>
    Object.entries(deeds).map(([deed, [callback, response, release, ...limits]]) => {
      const row = { version, moment, deed, callback, response, release, limits };
      return /** @type {Row} */ (row);
    }),
  ),
);
