import { bearer, tokenOf } from "../http/bearer.mjs";
import { ok, PLAIN } from "../http/message.mjs";
import { problem } from "../http/problem.mjs";

/** @type {import("../http/message.mjs").Routes} */
export const access = {
  "/broken": {
    GET: () => {
      throw new Error("SECRET-DETAIL");
    },
  },
  "/busy": { GET: () => problem(503, undefined, { "Retry-After": "120" }) },
  "/gone": { GET: () => problem(410) },
  "/private": { GET: secret },
};

/** @type {import("../http/message.mjs").Handler} */
function secret(request) {
  const refused = bearer(request, (token) => token === "good" || token === "other");
  if (refused) return refused;
  return tokenOf(request) === "other" ? problem(403) : ok(PLAIN, "welcome", { "Cache-Control": "private" });
}
