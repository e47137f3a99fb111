// @ts-check
// Single streams, right and wrong, and what is wrong with a whole connection.
import { FLAG, fieldBlock, frame, PREFACE, TYPE, uint32 } from "./frames.mjs";

/**
 * @typedef {object} Stream
 * @property {string} kind
 * @property {number} id
 * @property {string} method
 * @property {Buffer[]} frames in their order; those of other streams may come between
 * @property {readonly number[] | undefined} statuses undefined where it may get a response, be reset, or neither
 * @property {string | undefined} mark which the content has to contain
 */

/** @typedef {import("../random.mjs").Dice} Dice */

/** @param {string} method @param {string} path @param {[string, string][]} [more] @returns {[string, string][]} */
const head = (method, path, more = []) => [
  [":method", method],
  [":scheme", "http"],
  [":authority", "a"],
  [":path", path],
  ...more,
];

/** A block in one frame, or in several that nothing may come between. @param {Dice} dice @param {number} id @param {Buffer} block @param {boolean} ends */
function headers(dice, id, block, ends) {
  const flags = ends ? FLAG.END_STREAM : 0;
  if (dice.often(0.7)) return frame(TYPE.HEADERS, flags | FLAG.END_HEADERS, id, block);
  const cut = dice.below(block.length);
  const middle = cut + dice.below(block.length - cut);
  return Buffer.concat([
    frame(TYPE.HEADERS, flags, id, block.subarray(0, cut)),
    frame(TYPE.CONTINUATION, 0, id, block.subarray(cut, middle)),
    frame(TYPE.CONTINUATION, FLAG.END_HEADERS, id, block.subarray(middle)),
  ]);
}

/** Content in some frames, one of them perhaps padded or empty. @param {Dice} dice @param {number} id @param {string} content */
function data(dice, id, content) {
  const bytes = Buffer.from(content, "latin1");
  /** @type {Buffer[]} */
  const frames = [];
  let at = 0;
  for (let left = dice.below(3); left > 0; left -= 1) {
    const end = at + dice.below(bytes.length - at + 1);
    const part = bytes.subarray(at, end);
    const padded = Buffer.concat([Buffer.from([3]), part, Buffer.alloc(3)]);
    frames.push(dice.often(0.2) ? frame(TYPE.DATA, FLAG.PADDED, id, padded) : frame(TYPE.DATA, 0, id, part));
    at = end;
  }
  frames.push(frame(TYPE.DATA, FLAG.END_STREAM, id, bytes.subarray(at)));
  return frames;
}

/** @type {readonly (readonly [string, string, readonly number[], boolean])[]} method, path, statuses, whether the content is marked */
const READS = [
  ["GET", "/things", [200], true],
  ["HEAD", "/things", [200], false],
  ["GET", "/slow", [200], true],
  ["GET", "/streams", [200], true],
  ["GET", "/pour", [200], true],
  ["HEAD", "/q", [200], false],
  ["HEAD", "/pour", [200], false],
  ["GET", "/nowhere", [404], false],
  ["HEAD", "/guarded", [401], false],
  ["DELETE", "/things", [204], false],
];
/** @type {typeof READS} */
const WRITES = [
  ["POST", "/echo", [200], true],
  ["POST", "/unread", [200], true],
  ["POST", "/late", [200], true],
  ["POST", "/part", [200], true],
  ["POST", "/nowhere", [404], false],
  ["PUT", "/guarded", [401], false],
  ["POST", "/none", [204], false],
  ["POST", "/reset", [205], false],
];

/** @param {Dice} dice @param {number} id @param {string} mark @returns {Stream} */
export function validStream(dice, id, mark) {
  const writes = dice.often(0.4);
  const [method, path, statuses, isMarked] = dice.pick(writes ? WRITES : READS);
  const fields = head(method, `${path}/${mark}`, writes ? [["content-type", "application/json"]] : []);
  /** @type {Buffer[]} */
  const frames = [headers(dice, id, fieldBlock(fields), !writes)];
  if (writes) frames.push(...data(dice, id, "x".repeat(dice.below(300))));
  return { kind: `${method} ${path}`, id, method, frames, statuses, mark: isMarked ? mark : undefined };
}

