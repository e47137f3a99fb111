import type { Reach } from "../graph/reach.ts";
import type { Carry } from "../graph/row.ts";
import { PROBLEM_JSON, problem } from "../http/problem.ts";
import { isBodiless, statusPhrase } from "../http/status.ts";
import { consumesOf } from "../resource/byMethod.ts";
import { overrides } from "../resource/overrides.ts";
import { ANSWER_HEADERS, answerShape, fieldsOf } from "./answerHeaders.ts";
import type { Components } from "./components.ts";
import { contentOf } from "./content.ts";
import type { HeaderObject, MediaTypeObject, Reference, ResponseObject } from "./document.ts";
import type { Entry } from "./entry.ts";
import type { Models } from "./models.ts";
import { CHOICES_SCHEMA, PROBLEM_REFERENCE } from "./problemSchema.ts";
import { isSchema } from "./schemaNode.ts";
import { pascalCase } from "./words.ts";

/** Fields that not every answer of a status has. They tell its variants apart, so they are in the variant's name. */
const OPTIONAL_FIELDS = new Set(["ETag", "Last-Modified", "Expires", "Vary", "Accept-Patch"]);

/** One answer, as far as it does not depend on the models that the author names. */
interface Prepared {
  readonly status: number;
  readonly carries: readonly Carry[];
  readonly fields: readonly string[];
  /** Where the answer carries no model of the author's, the component that it is. */
  readonly shared: Reference | undefined;
}

/** Writes the answers of operations: those that carry no model of the author's stand once in the components. */
export class ResponseWriter {
  readonly #models: Models;
  readonly #components: Components;
  readonly #prepared = new Map<Reach, Map<string, readonly Prepared[]>>();
  readonly #headers = new Map<string, Reference>();

  constructor(models: Models, components: Components) {
    this.#models = models;
    this.#components = components;
  }

  write(entry: Entry): Readonly<Record<string, ResponseObject | Reference>> {
    const responses: Record<string, ResponseObject | Reference> = {};
    for (const { status, carries, fields, shared } of this.#prepare(entry)) {
      responses[status] = shared ?? this.#response(entry, status, carries, fields);
    }
    return responses;
  }

  /** Operations that come to the same, of resources that answer alike, have the same answers but for the models. */
  #prepare(entry: Entry): readonly Prepared[] {
    const alike = this.#prepared.get(entry.reach) ?? new Map<string, readonly Prepared[]>();
    this.#prepared.set(entry.reach, alike);
    const key = `${entry.statuses.join()} ${answerShape(entry)}`;
    const known = alike.get(key);
    if (known !== undefined) return known;
    const carried = carriesByStatus(entry);
    const prepared = entry.statuses.map((status): Prepared => {
      const carries = carried.get(status) ?? [];
      const fields = fieldsOf(entry, status, carries);
      const authored = carries.includes("entity") || carries.includes("result");
      const shared = authored ? undefined : this.#shared(entry, status, carries, fields);
      return { status, carries, fields, shared };
    });
    alike.set(key, prepared);
    return prepared;
  }

  #response(
    entry: Entry,
    status: number,
    carries: readonly Carry[],
    fields: readonly string[],
  ): ResponseObject | Reference {
    const content = this.#content(entry, status, carries);
    if (content === undefined) return this.#shared(entry, status, carries, fields);
    const response = this.#object(entry, status, fields, content);
    const model = modelName(content);
    if (model === undefined) return response;
    return this.#components.responses.refer(variantName(status, fields, content, model), response);
  }

  #shared(entry: Entry, status: number, carries: readonly Carry[], fields: readonly string[]): Reference {
    const content = this.#content(entry, status, carries);
    const name = variantName(status, fields, content);
    return this.#components.responses.refer(name, this.#object(entry, status, fields, content));
  }

  #object(
    { said }: Entry,
    status: number,
    fields: readonly string[],
    content: Readonly<Record<string, MediaTypeObject>> | undefined,
  ): ResponseObject {
    const headers = fields.map((name) => [name, this.#header(name, said.headers?.[name])] as const);
    return {
      description: problem(status).detail ?? `${statusPhrase(status)}.`,
      ...(headers.length === 0 ? {} : { headers: Object.fromEntries(headers) }),
      ...(content === undefined ? {} : { content }),
    };
  }

  #header(name: string, authored: string | undefined): Reference {
    const key = `${name} ${authored ?? ""}`;
    const written = this.#headers.get(key);
    if (written !== undefined) return written;
    const known: HeaderObject = ANSWER_HEADERS[name] ?? { schema: { type: "string" } };
    const header = authored === undefined ? known : { description: authored, schema: known.schema };
    const reference = this.#components.headers.refer(name, header);
    this.#headers.set(key, reference);
    return reference;
  }

  /** Undefined where the answer carries none, or nobody says what it carries. */
  #content(
    entry: Entry,
    status: number,
    carries: readonly Carry[],
  ): Readonly<Record<string, MediaTypeObject>> | undefined {
    const { method, resource, said } = entry;
    // RFC 9110 9.3.2: HEAD's answers have no content.
    if (method === "HEAD" || isBodiless(status)) return undefined;
    if (status >= 400) return errorContent(entry);
    if (carries.includes("choices")) return contentOf(["application/json"], CHOICES_SCHEMA);
    const model = said.responses?.[status];
    if (model === undefined || model === null) {
      return model === undefined && carries.includes("entity") ? contentOf(resource.produces, undefined) : undefined;
    }
    if (!carries.includes("entity") && !carries.includes("result")) return undefined;
    const examples = consumesOf(resource, method).length > 0 && entry.verb !== "get" ? undefined : said.examples;
    return contentOf(resource.produces, this.#models.write(model, "output"), examples);
  }
}

