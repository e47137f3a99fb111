import { JSON_TYPE, ok } from "../http/message.mjs";
import { problem } from "../http/problem.mjs";
import { parametersOf } from "../http/target.mjs";

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** @param {string} path @returns {import("../http/message.mjs").Handler} */
const items =
  (path) =>
  ({ query }) => {
    const parameters = parametersOf(query);
    if (parameters === undefined) return problem(400, "The query is malformed.");
    const limit = Number(parameters.get("limit") ?? "3");
    if (!/^\d{1,2}$/.test(parameters.get("limit") ?? "3") || limit < 1 || limit > 50)
      return problem(400, "limit is 1 to 50.");
    const from = offsetOf(parameters.get("cursor"));
    if (from === undefined) return problem(400, "The cursor is not known.");
    const all = NUMBERS.filter((number) => parameters.get("odd") !== "1" || number % 2 === 1);
    const page = all.slice(from, from + limit);
    /** @type {(rel: string, offset: number) => string} */
    const link = (rel, offset) => {
      const others = new URLSearchParams([...parameters].filter(([name]) => name !== "cursor"));
      if (offset > 0) others.set("cursor", cursorOf(offset));
      return `<${path}${others.size > 0 ? `?${others}` : ""}>; rel="${rel}"`;
    };
    const links = [
      from + limit < all.length ? link("next", from + limit) : undefined,
      from > 0 ? link("prev", Math.max(0, from - limit)) : undefined,
      link("first", 0),
    ];
    const content = JSON.stringify(page);
    return ok(JSON_TYPE, content, { Link: links.filter(Boolean).join(", "), ETag: `"${from}-${limit}-${all.length}"` });
  };

/** @param {number} offset */
const cursorOf = (offset) => Buffer.from(`from ${offset}`).toString("base64url");

/** @param {string | null} cursor */
function offsetOf(cursor) {
  if (cursor === null) return 0;
  const [, offset] = /^from (\d{1,3})$/.exec(Buffer.from(cursor, "base64url").toString("latin1")) ?? [];
  return offset === undefined || cursorOf(Number(offset)) !== cursor ? undefined : Number(offset);
}

const SPECIAL = [
  '</l/a,b;c>; rel="alternate"; title="one, two; \\"three\\""',
  '</l/schema>; rel="describedby"',
  `</l/help>; rel="help"; title*=UTF-8''${encodeURIComponent("über €")}`,
  '</l/items>; rel="start https://example.com/rels/home"',
].join(", ");

/**
 * The target is escaped, so that it cannot end its brackets.
 * @type {import("../http/message.mjs").Handler}
 */
function input({ query }) {
  const to = parametersOf(query)?.get("to");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (!to || /[\x00-\x1f\x7f]/.test(to)) return problem(400, "to cannot be a target.");
  const target = to.replace(/%(?![0-9a-f]{2})|[^\w\-.~:/?#@!$&'()*+,;=%[\]]/giu, encodeURIComponent);
  return ok(JSON_TYPE, "{}", { Link: `<${target}>; rel="related"` });
}

/** @type {import("../http/message.mjs").Routes} */
export const link = {
  "/l/items": { GET: items("/l/items") },
  "/l/special": { GET: () => ok(JSON_TYPE, "{}", { Link: SPECIAL }) },
  "/l/input": { GET: input },
  "/l/cors": { GET: items("/l/cors"), exposed: "Link" },
};
