// @ts-check
import { once } from "node:events";
import { connect } from "node:net";
import { parentPort, workerData } from "node:worker_threads";
import { FLAG, fieldBlock, frame, PREFACE, readFrames, TYPE, uint32 } from "../fuzz/http2/frames.mjs";

/** @type {{ name: string, port: number, collectAt: number, sent: Int32Array }} */
const { name, port, collectAt, sent } = workerData;
const ROUNDS = 8;
const CONNECTIONS = 4;

/** @param {number} id @param {string} [path] @param {Readonly<Record<string, string>>} [more] */
function post(id, path = "/", more = {}) {
  const fields = { ":method": "POST", ":path": path, ":scheme": "http", ":authority": "a", ...more };
  return frame(TYPE.HEADERS, FLAG.END_HEADERS, id, fieldBlock(Object.entries(fields)));
}

/** @param {number} id */
const data = (id) => frame(TYPE.DATA, 0, id, Buffer.from("abc"));
/** @param {number} id @param {number} code */
const reset = (id, code) => frame(TYPE.RST_STREAM, 0, id, uint32(code));
/** Trailers of which more is to come. @param {number} id */
const openBlock = (id) =>
  frame(
    TYPE.HEADERS,
    FLAG.END_STREAM,
    id,
    fieldBlock([
      ["x-a", "b".repeat(80)],
      ["x-c", "d"],
    ]),
  );
const PING = frame(TYPE.PING, 0, 0, Buffer.alloc(8));
const WIDE = [
  frame(TYPE.SETTINGS, 0, 0, Buffer.concat([Buffer.from([0, 4]), uint32(0x7fffffff)])),
  frame(TYPE.WINDOW_UPDATE, 0, 0, uint32(0x7fff0000)),
];

/**
 * Frames that are read first, if any are, and those that the server reads in one turn with the sign to collect garbage.
 * @type {Readonly<Record<string, readonly [readonly Buffer[] | undefined, readonly Buffer[]]>>}
 */
const SEQUENCES = {
  "a frame within trailers": [[post(1), data(1), openBlock(1)], [PING]],
  "a frame within trailers, beside a response that is not read": [
    [...WIDE, post(1, "/large")],
    [openBlock(1), PING],
  ],
  "a GOAWAY with an error, and content": [
    [post(1), data(1)],
    [frame(TYPE.GOAWAY, 0, 0, Buffer.concat([uint32(0), uint32(2)])), post(3), data(3), data(1)],
  ],
  "a GOAWAY on an idle connection, and content": [
    [],
    [frame(TYPE.GOAWAY, 0, 0, Buffer.concat([uint32(0), uint32(0)])), post(3), data(3)],
  ],
  "a GOAWAY with an error and content in the first packet": [
    undefined,
    [
      PREFACE,
      frame(TYPE.SETTINGS, 0, 0),
      frame(TYPE.GOAWAY, 0, 0, Buffer.concat([uint32(0), uint32(2)])),
      post(1),
      data(1),
    ],
  ],
  "more content than its length": [[], [post(1, "/", { "content-length": "1" }), data(1)]],
  "resets without end, and content": [
    [],
    Array.from({ length: 300 }, (_, at) =>
      Buffer.concat([post(2 * at + 1), at < 260 ? reset(2 * at + 1, 8) : data(2 * at + 1)]),
    ),
  ],
};
const [before, within] = SEQUENCES[name] ?? [undefined, []];
const isRead = !name.includes("not read");

/** Until the server has read what came before: it acknowledges a PING, or, where nothing is read here, has sent something. */
async function connected() {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  if (before === undefined) {
    await once(socket, "connect");
    return socket;
  }
  const ping = frame(TYPE.PING, 0, 0, Buffer.alloc(8, 1));
  const open = before.at(-1)?.[3] === TYPE.HEADERS && isRead ? before.slice(0, -1) : before;
  socket.write(Buffer.concat([PREFACE, frame(TYPE.SETTINGS, 0, 0), ...open, ping]));
  let bytes = Buffer.alloc(0);
  await new Promise((resolve) => {
    socket.on("data", (chunk) => {
      const { frames, rest } = readFrames(Buffer.concat([bytes, chunk]));
      bytes = Buffer.from(rest);
      if (frames.some(({ type, flags }) => type === TYPE.PING && flags === FLAG.ACK)) resolve(undefined);
    });
  });
  if (!isRead) socket.pause();
  socket.write(Buffer.concat(before.slice(open.length)));
  return socket;
}

for (let round = 1; round <= ROUNDS; round += 1) {
  const collector = connect(collectAt, "127.0.0.1");
  await once(collector, "connect");
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, connected));
  // From here on the server reads nothing.
  parentPort?.postMessage(round, []);
  const write = (/** @type {import("node:net").Socket} */ socket, /** @type {Uint8Array} */ bytes) =>
    new Promise((resolve) => socket.write(bytes, resolve));
  for (const socket of sockets) await write(socket, Buffer.concat(within));
  await write(collector, Buffer.from("x"));
  Atomics.store(sent, 0, round);
  Atomics.notify(sent, 0);
  await once(collector, "data");
  for (const socket of sockets) {
    if (isRead) socket.destroy();
    else socket.resetAndDestroy();
  }
  // What is left of them is collected in the turns after.
  for (let times = 0; times < 5; times += 1) {
    collector.write("x");
    await once(collector, "data");
  }
  collector.destroy();
}
