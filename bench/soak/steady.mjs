// Requests at a steady rate, whether or not those before them have their responses: a server that hangs does not slow them down.
import { connect } from "node:net";

const REQUEST = "GET /things/1 HTTP/1.1\r\nHost: x\r\n\r\n";
const EVERY_MS = 4;

/**
 * Sends for so many seconds and waits for the responses, for `patience` milliseconds at most. Gives what became of each
 * request: when it was sent, how long it took, its status (0 where its connection broke, undefined where none came); and
 * how late this process itself was at its worst.
 */
export async function steadily(port, { perSecond, seconds, patience }) {
  const [requests, idle, sockets] = [[], [], new Set()];
  const started = performance.now();
  const total = perSecond * seconds;
  let lag = 0;
  while (requests.length < total) {
    const due = performance.now() + EVERY_MS;
    await pause(EVERY_MS);
    lag = Math.max(lag, performance.now() - due);
    const wanted = Math.min(total, Math.floor(((performance.now() - started) / 1000) * perSecond));
    while (requests.length < wanted) {
      const request = { sent: performance.now() - started, took: undefined, status: undefined };
      requests.push(request);
      const connection = idle.pop() ?? open(port, idle, sockets);
      connection.ask(request);
    }
  }
  const patientUntil = performance.now() + patience;
  while (performance.now() < patientUntil && requests.some(({ status }) => status === undefined)) await pause(50);
  for (const socket of sockets) socket.destroy();
  return { requests, lag };
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A connection that asks one thing at a time, and is idle again when it has the response. */
function open(port, idle, sockets) {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  sockets.add(socket);
  let [asked, began, text] = [undefined, 0, ""];
  const settle = (status) => {
    if (asked !== undefined) Object.assign(asked, { status, took: performance.now() - began });
    asked = undefined;
  };
  const connection = {
    ask(request) {
      [asked, began, text] = [request, performance.now(), ""];
      socket.write(REQUEST);
    },
  };
  socket.on("data", (chunk) => {
    text += chunk.toString("latin1");
    if (asked === undefined || !isWhole(text)) return;
    settle(Number(text.slice(9, 12)));
    if (/\r\nconnection: close/i.test(text)) socket.destroy();
    else idle.push(connection);
  });
  socket.on("error", () => undefined);
  socket.on("close", () => {
    sockets.delete(socket);
    const at = idle.indexOf(connection);
    if (at >= 0) idle.splice(at, 1);
    settle(0);
  });
  return connection;
}

/** RFC 9112 6.3, as far as these responses need it. */
function isWhole(text) {
  const end = text.indexOf("\r\n\r\n");
  if (end < 0) return false;
  const length = /\r\ncontent-length: *(\d+)/i.exec(text.slice(0, end + 2));
  if (length !== null) return text.length >= end + 4 + Number(length[1]);
  return text.endsWith("\r\n0\r\n\r\n");
}
