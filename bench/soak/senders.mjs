// Clients that send a byte of their request in every half second, in a process of their own: node senders.mjs <port> <count>
// Half of them are in the middle of their header fields, half in the middle of their content.
import { open } from "./load.mjs";

const [port, count] = process.argv.slice(2).map(Number);
const HEAD = "POST /upload HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n";
const HALF_SECOND = 50;

const sockets = [];
// One after another, so that none has to wait in the system's queue.
for (let at = 0; at < count; at += 1) {
  const socket = await open(port, at % 2 ? HEAD : HEAD.slice(0, 30));
  socket.on("error", () => undefined);
  socket.resume();
  sockets.push(socket);
}

// A few at a time: all at once would be a flood, not slowness.
let at = 0;
setInterval(() => {
  for (let turn = 0; turn < count / HALF_SECOND; turn += 1) {
    const socket = sockets[at++ % sockets.length];
    if (socket.writable) socket.write("a");
  }
}, 10);

process.on("message", () => process.send({ open: sockets.filter((socket) => socket.writable).length }));
process.on("disconnect", () => process.exit());
process.send({ open: sockets.length });
