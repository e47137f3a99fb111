import type { Codec, Representation } from "../resource/codec.ts";
import { Html } from "./html.ts";
import { PAGE_HEAD, valueMarkup } from "./htmlValue.ts";
import { jsonText } from "./jsonText.ts";
import { streamText } from "./stream.ts";

/**
 * `text/html`. With `render`, pages of your own: it gets the value that `represent` built (a stream's values collected
 * in an array) and what negotiation chose (the language, say), and a string it returns is the page, unescaped; the `html` template escapes. Without it, a value that
 * is a string or Html is the page itself, and any other is shown as JSON would have it, in tables and lists.
 */
export function htmlCodec<Value = unknown>(
  render?: (value: Value, representation: Representation) => string | Html,
): Codec {
  if (render === undefined) return plainPages;
  // The author pairs the codec with a resource, whose `represent` gives a Value; the contract itself knows none.
  const page = (value: unknown, chosen = NOTHING_CHOSEN): string => String(render(value as Value, chosen));
  return {
    encode: page,
    // Each value is kept and gives no text of its own; the page comes when the last is there.
    encodeStream(values, chosen) {
      const collected: unknown[] = [];
      return streamText(values, { each: (value) => keep(collected, value), close: () => page(collected, chosen) });
    },
  };
}

const NOTHING_CHOSEN: Representation = { chosenMediaType: undefined, chosenLanguage: undefined };

function keep(collected: unknown[], value: unknown): string {
  collected.push(value);
  return "";
}

const plainPages: Codec = {
  encode: (value) => ready(value) ?? `${PAGE_HEAD}${plainMarkup(value)}\n`,

  /** A stream of strings or Html is a page in pieces; of other values, a numbered list that grows as they come. */
  encodeStream(values) {
    let pieces = false;
    return streamText(values, {
      each(value, index) {
        const piece = ready(value);
        if (index === 0) pieces = piece !== undefined;
        if (pieces) return piece ?? plainMarkup(value);
        return `${index === 0 ? `${PAGE_HEAD}<ol>\n` : ""}<li>${plainMarkup(value)}</li>\n`;
      },
      close(count) {
        if (count === 0) return `${PAGE_HEAD}${plainMarkup([])}\n`;
        return pieces ? "" : "</ol>\n";
      },
    });
  },
};

function ready(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  return value instanceof Html ? value.markup : undefined;
}

/** By way of JSON, so that toJSON is honoured and a value that contains itself is an error instead of an endless page. */
function plainMarkup(value: unknown): string {
  return valueMarkup(value === undefined ? undefined : JSON.parse(jsonText(value))).markup;
}
