// @ts-check
/** @param {any} reply @param {string} name @returns {string | undefined} */
export function valueOf(reply, name) {
  const values = linesOf(reply, name);
  return values.length ? values.join(", ") : undefined;
}

/** @param {any} reply @param {string} name @returns {string[]} */
export const linesOf = (reply, name) =>
  (reply.fields ?? []).filter((/** @type {string[]} */ f) => f[0] === name).map((/** @type {string[]} */ f) => f[1]);

/** The path and query of a reference, without the prefix of the base URL. @param {string} reference @param {any} target */
export function pathOf(reference, target, at = "/") {
  try {
    const base = new URL(at.startsWith("/") ? target.prefix + at : at, `http://${target.authority}/`);
    const url = new URL(reference, base);
    const path = url.pathname + url.search;
    return path.startsWith(target.prefix) ? path.slice(target.prefix.length) : path;
  } catch {
    return reference;
  }
}

/** Splits at commas outside quoted strings. @param {string} value */
export function membersOf(value) {
  const members = [...value.matchAll(/(?:[^,"]|"(?:[^"\\]|\\.)*"?)+/gs)].map((m) => m[0].trim());
  return members.filter((m) => m !== "");
}

/**
 * RFC 8288, appendix B.2, strict on quotes.
 * @param {any} reply
 * @returns {{ target: string, rels: string[], params: Record<string, string>, bad?: string }[]}
 */
export function linksOf(reply) {
  const links = [];
  for (const line of linesOf(reply, "link")) {
    let rest = line;
    while (rest.trim()) {
      rest = rest.replace(/^[\s,]+/, "");
      const target = /^<([^>]*)>/.exec(rest);
      if (!target) {
        links.push({ target: "", rels: [], params: {}, bad: rest });
        break;
      }
      rest = rest.slice(target[0].length);
      /** @type {Record<string, string>} */
      const params = {};
      let p;
      while ((p = /^\s*;\s*([!#$&+\-.^_`|~0-9A-Za-z*]+)(?:\s*=\s*("(?:[^"\\]|\\.)*"|[^\s;,"]+))?/.exec(rest))) {
        const value = (p[2] ?? "").replace(/^"(.*)"$/s, (_, quoted) => quoted.replace(/\\(.)/g, "$1"));
        params[(p[1] ?? "").toLowerCase()] ??= value;
        rest = rest.slice(p[0].length);
      }
      links.push({
        target: target[1] ?? "",
        rels: (params.rel ?? "").toLowerCase().split(/\s+/).filter(Boolean),
        params,
      });
      if (rest.trim() && !/^\s*,/.test(rest)) {
        links.push({ target: "", rels: [], params: {}, bad: rest });
        break;
      }
    }
  }
  return links;
}

/** The WHATWG algorithm "interpreting an event stream". @param {Buffer} octets */
export function eventsOf(octets) {
  const lines = octets
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\n|\r/);
  lines.pop(); // An unfinished line is not a line.
  /** @type {{ events: any[], comments: string[], retry: number | undefined }} */
  const out = { events: [], comments: [], retry: undefined };
  /** @type {string[]} */
  let data = [];
  let type = "";
  let id = "";
  for (const line of lines) {
    if (line === "") {
      if (data.length) out.events.push({ type: type || "message", data: data.join("\n"), id });
      data = [];
      type = "";
      continue;
    }
    const colon = line.indexOf(":");
    if (colon === 0) {
      out.comments.push(line.slice(1));
      continue;
    }
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "data") data.push(value);
    else if (field === "event") type = value;
    else if (field === "id" && !value.includes("\0")) id = value;
    else if (field === "retry" && /^\d+$/.test(value)) out.retry = Number(value);
  }
  return out;
}

/** The parts of multipart/byteranges. @param {any} reply */
export function partsOf(reply) {
  const type = valueOf(reply, "content-type") ?? "";
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type);
  if (!/^multipart\/byteranges\b/i.test(type) || !boundary)
    throw new Error(`not multipart/byteranges with a boundary: ${type}`);
  const pieces = `\r\n${reply.body.toString("latin1")}`.split(`\r\n--${boundary[1] ?? boundary[2]}`);
  if (pieces.length < 2) throw new Error("no boundary in the content");
  if (!pieces.pop()?.startsWith("--")) throw new Error("no closing boundary");
  return pieces.slice(1).map((piece) => {
    const [, head, content] = /^[ \t]*\r\n((?:[^\r\n]+\r\n)*)\r\n([\s\S]*)$/.exec(piece) ?? [];
    if (head === undefined || content === undefined) throw new Error("a part without head and content");
    const fields = head.split("\r\n").filter(Boolean).map(pairOf);
    const range = fields.find(([name]) => name === "content-range")?.[1];
    const r = /^bytes (\d+)-(\d+)\/(\d+|\*)$/.exec(range ?? "");
    if (!r) throw new Error(`a part with Content-Range ${range}`);
    return { fields, from: Number(r[1]), to: Number(r[2]), total: r[3], body: Buffer.from(content, "latin1") };
  });
}

/** @param {string} line */
function pairOf(line) {
  const colon = line.indexOf(":");
  return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
}
