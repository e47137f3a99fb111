import { encodedText } from "../http/escapes.ts";
import { isText } from "../http/kinds.ts";
import type { Names } from "../literal/seen.ts";
import { MountError } from "../resource/mountError.ts";

/** The names of a pattern's parameters: "id" for "/books/{id}", "path" for "/files/{path*}" and "/files/{path**}". */
export type ParamNames<Pattern extends string> = Names<Pattern>;

/** A segment of a path: a text, a parameter's name, or one that takes the rest, with `slashes` encoded ones too. */
export type Segment =
  | { readonly literal: string }
  | { readonly param: string }
  | { readonly rest: string; readonly slashes?: boolean };

const NAME = /^[A-Za-z_][\w-]*$/;

/** `/books/{id}` as segments. A parameter is a whole segment, and a trailing slash is significant. */
export function parsePattern(pattern: string): readonly Segment[] {
  const fault = (detail: string, remedy: string) => new MountError("BAD_PATTERN", pattern, detail, remedy);
  if (!isText(pattern)) throw fault("it is no text", '"/books"');
  if (!pattern.startsWith("/"))
    throw fault("it does not start with a slash", JSON.stringify(translatedPattern(pattern)));
  const segments: Segment[] = [];
  // No list in between: thousands of patterns are read before a large service starts.
  for (let start = 1, end = 0; end < pattern.length; start = end + 1) {
    const slash = pattern.indexOf("/", start);
    end = slash < 0 ? pattern.length : slash;
    const text = pattern.slice(start, end);
    const parameter = parameterIn(text);
    if (parameter !== undefined) checkParameter(parameter, segments, slash < 0, fault);
    segments.push(parameter ?? { literal: literalOf(text, pattern, fault) });
  }
  return segments;
}

type Parameter = Exclude<Segment, { readonly literal: string }>;

function parameterIn(text: string): Parameter | undefined {
  if (!text.startsWith("{") || !text.endsWith("}")) return undefined;
  const [name = "", ...stars] = text.slice(1, -1).split("*");
  if (!NAME.test(name) || stars.length > 2 || stars.join("") !== "") return undefined;
  return stars.length > 0 ? { rest: name, slashes: stars.length > 1 } : { param: name };
}

function checkParameter(parameter: Parameter, before: readonly Segment[], isLast: boolean, fault: Fault): void {
  const name = "rest" in parameter ? parameter.rest : parameter.param;
  const isThere = before.some((other) => "param" in other && other.param === name);
  if (isThere) throw fault(`{${name}} is in it twice`, "a name of its own for each parameter");
  if (isLast || !("rest" in parameter)) return;
  throw fault(`{${name}*} takes the rest of the path, and must be the last segment`, "a pattern that ends with it");
}

type Fault = (detail: string, remedy: string) => MountError;
/** A text that is the same when it is encoded, and nothing else in any framework. */
const PLAIN = /^[A-Za-z0-9_.~-]*$/;

function literalOf(text: string, pattern: string, fault: Fault): string {
  if (PLAIN.test(text)) return text;
  if (translatedSegment(text) !== undefined)
    throw fault(`“${text}” is a parameter of another framework`, JSON.stringify(translatedPattern(pattern)));
  if (/[{}]/.test(text))
    throw fault(`“${text}” is not a parameter`, 'a parameter that fills its segment, such as "/books/{id}"');
  const detail = `“${text}” has a character that a path segment cannot have, or that patterns do not support`;
  if (/[?#*:\s<>[\]]|\p{Cs}|%(?![0-9A-Fa-f]{2})/u.test(text)) throw fault(detail, '"/books/{id}"');
  return encodedText(text);
}

export function paramNames(segments: readonly Segment[]): readonly string[] {
  return segments.flatMap((segment) => {
    if ("rest" in segment) return [segment.rest];
    return "param" in segment ? [segment.param] : [];
  });
}

/** How other frameworks write a segment, and how it is written here. Their patterns are refused with a translation. */

const NAMED = "([A-Za-z_][\\w-]*)";

interface Form {
  readonly form: RegExp;
  /** The name, and whether it takes the rest; `rest` where the other framework needs no name. */
  readonly read: (...found: readonly string[]) => { readonly name: string; readonly isRest: boolean };
}

const FORMS: readonly Form[] = [
  // :id  :id?  :id(\d+)  :path*  :path+
  {
    form: new RegExp(`^:${NAMED}(?:\\(.*\\))?([*+?]?)$`),
    read: (name = "", sign = "") => ({ name, isRest: sign === "*" || sign === "+" }),
  },
  // *  **  *path  **path  **:path
  { form: new RegExp(`^\\*{1,2}:?${NAMED}?$`), read: (name) => ({ name: name ?? "rest", isRest: true }) },
  // (.*)
  { form: /^\(\.[*+]\)$/, read: () => ({ name: "rest", isRest: true }) },
  // [id]  [...path]  [[...path]]
  {
    form: new RegExp(`^\\[{1,2}(\\.{3})?${NAMED}\\]{1,2}$`),
    read: (dots, name = "") => ({ name, isRest: dots !== undefined }),
  },
  // <id>  <int:id>  <path:path>
  { form: new RegExp(`^<(?:(\\w+):)?${NAMED}>$`), read: (kind, name = "") => ({ name, isRest: kind === "path" }) },
  // {*path}  {**path}
  { form: new RegExp(`^\\{\\*{1,2}${NAMED}\\}$`), read: (name = "") => ({ name, isRest: true }) },
  // {path...}  {path+}  {id?}  {path:path}  {id:int}  {id:\d+}
  {
    form: new RegExp(`^\\{${NAMED}(\\.{3}|[+?*]|:.*)\\}$`),
    read: (name = "", sign = "") => ({ name, isRest: /^(?:\.{3}|[+*]|:path|:\.[*+])$/.test(sign) }),
  },
];

/** The segment as it is written here; undefined where it is not a parameter of any framework that is known. */
function translatedSegment(text: string): string | undefined {
  for (const { form, read } of FORMS) {
    const found = form.exec(text);
    if (found === null) continue;
    const { name, isRest } = read(...found.slice(1));
    return `{${name}${isRest ? "*" : ""}}`;
  }
  return undefined;
}

function translatedPattern(pattern: string): string {
  const segments = pattern.replace(/^\//, "").split("/");
  return `/${segments.map((text) => translatedSegment(text) ?? text).join("/")}`;
}
