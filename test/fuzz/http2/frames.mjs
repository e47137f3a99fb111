// @ts-check
// Frames of HTTP/2 as bytes (RFC 9113 4 and 6), and fields as HPACK without Huffman and without a dynamic table
// (RFC 7541 6.2.2): a client that sends what no library would.

export const PREFACE = Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "latin1");
export const TYPE = /** @type {const} */ ({
  DATA: 0,
  HEADERS: 1,
  PRIORITY: 2,
  RST_STREAM: 3,
  SETTINGS: 4,
  PUSH_PROMISE: 5,
  PING: 6,
  GOAWAY: 7,
  WINDOW_UPDATE: 8,
  CONTINUATION: 9,
});
export const FLAG = /** @type {const} */ ({ END_STREAM: 1, ACK: 1, END_HEADERS: 4, PADDED: 8, PRIORITY: 32 });

/** @param {number} type @param {number} flags @param {number} stream @param {Uint8Array} [payload] */
export function frame(type, flags, stream, payload = Buffer.alloc(0)) {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head[3] = type;
  head[4] = flags;
  head.writeUInt32BE(stream >>> 0, 5);
  return Buffer.concat([head, payload]);
}

/** @param {number} value */
export function uint32(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
}

/** A text of HPACK: its length with a prefix of seven bits, and its bytes as they are. @param {string} text */
function literal(text) {
  const bytes = Buffer.from(text, "latin1");
  if (bytes.length < 127) return Buffer.concat([Buffer.from([bytes.length]), bytes]);
  const length = [127];
  let rest = bytes.length - 127;
  for (; rest >= 128; rest = Math.floor(rest / 128)) length.push((rest % 128) + 128);
  return Buffer.concat([Buffer.from([...length, rest]), bytes]);
}

/** @param {readonly (readonly [string, string])[]} fields */
export function fieldBlock(fields) {
  return Buffer.concat(fields.flatMap(([name, value]) => [Buffer.from([0]), literal(name), literal(value)]));
}

/**
 * @typedef {object} Frame
 * @property {number} type
 * @property {number} flags
 * @property {number} stream
 * @property {Buffer} payload
 */

/** The whole frames that have come, and what is left. @param {Buffer} bytes @returns {{ frames: Frame[], rest: Buffer }} */
export function readFrames(bytes) {
  /** @type {Frame[]} */
  const frames = [];
  let at = 0;
  while (bytes.length - at >= 9) {
    const length = bytes.readUIntBE(at, 3);
    if (bytes.length - at < 9 + length) break;
    frames.push({
      type: bytes[at + 3] ?? 0,
      flags: bytes[at + 4] ?? 0,
      stream: bytes.readUInt32BE(at + 5) & 0x7fffffff,
      payload: bytes.subarray(at + 9, at + 9 + length),
    });
    at += 9 + length;
  }
  return { frames, rest: bytes.subarray(at) };
}

/** The first fields of the static table that a response begins with (RFC 7541 A), by index. */
const INDEXED = new Map([
  [8, 200],
  [9, 204],
  [10, 206],
  [11, 304],
  [12, 400],
  [13, 404],
  [14, 500],
]);
/** Digits in the Huffman code of HPACK (RFC 7541 B). */
const DIGITS = ["00000", "00001", "00010", "011001", "011010", "011011", "011100", "011101", "011110", "011111"];

/** The status in a block of fields, which comes first (RFC 9113 8.3.2); 0 where there is none. @param {Buffer} block */
export function statusOf(block) {
  let at = 0;
  // Updates of the table's size come before it (RFC 7541 6.3).
  while (((block[at] ?? 0) & 0xe0) === 0x20) at += 1;
  const first = block[at] ?? 0;
  if (first & 0x80) return INDEXED.get(first & 0x7f) ?? 0;
  // A literal whose name has an index: with indexing six bits of it, else four.
  const name = (first & 0x40) !== 0 ? first & 0x3f : first & 0x0f;
  if (name < 8 || name > 14) return 0;
  const length = block[at + 1] ?? 0;
  const value = block.subarray(at + 2, at + 2 + (length & 0x7f));
  return Number(length & 0x80 ? unpacked(value) : value.toString("latin1"));
}

/** @param {Buffer} bytes */
function unpacked(bytes) {
  let bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  let digits = "";
  while (digits.length < 3) {
    const digit = DIGITS.findIndex((code) => bits.startsWith(code));
    if (digit < 0) return "0";
    digits += digit;
    bits = bits.slice(DIGITS[digit]?.length);
  }
  return digits;
}
