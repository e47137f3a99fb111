// Cross-origin requests (the Fetch standard). A route takes part if it has `exposed`.

const ORIGIN = "https://app.example";

/**
 * @param {import("./message.mjs").Request} request
 * @param {import("./message.mjs").Routes[string]} route
 * @param {import("./message.mjs").Response} response
 * @returns {import("./message.mjs").Response}
 */
export function withCors({ method, headers }, route, response) {
  if (route.exposed === undefined) return response;
  const isAllowed = headers.origin === ORIGIN;
  const isPreflight = method === "OPTIONS" && headers["access-control-request-method"] !== undefined;
  const preflight = {
    "Access-Control-Allow-Methods": String(response.headers.Allow),
    "Access-Control-Allow-Headers": "Content-Type",
    "Access-Control-Max-Age": "600",
  };
  const exposed = { "Access-Control-Expose-Headers": String(route.exposed) };
  const added = isAllowed ? { "Access-Control-Allow-Origin": ORIGIN, ...(isPreflight ? preflight : exposed) } : {};
  const Vary = [response.headers.Vary, "Origin"].filter(Boolean).join(", ");
  return { ...response, headers: { ...response.headers, ...added, Vary } };
}
