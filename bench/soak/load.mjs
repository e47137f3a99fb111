// Clients on bare sockets, so that what is measured is the server.
import { connect } from "node:net";

const REQUEST = "GET /things/1 HTTP/1.1\r\nHost: x\r\n\r\n";

export function open(port, text = "") {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket));
    socket.setNoDelay(true);
    socket.once("error", reject);
    if (text !== "") socket.write(text);
  });
}

/** Sends `count` requests over so many connections; gives requests per second and the 99th percentile in milliseconds. */
export async function load(port, count, connections = 32) {
  const times = new Float32Array(Math.min(count, 1_000_000));
  let [sent, done] = [0, 0];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = await open(port);
      let began = 0;
      await new Promise((resolve, reject) => {
        const send = () => {
          if (sent >= count) return resolve(socket.destroy());
          sent += 1;
          began = performance.now();
          socket.write(REQUEST);
        };
        socket.on("data", () => {
          times[done % times.length] = performance.now() - began;
          done += 1;
          send();
        });
        socket.on("error", reject);
        send();
      });
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const sorted = times.subarray(0, Math.min(done, times.length)).sort();
  return { rate: done / seconds, p99: sorted[Math.floor(sorted.length * 0.99)] };
}

/** How long one request takes, each on a connection of its own. */
export async function probe(port, path, times) {
  const taken = [];
  for (let turn = 0; turn < times; turn += 1) {
    const began = performance.now();
    const socket = await open(port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    await new Promise((resolve) => socket.once("data", resolve).once("close", resolve));
    taken.push(performance.now() - began);
    socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return taken.sort((a, b) => a - b);
}

/** Clients that send on one connection each until they are told to close it, or it breaks. Call what is returned to end. */
export function keepSending(port, clients, most = 8_000) {
  const tally = { responded: 0, lost: 0 };
  let going = true;
  const ended = Array.from({ length: clients }, async () => {
    const socket = await open(port).catch(() => undefined);
    if (socket === undefined) return;
    await new Promise((resolve) => {
      let waiting = false;
      const send = () => {
        if (!going) return resolve(socket.destroy());
        waiting = true;
        socket.write(REQUEST);
      };
      socket.on("data", (chunk) => {
        waiting = false;
        tally.responded += 1;
        // RFC 9112 9.6: who reads this sends nothing more.
        if (/connection: close/i.test(String(chunk))) resolve(socket.destroy());
        else setTimeout(send, 1);
      });
      socket.on("error", () => undefined);
      socket.on("close", () => {
        if (waiting) tally.lost += 1;
        resolve();
      });
      send();
    });
  });
  return async () => {
    const limit = setTimeout(() => {
      going = false;
    }, most);
    await Promise.all(ended);
    clearTimeout(limit);
    return tally;
  };
}
