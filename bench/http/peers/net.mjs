// The bound of hello on Node: a node:net server that parses nothing, and writes the bytes of the handler's response for each chunk it reads.
import { createServer } from "node:net";
import { HELLO } from "../domain.mjs";

const CONTENT = JSON.stringify(HELLO);
const HEAD = [
  "HTTP/1.1 200 OK",
  "Content-Type: application/json",
  `Content-Length: ${CONTENT.length}`,
  "Date: Mon, 02 Nov 2026 12:00:00 GMT",
  "Connection: keep-alive",
  "Keep-Alive: timeout=5",
];
const RESPONSE = `${HEAD.join("\r\n")}\r\n\r\n${CONTENT}`;

export function listen() {
  const server = createServer({ noDelay: true }, (socket) => {
    socket.on("data", () => socket.write(RESPONSE, "latin1"));
    socket.on("error", () => socket.destroy());
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server.address().port)));
}
