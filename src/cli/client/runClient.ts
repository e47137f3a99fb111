import type {
  MediaTypeObject,
  OpenapiDocument,
  OperationObject,
  ParameterObject,
  PathItem,
  PathItemMethod,
  RequestBodyObject,
  ResponseObject,
} from "../../openapi/document.ts";
import { listedParameters, operationsIn, referredTo } from "../../openapi/document.ts";
import type { JsonSchema } from "../../resource/model.ts";
import { loadApp, onlyApp } from "../app/app.ts";
import { deliverOrCheck, type Given, lineFor } from "../line/command.ts";
import { documentOf } from "../openapi/runOpenapi.ts";
import type { Terminal } from "../output/terminal.ts";
import { MODELS, memberName, schemaType, withTypeNames } from "./schemaType.ts";

export async function runClient(given: Given, terminal: Terminal): Promise<number> {
  const document = documentOf(await loadApp(onlyApp(given), "client", terminal));
  const file = given.text("out") ?? (given.has("check") ? "api.d.ts" : undefined);
  const text = printClient(document, file !== undefined && /\.[cm]?ts$/.test(file) && !/\.d\.[cm]?ts$/.test(file));
  const again = (path: string) => lineFor("client", onlyApp(given), "--out", path);
  return deliverOrCheck(given, { text, file, again }, terminal);
}

const SAID =
  "// Printed by `signalbox client` from the plans that handle requests. Print it again, or check it with --check.";
const NAMES =
  "Allowed, Bare, CallOptions, Content, Empty, JsonContent, JsonPatchStep, Moved, Problem, RawContent, ReceivedEvent, Refusal, Stale";

/** Types of every operation that is described, for `client<Api>`: flat, with nothing to infer. */
export function printClient(given: OpenapiDocument, withStatuses: boolean): string {
  const document = withTypeNames(given);
  const printer = new ClientPrinter(document);
  const paths = Object.entries(document.paths).map(([path, item]) => printer.path(path, item));
  const models = Object.entries(document.components.schemas)
    .filter(([name]) => name !== "Problem")
    .map(([name, schema]) => `  export type ${name} = ${schemaType(schema)};\n`);
  const api = `export interface Api {\n  readonly "~operations": {\n${paths.join("")}  };\n}\n`;
  const listed = withStatuses ? `\n${printer.statuses()}` : "";
  const text = `export declare namespace ${MODELS} {\n${models.join("")}}\n\n${api}${listed}`;
  const used = NAMES.split(", ").filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  return `${SAID}\nimport type { ${used.join(", ")} } from "signalbox/client";\n\n${text}`;
}

/** The operations that a client calls. HEAD and OPTIONS are in the document where they are described. */
const calledIn = (item: PathItem): ReturnType<typeof operationsIn> =>
  operationsIn(item).filter(([method]) => method !== "trace");

class ClientPrinter {
  readonly #document: OpenapiDocument;

  constructor(document: OpenapiDocument) {
    this.#document = document;
  }

  path(path: string, item: PathItem): string {
    const operations = calledIn(item).map(([method, operation]) => this.#operation(method, operation, item));
    return `    readonly ${JSON.stringify(this.#pattern(path, item))}: {\n${operations.join("")}    };\n`;
  }

  /** Pattern, method, statuses: what the client takes as `statuses`. */
  statuses(): string {
    const lines = Object.entries(this.#document.paths).map(([path, item]) => {
      const methods = calledIn(item).map(
        ([method, operation]) => `${method.toUpperCase()}: [${statusesOf(operation).join(", ")}]`,
      );
      return `  ${JSON.stringify(this.#pattern(path, item))}: { ${methods.join(", ")} },\n`;
    });
    return `export const statuses = {\n${lines.join("")}} as const;\n`;
  }

  /** A parameter that takes the rest of the path is a pattern's, not the document's. */
  #pattern(path: string, item: PathItem): string {
    const rest = listedParameters(this.#document, item).find((each) => each["x-rest"] === true);
    return rest === undefined ? path : path.replace(`{${rest.name}}`, `{${rest.name}*}`);
  }

