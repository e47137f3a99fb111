import { JSON_TYPE, ok } from "../http/message.mjs";
import { problem } from "../http/problem.mjs";
import { parametersOf } from "../http/target.mjs";

/** RFC 6265bis 4.1.1. */
const NAME = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const PATH = /^\/[\x20-\x3a\x3c-\x7e]*$/;

/** @param {string[]} cookies */
const setting = (...cookies) => ({
  ...ok(JSON_TYPE, "{}"),
  headers: { "Content-Type": JSON_TYPE, "Set-Cookie": cookies },
});

/** @type {import("../http/message.mjs").Routes} */
export const cookies = {
  "/c/two": { GET: () => setting("a=1", "b=2") },
  "/c/full": { GET: () => setting("sid=abc; Path=/c; Max-Age=3600; HttpOnly; Secure; SameSite=Lax") },
  "/c/expires": { GET: () => setting(`e=1; Expires=${new Date(Date.now() + 86_400_000).toUTCString()}`) },
  "/c/clear": { GET: () => setting("sid=; Path=/c; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT") },
  "/c/host": { GET: () => setting("__Host-id=1; Secure; Path=/") },
  "/c/none": { GET: () => setting("n=1; SameSite=None; Secure") },
  "/c/denied": { GET: () => problem(403, undefined, { "Set-Cookie": "seen=1" }) },
  "/c/redirect": { GET: () => ({ status: 303, headers: { Location: "/c/echo", "Set-Cookie": ["a=1", "b=2"] } }) },
  "/c/empty": { POST: () => ({ status: 204, headers: { "Set-Cookie": "done=1" } }) },
  "/c/set": { GET: set },
  "/c/echo": { GET: echo },
  "/c/who": { GET: who },
};

/**
 * A value is percent-encoded, because a cookie cannot have every character. A name or a path that cannot be sent is refused.
 * @type {import("../http/message.mjs").Handler}
 */
function set({ query }) {
  const parameters = parametersOf(query);
  const name = parameters?.get("name") ?? "v";
  const path = parameters?.get("path") ?? "/";
  const value = parameters?.get("v") ?? "";
  if (!NAME.test(name) || !PATH.test(path)) return problem(400, "The name or the path cannot be sent.");
  if (/^__(?:Host|Secure)-/i.test(name)) return problem(400, "The prefix needs attributes.");
  const cookie = `${name}=${encodeURIComponent(value)}`;
  return {
    status: 200,
    headers: { "Content-Type": JSON_TYPE, "Set-Cookie": `${cookie}; Path=${path}` },
    content: JSON.stringify({ cookie }),
  };
}

/**
 * @param {import("../http/message.mjs").Request} request
 * @returns {[string, string][]}
 */
function cookiesOf({ headers }) {
  return (headers.cookie ?? "").split(";").flatMap((pair) => {
    const at = pair.indexOf("=");
    return at < 0 || pair.slice(0, at).trim() === ""
      ? []
      : [[pair.slice(0, at).trim(), decoded(pair.slice(at + 1).trim())]];
  });
}

/** A value of another application need not be percent-encoded. @param {string} value */
function decoded(value) {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** @type {import("../http/message.mjs").Handler} */
function echo(request) {
  const pairs = cookiesOf(request);
  const wanted = parametersOf(request.query)?.get("get");
  const get = pairs.find(([name]) => name === wanted)?.[1] ?? null;
  return ok(JSON_TYPE, JSON.stringify({ cookies: pairs, get }), { "Cache-Control": "private", Vary: "Cookie" });
}

/** @type {import("../http/message.mjs").Handler} */
function who(request) {
  const user = cookiesOf(request).find(([name]) => name === "user")?.[1] ?? "";
  return ok("text/plain; charset=utf-8", user, { "Cache-Control": "private, max-age=60", Vary: "Cookie" });
}