/** Each status with all that the endings carry which lead to it. */
function carriesByStatus({ reach }: Entry): ReadonlyMap<number, readonly Carry[]> {
  const carried = new Map<number, readonly Carry[]>();
  for (const { ending } of reach.endings) {
    carried.set(ending.status, [...(carried.get(ending.status) ?? []), ...ending.carries]);
  }
  return carried;
}

/** What `errorBody` makes of a problem is its author's affair, but problem+json is a problem by its media type. */
function errorContent({ resource }: Entry): Readonly<Record<string, MediaTypeObject>> {
  const schema = overrides(resource, "errorBody") ? undefined : PROBLEM_REFERENCE;
  return Object.fromEntries(
    resource.errorProduces.map((name) => [
      name,
      name === PROBLEM_JSON ? { schema: PROBLEM_REFERENCE } : (contentOf([name], schema)[name] ?? {}),
    ]),
  );
}

/** "NotFound", "NotFoundVaryHtml", "OKBook": a variant is called after what makes it one. */
function variantName(
  status: number,
  fields: readonly string[],
  content: Readonly<Record<string, MediaTypeObject>> | undefined,
  model = "",
): string {
  const types = Object.keys(content ?? {}).filter((type) => status >= 400 && type !== PROBLEM_JSON);
  const marks = [
    ...fields.filter((name) => OPTIONAL_FIELDS.has(name) || ANSWER_HEADERS[name] === undefined),
    ...types.map((type) => type.split(/[/;]/)[1] ?? type),
    ...(status >= 400 && content === undefined ? ["Head"] : []),
  ];
  return pascalCase(statusPhrase(status)) + [model, ...marks].map(pascalCase).join("");
}

/** The model that an answer carries, or carries a list of; undefined where it has no name. */
function modelName(content: Readonly<Record<string, MediaTypeObject>>): string | undefined {
  for (const { schema } of Object.values(content)) {
    const items = schema?.["items"];
    const [held, suffix] = isSchema(items) ? [items, "List"] : [schema, ""];
    const reference = held?.["$ref"];
    if (typeof reference === "string") return reference.slice(reference.lastIndexOf("/") + 1) + suffix;
  }
  return undefined;
}
