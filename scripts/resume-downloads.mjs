// @ts-check
// Breaks downloads at a random byte and has curl resume them (`curl -C -`), from a file and from a compressed one beside it:
//   npm run build && node scripts/resume-downloads.mjs 100 1
// The first number is how many downloads are broken, the second the seed. Exits 1 where one is not whole in the end.
import { execFile } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gunzipSync, gzipSync } from "node:zlib";
import { bytesCodec } from "../dist/codecs/index.js";
import { Resource, route, Service } from "../dist/index.js";
import { openFile } from "../dist/runtime/file.js";
import { serve } from "../dist/runtime/node.js";
import { ensureProgram, PROGRAMS } from "./ensure-program.mjs";

const run = promisify(execFile);

/** @typedef {import("../dist/index.js").Context<{ state: { file: import("../dist/runtime/file.js").OpenFile } }>} FileContext */

/** The file, and what it was compressed to when it was stored. */
class Download extends Resource {
  /** @override */
  produces = ["application/octet-stream"];
  /** @override */
  encodings = ["gzip"];
  /** @override */
  storedEncodings = ["gzip"];
  /** @override @type {"bytes"} */
  ranges = "bytes";

  /** @param {string} path */
  constructor(path) {
    super();
    this.path = path;
  }

  /** @override @param {import("../dist/index.js").Context} ctx */
  async resourceExists(ctx) {
    ctx.state.file = await openFile(ctx, ctx.chosenEncoding === "gzip" ? `${this.path}.gz` : this.path);
    return ctx.state.file !== undefined;
  }

  /** @override @param {FileContext} ctx */
  generateEtag(ctx) {
    return ctx.require("file").tag;
  }

  /** @override @param {FileContext} ctx */
  represent(ctx) {
    return ctx.require("file");
  }
}

/**
 * A proxy that breaks each connection when so many bytes of the response have passed.
 * @param {number} port
 * @returns {Promise<{ port: number, close: () => void, breakAfter: (bytes: number) => void }>}
 */
async function breakingProxy(port) {
  let limit = 0;
  const server = createServer((client) => {
    const upstream = connect(port, "127.0.0.1");
    let left = limit;
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) socket.on("error", end).on("close", end);
    client.on("data", (chunk) => upstream.write(chunk));
    upstream.on("data", (chunk) => {
      client.write(chunk.subarray(0, left), () => {
        if (left <= 0) end();
      });
      left -= chunk.byteLength;
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
  return {
    port: address.port,
    close: () => server.close(),
    breakAfter: (bytes) => {
      limit = bytes;
    },
  };
}

/** Mulberry32: the same seed breaks at the same bytes. @param {number} seed @returns {() => number} */
function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Breaks and resumes one download. @param {{ curl: string, urls: { broken: string, whole: string }, target: string, args: string[] }} options */
async function resumed({ curl, urls, target, args }) {
  const common = ["--silent", "--show-error", "--max-time", "60", ...args, "--output", target];
  const first = await run(curl, [...common, urls.broken]).then(
    () => 0,
    (/** @type {{ code: number }} */ { code }) => code,
  );
  const had = existsSync(target) ? statSync(target).size : 0;
  const { stdout } = await run(curl, [...common, "--continue-at", "-", "--write-out", "%{http_code}", urls.whole]);
  return { first, had, status: Number(stdout) };
}

/**
 * @typedef {object} Resumed
 * @property {number} rounds how many downloads were broken
 * @property {number} broken how many of them had some of the content, and not all, when they broke
 * @property {number} partial how many were resumed with a 206
 * @property {readonly string[]} faults what was not whole in the end
 */

/**
 * @param {{ curl: string, rounds: number, seed: number, size?: number }} options
 * @returns {Promise<Resumed>}
 */
export async function resumeDownloads({ curl, rounds, seed, size = 300_000 }) {
  const folder = mkdtempSync(join(tmpdir(), "resume-"));
  const random = randomOf(seed);
  // Half of it can be compressed, so that both files are long.
  const content = Buffer.concat([randomBytes(size / 2), Buffer.alloc(size / 2, "signal ")]);
  const stored = gzipSync(content);
  writeFileSync(join(folder, "file"), content);
  writeFileSync(join(folder, "file.gz"), stored);
  const download = route("/file", new Download(join(folder, "file")), {
    codecs: { "application/octet-stream": bytesCodec },
  });
  const serving = await serve(new Service({ routes: [download] }), { port: 0, host: "127.0.0.1" });
  const proxy = await breakingProxy(serving.port);
  const urls = { broken: `http://127.0.0.1:${proxy.port}/file`, whole: `http://127.0.0.1:${serving.port}/file` };
  const found = { rounds, broken: 0, partial: 0, faults: /** @type {string[]} */ ([]) };
  try {
    for (let round = 0; round < rounds; round += 1) {
      const isCoded = round % 2 === 1;
      const wanted = isCoded ? stored : content;
      const target = join(folder, `download-${round}`);
      proxy.breakAfter(Math.floor(random() * wanted.byteLength) + 600);
      const args = isCoded ? ["--header", "Accept-Encoding: gzip"] : [];
      const { had, status, first } = await resumed({ curl, urls, target, args });
      if (had > 0 && had < wanted.byteLength) found.broken += 1;
      if (status === 206) found.partial += 1;
      const got = readFileSync(target);
      const isWhole = sha256(got) === sha256(wanted) && (!isCoded || gunzipSync(got).equals(content));
      if (!isWhole) found.faults.push(`round ${round}: broke after ${had} (curl ${first}), then ${status}`);
      rmSync(target);
    }
  } finally {
    proxy.close();
    await serving.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return found;
}

/** @param {Uint8Array} bytes */
function sha256(bytes) {
  return createHash("sha256").update(bytes).digest("hex");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [rounds = 100, seed = 1] = process.argv.slice(2).map(Number);
  const curl = ensureProgram(PROGRAMS.curl);
  if (!("path" in curl)) throw new Error(curl.missing);
  const { broken, partial, faults } = await resumeDownloads({ curl: curl.path, rounds, seed });
  console.log(`${rounds} downloads: ${broken} broke off within the content, ${partial} resumed with 206`);
  console.log(faults.length === 0 ? "all are whole" : faults.join("\n"));
  if (faults.length > 0) process.exitCode = 1;
}
