// Which route a path belongs to: literal segments before parameters, parameters before the rest.

/**
 * @param {import("./message.mjs").Routes} routes patterns as "/notes/{id}" and "/w/files/{rest...}"
 */
export function routerOf(routes) {
  const patterns = Object.keys(routes)
    .map((pattern) => ({ pattern, parts: pattern.slice(1).split("/") }))
    .sort((one, other) => rank(other.parts).localeCompare(rank(one.parts)));
  return (/** @type {readonly string[]} */ segments) => {
    for (const { pattern, parts } of patterns) {
      const params = paramsOf(parts, segments);
      if (params !== undefined) return { pattern, params, route: routes[pattern] };
    }
    return undefined;
  };
}

/** @param {readonly string[]} parts */
function rank(parts) {
  return parts.map((part) => (part.endsWith("...}") ? "0" : part.startsWith("{") ? "1" : "2")).join("");
}

/**
 * @param {readonly string[]} parts
 * @param {readonly string[]} segments decoded
 */
function paramsOf(parts, segments) {
  const isOpen = parts.at(-1)?.endsWith("...}") ?? false;
  if (isOpen ? segments.length < parts.length : segments.length !== parts.length) return undefined;
  const params = [];
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? "";
    if (part.endsWith("...}")) params.push(segments.slice(index).join("/"));
    else if (!part.startsWith("{")) {
      if (part !== segment) return undefined;
    } else if (segment === "" || [...segment].length > 64) return undefined;
    else params.push(segment);
  }
  return params;
}
