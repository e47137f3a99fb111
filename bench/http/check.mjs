// Before anything is measured: do all servers give the responses that the workload is about?
import assert from "node:assert/strict";
import { books, bookText, HELLO, LIMIT, PROBLEM_JSON, STREAM } from "./domain.mjs";
import { ask } from "./probe.mjs";
import { NEW_BOOK, WORKLOADS } from "./workloads.mjs";

/** Throws what differs. */
export async function checkServer(port, workload) {
  await checks[workload.app]((request) => ask(port, request), workload.count);
}

const typeOf = ({ headers }) => headers["content-type"]?.split(";")[0].trim();

function isJson(response, value) {
  assert.equal(response.status, 200);
  assert.equal(typeOf(response), "application/json");
  assert.deepEqual(JSON.parse(response.body), value);
}

function isProblem(response, status, instance) {
  assert.equal(response.status, status);
  assert.equal(typeOf(response), PROBLEM_JSON);
  const { type, detail, ...rest } = JSON.parse(response.body);
  assert.equal(type, "about:blank");
  assert.equal(typeof detail, "string");
  assert.equal(rest.status, status);
  assert.equal(rest.instance, instance);
}

const checks = {
  async hello(get) {
    isJson(await get({ path: "/hello" }), HELLO);
  },

  async book(get, count) {
    const [{ path, headers }] = WORKLOADS.book.learn;
    const page = await get({ path, headers });
    const book = books.get("1");
    assert.equal(page.status, 200);
    assert.equal(typeOf(page), "text/html");
    assert.equal(page.body, bookText["text/html"](book));
    assert.match(page.headers.etag, /^"[\x21\x23-\x7e]+"$/, "a strong tag");
    assert.equal(page.headers["last-modified"], book.modified.toUTCString());
    assert.match(page.headers.vary ?? "", /accept(,|$)/i);
    const again = await get({ path, headers: { ...headers, "If-None-Match": page.headers.etag } });
    assert.deepEqual([again.status, again.headers.etag, again.body], [304, page.headers.etag, ""]);
    const data = await get({ path, headers: { accept: "application/json" } });
    isJson(data, JSON.parse(bookText["application/json"](book)));
    assert.notEqual(data.headers.etag, page.headers.etag, "a tag of its own for each representation");
    const table = await get({ path, headers: { accept: "text/csv, application/json;q=0.5" } });
    assert.equal(typeOf(table), "text/csv");
    isJson(await get({ path: `/things${count / 2 - 1}` }), { name: `things${count / 2 - 1}` });
    isProblem(await get({ path: "/books/999", headers: { accept: "application/json" } }), 404, "/books/999");
  },

  async create(get) {
    const headers = { "content-type": "application/json", "content-length": String(NEW_BOOK.length) };
    const made = await get({ method: "POST", path: "/books", headers, body: NEW_BOOK });
    assert.equal(made.status, 201);
    assert.match(made.headers.location ?? "", /^\/books\/\d+$/);
    assert.equal(made.body, "");
    const wrong = NEW_BOOK.replace("1987", "'old'".replaceAll("'", '"'));
    const sent = { ...headers, "content-length": String(wrong.length) };
    const refused = await get({ method: "POST", path: "/books", headers: sent, body: wrong });
    assert.ok([400, 422].includes(refused.status), `a body that the model refuses: ${refused.status}`);
  },

  async limited(get) {
    const path = "/limited";
    const headers = { [LIMIT.header]: "check" };
    isJson(await get({ path, headers }), HELLO);
    const refused = await get({ path, headers });
    isProblem(refused, 429, path);
    const wait = Number(refused.headers["retry-after"]);
    assert.ok(wait >= LIMIT.seconds - 2 && wait <= LIMIT.seconds, `Retry-After: ${refused.headers["retry-after"]}`);
    assert.equal(JSON.parse(refused.body).retryAfter, wait);
    isJson(await get({ path, headers: { [LIMIT.header]: "other" } }), HELLO);
  },

  async miss(get) {
    for (const path of ["/nothing1/here", "/things1/1/more"]) isProblem(await get({ path }), 404, path);
    isJson(await get({ path: "/things1/7" }), { name: "things1", id: "7" });
  },

  async secured(get) {
    const path = "/secured";
    isJson(await get({ path, headers: { authorization: "Bearer token-1007" } }), { name: "user 7" });
    const refused = await get({ path, headers: { authorization: "Bearer token-wrong" } });
    isProblem(refused, 401, path);
    assert.match(refused.headers["www-authenticate"] ?? "", /^Bearer/);
  },

  async stream(get) {
    const response = await get({ path: "/stream" });
    assert.equal(response.status, 200);
    assert.equal(typeOf(response), "application/octet-stream");
    assert.equal(response.headers["transfer-encoding"], "chunked");
    assert.ok(response.body === STREAM.chunk.toString("latin1").repeat(STREAM.chunks), "the content");
  },

  async routes(get, count) {
    for (const n of [0, count - 1]) {
      isJson(await get({ path: `/area${n % 10}/things${n}/7` }), { name: `things${n}`, id: "7" });
    }
  },
};

/** Whether the load got the shares of statuses that the workload expects. */
export function checkShares({ requests, statuses }, { name, expect }, peer) {
  for (const status of new Set([...Object.keys(expect), ...Object.keys(statuses)])) {
    const share = (statuses[status] ?? 0) / requests;
    // Some requests of an odd number are always too many or too few.
    if (Math.abs(share - (expect[status] ?? 0)) > 0.02 + 10 / requests) {
      throw new Error(`${peer}, ${name}: ${JSON.stringify(statuses)} of ${requests} requests`);
    }
  }
}
