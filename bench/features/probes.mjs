// What is asked of each feature, over HTTP. Each probe says true, false, or the figure that it measured.
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { LARGEST_FILE, SCRIPT, signatureOf } from "./domain.mjs";

const at = (port, path) => `http://127.0.0.1:${port}${path}`;

/** Not fetch, which adds fields of its own: Cache-Control beside If-None-Match, for one. */
async function ask(port, path, { method = "GET", headers = {}, content } = {}) {
  const outgoing = request(at(port, path), { method, headers, agent: false, timeout: 10_000 }).end(content);
  outgoing.on("timeout", () => outgoing.destroy(new Error("no response")));
  const [incoming] = await once(outgoing, "response");
  const chunks = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return { status: incoming.statusCode, headers: incoming.headers, text: Buffer.concat(chunks).toString("latin1") };
}

/** The status and the body of a path that is sent as it stands: fetch would resolve its dots. */
function askRaw(port, path) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: probe\r\nConnection: close\r\n\r\n`),
    );
    let text = "";
    socket.setTimeout(10_000, () => socket.destroy(new Error("no response")));
    socket.on("data", (chunk) => (text += chunk.toString("latin1")));
    socket.on("error", reject);
    socket.on("close", () => resolve({ status: Number(text.slice(9, 12)), text }));
  });
}

/** Reads a stream of events until a text is in it. */
async function eventsUntil(port, text, headers = {}) {
  const left = new AbortController();
  const response = await fetch(at(port, "/numbers"), {
    headers: { accept: "text/event-stream", ...headers },
    signal: left.signal,
  });
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let read = "";
  const late = setTimeout(() => left.abort(), 3_000);
  try {
    while (!read.includes(text)) {
      const { done, value } = await reader.read();
      if (done) break;
      read += decoder.decode(value, { stream: true });
    }
  } catch {
    // Late: what was read is all there is.
  }
  clearTimeout(late);
  return { response, read, leave: () => left.abort() };
}

async function until(holds, milliseconds) {
  for (const end = Date.now() + milliseconds; Date.now() < end; await sleep(20)) if (await holds()) return true;
  return holds();
}

const EVENTS = {
  "sends the events": async ({ port }) => {
    const { read, leave } = await eventsUntil(port, '"number":3');
    leave();
    return read.includes('"number":3');
  },
  "goes on behind Last-Event-ID": async ({ port }) => {
    const { read, leave } = await eventsUntil(port, '"number":3', { "last-event-id": "2" });
    leave();
    return read.includes('"number":3') && !read.includes('"number":2');
  },
  "a client that leaves stops the source": async (server) => {
    const isQuiet = async () => (await server.state()).open === 0;
    if (!(await until(isQuiet, 2_000))) return false;
    const { leave } = await eventsUntil(server.port, '"number":3');
    leave();
    return until(isQuiet, 2_000);
  },
  "406 where Accept excludes events": async ({ port }) =>
    (await statusOnly(port, "/numbers", { accept: "application/json" })) === 406,
  "405 with Allow for POST": async ({ port }) => isRefused(await ask(port, "/numbers", { method: "POST" })),
  "a stop ends open streams whole, in 5 s": async (server) => {
    const { read, leave } = await eventsUntil(server.port, '"number":3');
    const stopped = await Promise.race([server.drain().then(() => read !== ""), sleep(5_000, false)]);
    leave();
    return stopped;
  },
};

async function statusOnly(port, path, headers) {
  const left = new AbortController();
  const { status } = await fetch(at(port, path), { headers, signal: left.signal });
  left.abort();
  return status;
}

function isRefused({ status, headers }) {
  return status === 405 && headers.allow !== undefined;
}

const STATIC = {
  "sends the file": async ({ port }) => (await ask(port, "/assets/app.js")).text === SCRIPT,
  "304 for its tag": async ({ port }) => {
    const tag = (await ask(port, "/assets/app.js")).headers.etag;
    return (
      tag !== undefined && (await ask(port, "/assets/app.js", { headers: { "if-none-match": tag } })).status === 304
    );
  },
  "206 for a range": async ({ port }) => {
    const headers = { range: "bytes=3-6", "accept-encoding": "identity" };
    const response = await ask(port, "/assets/app.js", { headers });
    return response.status === 206 && response.text === SCRIPT.slice(3, 7);
  },
  "the whole where If-Range does not hold": async ({ port }) => {
    const headers = { range: "bytes=3-6", "if-range": '"old"', "accept-encoding": "identity" };
    return (await ask(port, "/assets/app.js", { headers })).status === 200;
  },
  "the .br beside the file, with Vary": async ({ port }) => {
    const { headers } = await ask(port, "/assets/app.js", { headers: { "accept-encoding": "br" } });
    return headers["content-encoding"] === "br" && /accept-encoding/i.test(headers.vary ?? "");
  },
  "redirects to a folder's slash, and serves its index": async ({ port }) => {
    const { status } = await ask(port, "/assets/docs");
    return [301, 307, 308].includes(status) && (await ask(port, "/assets/docs/")).status === 200;
  },
  "hides .env": async ({ port }) => (await ask(port, "/assets/.env")).status === 404,
  "follows no link out of the folder": async ({ port }) =>
    !(await ask(port, "/assets/link.txt")).text.includes("secret"),
  "no way out by dots and backslashes": async ({ port }) => {
    const paths = ["/assets/../package.json", "/assets/%2e%2e/%2e%2e/etc/hostname", "/assets/..%5c..%5cetc%5chostname"];
    const all = await Promise.all(paths.map((path) => askRaw(port, path)));
    return all.every(({ status }) => status >= 400 && status < 500);
  },
  "405 with Allow for DELETE": async ({ port }) => isRefused(await ask(port, "/assets/app.js", { method: "DELETE" })),
};

const BOUNDARY = "features";

/** A form as it comes from a client: fields, then a file of so many bytes, in pieces. */
function form({ fields = { title: "Harbour" }, bytes = 1_000 }) {
  const piece = randomBytes(65_536);
  async function* content() {
    for (const [name, value] of Object.entries(fields))
      yield Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
    yield Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
    );
    for (let left = bytes; left > 0; left -= piece.length) yield left < piece.length ? piece.subarray(0, left) : piece;
    yield Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
  }
  return content();
}

const upload = (port, given, type = `multipart/form-data; boundary=${BOUNDARY}`) =>
  fetch(at(port, "/photos"), {
    method: "POST",
    headers: { "content-type": type },
    body: form(given),
    duplex: "half",
    signal: AbortSignal.timeout(60_000),
  });

/** The status of an upload, where one comes: a server that closes at once may be too quick for the client. */
async function uploaded(port, given, type) {
  try {
    const response = await upload(port, given, type);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return { status: undefined, text: String(error.cause ?? error) };
  }
}

const UPLOADS = {
  "stores field and file": async (server) => {
    const { status } = await uploaded(server.port, {});
    const { stored } = await server.state();
    return status < 300 && stored?.title === "Harbour" && stored.bytes === 1_000;
  },
  "MiB of memory for a file of 190 MB": async (server) => {
    await server.collect();
    const before = (await server.state()).rss;
    let peak = before;
    const look = async () => (peak = Math.max(peak, (await server.state()).rss));
    const timer = setInterval(() => void look(), 20);
    const { status, text } = await uploaded(server.port, { bytes: 190_000_000 });
    clearInterval(timer);
    return status < 300 ? Math.round((peak - before) / 2 ** 20) : `no: ${status ?? text}`;
  },
  "a file over the limit is 413 and named": async ({ port }) => {
    const { status, text } = await uploaded(port, { bytes: LARGEST_FILE + 1_000_000 });
    return status === 413 && text.includes("photo");
  },
  "a missing field is 400 or 422 and named": async ({ port }) => {
    const { status, text } = await uploaded(port, { fields: {} });
    return (status === 400 || status === 422) && text.includes("title");
  },
  "and is said before the file has come": async ({ port }) => {
    const begun = Date.now();
    const { status } = await slowly(port);
    return (status === 400 || status === 422) && Date.now() - begun < 2_000;
  },
  "another type is 415": async ({ port }) => (await uploaded(port, {}, "text/plain")).status === 415,
};

/** A form without its field whose file comes forever: the status, where one comes within three seconds. */
function slowly(port) {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const end = (status) => (socket.destroy(), resolve({ status }));
    socket.write(
      `POST /photos HTTP/1.1\r\nHost: probe\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: 100000\r\n\r\n` +
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nabc`,
    );
    socket.on("data", (chunk) => end(Number(chunk.toString("latin1").slice(9, 12))));
    socket.on("error", () => end(undefined));
    setTimeout(() => end(undefined), 3_000).unref();
  });
}

