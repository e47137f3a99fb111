// multipart/form-data (RFC 7578, RFC 2046 5.1).

const LIMITS = { parts: 10, head: 16_000, value: 1_024, file: 1_048_576 };

/** Content that is not a form, or is over a limit. */
export class FormError extends Error {
  /** @param {400 | 413} status @param {string} message */
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** @typedef {{ name: string, filename: string | undefined, type: string, content: Buffer }} Part */

/**
 * @param {Buffer} content
 * @param {string} boundary
 * @returns {Part[]}
 */
export function partsOf(content, boundary) {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The first delimiter has no line break before it if there is no preamble.
  const text = Buffer.concat([Buffer.from("\r\n"), content]);
  const parts = [];
  let at = nextDelimiter(text, delimiter, 0);
  if (at === undefined) throw new FormError(400, "The boundary does not occur.");
  while (!at.isLast) {
    const end = nextDelimiter(text, delimiter, at.after - 2);
    if (end === undefined) throw new FormError(400, "The last boundary is missing.");
    if (parts.length === LIMITS.parts) throw new FormError(413, `A form may have ${LIMITS.parts} parts.`);
    parts.push(partOf(text.subarray(at.after, Math.max(at.after, end.from))));
    at = end;
  }
  return parts;
}

/**
 * A delimiter is followed by "--" if it is the last, and by blanks to the end of the line.
 * @param {Buffer} text
 * @param {Buffer} delimiter
 * @param {number} start
 */
function nextDelimiter(text, delimiter, start) {
  for (let from = text.indexOf(delimiter, start); from >= 0; from = text.indexOf(delimiter, from + 1)) {
    const rest = text.subarray(from + delimiter.length, from + delimiter.length + 200).toString("latin1");
    const [whole, last] = /^(--)?[ \t]*(?:\r\n|$)/.exec(rest) ?? [];
    if (whole !== undefined && (last || whole.endsWith("\r\n")))
      return { from, after: from + delimiter.length + whole.length, isLast: last !== undefined };
    if (rest.startsWith("--")) return { from, after: from, isLast: true };
  }
  return undefined;
}

/** @param {Buffer} part */
function partOf(part) {
  const end = part.indexOf("\r\n\r\n");
  const isBare = part.indexOf("\r\n") === 0;
  if (end < 0 && !isBare) throw new FormError(400, "A part has no end of its head.");
  const head = isBare ? "" : part.subarray(0, end).toString();
  if (head.length > LIMITS.head) throw new FormError(413, "The head of a part is too long.");
  const fields = new Map(
    head
      .split("\r\n")
      .map((line) => [line.slice(0, line.indexOf(":")).trim().toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  const disposition = fields.get("content-disposition") ?? "";
  const name = parameter(disposition, "name");
  if (!/^form-data\s*(?:;|$)/i.test(disposition) || name === undefined) throw new FormError(400, "A part has no name.");
  // A file name is a name, never a path (RFC 7578 4.2).
  const filename = parameter(disposition, "filename")?.replace(/^.*[/\\]/s, "");
  const content = part.subarray(isBare ? 2 : end + 4);
  if (content.length > (filename === undefined ? LIMITS.value : LIMITS.file))
    throw new FormError(413, "A part is too large.");
  return { name, filename, type: fields.get("content-type") ?? "text/plain", content };
}

/**
 * A parameter of Content-Disposition as browsers send it: a quote is "%22" (the HTML standard), and some send it after a backslash.
 * @param {string} field
 * @param {string} name
 */
function parameter(field, name) {
  const [, quoted, token] =
    new RegExp(`;\\s*${name}\\s*=\\s*(?:"((?:[^"\\\\]|\\\\.)*)"|([^;\\s]+))`, "i").exec(field) ?? [];
  return quoted === undefined
    ? token
    : quoted
        .replace(/\\(["\\])/g, "$1")
        .replace(/%22/g, '"')
        .replace(/%0D/gi, "\r")
        .replace(/%0A/gi, "\n");
}
