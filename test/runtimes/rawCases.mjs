// @ts-check
import { execFileSync } from "node:child_process";
import { connect } from "node:net";
import { HANG } from "../bounds.mjs";

const OFF = { SIGNALBOX_PRIVATE_FIELDS: "off" };

/**
 * The same runtime, kept to what node:http documents.
 * @param {import("./runtimes.mjs").Runtime} runtime
 * @returns {import("./runtimes.mjs").Runtime}
 */
export function withoutPrivateFields(runtime) {
  return { ...runtime, name: `${runtime.name}, without private fields`, env: OFF };
}

/**
 * Whether a version still has what is leaned on, so that losing it does not go by unseen; and what only works with it.
 * @param {string} program
 * @param {NodeJS.ProcessEnv} env
 * @returns {typeof RAW_CASES}
 */
export function privateFieldCases(program, env) {
  const isOff = env["SIGNALBOX_PRIVATE_FIELDS"] === "off";
  const file = new URL("../../dist/runtime/node/privateFields.js", import.meta.url).href;
  const line = `import(${JSON.stringify(file)}).then((m) => console.log(JSON.stringify(m.privateFieldsInUse())))`;
  const inUse = {
    name: `every private field is ${isOff ? "left alone" : "found"}`,
    run: async () => {
      const found = JSON.parse(execFileSync(program, ["-e", line], { encoding: "utf8", env }));
      const wrong = Object.keys(found).filter((name) => found[name] === isOff);
      if (wrong.length > 0) throw new Error(`not so: ${wrong.join(", ")}`);
    },
  };
  const halfClosed = {
    name: "a client that has closed its side is sent a response that had not begun (RFC 9112 9.6)",
    run: async (/** @type {URL} */ url) =>
      matches(await exchange(url, "GET /slow HTTP/1.1\r\nHost: x\r\n\r\n", ""), /^HTTP\/1.1 200 /),
  };
  return isOff ? [inUse] : [inUse, halfClosed];
}

/**
 * What depends on how node:http behaves inside, which no version promises: one case each, on every version.
 * @type {{ name: string, run: (url: URL) => Promise<void> }[]}
 */
