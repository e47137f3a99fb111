// @ts-check
// What is wrong with a stream, and what is wrong with a whole connection.
import { FLAG, fieldBlock, frame, PREFACE, TYPE, uint32 } from "./frames.mjs";

/** @typedef {import("../random.mjs").Dice} Dice */

/** @param {string} method @param {string} path @param {readonly (readonly [string, string])[]} [more] @returns {(readonly [string, string])[]} */
export const headOf = (method, path, more = []) => [
  [":method", method],
  [":scheme", "http"],
  [":authority", "a"],
  [":path", path],
  ...more,
];

/** A block in one frame, or in several that nothing may come between. @param {Dice} dice @param {number} id @param {Buffer} block @param {boolean} ends */
export function headers(dice, id, block, ends) {
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

/** What is wrong with one stream, and no other's business. @type {readonly (readonly [string, (dice: Dice, id: number, mark: string) => Buffer[]])[]} */
export const WRONG = [
  [
    "less than its length",
    (dice, id, mark) => [
      headers(dice, id, fieldBlock(headOf("POST", `/echo/${mark}`, [["content-length", "5"]])), false),
      frame(TYPE.DATA, FLAG.END_STREAM, id, Buffer.from("abc")),
    ],
  ],
  [
    "wrong trailers",
    (dice, id, mark) => [
      headers(dice, id, fieldBlock(headOf("POST", `/echo/${mark}`)), false),
      frame(TYPE.DATA, 0, id, Buffer.from("abc")),
      dice.often(0.5)
        ? headers(dice, id, fieldBlock([[":path", "/"]]), true)
        : headers(dice, id, fieldBlock([["x", "y"]]), false),
    ],
  ],
  [
    "upper case",
    (dice, id, mark) => [headers(dice, id, fieldBlock(headOf("GET", `/things/${mark}`, [["X-Y", "z"]])), true)],
  ],
  [
    "connection field",
    (dice, id, mark) => [
      headers(
        dice,
        id,
        fieldBlock(
          headOf("GET", `/things/${mark}`, [[dice.pick(["connection", "transfer-encoding", "upgrade"]), "x"]]),
        ),
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
  ["two paths", (dice, id) => [headers(dice, id, fieldBlock([...headOf("GET", "/"), [":path", "/"]]), true)]],
  ["late pseudo field", (dice, id) => [headers(dice, id, fieldBlock([["x", "y"], ...headOf("GET", "/")]), true)]],
  [
    "odd target",
    (dice, id) => [
      headers(dice, id, fieldBlock(headOf("GET", dice.pick(["", "*", "x", "//", "/\0", `/${"y".repeat(600)}`]))), true),
    ],
  ],
  [
    "another host",
    (dice, id, mark) => [headers(dice, id, fieldBlock(headOf("GET", `/things/${mark}`, [["host", "b"]])), true)],
  ],
  [
    "long field",
    (dice, id, mark) => [
      headers(dice, id, fieldBlock(headOf("GET", `/things/${mark}`, [["x", "y".repeat(6_000)]])), true),
    ],
  ],
  [
    "many fields",
    (dice, id, mark) => [
      headers(
        dice,
        id,
        fieldBlock(
          headOf(
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
  [
    "odd method",
    (dice, id) => [headers(dice, id, fieldBlock(headOf(dice.pick(["get", "", "FOO", "G T"]), "/")), true)],
  ],
];

const NOTHING = Buffer.alloc(0);
const GET = fieldBlock(headOf("GET", "/"));
const NEXT = 9_001;

/** @param {number} times @param {(at: number) => Buffer} make */
const repeated = (times, make) => Buffer.concat(Array.from({ length: times }, (_, at) => make(at)));

/**
 * What a whole connection may end of. GOAWAY followed by a malformed WINDOW_UPDATE is left out on purpose: it aborts the
 * nghttp2 of Node 20.20 by an assertion, and nothing in JavaScript can prevent that.
 * The last is whether the connection has to end of it.
 * @type {readonly (readonly [string, (dice: Dice) => Buffer, boolean?])[]}
 */
export const POISONS = [
  ["data on no stream", () => frame(TYPE.DATA, 0, 0, Buffer.from("abc")), true],
  ["data on an idle stream", () => frame(TYPE.DATA, 0, NEXT, Buffer.from("abc")), true],
  ["headers on no stream", () => frame(TYPE.HEADERS, 5, 0, GET), true],
  ["headers on an even stream", () => frame(TYPE.HEADERS, 5, 4_002, GET), true],
  ["a stream that goes back", () => Buffer.concat([frame(TYPE.HEADERS, 5, NEXT, GET), frame(TYPE.HEADERS, 5, 1, GET)])],
  ["continuation of nothing", () => frame(TYPE.CONTINUATION, FLAG.END_HEADERS, NEXT, GET), true],
  [
    "a frame within a block",
    () => Buffer.concat([frame(TYPE.HEADERS, 1, NEXT, GET.subarray(0, 5)), frame(TYPE.PING, 0, 0, Buffer.alloc(8))]),
    true,
  ],
  [
    "a block of another stream",
    () =>
      Buffer.concat([
        frame(TYPE.HEADERS, 1, NEXT, GET.subarray(0, 5)),
        frame(TYPE.CONTINUATION, 4, NEXT + 2, GET.subarray(5)),
      ]),
    true,
  ],
  ["settings of a wrong length", () => frame(TYPE.SETTINGS, 0, 0, Buffer.alloc(5)), true],
  ["settings that acknowledge with content", () => frame(TYPE.SETTINGS, FLAG.ACK, 0, Buffer.alloc(6)), true],
  ["settings on a stream", () => frame(TYPE.SETTINGS, 0, 1), true],
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
    true,
  ],
  ["a ping of seven bytes", () => frame(TYPE.PING, 0, 0, Buffer.alloc(7)), true],
  ["a ping on a stream", () => frame(TYPE.PING, 0, 1, Buffer.alloc(8)), true],
  ["a window of nothing", () => frame(TYPE.WINDOW_UPDATE, 0, 0, uint32(0)), true],
  ["a window of three bytes", () => frame(TYPE.WINDOW_UPDATE, 0, 0, Buffer.alloc(3)), true],
  [
    "a window too large",
    () =>
      Buffer.concat([
        frame(TYPE.WINDOW_UPDATE, 0, 0, uint32(0x7fffffff)),
        frame(TYPE.WINDOW_UPDATE, 0, 0, uint32(0x7fffffff)),
      ]),
    true,
  ],
  ["a reset of an idle stream", () => frame(TYPE.RST_STREAM, 0, NEXT, uint32(8)), true],
  ["a reset of three bytes", () => frame(TYPE.RST_STREAM, 0, 1, Buffer.alloc(3)), true],
  ["a promise", () => frame(TYPE.PUSH_PROMISE, 4, 1, Buffer.concat([uint32(2), GET])), true],
  ["a frame too large", () => frame(TYPE.DATA, 0, 1, Buffer.alloc(20_000)), true],
  ["a length that never comes", () => Buffer.concat([Buffer.from([255, 255, 255, 0, 0, 0, 0, 0, 1])]), true],
  ["an index of nothing", () => frame(TYPE.HEADERS, 5, NEXT, Buffer.from([0x80])), true],
  ["an index beyond the table", () => frame(TYPE.HEADERS, 5, NEXT, Buffer.from([0xff, 0xff, 0xff, 0xff, 0x0f])), true],
  ["a text longer than its block", () => frame(TYPE.HEADERS, 5, NEXT, Buffer.from([0, 0x7f, 0x7f, 1])), true],
  ["Huffman that is none", () => frame(TYPE.HEADERS, 5, NEXT, Buffer.from([0, 0x84, 0xff, 0xff, 0xff, 0xff, 0])), true],
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
  // Of one stream alone by RFC 9113 8.1.1; from Node 22 on, node:http2 ends the connection.
  [
    "more than its length",
    () =>
      Buffer.concat([
        frame(TYPE.HEADERS, 4, NEXT, fieldBlock(headOf("POST", "/echo/m", [["content-length", "5"]]))),
        frame(TYPE.DATA, FLAG.END_STREAM, NEXT, Buffer.from("abcdefgh")),
      ]),
  ],
  ["a second preface", () => PREFACE, true],
  ["HTTP/1.1", () => Buffer.from("GET / HTTP/1.1\r\nHost: a\r\n\r\n"), true],
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
          frame(TYPE.HEADERS, 5, NEXT + 2 * at, fieldBlock(headOf("GET", "/slow/m"))),
          frame(TYPE.RST_STREAM, 0, NEXT + 2 * at, uint32(8)),
        ]),
      ),
  ],
  [
    "too many streams",
    () => repeated(300, (at) => frame(TYPE.HEADERS, 5, NEXT + 2 * at, fieldBlock(headOf("GET", "/slow/m")))),
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
        frame(TYPE.HEADERS, 4, NEXT, fieldBlock(headOf("POST", "/echo/m"))),
        repeated(500, () => frame(TYPE.DATA, 0, NEXT)),
      ]),
  ],
  [
    "a flood of priorities",
    () => repeated(500, (at) => frame(TYPE.PRIORITY, 0, NEXT + 2 * at, Buffer.concat([uint32(0), Buffer.from([1])]))),
  ],
];
