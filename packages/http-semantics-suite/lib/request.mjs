// @ts-check
import zlib from "node:zlib";
import { linksOf, pathOf, valueOf } from "./readers.mjs";

/** Expands {{run}}, {{host}}, {{x:100}}, {{space:100}} and {{0:etag}}, {{0:path:location}}, {{0:link:next}}, {{0:json:a.b}}.
 * @param {unknown} text @param {any[]} replies @param {any} target @returns {string} */
export function fill(text, replies, target) {
  return String(text).replace(/\{\{([^{}]+)\}\}/g, (all, name) => {
    if (name === "run") return target.run;
    if (name === "host") return target.authority;
    const many = /^(x|space):(\d+)$/.exec(name);
    if (many) return (many[1] === "x" ? "x" : " ").repeat(Number(many[2]));
    const found = /^(\d+):(.+)$/.exec(name);
    if (!found) return all;
    const reply = replies[Number(found[1])];
    return reply?.fields ? taken(reply, found[2] ?? "", target) : "no-response";
  });
}

/** @param {any} reply @param {string} what @param {any} target */
function taken(reply, what, target) {
  if (what.startsWith("link:")) {
    const link = linksOf(reply).find((l) => l.rels.includes(what.slice(5)));
    return pathOf(link?.target ?? "/no-link", target, reply.askedAt);
  }
  if (what.startsWith("path:")) return pathOf(valueOf(reply, what.slice(5)) ?? "no-field", target);
  if (what.startsWith("json:")) {
    try {
      return what
        .slice(5)
        .split(".")
        .reduce((o, k) => o[k], JSON.parse(reply.body.toString()));
    } catch {
      return "no-json";
    }
  }
  return valueOf(reply, what) ?? "no-field";
}

/** @param {any} r @param {any[]} replies @param {any} target @returns {Buffer | null} */
function contentOf(r, replies, target) {
  if (r.body_json !== undefined) return Buffer.from(fill(JSON.stringify(r.body_json), replies, target));
  if (r.body !== undefined) return Buffer.from(fill(r.body, replies, target));
  if (r.body_base64 !== undefined) return Buffer.from(r.body_base64, "base64");
  if (r.body_repeat) return Buffer.from(r.body_repeat[0].repeat(r.body_repeat[1]));
  if (r.body_gzip_of !== undefined) return zlib.gzipSync(fill(r.body_gzip_of, replies, target));
  if (r.body_parts)
    return Buffer.concat(r.body_parts.map((/** @type {any} */ p) => contentOf(p, replies, target) ?? Buffer.alloc(0)));
  return null;
}

const WITH_CONTENT = new Set(["POST", "PUT", "PATCH", "QUERY"]);

/** The octets of a request. @param {any} r @param {any[]} replies @param {any} target @param {boolean} last */
export function bytesOf(r, replies, target, last) {
  if (r.raw !== undefined) return Buffer.from(fill(r.raw, replies, target), r.latin1 ? "latin1" : "utf8");
  const body = contentOf(r, replies, target);
  const path = r.form === "absolute" ? `http://${target.authority}` : "";
  const head = [
    `${r.method} ${path}${r.target === "*" ? "" : target.prefix}${fill(r.target, replies, target)} HTTP/1.1`,
  ];
  const headers = r.headers ?? [];
  const names = new Set(headers.map((/** @type {[string, string]} */ h) => h[0].toLowerCase()));
  if (!names.has("host")) head.push(`Host: ${target.authority}`);
  for (const [n, v] of headers) head.push(`${n}: ${fill(v, replies, target)}`);
  if (last && !names.has("connection")) head.push("Connection: close");
  const out = [];
  if (body && r.chunked) {
    head.push("Transfer-Encoding: chunked");
    out.push(...chunksOf(body, r.chunked === true ? 1024 : r.chunked));
  } else if (body) {
    if (!names.has("content-length")) head.push(`Content-Length: ${body.length}`);
    out.push(body);
  } else if (WITH_CONTENT.has(r.method) && !names.has("content-length") && !r.no_length) head.push("Content-Length: 0");
  return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`, r.latin1 ? "latin1" : "utf8"), ...out]);
}

/** @param {Buffer} body @param {number} size */
function chunksOf(body, size) {
  const out = [];
  for (let i = 0; i < body.length; i += size) {
    const chunk = body.subarray(i, i + size);
    out.push(Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from("\r\n"));
  }
  return [...out, Buffer.from("0\r\n\r\n")];
}
