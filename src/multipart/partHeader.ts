import { isToken, trimOws } from "../http/field.ts";
import { MultipartMalformed } from "./limits.ts";

/** What the header of a part says. */
export interface PartHeader {
  readonly name: string;
  /** The last component of the name that the client gives, for people to read. It is not a path: never open a file by it. */
  readonly filename: string | undefined;
  /** The whole of it, which may have folders (RFC 7578 4.2). */
  readonly rawFilename: string | undefined;
  /** RFC 7578 4.4: text/plain where the part says none. */
  readonly type: string;
}

/** RFC 7578 4.2, RFC 2046 5.1: fields that end with CRLF, in UTF-8, none of them twice. */
export function parsePartHeader(bytes: Uint8Array): PartHeader {
  const fields = fieldsOf(textOfPart(bytes, "The header of a part"));
  const disposition = fields.get("content-disposition");
  if (disposition === undefined) throw new MultipartMalformed("A part has no Content-Disposition.");
  const [kind, parameters] = dispositionOf(disposition);
  const name = parameters.get("name");
  if (kind.toLowerCase() !== "form-data" || name === undefined)
    throw new MultipartMalformed("The Content-Disposition of a part is not form-data with a name.");
  const encoding = fields.get("content-transfer-encoding")?.toLowerCase() ?? "binary";
  if (!["7bit", "8bit", "binary"].includes(encoding))
    throw new MultipartMalformed(`The part ${quoted(name)} has a Content-Transfer-Encoding, which is not undone.`);
  // RFC 7578 4.2: filename* is not for forms. Two names would be read differently on the way.
  const sent = parameters.get("filename");
  const rawFilename = sent === undefined ? undefined : unescaped(sent);
  return {
    name: unescaped(name),
    filename: rawFilename === undefined ? undefined : lastComponent(rawFilename),
    rawFilename,
    type: fields.get("content-type") || "text/plain",
  };
}

/** RFC 7578 4.2: without folders, in either way of writing them. What goes up is no name. */
function lastComponent(path: string): string {
  const last = path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
  return last === "." || last === ".." ? "" : last;
}

/** For messages: a name may be long, and holds what a client likes. */
export const quoted = (name: string): string => JSON.stringify(name.length > 60 ? `${name.slice(0, 60)}…` : name);

export function textOfPart(bytes: Uint8Array, what: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new MultipartMalformed(`${what} is not UTF-8.`);
  }
}

function fieldsOf(text: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  // RFC 5322 2.2.3: a line that begins with a blank goes on with the one before.
  for (const line of text === "" ? [] : text.replaceAll(/\r\n(?=[ \t])/g, "").split("\r\n")) {
    const colon = line.indexOf(":");
    const name = line.slice(0, Math.max(0, colon)).toLowerCase();
    if (!isToken(name) || /[\r\n\0]/.test(line))
      throw new MultipartMalformed("A line in the header of a part is no field.");
    if (fields.has(name)) throw new MultipartMalformed(`A part has ${name} twice.`);
    fields.set(name, trimOws(line.slice(colon + 1)));
  }
  return fields;
}

/** RFC 6266 4.1, up to the value of a parameter. No two neighbours share a character, so a failed match is not tried in other ways. */
const PARAMETER = /[ \t]*;[ \t]*([^=;\s"]+)[ \t]*=[ \t]*/y;
const PLAIN = /[^;\s"]*/y;

function dispositionOf(text: string): [kind: string, parameters: ReadonlyMap<string, string>] {
  const parameters = new Map<string, string>();
  const [kind = ""] = text.split(";", 1);
  for (let at = kind.length; at < text.length; ) {
    const [all, name = ""] = matchAt(PARAMETER, text, at);
    at += all.length;
    const isQuoted = text[at] === '"';
    const value = isQuoted ? text.slice(at + 1, endOfQuoted(text, at + 1)) : matchAt(PLAIN, text, at)[0];
    if (value === "" && !isQuoted) throw unreadable();
    at += isQuoted ? value.length + 2 : value.length;
    const lowerName = name.toLowerCase();
    if (parameters.has(lowerName))
      throw new MultipartMalformed(`The Content-Disposition of a part has ${lowerName} twice.`);
    parameters.set(lowerName, isQuoted ? value.replaceAll(/\\(["\\])/g, "$1") : value);
  }
  return [kind.trim(), parameters];
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  if (match === null) throw unreadable();
  return match;
}

/** Where a quoted text ends. Browsers escape no backslash: only `\"` and `\\` are pairs, so C:\folder\file survives. */
function endOfQuoted(text: string, from: number): number {
  let last = -1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '"') return at;
    if (text[at] !== "\\") continue;
    if (text[at + 1] === '"') last = at + 1;
    if (text[at + 1] === '"' || text[at + 1] === "\\") at += 1;
  }
  if (last < 0) throw unreadable();
  return last;
}

const unreadable = (): MultipartMalformed =>
  new MultipartMalformed("The Content-Disposition of a part cannot be read.");

/** WHATWG HTML 4.10.21.8: how browsers write quotes and line breaks in names. */
const unescaped = (text: string): string =>
  text.replaceAll("%22", '"').replaceAll(/%0D/gi, "\r").replaceAll(/%0A/gi, "\n");
