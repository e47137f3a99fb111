import type { JsonSchema } from "../resource/model.ts";
import type { MediaTypeObject } from "./document.ts";

type Content = Readonly<Record<string, MediaTypeObject>>;

/**
 * OpenAPI 3.2, Media Type Object: content that is a sequence is described by the schema of its items. Those of an event stream
 * are events, whose `data` has the value as JSON. A document of 3.1 has no place for that schema: it is an extension there, beside
 * that of the text.
 */
export function withItems(content: Content, item: JsonSchema | undefined, hasPlace: boolean): Content {
  return Object.fromEntries(
    Object.entries(content).map(([mediaType, object]): [string, MediaTypeObject] => {
      const itemSchema = itemSchemaOf(mediaType, item);
      if (itemSchema === undefined) return [mediaType, object];
      if (!hasPlace) return [mediaType, { ...object, "x-itemSchema": itemSchema }];
      const { examples } = object;
      return [mediaType, examples === undefined ? { itemSchema } : { itemSchema, examples }];
    }),
  );
}

function itemSchemaOf(mediaType: string, item: JsonSchema | undefined): JsonSchema | undefined {
  if (/^text\/event-stream\b/i.test(mediaType)) return eventSchema(item);
  return isLines(mediaType) ? item : undefined;
}

/** A JSON value a line, under any of the names that it goes by; the client takes the same. */
export function isLines(mediaType: string): boolean {
  return /^application\/(?:x-)?(?:ndjson|jsonl(?:ines)?)\s*(?:;|$)/i.test(mediaType);
}

/** WHATWG HTML 9.2.6. */
function eventSchema(item: JsonSchema | undefined): JsonSchema {
  const isText = item === undefined || item["type"] === "string";
  const data = isText
    ? (item ?? { type: "string" })
    : { type: "string", contentMediaType: "application/json", contentSchema: item };
  return {
    type: "object",
    properties: {
      data,
      event: { type: "string", description: "The name that a client listens for." },
      id: { type: "string", description: "What the client sends as Last-Event-ID when it connects again." },
      retry: { type: "integer", minimum: 0, description: "Milliseconds to wait before connecting again." },
    },
  };
}
