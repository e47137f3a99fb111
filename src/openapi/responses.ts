import type { Carry } from "../graph/row.ts";
import { PROBLEM_JSON, problem } from "../http/problem.ts";
import { isBodiless, statusPhrase } from "../http/status.ts";
import { overrides } from "../resource/overrides.ts";
import { ANSWER_HEADERS, fieldsOf } from "./answerHeaders.ts";
import type { Components } from "./components.ts";
import { contentOf } from "./content.ts";
import type { HeaderObject, MediaTypeObject, Reference, ResponseObject } from "./document.ts";
import type { Entry } from "./entry.ts";
import type { Models } from "./models.ts";
import { CHOICES_SCHEMA, PROBLEM_REFERENCE } from "./problemSchema.ts";
import { pascalCase } from "./words.ts";

/** Fields that not every answer of a status has. They tell its variants apart, so they are in the variant's name. */
const OPTIONAL_FIELDS = new Set(["ETag", "Last-Modified", "Expires", "Vary", "Accept-Patch"]);

/** Writes the answers of operations: those that carry no model of the author's stand once in the components. */
export class ResponseWriter {
  readonly #models: Models;
  readonly #components: Components;
  readonly #written = new Map<string, Reference>();

  constructor(models: Models, components: Components) {
    this.#models = models;
    this.#components = components;
  }

  write(entry: Entry): Readonly<Record<string, ResponseObject | Reference>> {
    const carried = carriesByStatus(entry);
    return Object.fromEntries(
      entry.statuses.map((status) => {
        const carries = carried.get(status) ?? [];
        return [String(status), this.#response(entry, status, carries)] as const;
      }),
    );
  }

  #response(entry: Entry, status: number, carries: readonly Carry[]): ResponseObject | Reference {
    const content = this.#content(entry, status, carries);
    const fields = fieldsOf(entry, status, carries);
    if (status < 400 && content !== undefined) return this.#object(entry, status, fields, content);
    const key = `${status} ${fields.join()} ${content === undefined ? "" : entry.resource.errorProduces.join()}`;
    const shared = `${key} ${overrides(entry.resource, "errorBody")} ${JSON.stringify(entry.said.headers ?? "")}`;
    const known = this.#written.get(shared);
    if (known !== undefined) return known;
    const name = variantName(status, fields, content);
    const reference = this.#components.responses.refer(name, this.#object(entry, status, fields, content));
    this.#written.set(shared, reference);
    return reference;
  }

  #object(
    { said }: Entry,
    status: number,
    fields: readonly string[],
    content: Readonly<Record<string, MediaTypeObject>> | undefined,
  ): ResponseObject {
    const headers = fields.map((name): [string, Reference] => {
      const authored = said.headers?.[name];
      const known: HeaderObject = ANSWER_HEADERS[name] ?? { schema: { type: "string" } };
      const header = authored === undefined ? known : { description: authored, schema: known.schema };
      return [name, this.#components.headers.refer(name, header)];
    });
    return {
      description: problem(status).detail ?? `${statusPhrase(status)}.`,
      ...(headers.length === 0 ? {} : { headers: Object.fromEntries(headers) }),
      ...(content === undefined ? {} : { content }),
    };
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
    const examples = resource.consumes.length > 0 && entry.verb !== "get" ? undefined : said.examples;
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

/** "NotFound", "NotFoundVary", "NotFoundVaryHtml": a variant is called after what makes it one. */
function variantName(
  status: number,
  fields: readonly string[],
  content: Readonly<Record<string, MediaTypeObject>> | undefined,
): string {
  const types = Object.keys(content ?? {}).filter((type) => status >= 400 && type !== PROBLEM_JSON);
  const marks = [
    ...fields.filter((name) => OPTIONAL_FIELDS.has(name) || ANSWER_HEADERS[name] === undefined),
    ...types.map((type) => type.split(/[/;]/)[1] ?? type),
    ...(status >= 400 && content === undefined ? ["Head"] : []),
  ];
  return pascalCase(statusPhrase(status)) + marks.map(pascalCase).join("");
}
