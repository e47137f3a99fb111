import { MountError } from "../resource/mountError.ts";
import { translatedPattern, translatedSegment } from "./foreignPattern.ts";

/** The names of a pattern's parameters: "id" for "/books/{id}", "path" for "/files/{path*}". */
export type ParamNames<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Path}*` ? Path : Name) | ParamNames<Rest>
  : never;

/**
 * One part of a path between slashes: a text, percent-encoded as it arrives, or a parameter's name; or the name of the last
 * parameter, which takes the rest of the path.
 */
export type Segment = { readonly literal: string } | { readonly param: string } | { readonly rest: string };

const NO_PARAM: readonly (string | undefined)[] = [];
const PARAM = /^\{([A-Za-z_][\w-]*)(\*?)\}$/;

/** `/books/{id}` as segments. A parameter is a whole segment, and a trailing slash is significant. */
export function parsePattern(pattern: string): readonly Segment[] {
  const fault = (detail: string, remedy: string) => new MountError("BAD_PATTERN", pattern, detail, remedy);
  if (!pattern.startsWith("/"))
    throw fault("it does not start with a slash", JSON.stringify(translatedPattern(pattern)));
  const names: string[] = [];
  const texts = pattern.slice(1).split("/");
  return texts.map((text, at) => {
    const [, name, star] = (text.startsWith("{") && PARAM.exec(text)) || NO_PARAM;
    if (name === undefined) return { literal: literalOf(text, pattern, fault) };
    if (names.includes(name)) throw fault(`{${name}} is in it twice`, "a name of its own for each parameter");
    names.push(name);
    if (star === "") return { param: name };
    if (at === texts.length - 1) return { rest: name };
    throw fault(`{${name}*} takes the rest of the path, and must be the last segment`, "a pattern that ends with it");
  });
}

type Fault = (detail: string, remedy: string) => MountError;

/** A text that is the same when it is encoded, and nothing else in any framework. */
const PLAIN = /^[A-Za-z0-9_.~-]*$/;

function literalOf(text: string, pattern: string, fault: Fault): string {
  if (PLAIN.test(text)) return text;
  if (translatedSegment(text) !== undefined) {
    throw fault(`“${text}” is a parameter of another framework`, JSON.stringify(translatedPattern(pattern)));
  }
  if (/[{}]/.test(text)) {
    throw fault(`“${text}” is not a parameter`, 'a parameter that fills its segment, such as "/books/{id}"');
  }
  if (/[?#*:\s<>[\]]/.test(text)) {
    throw fault(
      `“${text}” has a character that a path segment cannot have, or that patterns do not support`,
      '"/books/{id}"',
    );
  }
  return encodeURI(text);
}

export function paramNames(segments: readonly Segment[]): readonly string[] {
  return segments.flatMap((segment) => {
    if ("rest" in segment) return [segment.rest];
    return "param" in segment ? [segment.param] : [];
  });
}