/** What is wrong with one stream, and no other's business. @type {readonly (readonly [string, (dice: Dice, id: number, mark: string) => Buffer[]])[]} */
const DISTURBANCES = [
  [
    "reset at once",
    (dice, id, mark) => [...validStream(dice, id, mark).frames, frame(TYPE.RST_STREAM, 0, id, uint32(8))],
  ],
  [
    "reset in the middle",
    (dice, id, mark) => {
      const block = fieldBlock(head("POST", `/echo/${mark}`));
      return [
        headers(dice, id, block, false),
        frame(TYPE.DATA, 0, id, Buffer.from("abc")),
        frame(TYPE.RST_STREAM, 0, id, uint32(dice.below(14))),
      ];
    },
  ],
  [
    "never ended",
    (dice, id, mark) => [
      headers(dice, id, fieldBlock(head("POST", `/${dice.pick(["echo", "unread", "late"])}/${mark}`)), false),
      frame(TYPE.DATA, 0, id, Buffer.from("abc")),
    ],
  ],
  [
    "too large",
    (dice, id, mark) => [
      headers(dice, id, fieldBlock(head("POST", `/echo/${mark}`)), false),
      frame(TYPE.DATA, FLAG.END_STREAM, id, Buffer.alloc(4_000)),
    ],
  ],
  [
    "another length",
    (dice, id, mark) => [
      headers(dice, id, fieldBlock(head("POST", `/echo/${mark}`, [["content-length", "5"]])), false),
      frame(TYPE.DATA, FLAG.END_STREAM, id, Buffer.from(dice.pick(["abc", "abcdefgh"]))),
    ],
  ],
  [
    "trailers",
    (dice, id, mark) => [
      headers(dice, id, fieldBlock(head("POST", `/echo/${mark}`)), false),
      frame(TYPE.DATA, 0, id, Buffer.from("abc")),
      headers(dice, id, fieldBlock([["x", "y"]]), true),
    ],
  ],
  [
    "upper case",
    (dice, id, mark) => [headers(dice, id, fieldBlock(head("GET", `/things/${mark}`, [["X-Y", "z"]])), true)],
  ],
  [
    "connection field",
    (dice, id, mark) => [
      headers(
        dice,
        id,
        fieldBlock(head("GET", `/things/${mark}`, [[dice.pick(["connection", "transfer-encoding", "upgrade"]), "x"]])),
        true,
      ),
    ],
  ],
  [
    "no path",
    (dice, id) => [
      headers(
        dice,
        id,
        fieldBlock([
          [":method", "GET"],
          [":scheme", "http"],
        ]),
        true,
      ),
    ],
  ],
  ["two paths", (dice, id) => [headers(dice, id, fieldBlock([...head("GET", "/"), [":path", "/"]]), true)]],
  ["late pseudo field", (dice, id) => [headers(dice, id, fieldBlock([["x", "y"], ...head("GET", "/")]), true)]],
  [
    "odd target",
    (dice, id) => [
      headers(dice, id, fieldBlock(head("GET", dice.pick(["", "*", "x", "//", "/\0", `/${"y".repeat(600)}`]))), true),
    ],
  ],
  [
    "another host",
    (dice, id, mark) => [headers(dice, id, fieldBlock(head("GET", `/things/${mark}`, [["host", "b"]])), true)],
  ],
  [
    "long field",
    (dice, id, mark) => [
      headers(dice, id, fieldBlock(head("GET", `/things/${mark}`, [["x", "y".repeat(6_000)]])), true),
    ],
  ],
  [
    "many fields",
    (dice, id, mark) => [
      headers(
        dice,
        id,
        fieldBlock(
          head(
            "GET",
            `/things/${mark}`,
            Array.from({ length: 60 }, () => ["x", "y"]),
          ),
        ),
        true,
      ),
    ],
  ],
  [
    "CONNECT",
    (dice, id) => [
      headers(
        dice,
        id,
        fieldBlock([
          [":method", "CONNECT"],
          [":authority", "a:80"],
        ]),
        dice.often(0.5),
      ),
    ],
  ],
  ["odd method", (dice, id) => [headers(dice, id, fieldBlock(head(dice.pick(["get", "", "FOO", "G T"]), "/")), true)]],
];

