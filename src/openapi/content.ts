import type { JsonSchema } from "../resource/model.ts";
import type { ExampleObject, MediaTypeObject } from "./document.ts";
import { isLines } from "./itemContent.ts";

/** The same schema for every media type whose content has the model's shape; text and bytes have another. */
export function contentOf(
  mediaTypes: readonly string[],
  schema: JsonSchema | undefined,
  examples?: Readonly<Record<string, unknown>>,
): Readonly<Record<string, MediaTypeObject>> {
  return Object.fromEntries(
    mediaTypes.map((mediaType): [string, MediaTypeObject] => {
      const shape = shapeOf(mediaType);
      if (shape === "text") return [mediaType, { schema: { type: "string" } }];
      if (shape === "bytes") return [mediaType, {}];
      return [mediaType, { ...(schema === undefined ? {} : { schema }), ...examplesOf(examples) }];
    }),
  );
}

/** OpenAPI 3.1, 4.8.14: a schema describes the value where the media type encodes one, and the text where it is text. */
function shapeOf(mediaType: string): "value" | "text" | "bytes" {
  if (isLines(mediaType) || /^(?:text\/(?!json)|application\/xml\b)/i.test(mediaType)) return "text";
  return /^(?:image|audio|video|font)\/|^application\/(?:octet-stream|pdf|zip)\b/i.test(mediaType) ? "bytes" : "value";
}

function examplesOf(examples: Readonly<Record<string, unknown>> = {}): Pick<MediaTypeObject, "examples"> {
  const entries = Object.entries(examples).map(([name, value]): [string, ExampleObject] => [name, { value }]);
  return entries.length === 0 ? {} : { examples: Object.fromEntries(entries) };
}