  #operation(method: PathItemMethod, operation: OperationObject, item: PathItem): string {
    const read = item.get && this.#body(this.#response(item.get, "200"));
    const body = this.#content(operation.requestBody);
    const replies = statusesOf(operation).map((status) => this.#reply(method, status, operation));
    const lines = [
      `given: ${this.#given(operation, item, body)}`,
      `replies:\n          | ${replies.join("\n          | ")}`,
      ...(method === "get" ? this.#walks(operation, read) : []),
      ...(method === "put" && read !== undefined ? [`state: ${read}`, `written: ${body ?? "unknown"}`] : []),
    ];
    return `      readonly ${method}: {\n${lines.map((line) => `        readonly ${line};\n`).join("")}      };\n`;
  }

  #given(operation: OperationObject, item: PathItem, body: string | undefined): string {
    const parameters = listedParameters(this.#document, item, operation);
    const of = (place: ParameterObject["in"]) => parameters.filter((each) => each.in === place);
    const params = of("path").map(({ name }) => `readonly ${memberName(name)}: string | number`);
    const query = of("query").map(
      ({ name, required = false, schema }) =>
        `readonly ${memberName(name)}${required ? "" : "?"}: ${schemaType(schema)}`,
    );
    const isNeeded = of("query").some(({ required = false }) => required);
    const patches = patchesOf(operation.requestBody);
    const types = Object.keys(operation.requestBody?.content ?? {});
    const raw = types.every((type) => /[/+]json$/.test(type)) ? "JsonContent" : "RawContent";
    const hasKey = of("header").some(({ name }) => name.toLowerCase() === "idempotency-key");
    const members = [
      ...(params.length === 0 ? [] : [`readonly params: { ${params.join("; ")} }`]),
      ...(query.length === 0 ? [] : [`readonly query${isNeeded ? "" : "?"}: { ${query.join("; ")} }`]),
      ...(body === undefined || patches !== ""
        ? []
        : [`readonly body: ${body === "unknown" ? body : `${body} | ${raw}`}`]),
      ...(hasKey ? ["readonly idempotencyKey?: true | string"] : []),
    ];
    return members.length === 0 ? `CallOptions${patches}` : `CallOptions & { ${members.join("; ")} }${patches}`;
  }

  #reply(method: PathItemMethod, status: number, operation: OperationObject): string {
    const response = this.#response(operation, String(status));
    if (method === "head") return `Bare<${status}>`;
    if (method === "options" && status === 200) return "Allowed";
    if (status === 204 || status === 205 || status === 304) return `Empty<${status}>`;
    if (status < 300) return `Content<${status}, ${this.#body(response) ?? "undefined"}>`;
    if (status < 400) return `Moved<${status}>`;
    const error = this.#body(response, (type) => /problem/.test(type)) ?? this.#body(response) ?? "Problem";
    const current = status === 412 ? this.#body(response, (type) => !/problem/.test(type)) : undefined;
    const isCurrent = current !== undefined && "Preference-Applied" in (response?.headers ?? {});
    if (isCurrent) return `Stale<${error}, ${current}>`;
    return error === "Problem" ? `Refusal<${status}>` : `Refusal<${status}, ${error}>`;
  }

  /** The client reads pages by their links, and lists and streams item by item. */
  #walks(operation: OperationObject, read: string | undefined): readonly string[] {
    const response = this.#response(operation, "200");
    const content = Object.entries(response?.content ?? {});
    const events = content.find(([type]) => /event-stream/.test(type));
    const lines = content.find(([type]) => /ndjson|jsonl/.test(type));
    const isList = this.#isList(this.#media(response)?.[1].schema);
    const listed = isList && read !== undefined ? `(${read})[number]` : undefined;
    const item = events ? eventType(events[1]) : lines ? itemType(lines[1]) : listed;
    return [
      ...("Link" in (response?.headers ?? {}) ? [`page: Content<200, ${read ?? "undefined"}>`] : []),
      ...(item === undefined ? [] : [`item: ${item}`]),
    ];
  }

  #content(body: RequestBodyObject | undefined): string | undefined {
    if (body === undefined) return undefined;
    const entries = Object.entries(body.content);
    if (entries.every(([type]) => /^multipart\//i.test(type))) return "FormData";
    return typeOf(entries.find(([type]) => /json/i.test(type))?.[1] ?? entries[0]?.[1]);
  }

  #isList(schema: JsonSchema | undefined): boolean {
    const reference = schema?.["$ref"];
    const found = typeof reference === "string" ? this.#document.components.schemas[lastOf(reference)] : schema;
    return found?.["type"] === "array";
  }

  #media(response: ResponseObject | undefined, isMeant: (type: string) => boolean = () => true) {
    const entries = Object.entries(response?.content ?? {}).filter(([type]) => isMeant(type));
    return entries.find(([type]) => /[/+]json$/i.test(type)) ?? entries[0];
  }

  /** Its type. The client reads a stream to its end where it is called for, and gives all of it. */
  #body(response: ResponseObject | undefined, isMeant?: (type: string) => boolean): string | undefined {
    const found = this.#media(response, isMeant);
    if (found === undefined) return undefined;
    const [type, media] = found;
    if (/event-stream/.test(type)) return `${eventType(media)}[]`;
    return /ndjson|jsonl/.test(type) ? `(${itemType(media)})[]` : typeOf(media);
  }

  #response({ responses }: OperationObject, status: string): ResponseObject | undefined {
    return referredTo(responses[status], this.#document.components.responses);
  }
}

/** Not 500, which no contract has. */
function statusesOf({ responses }: OperationObject): readonly number[] {
  return Object.keys(responses)
    .map(Number)
    .filter((status) => status >= 200 && status !== 500);
}

function patchesOf(body: RequestBodyObject | undefined): string {
  const merge = body?.content["application/merge-patch+json"];
  const steps = body?.content["application/json-patch+json"];
  const formats = [
    ...(merge === undefined ? [] : [`{ readonly patch: "merge"; readonly body: ${typeOf(merge)} }`]),
    ...(steps === undefined ? [] : ['{ readonly patch: "json"; readonly body: readonly JsonPatchStep[] }']),
  ];
  return formats.length === 0 ? "" : ` & (${formats.join(" | ")})`;
}

const itemOf = (media: MediaTypeObject): JsonSchema | undefined => media.itemSchema ?? media["x-itemSchema"];
const itemType = (media: MediaTypeObject): string => schemaType(itemOf(media) ?? true);

function eventType(media: MediaTypeObject): string {
  const { properties } = (itemOf(media) ?? {}) as { properties?: { data?: { contentSchema?: unknown } } };
  const data = properties?.data?.contentSchema;
  return data === undefined ? "ReceivedEvent" : `ReceivedEvent<${schemaType(data)}>`;
}

const typeOf = (media: MediaTypeObject | undefined): string => schemaType(media?.schema ?? true);
const lastOf = (reference: string): string => decodeURIComponent(reference.slice(reference.lastIndexOf("/") + 1));
