import type { ExplainRequest } from "./explainRequest.ts";

/** Ten times the field lines that `serve` takes by default. */
const MOST_FIELDS = 1_000;
/** Characters of the target and all fields together: four times what `serve` takes by default. */
const MOST_HEAD = 65_536;
/** Characters of a request as text; bytes of the body that brings it. */
export const MOST_TYPED = 1_048_576;

/** Why a request is too large to be explained; undefined where it is not. The resource bounds the content. */
export function excessOf({ method, target, headers = {} }: ExplainRequest): string | undefined {
  const fields = Object.entries(headers);
  if (fields.length > MOST_FIELDS) {
    return `The request has ${fields.length} fields, and at most ${MOST_FIELDS} are explained.`;
  }
  const head = fields.reduce((sum, [name, value]) => sum + name.length + value.length, method.length + target.length);
  if (head <= MOST_HEAD) return undefined;
  return `The request line and its fields have ${head} characters, and at most ${MOST_HEAD} are explained.`;
}

/** The same for the text that a user types. */
export function excessOfText(text: string): string | undefined {
  if (text.length <= MOST_TYPED) return undefined;
  return `The text has ${text.length} characters, and at most ${MOST_TYPED} are read.`;
}