/** @param {Dice} dice @param {number} id @param {string} mark @returns {Stream} */
export function disturbedStream(dice, id, mark) {
  const [kind, make] = dice.pick(DISTURBANCES);
  return { kind, id, method: "", frames: make(dice, id, mark), statuses: undefined, mark: undefined };
}

const NOTHING = Buffer.alloc(0);
const GET = fieldBlock(head("GET", "/"));
const NEXT = 9_001;

/** @param {number} times @param {(at: number) => Buffer} make */
const repeated = (times, make) => Buffer.concat(Array.from({ length: times }, (_, at) => make(at)));

/**
 * What a whole connection may end of. GOAWAY followed by a malformed WINDOW_UPDATE is left out on purpose: it aborts the
 * nghttp2 of Node 20.20 by an assertion, and nothing in JavaScript can prevent that.
 * @type {readonly (readonly [string, (dice: Dice) => Buffer])[]}
 */
export const POISONS = [
  ["data on no stream", () => frame(TYPE.DATA, 0, 0, Buffer.from("abc"))],
  ["data on an idle stream", () => frame(TYPE.DATA, 0, NEXT, Buffer.from("abc"))],
  ["headers on no stream", () => frame(TYPE.HEADERS, 5, 0, GET)],
  ["headers on an even stream", () => frame(TYPE.HEADERS, 5, 4_002, GET)],
  ["a stream that goes back", () => Buffer.concat([frame(TYPE.HEADERS, 5, NEXT, GET), frame(TYPE.HEADERS, 5, 1, GET)])],
  ["continuation of nothing", () => frame(TYPE.CONTINUATION, FLAG.END_HEADERS, NEXT, GET)],
  [
    "a frame within a block",
    () => Buffer.concat([frame(TYPE.HEADERS, 1, NEXT, GET.subarray(0, 5)), frame(TYPE.PING, 0, 0, Buffer.alloc(8))]),
  ],
  [
    "a block of another stream",
    () =>
      Buffer.concat([
        frame(TYPE.HEADERS, 1, NEXT, GET.subarray(0, 5)),
        frame(TYPE.CONTINUATION, 4, NEXT + 2, GET.subarray(5)),
      ]),
  ],
  ["settings of a wrong length", () => frame(TYPE.SETTINGS, 0, 0, Buffer.alloc(5))],
  ["settings that acknowledge with content", () => frame(TYPE.SETTINGS, FLAG.ACK, 0, Buffer.alloc(6))],
  ["settings on a stream", () => frame(TYPE.SETTINGS, 0, 1)],
  [
    "settings out of range",
    (dice) =>
      frame(
        TYPE.SETTINGS,
        0,
        0,
        Buffer.concat([
          Buffer.from(
            dice.pick([
              [0, 2],
              [0, 4],
              [0, 5],
            ]),
          ),
          uint32(0xffffffff),
        ]),
      ),
  ],
  ["a ping of seven bytes", () => frame(TYPE.PING, 0, 0, Buffer.alloc(7))],
  ["a ping on a stream", () => frame(TYPE.PING, 0, 1, Buffer.alloc(8))],
  ["a window of nothing", () => frame(TYPE.WINDOW_UPDATE, 0, 0, uint32(0))],
  ["a window of three bytes", () => frame(TYPE.WINDOW_UPDATE, 0, 0, Buffer.alloc(3))],
  [
    "a window too large",
    () =>
      Buffer.concat([
        frame(TYPE.WINDOW_UPDATE, 0, 0, uint32(0x7fffffff)),
        frame(TYPE.WINDOW_UPDATE, 0, 0, uint32(0x7fffffff)),
      ]),
  ],
  ["a reset of an idle stream", () => frame(TYPE.RST_STREAM, 0, NEXT, uint32(8))],
  ["a reset of three bytes", () => frame(TYPE.RST_STREAM, 0, 1, Buffer.alloc(3))],
  ["a promise", () => frame(TYPE.PUSH_PROMISE, 4, 1, Buffer.concat([uint32(2), GET]))],
  ["a frame too large", () => frame(TYPE.DATA, 0, 1, Buffer.alloc(20_000))],
  ["a length that never comes", () => Buffer.concat([Buffer.from([255, 255, 255, 0, 0, 0, 0, 0, 1])])],
  ["an index of nothing", () => frame(TYPE.HEADERS, 5, NEXT, Buffer.from([0x80]))],
  ["an index beyond the table", () => frame(TYPE.HEADERS, 5, NEXT, Buffer.from([0xff, 0xff, 0xff, 0xff, 0x0f]))],
  ["a text longer than its block", () => frame(TYPE.HEADERS, 5, NEXT, Buffer.from([0, 0x7f, 0x7f, 1]))],
  ["Huffman that is none", () => frame(TYPE.HEADERS, 5, NEXT, Buffer.from([0, 0x84, 0xff, 0xff, 0xff, 0xff, 0]))],
  ["padding longer than its frame", () => frame(TYPE.DATA, FLAG.PADDED, 1, Buffer.from([200, 1]))],
  ["noise", (dice) => Buffer.from(Array.from({ length: 20 + dice.below(100) }, () => dice.below(256)))],
  // Of one stream alone by the text of RFC 9113 5.1 and 5.3.1; a connection may be closed for it.
  [
    "a stream that depends on itself",
    () => frame(TYPE.PRIORITY, 0, NEXT, Buffer.concat([uint32(NEXT), Buffer.from([1])])),
  ],
  [
    "data behind the end",
    () =>
      Buffer.concat([frame(TYPE.HEADERS, 5, NEXT, GET), frame(TYPE.DATA, FLAG.END_STREAM, NEXT, Buffer.from("abc"))]),
  ],
  ["a second preface", () => PREFACE],
  ["HTTP/1.1", () => Buffer.from("GET / HTTP/1.1\r\nHost: a\r\n\r\n")],
  [
    "rapid resets",
    () =>
      repeated(300, (at) =>
        Buffer.concat([
          frame(TYPE.HEADERS, 5, NEXT + 2 * at, GET),
          frame(TYPE.RST_STREAM, 0, NEXT + 2 * at, uint32(8)),
        ]),
      ),
  ],
  [
    "rapid slow resets",
    () =>
      repeated(200, (at) =>
        Buffer.concat([
          frame(TYPE.HEADERS, 5, NEXT + 2 * at, fieldBlock(head("GET", "/slow/m"))),
          frame(TYPE.RST_STREAM, 0, NEXT + 2 * at, uint32(8)),
        ]),
      ),
  ],
  [
    "too many streams",
    () => repeated(300, (at) => frame(TYPE.HEADERS, 5, NEXT + 2 * at, fieldBlock(head("GET", "/slow/m")))),
  ],
  [
    "a flood of continuations",
    (dice) =>
      Buffer.concat([
        frame(TYPE.HEADERS, 1, NEXT, GET),
        repeated(500, () =>
          frame(TYPE.CONTINUATION, 0, NEXT, dice.often(0.5) ? NOTHING : fieldBlock([["x", "y".repeat(40)]])),
        ),
      ]),
  ],
  ["a flood of pings", () => repeated(500, () => frame(TYPE.PING, 0, 0, Buffer.alloc(8)))],
  ["a flood of settings", () => repeated(500, () => frame(TYPE.SETTINGS, 0, 0))],
  [
    "a flood of nothing",
    () =>
      Buffer.concat([
        frame(TYPE.HEADERS, 4, NEXT, fieldBlock(head("POST", "/echo/m"))),
        repeated(500, () => frame(TYPE.DATA, 0, NEXT)),
      ]),
  ],
  [
    "a flood of priorities",
    () => repeated(500, (at) => frame(TYPE.PRIORITY, 0, NEXT + 2 * at, Buffer.concat([uint32(0), Buffer.from([1])]))),
  ],
];
