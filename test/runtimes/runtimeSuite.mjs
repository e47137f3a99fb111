// @ts-check
import { ok as holds, deepEqual as same } from "node:assert/strict";

/** Sends a case's request, given a path and the options of fetch, through the adapter that is tested. @typedef {(path: string, init?: RequestInit) => Promise<Response>} Ask */

/** @typedef {import("../runtimeService.mjs").RuntimeLog} RuntimeLog */

/** @type {Readonly<Record<string, (ask: Ask) => Promise<void>>>} */
const CASES = {
  "HEAD has GET's fields and no content (RFC 9110 9.3.2)": async (ask) => {
    const headers = { "accept-encoding": "identity" };
    const [got, head] = [await ask("/things/1", { headers }), await ask("/things/1", { headers, method: "HEAD" })];
    same(head.status, 200);
    same(await head.text(), "");
    for (const name of ["content-type", "etag", "vary"]) same(head.headers.get(name), got.headers.get(name));
    const length = (await got.arrayBuffer()).byteLength;
    same(head.headers.get("content-length") ?? String(length), String(length));
  },
  "HEAD of a stream does not say that its length is 0 (RFC 9110 8.6)": async (ask) => {
    const response = await ask("/stream", { method: "HEAD" });
    head(response, 200, { "content-length": null });
    same(await response.text(), "");
  },
  "text without a Content-Type gets none (RFC 9110 8.3: only who knows the type may say it)": async (ask) => {
    const response = await ask("/untyped");
    same(response.headers.get("content-type"), null);
    same(await response.text(), "<b>");
  },
  "a response says when it was made, also to HEAD (RFC 9110 6.6.1)": async (ask) => {
    for (const { headers } of [await ask("/things/1"), await ask("/things/1", { method: "HEAD" })])
      holds(!Number.isNaN(Date.parse(headers.get("date") ?? "")), "Date");
  },
  "HEAD has no content whatever made the response, and the length that it would have (RFC 9110 9.3.2)": async (ask) => {
    const response = await ask("/echo?text=four", { method: "HEAD" });
    same(response.status, 200);
    same(await response.text(), "");
    same(response.headers.get("content-length") ?? "4", "4");
  },
  "GET carries content, its type and its length": async (ask) => {
    const response = await ask("/things/a%20b?q=%C3%BC");
    head(response, 200, { "content-type": "application/json" });
    const { id, query } = await response.json();
    same(id, "a b");
    same(query, "ü");
  },
  "a condition that holds is a 304 and no content (RFC 9110 15.4.5)": async (ask) => {
    const response = await ask("/things/1", { headers: { "if-none-match": '"v1"', "accept-encoding": "identity" } });
    head(response, 304, { "content-type": null });
    same(await response.text(), "");
  },
  "content is compressed where that was negotiated (RFC 9110 8.4)": async (ask) => {
    const response = await ask("/things/1", { headers: { "accept-encoding": "gzip" } });
    same(response.headers.get("etag"), '"v1;gzip"');
    same(response.headers.get("vary"), "Accept-Encoding");
  },
  "a body is read, accepted, and its resource created (RFC 9110 15.3.2)": async (ask) => {
    const response = await ask("/things", json({ name: "new" }));
    head(response, 201, { location: "/things/new" });
  },
  "a body that the model refuses is 400, with each failure (RFC 9457)": async (ask) => {
    const response = await ask("/things", json({}));
    head(response, 400, { "content-type": "application/problem+json" });
    same((await response.json()).errors[0].pointer, "/name");
  },
  "a body over its size is 413 (RFC 9110 15.5.14)": async (ask) =>
    same((await ask("/things", json({ name: "x".repeat(2000) }))).status, 413),
  "an empty response has no content and no length (RFC 9110 8.6)": async (ask) => {
    const response = await ask("/things/1", { method: "DELETE" });
    head(response, 204, { "content-length": null });
  },
  "a method that is not allowed is 405 with Allow, and a problem (RFC 9110 15.5.6)": async (ask) => {
    const response = await ask("/things/1", { method: "PUT", body: "x" });
    head(response, 405, { allow: "GET, HEAD, DELETE, OPTIONS" });
    same((await response.json()).status, 405);
  },
  "bytes arrive as they were": async (ask) =>
    same(String(new Uint8Array(await (await ask("/bytes")).arrayBuffer())), "0,255,10,13"),
  "a source arrives whole, with its length, also to HEAD (RFC 9110 8.6)": async (ask) => {
    const [got, head] = [await ask("/clip", PLAIN), await ask("/clip", { ...PLAIN, method: "HEAD" })];
    same(await got.text(), "Hello, world");
    for (const response of [got, head]) same(response.headers.get("accept-ranges"), "bytes");
    same(head.headers.get("content-length") ?? "12", "12");
  },
  "a range of a source is 206 with those bytes (RFC 9110 15.3.7)": async (ask) => {
    const response = await ask("/clip", ranged("bytes=7-"));
    head(response, 206, { "content-range": "bytes 7-11/12" });
    same(response.headers.get("content-length") ?? "5", "5");
    same(await response.text(), "world");
  },
  "several ranges are multipart/byteranges (RFC 9110 15.3.7.2)": async (ask) => {
    const response = await ask("/clip", ranged("bytes=0-0,-1"));
    same(response.status, 206);
    const boundary = /^multipart\/byteranges; boundary=(.+)$/.exec(response.headers.get("content-type") ?? "")?.[1];
    const part = (/** @type {string} */ range, /** @type {string} */ text) =>
      `--${boundary}\r\nContent-Type: application/json\r\nContent-Range: bytes ${range}/12\r\n\r\n${text}\r\n`;
    same(await response.text(), `${part("0-0", "H")}${part("11-11", "d")}--${boundary}--\r\n`);
  },
  "a range that there is not is 416 with the length of the whole (RFC 9110 15.5.17)": async (ask) => {
    const response = await ask("/clip", ranged("bytes=12-"));
    head(response, 416, { "content-range": "bytes */12" });
    same((await response.json()).status, 416);
  },
  "a stream arrives whole, and what it held is released once": async (ask) => {
    const before = await log(ask);
    same((await (await ask("/stream?lines=50")).text()).length, 50 * 1024);
    await until(async () => (await log(ask)).released === before.released + 1, "the release");
  },
  "a client that leaves stops the producer, and what it held is released once": async (ask) => {
    const before = await log(ask);
    const response = await ask("/stream?lines=100000");
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await until(async () => (await log(ask)).released === before.released + 1, "the release");
    const stopped = (await log(ask)).produced;
    await new Promise((resolve) => setTimeout(resolve, 50));
    same((await log(ask)).produced, stopped);
    holds(stopped - before.produced < 100_000, "the producer ran to its end");
  },
  "what is thrown is a 500 that says nothing of the inside": async (ask) => {
    const response = await ask("/broken");
    same(response.status, 500);
    holds(!(await response.text()).includes("secret"), "nothing leaks");
  },
  "a field that would split the response is a 500, and splits nothing (RFC 9110 5.5)": async (ask) => {
    const response = await ask("/split");
    same(response.status, 500);
    same(response.headers.getSetCookie().length, 0);
  },
  "a command reads the request and writes the response": async (ask) => {
    same(await (await ask("/echo", { method: "POST", body: "grüß" })).text(), "grüß");
    same((await ask("/echo")).status, 405);
    same((await ask("/nowhere")).status, 404);
  },
  "what is no response is a 500": async (ask) => same((await ask("/wrong")).status, 500),
  "framing is the runtime's, whatever an author sets (RFC 9112 6)": async (ask) => {
    const response = await ask("/coded");
    same(response.status, 200);
    same(await response.text(), "ok");
    holds(!(response.headers.get("transfer-encoding") ?? "").includes("gzip"), "a coding of the author's is not sent");
  },
  "several fields of one name stay several, however often they are sent (RFC 6265 3)": async (ask) => {
    for (let time = 0; time < 4; time += 1) same((await ask("/cookies")).headers.getSetCookie().join("; "), "a=1; b=2");
  },
  "cookies come and go: two of a resource stay two, on a 200, a HEAD, a 304 and an error (RFC 6265 3)": async (ask) => {
    const wanted = "a=1; Path=/; HttpOnly; Secure; SameSite=Lax | b=2; Path=/baked; HttpOnly; Secure; SameSite=Lax";
    const read = await ask("/baked", { headers: { cookie: "user=ann; note=a%20b" } });
    same(JSON.stringify(await read.json()), '{"user":"ann","note":"a b"}');
    same(read.headers.getSetCookie().join(" | "), wanted);
    for (const [status, init] of /** @type {const} */ ([
      [200, { method: "HEAD" }],
      [304, { headers: { "if-none-match": '"v1"' } }],
      [401, { headers: { cookie: "user=nobody" } }],
    ])) {
      const response = await ask("/baked", init);
      same(response.status, status);
      same(response.headers.getSetCookie().join(" | "), wanted);
    }
  },
  "QUERY has content, and is read like GET (RFC 10008 2)": async (ask) => {
    const response = await ask("/shelf", { ...json({ name: "emma" }), method: "QUERY" });
    same(response.status, 200);
    same(JSON.stringify(await response.json()), '{"found":"emma"}');
    same((await ask("/shelf", { ...json({}), method: "QUERY" })).status, 400);
  },
  "a preference is honoured, and that is said (RFC 7240 3)": async (ask) => {
    const put = { ...json({ name: "emma" }), method: "PUT" };
    for (const [prefer, status] of /** @type {const} */ ([
      ["return=minimal", 204],
      ["return=representation", 200],
    ])) {
      const response = await ask("/shelf", { ...put, headers: { ...put.headers, prefer } });
      same(response.status, status);
      same(response.headers.get("preference-applied"), prefer);
    }
  },
};

/** What the adapter of any runtime has to get right. It needs no test runner: a case fails by throwing. */
export const RUNTIME_CASES = Object.entries(CASES).map(([name, run]) => ({ name, run }));

/**
 * That a response has this status, and these fields; null is one that it has not.
 * @param {Response} response
 * @param {number} status
 * @param {Readonly<Record<string, string | null>>} fields
 */
function head(response, status, fields) {
  same(response.status, status);
  for (const [name, value] of Object.entries(fields)) same(response.headers.get(name), value);
}

/** Clients that undo codings ask for them by themselves. */
const PLAIN = { headers: { "accept-encoding": "identity" } };

const ranged = (/** @type {string} */ range) => ({ headers: { ...PLAIN.headers, range } });

const json = (/** @type {unknown} */ value) => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(value),
});

/** @param {Ask} ask @returns {Promise<RuntimeLog>} */
async function log(ask) {
  return (await ask("/log")).json();
}

/** Bounded: what has not happened after ten seconds, even on a slow machine, will not happen. @param {() => Promise<boolean>} happened @param {string} what */
async function until(happened, what) {
  for (let tries = 0; tries < 500; tries += 1) {
    if (await happened()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${what} did not happen`);
}
