// @ts-check
// A client in a thread of its own, which sends while the thread of the server is blocked. It counts what it was told and has done in
// `done`, and tells what it has received on all of its connections, and whether all of them are closed.
import { connect } from "node:net";
import { connect as connectTls } from "node:tls";
import { parentPort, workerData } from "node:worker_threads";

const { port, isSecure, done } = workerData;
/** @type {import("node:net").Socket[]} */
const sockets = [];
/** @type {string[]} */
const received = [];
let open = 0;

function step() {
  Atomics.add(done, 0, 1);
  Atomics.notify(done, 0);
}

function tell() {
  parentPort?.postMessage({ received: received.join(""), isClosed: open === 0 }, []);
}

function add() {
  const address = { port, host: "127.0.0.1", rejectUnauthorized: false };
  const socket = isSecure ? connectTls(address, step) : connect(address, step);
  const at = sockets.push(socket) - 1;
  received[at] = "";
  open += 1;
  socket.setEncoding("latin1").on("data", (chunk) => {
    received[at] += String(chunk);
    tell();
  });
  socket.on("error", (error) => {
    received[at] += `(${"code" in error ? String(error.code) : error.message})`;
  });
  socket.on("close", () => {
    open -= 1;
    tell();
  });
}

// What is sent goes to the connection that was opened last.
parentPort?.on("message", (bytes) => (bytes === "open" ? add() : sockets.at(-1)?.write(bytes, step)));
