// node:http on one side, requests and responses as `http/message.mjs` has them on the other.

import { createServer, STATUS_CODES } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { problem } from "./http/problem.mjs";
import { targetOf } from "./http/target.mjs";

const MAX_TARGET = 8_000;
const MAX_FIELDS = 16_000;
/** Of these a request has one line at most. */
const SINGLE = ["host", "content-type", "authorization", "if-modified-since", "if-unmodified-since"];

/**
 * @typedef {import("./http/message.mjs").Response} Response
 * @param {(request: import("./http/message.mjs").Request) => Promise<Response>} handle
 * @param {(response: Response, packet?: Buffer) => Response | Promise<Response>} [refuse] changes the responses that are made here
 */
export function serverOf(handle, refuse = (response) => response) {
  const server = createServer({ requireHostHeader: false, maxHeaderSize: 64_000, keepAliveTimeout: 30_000 });
  const exchange = async (
    /** @type {import("node:http").IncomingMessage} */ req,
    /** @type {import("node:http").ServerResponse} */ res,
  ) => {
    const target =
      req.method === "OPTIONS" && req.url === "*" ? { path: "*", query: undefined } : targetOf(req.url ?? "");
    const refused = faultOf(req) ?? (target === undefined ? problem(400, "The target is malformed.") : undefined);
    const request = {
      method: req.method ?? "",
      path: "",
      query: undefined,
      ...target,
      headers: joined(req),
      read: reader(req, res),
    };
    const response = refused === undefined ? await handle(request) : await refuse(refused);
    await send(req, res, response).catch((error) => res.destroy(error));
  };
  server.on("request", (req, res) => void exchange(req, res));
  // With Expect: 100-continue, the 100 is sent when the content is read.
  server.on("checkContinue", (req, res) => void exchange(req, res));
  server.on("checkExpectation", (req, res) => void send(req, res, problem(417)));
  server.on("connect", (_, socket) => endRaw(socket, problem(405, undefined, { Allow: "" })));
  const end = async (/** @type {Malformed} */ error, /** @type {import("node:stream").Duplex} */ socket) => {
    endRaw(socket, await refuse(malformed(error), error.rawPacket));
  };
  server.on("clientError", (error, socket) => void end(error, socket));
  return server;
}

/**
 * What is wrong with the message before any resource is asked.
 * @param {import("node:http").IncomingMessage} req
 */
function faultOf(req) {
  const names = req.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  const twice = SINGLE.find((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (twice !== undefined) return problem(400, `${twice} is sent twice.`);
  if (req.httpVersion === "1.1" && !names.includes("host")) return problem(400, "Host is missing.");
  if (!/^(?:[\w\-.~!$&'()*+,;=%]*|\[[\da-f:.]+\])(?::\d*)?$/i.test(req.headers.host ?? ""))
    return problem(400, "Host is malformed.");
  if (!/^chunked$/i.test(req.headers["transfer-encoding"] ?? "chunked"))
    return problem(501, "The transfer coding is not known.");
  if ((req.url ?? "").length > MAX_TARGET) return problem(414);
  return req.rawHeaders.join("").length > MAX_FIELDS ? problem(431) : undefined;
}

/**
 * Lines of one name joined by commas. node:http itself drops some.
 * @param {import("node:http").IncomingMessage} req
 */
function joined({ headersDistinct }) {
  return Object.fromEntries(
    Object.entries(headersDistinct).map(([name, lines]) => [name, lines?.join(name === "cookie" ? "; " : ", ")]),
  );
}

/**
 * @param {import("node:http").IncomingMessage} req
 * @param {import("node:http").ServerResponse} res
 * @returns {import("./http/message.mjs").Request["read"]}
 */
function reader(req, res) {
  return async (limit) => {
    if (Number(req.headers["content-length"] ?? 0) > limit) return "too large";
    if (req.headers.expect !== undefined) res.writeContinue();
    const chunks = [];
    let length = 0;
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      length += chunk.length;
      if (length > limit) return "too large";
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  };
}

/**
 * @param {import("node:http").IncomingMessage} req
 * @param {import("node:http").ServerResponse} res
 * @param {Response} response
 */
async function send(req, res, { status, headers, content }) {
  req.resume();
  res.sendDate = false;
  for (const [name, value] of Object.entries(fieldsOf(status, headers, content))) {
    if (value !== undefined) res.setHeader(name, value);
  }
  res.writeHead(status);
  if (req.method === "HEAD" || content === undefined) return res.end();
  if (typeof content === "string" || Buffer.isBuffer(content)) return res.end(content);
  const parts = "slice" in content ? content.slice(0, content.size) : content;
  return pipeline(Readable.from(parts), res);
}

/**
 * @param {number} status
 * @param {Response["headers"]} headers
 * @param {Response["content"]} content
 */
function fieldsOf(status, headers, content) {
  const length = status === 204 || status === 304 ? undefined : lengthOf(content);
  return { Date: new Date().toUTCString(), "X-Content-Type-Options": "nosniff", "Content-Length": length, ...headers };
}

/** @param {Response["content"]} content */
function lengthOf(content) {
  if (content === undefined) return "0";
  if (typeof content === "string" || Buffer.isBuffer(content)) return String(Buffer.byteLength(content));
  return "slice" in content ? String(content.size) : undefined;
}

/** @typedef {Error & { code?: string, rawPacket?: Buffer }} Malformed */
/** @param {Malformed} error */
function malformed({ code, rawPacket }) {
  const isRequestLine = /^[!#$%&'*+\-.^_`|~\w]+ \S+ HTTP\/1\.[01]\r?\n/.test(rawPacket?.toString("latin1") ?? "");
  if (code === "HPE_INVALID_METHOD" && isRequestLine) return problem(501);
  if (code === "HPE_HEADER_OVERFLOW") return problem(431);
  return problem(code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400);
}

/**
 * Writes a response where node:http has no response object, and closes.
 * @param {import("node:stream").Duplex} socket
 * @param {Response} response
 */
function endRaw(socket, { status, headers, content }) {
  if (!socket.writable) return;
  const fields = { ...fieldsOf(status, headers, content), Connection: "close" };
  const lines = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", content].join("\r\n"));
}
