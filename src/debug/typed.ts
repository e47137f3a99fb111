import { RequestBody, WholeBody } from "../http/body.ts";
import { RequestHeaders } from "../http/headers.ts";
import { HttpRequest, imaginedUpgrade } from "../http/request.ts";

/** A request to explain, as a user types it. It is not sent. */
export interface ExplainRequest {
  readonly method: string;
  /** Path, and query if there is one: `/books?page=2`. */
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** The transport's remote address. Default: 127.0.0.1. */
  readonly peer?: string;
}

/** The request as a runtime's adapter would make it. */
export function imaginedRequest(asked: ExplainRequest): HttpRequest {
  const { method, target, headers = {}, body, peer = "127.0.0.1" } = asked;
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of Object.entries(headers)) fields[name.toLowerCase()] = value;
  if (bytes !== undefined) fields["content-length"] ??= String(bytes.byteLength);
  return new HttpRequest({
    method,
    target,
    headers: new RequestHeaders(fields),
    body: new RequestBody(bytes && new WholeBody(bytes), Number.MAX_SAFE_INTEGER),
    peer,
    upgrading: imaginedUpgrade(method, fields["upgrade"]),
    signal: () => new AbortController().signal,
  });
}

/** Ten times the field lines that `serve` takes by default. */
const MOST_FIELDS = 1_000;
/** Characters of the target and all fields together: four times what `serve` takes by default. */
const MOST_HEAD = 65_536;
/** Characters of a request as text; bytes of the body that brings it. */
export const MOST_TYPED = 1_048_576;

/** Why a request is too large to be explained; undefined where it is not. The resource bounds the content. */
export function excessOf({ method, target, headers = {} }: ExplainRequest): string | undefined {
  const fields = Object.entries(headers);
  if (fields.length > MOST_FIELDS)
    return `The request has ${fields.length} fields, and at most ${MOST_FIELDS} are explained.`;
  const head = fields.reduce((sum, [name, value]) => sum + name.length + value.length, method.length + target.length);
  if (head <= MOST_HEAD) return undefined;
  return `The request line and its fields have ${head} characters, and at most ${MOST_HEAD} are explained.`;
}

/**
 * Reads a request that a user typed: a curl line, or HTTP's own form (`GET /books`, fields, an empty line, content).
 * Returns an error message where it cannot be read, or is too large.
 */
export function readTyped(text: string): ExplainRequest | string {
  if (text.length > MOST_TYPED) return `The text has ${text.length} characters, and at most ${MOST_TYPED} are read.`;
  const trimmed = text.trim();
  if (trimmed === "") return "Type a request, such as GET /books, or paste a curl command.";
  const isCurl = /^(?:\$\s*)?curl(?:\.exe)?\s/.test(trimmed);
  const read = isCurl ? readCurl(trimmed) : readHttp(text.trimStart());
  return typeof read === "string" ? read : (excessOf(read) ?? read);
}

