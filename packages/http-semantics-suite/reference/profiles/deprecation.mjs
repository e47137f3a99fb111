import { chooseType } from "../http/accept.mjs";
import { bearer } from "../http/bearer.mjs";
import { failedPrecondition } from "../http/conditional.mjs";
import { json, readText } from "../http/content.mjs";
import { JSON_TYPE, ok } from "../http/message.mjs";
import { problem } from "../http/problem.mjs";

const SINCE = "2023-06-30T23:59:59Z";
const DEPRECATION_LINK = '<https://example.com/deprecated>; rel="deprecation"; type="text/html"';
const SUNSET_LINK = '<https://example.com/sunset>; rel="sunset"; type="text/html"';

/**
 * The fields of RFC 9745 and RFC 8594. Deprecation is a whole number of seconds.
 * @param {{ since?: string, sunset?: string, links?: string[] }} dates
 */
function fieldsOf({ since, sunset, links = [] }) {
  return {
    Deprecation: since && `@${Math.floor(Date.parse(since) / 1000)}`,
    Sunset: sunset && new Date(sunset).toUTCString(),
    Link: links.length > 0 ? links.join(", ") : undefined,
  };
}

/**
 * Adds fields to every response of a route.
 * @param {Record<string, string | undefined>} fields
 * @param {Record<string, import("../http/message.mjs").Handler>} handlers
 * @returns {Record<string, import("../http/message.mjs").Handler>}
 */
function withFields(fields, handlers) {
  return Object.fromEntries(
    Object.entries(handlers).map(([method, handler]) => [
      method,
      async (request, ...params) => {
        const response = await handler(request, ...params);
        return { ...response, headers: { ...response.headers, ...fields } };
      },
    ]),
  );
}

/** @type {import("../http/message.mjs").Handler} */
function read({ headers }) {
  const type = chooseType(headers.accept, [JSON_TYPE]);
  return type === undefined ? problem(406, undefined, { Vary: "Accept" }) : ok(JSON_TYPE, '{"a":1}', { ETag: '"d1"' });
}

/** @type {import("../http/message.mjs").Handler} */
async function put(request) {
  const content = await readText(request, { types: [JSON_TYPE], limit: 65_536, accepted: "Accept" });
  if ("refused" in content) return content.refused;
  if (json(content.got.text) === undefined) return problem(400, "The content is not JSON.");
  return failedPrecondition(request, { etag: '"d1"' }) ?? { status: 204, headers: {} };
}

const old = fieldsOf({ since: SINCE, sunset: "2098-01-01T00:00:00Z", links: [DEPRECATION_LINK, SUNSET_LINK] });
const past = fieldsOf({ since: SINCE, sunset: "2024-01-01T00:00:00Z", links: [DEPRECATION_LINK, SUNSET_LINK] });
const gone = () => problem(410);
const next = [DEPRECATION_LINK, SUNSET_LINK, '</l/items>; rel="next"'];

/** @type {import("../http/message.mjs").Routes} */
export const deprecation = {
  "/dep/old": withFields(old, { GET: read, PUT: put }),
  "/dep/item/{id}": withFields(old, { GET: () => problem(404) }),
  "/dep/private": withFields(old, { GET: (request) => bearer(request) ?? read(request) }),
  "/dep/soon": withFields(fieldsOf({ since: "2099-01-01T00:00:00Z" }), { GET: read }),
  "/dep/linked": withFields(fieldsOf({ links: [DEPRECATION_LINK] }), { GET: read }),
  "/dep/fresh": { GET: read },
  "/dep/past": withFields(past, { GET: read }),
  "/dep/gone": withFields(past, { GET: gone, PUT: gone }),
  "/dep/paged": withFields({ ...old, Link: next.join(", ") }, { GET: read }),
  "/dep/fraction": withFields(fieldsOf({ since: "2023-06-30T23:59:59.750Z" }), { GET: read }),
  "/dep/cors": { ...withFields(old, { GET: read }), exposed: "Deprecation, Sunset, Link" },
};
