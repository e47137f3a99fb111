import { listOf, withParameters } from "../http/fields.mjs";
import { problem } from "../http/problem.mjs";
import { changes, ignores, is, isRead, misreads, sends, withFields } from "./change.mjs";

const isNegotiated = (/** @type {string} */ path) => path === "/report" || path === "/menu";

/**
 * The field with some of its members, or a member that matches nothing.
 * @param {(member: string, all: readonly string[]) => boolean} keep
 * @param {string} nothing
 */
const only = (keep, nothing) => (/** @type {string} */ value) =>
  listOf(value)
    .filter((member, _, all) => keep(member, all))
    .join(", ") || nothing;

/** @param {string} member */
const weight = (member) => Number(withParameters(member).parameters.get("q") ?? 1);
const withoutZero = (/** @type {string} */ value) => value.replace(/;\s*q=0(?:\.0*)?(?=\s*(?:,|$))/gi, "");

/** @type {Record<number, import("./change.mjs").Fault>} */
export const negotiation = {
  43: ignores("accept"),
  44: async (request, next) => {
    const accept = request.headers.accept;
    if (accept === undefined) return next(request);
    for (const member of listOf(accept)) {
      const response = await next(withFields(request, { accept: withParameters(member).value }));
      if (response.status !== 406) return response;
    }
    return next(request);
  },
  45: misreads("accept", withoutZero),
  46: misreads(
    "accept",
    only((member, all) => {
      const { value } = withParameters(member);
      const wider = all.filter((other) => [`${value.split("/")[0]}/*`, "*/*"].includes(withParameters(other).value));
      return !wider.some((other) => weight(other) > weight(member));
    }, "x/x"),
  ),
  47: changes(
    (_, { headers, path }) => isNegotiated(path) && headers.accept === undefined,
    () => problem(406),
  ),
  48: changes(
    (_, { headers, path }) => isNegotiated(path) && headers.accept === "*/*",
    () => problem(406),
  ),
  49: changes(is(406), () => problem(404)),
  50: misreads(
    "accept",
    only((member) => !/[A-Z]/.test(member), "x/x"),
  ),
  52: ignores("accept-language"),
  53: misreads(
    "accept-language",
    only((member) => withParameters(member).value !== "fr", "x"),
  ),
  54: misreads(
    "accept-language",
    only((member) => !/^[A-Z]/.test(member), "x"),
  ),
  55: sends(() => true, { "Content-Language": undefined }),
  // Without the field every coding is acceptable (RFC 9110 12.5.3), so it is the field without gzip that counts.
  56: misreads("accept-encoding", (value) => (/gzip|\*/i.test(value) ? value : "gzip")),
  57: misreads("accept-encoding", withoutZero),
  58: sends(() => true, { "Content-Encoding": undefined }),
  59: sends(({ status, headers }) => status === 200 && headers["Content-Encoding"] === "gzip", {
    "Content-Length": "10000",
  }),
  60: changes(
    (_, { path, headers }) =>
      path === "/packed" && /^(?!gzip|x-gzip|identity|\*)[\w-]+$/.test(headers["accept-encoding"] ?? ""),
    () => problem(500),
  ),
  61: changes(
    ({ headers }) => headers.Vary !== undefined,
    ({ headers }) => ({
      headers: { ...headers, Vary: only((member) => member !== "Accept", "")(headers.Vary ?? "") || undefined },
    }),
  ),
  62: changes(
    ({ headers }) => headers.Vary !== undefined,
    ({ headers }) => ({
      headers: {
        ...headers,
        Vary: only((member) => member !== "Accept-Language", "")(headers.Vary ?? "") || undefined,
      },
    }),
  ),
  63: sends(
    ({ headers }, request) =>
      request.path === "/packed" && isRead(request) && headers["Content-Encoding"] === undefined,
    {
      Vary: undefined,
    },
  ),
  64: sends(is(304), { Vary: undefined }),
};