function readHttp(text: string): ExplainRequest | string {
  const lines = text.split(/\r?\n/);
  const [first = ""] = lines;
  const parts = /^(?:([!#$%&'*+.^_`|~\w-]+)\s+)?(\S+)(?:\s+HTTP\/[\d.]+)?\s*$/.exec(first);
  const target = targetOf(parts?.[2] ?? "");
  if (target === undefined) return `“${first}” is not a request line; write, for example, GET /books.`;
  const empty = lines.indexOf("", 1);
  const end = empty < 0 ? lines.length : empty;
  const fields = new TypedFields();
  for (const line of lines.slice(1, end)) {
    const fault = fields.takeLine(line);
    if (fault !== undefined) return fault;
  }
  const body = empty < 0 ? "" : lines.slice(empty + 1).join("\n");
  return { method: parts?.[1] ?? "GET", target, headers: fields.record(), ...(body === "" ? {} : { body }) };
}

/** Path and query of a target, a whole address, or a host without a scheme. */
function targetOf(text: string): string | undefined {
  if (text === "*" || text.startsWith("/")) return withoutFragment(text);
  const address = /^(?:https?:\/\/)?(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?([/?].*)?$/i.exec(text);
  if (address === null || !/[.:/]|^localhost/.test(text)) return undefined;
  const rest = withoutFragment(address[1] ?? "/");
  return rest.startsWith("/") ? rest : `/${rest}`;
}

const withoutFragment = (target: string): string => target.split("#", 1)[0] ?? "";

interface Curl {
  method?: string;
  url?: string;
  isGet?: boolean;
  readonly data: string[];
  readonly fields: TypedFields;
}

/** Takes an option of curl, with its value. Returns an error message where it cannot be understood. */
type Take = (curl: Curl, value: string) => string | undefined | void;

const byName = (takes: Readonly<Record<string, Take>>): ReadonlyMap<string, Take> =>
  new Map(Object.entries(takes).flatMap(([names, take]) => names.split(" ").map((name) => [name, take] as const)));

const field =
  (name: string): Take =>
  ({ fields }, value) =>
    fields.set(name, value);

const ignored = (): void => undefined;

const VALUED = byName({
  "-X --request": (curl, value) => void (curl.method = value),
  "-H --header": ({ fields }, value) => fields.takeLine(value.replace(/;$/, ":")),
  "--url": (curl, value) => void (curl.url = value),
  "-u --user": ({ fields }, value) => fields.set("Authorization", `Basic ${basicOf(value)}`),
  "-A --user-agent": field("User-Agent"),
  "-e --referer": field("Referer"),
  "-b --cookie": field("Cookie"),
  "-d --data --data-raw --data-binary --data-ascii --data-urlencode": ({ data }, value) => void data.push(value),
  "--json": ({ data, fields }, value) => {
    data.push(value);
    for (const name of ["Content-Type", "Accept"]) fields.default(name, "application/json");
  },
  "-o --output -w --write-out -m --max-time --connect-timeout -x --proxy --resolve --cacert --cert --key --retry":
    ignored,
});

const FLAGS = byName({
  "-I --head": (curl) => void (curl.method ??= "HEAD"),
  "-G --get": (curl) => void (curl.isGet = true),
  "--compressed": ({ fields }) => fields.default("Accept-Encoding", "deflate, gzip, br, zstd"),
  "-s -S -i -k -L -v -f -g -# -0 --silent --show-error --include --insecure --location --verbose --fail": ignored,
  "--http1.1 --http2 --globoff": ignored,
});

function requestOf({ method, url = "", isGet = false, data, fields }: Curl): ExplainRequest | string {
  const target = targetOf(url);
  if (target === undefined) return "The curl command has no URL.";
  const body = data.join("&");
  if (data.length > 0 && !isGet) fields.default("Content-Type", "application/x-www-form-urlencoded");
  fields.default("Accept", "*/*");
  const headers = fields.record();
  if (isGet && body !== "")
    return { method: method ?? "GET", target: `${target}${target.includes("?") ? "&" : "?"}${body}`, headers };
  return { method: method ?? (data.length > 0 ? "POST" : "GET"), target, headers, ...(body === "" ? {} : { body }) };
}

/** RFC 7617 2.1: in UTF-8, as curl sends it from a terminal that speaks UTF-8. `btoa` takes bytes as letters. */
function basicOf(credentials: string): string {
  const bytes = new TextEncoder().encode(credentials);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

function readCurl(line: string): ExplainRequest | string {
  const words = [...shellWords(line.replace(/^\$\s*/, ""))].slice(1).flatMap(apart);
  const curl: Curl = { data: [], fields: new TypedFields() };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const flag = FLAGS.get(word);
    if (flag !== undefined) flag(curl, "");
    else if (!word.startsWith("-") || word === "-") curl.url = word;
    else {
      at += 1;
      const take = VALUED.get(word) ?? (() => `curl's ${word} is not understood here.`);
      const fault = take(curl, words[at] ?? "");
      if (fault !== undefined) return fault;
    }
  }
  return requestOf(curl);
}

/** `-sSi` is three options, `-XPUT` and `--request=PUT` are an option and its value. */
function apart(word: string): readonly string[] {
  const named = /^(--[\w-]+)=([^]*)$/.exec(word);
  if (named !== null) return [named[1] ?? "", named[2] ?? ""];
  if (!/^-[A-Za-z#]./.test(word)) return [word];
  const silent = /^-[sSikLvfg#IG]+/.exec(word)?.[0];
  if (silent === undefined) return [word.slice(0, 2), word.slice(2)];
  const rest = silent === word ? [] : apart(`-${word.slice(silent.length)}`);
  return [...Array.from(silent.slice(1), (letter) => `-${letter}`), ...rest];
}

/** The fields of a request that a user types: names in any case, several lines of one name as one list (RFC 9110 5.3). */
class TypedFields {
  /** By the name in lower case; it is shown as it was first written. */
  readonly #fields = new Map<string, { readonly name: string; readonly values: string[] }>();

  /** Takes a field line. Returns an error message where it is no field. */
  takeLine(line: string): string | undefined {
    const colon = line.indexOf(":");
    if (colon < 1) return `“${line}” is not a field; write Name: value.`;
    const name = line.slice(0, colon).trim();
    const value = line.slice(colon + 1).trim();
    const known = this.#fields.get(name.toLowerCase());
    if (known === undefined) this.set(name, value);
    else known.values.push(value);
    return undefined;
  }

  set(name: string, value: string): void {
    this.#fields.set(name.toLowerCase(), { name, values: [value] });
  }

  default(name: string, value: string): void {
    if (!this.#fields.has(name.toLowerCase())) this.set(name, value);
  }

  record(): Readonly<Record<string, string>> {
    // A plain object would lose a field of the name `__proto__`.
    const record: Record<string, string> = Object.create(null);
    for (const { name, values } of this.#fields.values()) record[name] = values.join(", ");
    return record;
  }
}

/** The space between words, a text in quotes of three kinds, an escape, or plain text. */
const PIECE =
  /((?:\s|\\\r?\n|\^\r?\n)+)|'([^']*)'?|\$'((?:[^'\\]|\\[^])*)'?|"((?:[^"\\]|\\[^])*)"?|\\([^])|[^\s'"\\]+|[^]/gy;

/** The words of a shell line, with quotes, escapes and line continuations; nothing is run or expanded. */
export function shellWords(line: string): readonly string[] {
  const words: string[] = [];
  let word: string | undefined;
  for (const [whole, space, single, ansi, double, escaped] of line.matchAll(PIECE)) {
    if (space === undefined) {
      const quoted = single ?? double?.replace(/\\(["\\$`])/g, "$1") ?? (ansi && unescaped(ansi));
      word = (word ?? "") + (quoted ?? escaped ?? whole);
    } else if (word !== undefined) {
      words.push(word);
      word = undefined;
    }
  }
  return word === undefined ? words : [...words, word];
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t" };

/** As in `$'…'`, which browsers write when they copy a request. */
function unescaped(text: string): string {
  return text.replace(/\\(?:u([\da-f]{4})|([^]))/gi, (_, code: string | undefined, sign = "") =>
    code === undefined ? (ESCAPES[sign] ?? sign) : String.fromCharCode(Number.parseInt(code, 16)),
  );
}
