import type {
  MediaTypeObject,
  OpenapiDocument,
  OperationObject,
  Reference,
  ResponseObject,
} from "../openapi/document.ts";
import type { JsonSchema } from "../resource/model.ts";
import { Random } from "./contractRandom.ts";
import { Sampler } from "./contractSample.ts";

/** What a mocked reply is given, whatever its status. */
export interface AnyMocked {
  readonly body?: unknown;
  readonly problem?: object;
  readonly current?: unknown;
  readonly etag?: string;
  readonly location?: string;
  readonly retryAfter?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface MockedOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: OperationObject;
  /** The parameters of the path that take slashes. */
  readonly rest: readonly string[];
}

const SEED = 1;

/** Responses as the document describes them. The same is made of the same each time. */
export class MockedResponses {
  readonly #document: OpenapiDocument;

  constructor(document: OpenapiDocument) {
    this.#document = document;
  }

  /** Read here, and not as the server's code does, of which nothing is to be in the bundle of a front end. */
  operationsAt(path: string): readonly MockedOperation[] {
    const { paths, components } = this.#document;
    const item = paths[path];
    if (item === undefined) throw new TypeError(`The document has nothing at ${path}.`);
    const { parameters = [], ...operations } = item;
    const rest = parameters
      .map((each) => followed(each, components.parameters))
      .flatMap((each) => (each?.["x-rest"] === true ? [each.name] : []));
    return Object.entries(operations).map(([verb, operation]) => ({
      method: verb.replace("x-", "").toUpperCase(),
      path,
      operation,
      rest,
    }));
  }

  of({ method, path, operation }: MockedOperation, status: number, given: AnyMocked = {}): () => Response {
    const response = followed(operation.responses[status], this.#document.components.responses);
    if (response === undefined) throw new TypeError(`${method} ${path} cannot return ${status}.`);
    const { type, text } = status === 304 ? NOTHING : this.#content(response, status, given);
    return () => new Response(text, { status, headers: fieldsOf(response, type, given) });
  }

  #content({ content = {} }: ResponseObject, status: number, given: AnyMocked): Written {
    const isProblem = status >= 400 && given.current === undefined;
    const types = Object.keys(content);
    const problem = isProblem ? types.find((each) => each === PROBLEM) : undefined;
    const type = problem ?? types.find((each) => IS_JSON.test(each)) ?? types[0];
    if (type === undefined) return NOTHING;
    const made = () => this.#sample(content[type] ?? {});
    if (!isProblem) return { type, text: written(type, given.current ?? given.body ?? made()) };
    // RFC 9457 3.1: a problem repeats its status.
    const said = type === PROBLEM ? { type: "about:blank", title: `Mocked ${status}`, status } : {};
    return { type, text: written(type, { ...(made() as object), ...said, ...given.problem }) };
  }

  #sample(media: MediaTypeObject): unknown {
    const sampler = new Sampler(this.#document, new Random(SEED));
    const item = media.itemSchema ?? media["x-itemSchema"];
    if (item === undefined) return sampler.valid(media.schema ?? {});
    // An event carries JSON in its text.
    const { data } = (item["properties"] ?? {}) as { readonly data?: { readonly contentSchema?: JsonSchema } };
    const inner = data?.contentSchema;
    return [inner === undefined ? sampler.valid(item) : { data: sampler.valid(inner) }];
  }
}

function followed<T extends object>(
  given: T | Reference | undefined,
  all: Readonly<Record<string, T>> = {},
): T | undefined {
  if (given === undefined || !("$ref" in given)) return given;
  return all[given.$ref.slice(given.$ref.lastIndexOf("/") + 1)];
}

interface Written {
  readonly type?: string;
  readonly text: string | Uint8Array<ArrayBuffer> | null;
}

const NOTHING: Written = { text: null };
const PROBLEM = "application/problem+json";
const IS_JSON = /[/+]json$/;

function written(type: string, value: unknown): Written["text"] {
  if (IS_JSON.test(type)) return JSON.stringify(value ?? null);
  if (value instanceof Uint8Array) return new Uint8Array(value);
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (type === "text/event-stream") return items.map(eventText).join("");
  if (/ndjson|jsonl/.test(type)) return items.map((item) => `${JSON.stringify(item)}\n`).join("");
  return typeof value === "string" ? value : JSON.stringify(value ?? "");
}

function eventText(given: unknown): string {
  const { id, event, text, data } = given as { id?: string; event?: string; text?: string; data?: unknown };
  const lines = (text ?? JSON.stringify(data ?? null)).split("\n").map((line) => `data: ${line}\n`);
  return `${id === undefined ? "" : `id: ${id}\n`}${event === undefined ? "" : `event: ${event}\n`}${lines.join("")}\n`;
}

function fieldsOf({ headers = {} }: ResponseObject, type: string | undefined, given: AnyMocked): Headers {
  const fields = new Headers(type === undefined ? {} : { "content-type": type });
  const isListed = (name: string) => Object.keys(headers).some((each) => each.toLowerCase() === name);
  if (given.current !== undefined) fields.set("preference-applied", "return=representation");
  const etag = given.etag ?? (isListed("etag") ? '"1"' : undefined);
  const location = given.location ?? (isListed("location") ? "/" : undefined);
  for (const [name, value] of Object.entries({ etag, location, "retry-after": given.retryAfter, ...given.headers }))
    if (value !== undefined) fields.set(name, String(value));
  return fields;
}
