/** How the values of a stream become text: one by one, with something before the first and after the last. */
export interface StreamText {
  /** Before the first value; also when there is none. */
  readonly open?: string;
  readonly each: (value: unknown, index: number) => string;
  /** After the last of `count` values. */
  readonly close?: (count: number) => string;
}

/**
 * Values as text, each as it comes. A stream of bytes is a body already made (a file, an upstream answer) and passes as
 * it is, because bytes are no value that any of these types can write; the first chunk says which of the two it is.
 */
export async function* streamText(
  values: AsyncIterable<unknown>,
  { open = "", each, close }: StreamText,
): AsyncGenerator<string | Uint8Array, void, undefined> {
  let index = 0;
  let ready = false;
  for await (const value of values) {
    if (index === 0) ready = value instanceof Uint8Array;
    if (ready) {
      if (!(value instanceof Uint8Array)) throw new TypeError("a stream that begins with bytes has only bytes");
      yield value;
    } else {
      if (value instanceof Uint8Array) throw new TypeError("a stream that begins with values has no bytes");
      const text = each(value, index);
      yield index === 0 ? open + text : text;
    }
    index++;
  }
  if (ready) return;
  const rest = (index === 0 ? open : "") + (close?.(index) ?? "");
  if (rest !== "") yield rest;
}