export const RAW_CASES = [
  {
    name: "a request refused for two reasons, behind another, gets one response",
    run: async (url) => {
      const broken = "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nZ\r\n";
      const received = await exchange(url, `GET /bytes HTTP/1.1\r\nHost: a\r\n\r\n${broken}`);
      if ((received.match(/HTTP\/1\.1 \d/g) ?? []).length !== 2) throw new Error(received);
    },
  },
  {
    name: "a method in lower case is 501, with a problem (RFC 9110 9.1)",
    run: async (url) =>
      matches(await exchange(url, "get / HTTP/1.1\r\nHost: x\r\n\r\n"), /^HTTP\/1.1 501 [^]*problem\+json/),
  },
  {
    name: "two hosts are 400 (RFC 9112 3.2)",
    run: async (url) =>
      matches(await exchange(url, "GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n"), /^HTTP\/1.1 400 [^]*problem\+json/),
  },
  {
    name: "too long a target is 414, too long fields are 431",
    run: async (url) => {
      matches(await exchange(url, `GET /${"a".repeat(30_000)} HTTP/1.1\r\nHost: x\r\n\r\n`), /^HTTP\/1.1 414 /);
      matches(await exchange(url, `GET / HTTP/1.1\r\nHost: x\r\nA: ${"a".repeat(30_000)}\r\n\r\n`), /^HTTP\/1.1 431 /);
    },
  },
  {
    name: "a malformed request does not harm the response before it (RFC 9112 9.3.2)",
    run: async (url) => {
      const responses = await exchange(url, "GET /stream?lines=50 HTTP/1.1\r\nHost: x\r\n\r\nfoo / HTTP/1.1\r\n\r\n");
      matches(responses, /^HTTP\/1.1 200 [^]*\r\n0\r\n\r\nHTTP\/1.1 501 [^]*"status":501/);
    },
  },
  {
    name: "requests behind each other get their responses in order",
    run: async (url) => {
      const last = "GET /bytes HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
      const responses = await exchange(url, `GET /stream?lines=5 HTTP/1.1\r\nHost: x\r\n\r\n${last}`);
      matches(responses, /^HTTP\/1.1 200 [^]*\r\n0\r\n\r\nHTTP\/1.1 200 /);
    },
  },
  {
    name: "an early refusal is seen by a client that goes on sending (RFC 9112 9.6)",
    run: async (url) => {
      const head = "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 9000000\r\n\r\n";
      matches(await exchange(url, head + "a".repeat(9_000_000)), /^HTTP\/1.1 413 [^]*Connection: close/);
    },
  },
  {
    name: "content that breaks off is 400",
    run: async (url) => {
      const head = "POST /echo HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
      matches(await exchange(url, `${head}zz\r\n`), /^HTTP\/1.1 400 /);
    },
  },
  {
    name: "100 Continue comes only where the content is wanted (RFC 9110 10.1.1)",
    run: async (url) => {
      const fields = "HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 3\r\nConnection: close\r\n\r\n";
      matches(await exchange(url, `POST /bytes ${fields}`), /^HTTP\/1.1 405 /);
      matches(await exchange(url, `POST /echo ${fields}abc`), /^HTTP\/1.1 100 [^]*HTTP\/1.1 200 [^]*abc$/);
    },
  },
  {
    name: "content is taken in however many packets it comes (RFC 9112 6)",
    run: async (url) => {
      const message = `${post("/echo", "abc")}${post("/echo", "x".repeat(20_000))}${post("/echo", "last", CLOSE)}`;
      const wanted = /^HTTP\/1.1 200 [^]*\r\nabcHTTP\/1.1 200 [^]*\r\nx{20000}HTTP\/1.1 200 [^]*\r\nlast$/;
      matches(await exchange(url, message), wanted);
      for (const cut of [10, 60, post("/echo", "abc").length - 1, post("/echo", "abc").length + 9_000]) {
        matches(await exchange(url, message.slice(0, cut), message.slice(cut)), wanted);
      }
    },
  },
  {
    name: "content that nobody reads is in nobody's way",
    run: async (url) =>
      matches(await exchange(url, post("/bytes", "abc") + post("/echo", "abc", CLOSE)), /^HTTP\/1.1 405 [^]*abc$/),
  },
  {
    name: "a client that closes its side behind its request gets its response",
    run: async (url) => matches(await exchange(url, post("/echo", "abc"), ""), /^HTTP\/1.1 200 [^]*abc$/),
  },
  {
    name: "how long a connection may idle is told",
    run: async (url) =>
      matches(await exchange(url, post("/echo", "abc") + post("/echo", "abc", CLOSE)), /\r\nKeep-Alive: timeout=5\r\n/),
  },
];

const CLOSE = "Connection: close\r\n";

/**
 * @param {string} path
 * @param {string} content
 * @param {string} [fields]
 */
function post(path, content, fields = "") {
  return `POST ${path} HTTP/1.1\r\nHost: x\r\n${fields}Content-Length: ${content.length}\r\n\r\n${content}`;
}

/**
 * All that comes until the server closes, or five seconds. A second part is sent a little later; where it is empty, our side
 * is closed behind the first.
 * @param {URL} url
 * @param {string | Uint8Array} text
 * @param {string} [later]
 * @returns {Promise<string>}
 */
export function exchange(url, text, later) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(url.port), host: url.hostname, allowHalfOpen: true });
    let received = "";
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
    });
    socket.on("end", () => socket.end());
    socket.on("error", reject);
    socket.on("close", () => resolve(received));
    socket.setTimeout(HANG, () => socket.destroy(new Error(`no end after: ${received.slice(0, 200)}`)));
    if (later === "") socket.end(text);
    else socket.write(text);
    if (later) setTimeout(() => socket.write(later), 20);
  });
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 */
export function matches(text, pattern) {
  if (!pattern.test(text)) throw new Error(`${pattern} does not match ${JSON.stringify(text.slice(0, 300))}`);
}
