import { requestFields } from "../graph/reach.ts";
import { methodIs } from "../http/method.ts";
import { LONGEST_KEY } from "../http/structuredDictionary.ts";
import type { OpenapiDocument, OperationObject, ParameterObject, PathItem } from "../openapi/document.ts";
import { listedParameters } from "../openapi/document.ts";
import type { Entry } from "../openapi/entry.ts";
import { pathOf } from "../openapi/route.ts";
import { settledPolicy } from "../resource/idempotency.ts";
import type { JsonSchema } from "../resource/model.ts";
import { hintsOf, type ToolHints } from "./hints.ts";
import { objectOf, outputOf, requestTypeOf, type Success, standalone, Unfit } from "./media.ts";

/** One operation as a tool. */
export interface McpTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: JsonSchema & { readonly type: "object" };
  readonly outputSchema: JsonSchema & { readonly type: "object" };
  readonly annotations: ToolHints & { readonly title: string };
}

export interface Offered {
  readonly tool: McpTool;
  readonly entry: Entry;
  /** The media type of the content that it sends; undefined where it sends none. */
  readonly consumes: string | undefined;
  readonly accept: string;
  /** By place, the names that an argument may have. */
  readonly names: Readonly<Record<Place, readonly string[]>>;
  /** The argument for the state that a write is meant for; undefined where the plan compares none. */
  readonly guard: Guard | undefined;
  readonly key: Taken | undefined;
  readonly successes: ReadonlyMap<number, Success>;
}

type Taken = "required" | "optional";
type Place = keyof typeof PLACES;

/** The precondition of a write: an entity tag, or a date where there are no tags. */
export interface Guard {
  readonly argument: "ifMatch" | "ifUnmodifiedSince";
  readonly field: "If-Match" | "If-Unmodified-Since";
  /** The member of a result that has its value. */
  readonly from: "etag" | "lastModified";
  readonly taken: Taken;
}

const KEY_FIELD = "Idempotency-Key";
/** The fields of a request that are arguments of their own, or that the call itself writes. */
const WRITTEN =
  /^(?:accept|accept-encoding|authorization|cookie|host|idempotency-key|if-.*|prefer|range|want-.*|.*-digest|last-event-id)$/i;

/** The tool of an operation. Throws an Unfit that says why it cannot be one. */
export function offeredAs(id: string, entry: Entry, operation: OperationObject, document: OpenapiDocument): Offered {
  const { method, resource, plan } = entry;
  if (methodIs(method, "implied")) throw new Unfit(`the response to ${method} has no content`);
  const consumes = requestTypeOf(operation);
  const { schema: output, accept, successes } = outputOf(entry, operation, document);
  const fields = requestFields(entry.reach, { resource, method });
  const key = keyOf(entry, fields.includes(KEY_FIELD));
  const guard = guardOf(entry, fields);
  const parameters = parametersOf(entry, operation, document);
  const input = objectOf({
    ...sections(parameters),
    ...(consumes === undefined ? {} : { body: [operation.requestBody?.content[consumes]?.schema ?? {}, true] }),
    ...(guard === undefined ? {} : { [guard.argument]: [guardSchema(guard), guard.taken === "required"] }),
    ...(key === undefined ? {} : { idempotencyKey: [keySchema(entry), key === "required"] }),
  });
  const title = operation.summary;
  const tool = {
    name: id.replaceAll(/[^\w.-]/g, "_").slice(0, LONGEST_NAME),
    title,
    description: wordsOf(operation),
    inputSchema: standalone(input, document),
    outputSchema: standalone(output, document),
    annotations: { title, ...hintsOf(plan, key === "required") },
  };
  const namesIn = (section: Place) => parameters.filter((each) => each.in === PLACES[section]).map(({ name }) => name);
  const names = { params: namesIn("params"), query: namesIn("query"), headers: namesIn("headers") };
  return { tool, entry, consumes, accept, names, guard, key, successes };
}

/** Of the newest revision of the protocol. */
const LONGEST_NAME = 128;

function wordsOf({ summary, description, deprecated }: OperationObject): string {
  const words = [summary.replace(/[^.!?]$/, "$&."), ...(description === undefined ? [] : [description])];
  return [...(deprecated === true ? ["Deprecated."] : []), ...words].join(" ");
}

/** A key that the resource takes is required of a tool that could not be called twice without it. */
function keyOf({ resource: { idempotency }, method }: Entry, isRead: boolean): Taken | undefined {
  if (!isRead || idempotency === undefined) return undefined;
  return methodIs(method, "idempotent") && !settledPolicy(idempotency).required ? "optional" : "required";
}

/** Where the write may create (201), there is no tag yet: the graph asks for it where there is something to replace. */
function guardOf({ method, statuses }: Entry, fields: readonly string[]): Guard | undefined {
  if (methodIs(method, "safe")) return undefined;
  const taken = statuses.includes(428) && !statuses.includes(201) ? "required" : "optional";
  if (fields.includes("If-Match")) return { argument: "ifMatch", field: "If-Match", from: "etag", taken };
  if (!fields.includes("If-Unmodified-Since")) return undefined;
  return { argument: "ifUnmodifiedSince", field: "If-Unmodified-Since", from: "lastModified", taken };
}

function guardSchema({ from }: Guard): JsonSchema {
  return {
    type: "string",
    minLength: 1,
    description: `The ${from} that reading the resource has returned. If it has changed since, nothing is written (412).`,
  };
}

function keySchema({ resource: { idempotency } }: Entry): JsonSchema {
  const kept = idempotency === undefined ? 0 : settledPolicy(idempotency).keepSeconds;
  return {
    type: "string",
    pattern: "^[ !#-\\[\\]-~]+$",
    maxLength: LONGEST_KEY,
    description: `A new text for each thing to be done, such as a UUID. A call that is repeated with it within ${kept} seconds has no further effect.`,
  };
}

function parametersOf({ route }: Entry, operation: OperationObject, document: OpenapiDocument) {
  const item: PathItem = document.paths[pathOf(route.pattern)] ?? {};
  return listedParameters(document, item, operation).filter(
    ({ in: place, name }) => place !== "cookie" && (place !== "header" || !WRITTEN.test(name)),
  );
}

const PLACES = { params: "path", query: "query", headers: "header" } as const;

/** The parameters by place, under the names that the typed client has for them. */
function sections(parameters: readonly ParameterObject[]): Readonly<Record<string, [JsonSchema, boolean]>> {
  return Object.fromEntries(
    Object.entries(PLACES).flatMap(([section, place]) => {
      const own = parameters.filter((each) => each.in === place);
      if (own.length === 0) return [];
      const members = own.map(({ name, schema, description, required = false }) => [
        name,
        [description === undefined ? schema : { ...schema, description }, required] as const,
      ]);
      return [[section, [objectOf(Object.fromEntries(members)), own.some(({ required }) => required)]]];
    }),
  );
}
