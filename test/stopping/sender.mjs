// @ts-check
// A client in a thread of its own, which sends while the thread of the server is blocked. It counts what it was told and
// has done in `done`, and says what it has received when its connection is closed.
import { connect } from "node:net";
import { connect as connectTls } from "node:tls";
import { parentPort, workerData } from "node:worker_threads";

const { port, isSecure, done } = workerData;
/** @type {import("node:net").Socket | undefined} */
let socket;

function step() {
  Atomics.add(done, 0, 1);
  Atomics.notify(done, 0);
}

function open() {
  const address = { port, host: "127.0.0.1", rejectUnauthorized: false };
  socket = isSecure ? connectTls(address, step) : connect(address, step);
  let received = "";
  socket.setEncoding("latin1").on("data", (chunk) => {
    received += chunk;
    parentPort?.postMessage({ received }, []);
  });
  socket.on("error", (error) => {
    received += `(${"code" in error ? String(error.code) : error.message})`;
  });
  socket.on("close", () => parentPort?.postMessage({ received, isClosed: true }, []));
}

parentPort?.on("message", (bytes) => (bytes === "open" ? open() : socket?.write(bytes, step)));
