import { MountError } from "../resource/mountError.ts";

/** The names of a pattern's parameters: "id" for "/books/{id}". */
export type ParamNames<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** One part of a path between slashes: a text, percent-encoded as it arrives, or a parameter's name. */
export type Segment = { readonly literal: string } | { readonly param: string };

const PARAM = /^\{([A-Za-z_][\w-]*)\}$/;

/** `/books/{id}` in its parts. A parameter fills a whole segment, and a trailing slash counts. */
export function parsePattern(pattern: string): readonly Segment[] {
  const fault = (detail: string, remedy: string) => new MountError("BAD_PATTERN", pattern, detail, remedy);
  if (!pattern.startsWith("/")) throw fault("it does not start with a slash", `"/${pattern}"`);
  const names = new Set<string>();
  return pattern
    .slice(1)
    .split("/")
    .map((text) => {
      const param = PARAM.exec(text)?.[1];
      if (param !== undefined) {
        if (names.has(param)) throw fault(`{${param}} is in it twice`, "a name of its own for each parameter");
        names.add(param);
        return { param };
      }
      if (/[{}]/.test(text)) {
        throw fault(`“${text}” is not a parameter`, 'a parameter that fills its segment, such as "/books/{id}"');
      }
      if (/[?#*:\s]/.test(text)) {
        throw fault(
          `“${text}” has a character that a path segment cannot have, or that patterns do not support`,
          '"/books/{id}"',
        );
      }
      return { literal: encodeURI(text) };
    });
}

export function paramNames(segments: readonly Segment[]): readonly string[] {
  return segments.flatMap((segment) => ("param" in segment ? [segment.param] : []));
}
