import { JSON_TYPE, ok, PLAIN } from "../http/message.mjs";
import { problem } from "../http/problem.mjs";
import { parametersOf } from "../http/target.mjs";

const HELLO = "hello, world";
const MODIFIED = "Mon, 01 Jan 2024 12:00:00 GMT";

/** @type {import("../http/message.mjs").Routes} */
export const documents = {
  "/fixed": {
    GET: () =>
      ok(PLAIN, HELLO, {
        ETag: '"fixed-1"',
        "Last-Modified": MODIFIED,
        "Cache-Control": "max-age=60",
        "Content-Location": "/fixed",
      }),
  },
  "/weak": { GET: () => ok(PLAIN, HELLO, { ETag: 'W/"weak-1"' }) },
  "/dated": { GET: () => ok(PLAIN, HELLO, { "Last-Modified": MODIFIED }) },
  "/stream": { GET: () => ({ status: 200, headers: { "Content-Type": PLAIN }, content: lines() }) },
  "/search": { GET: search },
};

async function* lines() {
  for (const line of ["one", "two", "three"]) {
    await new Promise(setImmediate);
    yield `${line}\n`;
  }
}

/** @type {import("../http/message.mjs").Handler} */
function search({ query }) {
  const parameters = parametersOf(query);
  if (parameters === undefined) return problem(400, "The query is malformed.");
  const q = parameters.get("q");
  if (q === null) return problem(400, "q is required.");
  const limit = parameters.get("limit") ?? "10";
  if (!/^\d{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > 100)
    return problem(400, "limit is an integer from 1 to 100.");
  return ok(JSON_TYPE, JSON.stringify({ q, limit: Number(limit) }));
}