/** With a space and a member order that no serialiser would write again. */
const EVENT = '{"type": "paid",  "amount":12.50}';

function sendHook(port, content, signature) {
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(content) };
  return ask(port, "/hooks", { method: "POST", content, headers: { ...headers, "x-signature": signature } });
}

const WEBHOOK = {
  "takes what is signed": async (server) => {
    const { status } = await sendHook(server.port, EVENT, signatureOf(EVENT));
    return status === 204 && (await server.state()).stored?.type === "paid";
  },
  "401 for what was changed": async ({ port }) =>
    (await sendHook(port, EVENT.replace("12", "99"), signatureOf(EVENT))).status === 401,
  "401 for JSON that is none, unsigned: nothing is decoded first": async ({ port }) =>
    (await sendHook(port, "{nonsense", "sha256=00")).status === 401,
  "400 for JSON that is none, signed": async ({ port }) =>
    (await sendHook(port, "{nonsense", signatureOf("{nonsense"))).status === 400,
  "413 over the limit": async ({ port }) => {
    const large = JSON.stringify({ text: "a".repeat(200_000) });
    return (await sendHook(port, large, signatureOf(large))).status === 413;
  },
};

const CHECKED = {
  "sends a book": async ({ port }) => (await ask(port, "/books/1")).text.includes("Emma"),
  "without the column that is not in the model": async ({ port }) =>
    !(await ask(port, "/books/1")).text.includes("costs"),
  "500 for a title that is a number": async ({ port }) => (await ask(port, "/books/2")).status === 500,
  "does not tell the client what is wrong": async ({ port }) => {
    const { status, text } = await ask(port, "/books/2");
    return status === 500 && !/expected string|received|must be|\/title/i.test(text);
  },
};

export const FEATURES = {
  events: { title: "Server-sent events", probes: EVENTS },
  static: { title: "Static files", probes: STATIC },
  uploads: { title: "Uploads", probes: UPLOADS },
  webhook: { title: "Signed webhooks", probes: WEBHOOK },
  checked: { title: "Checked responses", probes: CHECKED },
};
