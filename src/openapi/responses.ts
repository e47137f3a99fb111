import type { CarriedName, MemberName } from "../graph/carried.ts";
import type { Reach } from "../graph/reach.ts";
import { isRecord } from "../http/kinds.ts";
import { knownOr } from "../http/known.ts";
import { methodIs } from "../http/method.ts";
import { PROBLEM_JSON, problem } from "../http/problem.ts";
import { isBodiless, statusPhrase } from "../http/response.ts";
import { isCommand } from "../resource/attached.ts";
import { consumesOf } from "../resource/byMethod.ts";
import type { Operation } from "../resource/description.ts";
import type { JsonSchema } from "../resource/model.ts";
import type { Components } from "./components.ts";
import { type Content, contentOf, withItems } from "./content.ts";
import type { HeaderObject, LinkObject, MediaTypeObject, Reference, ResponseObject } from "./document.ts";
import type { Entry } from "./entry.ts";
import type { ModelProperty } from "./modelSchema.ts";
import type { AnyModel, Models } from "./models.ts";
import { CHOICES_SCHEMA, PROBLEM_REFERENCE, problemWith } from "./problemSchema.ts";
import { type Carried, carriedByStatus, fieldWords, RESPONSE_FIELDS, responseShape } from "./responseFields.ts";
import { pascalCase } from "./words.ts";

/** Fields that not every response of a status has. They tell its variants apart. */
const OPTIONAL_FIELDS = new Set(
  (
    "ETag Last-Modified Expires Vary Accept-Patch Accept-Query Content-Location Preference-Applied Content-Language " +
    "Content-Encoding Deprecation Sunset Link"
  ).split(" "),
);

/** The same for members: a 406 lists languages only where they are offered. */
const OPTIONAL_MEMBERS: ReadonlySet<MemberName> = new Set<MemberName>(["offeredLanguages", "errors", "etag"]);
/** What a response carries that has a model of the author's. */
const AUTHORED: ReadonlySet<CarriedName> = new Set<CarriedName>(["entity", "result", "range"]);
interface Prepared extends Carried {
  readonly shared: ResponseObject | Reference | undefined;
}

/** Writes the responses of operations. Those without a model of the author's are written once, in the components. */
export class ResponseWriter {
  readonly #models: Models;
  readonly #components: Components;
  readonly #prepared = new Map<Reach, Map<string, readonly Prepared[]>>();
  readonly #headers = new Map<string, Reference>();
  readonly #hasItems: boolean;
  /** Where what was accepted is followed, by the model of the 202. */
  readonly #followed: ReadonlyMap<unknown, LinkObject>;

  constructor(models: Models, components: Components, hasItems: boolean, followed: ReadonlyMap<unknown, LinkObject>) {
    this.#followed = followed;
    this.#models = models;
    this.#components = components;
    this.#hasItems = hasItems;
  }

  write(entry: Entry): Readonly<Record<string, ResponseObject | Reference>> {
    return byStatus(
      this.#prepare(entry).map((prepared) => [prepared.status, prepared.shared ?? this.#response(entry, prepared)]),
    );
  }

  /** Operations of one shape have the same responses, except for the models. */
  #prepare(entry: Entry): readonly Prepared[] {
    const alike = knownOr(this.#prepared, entry.reach, () => new Map<string, readonly Prepared[]>());
    const key = `${entry.statuses.join()} ${responseShape(entry)} ${JSON.stringify(this.#errorSchema(entry))}`;
    return knownOr(alike, key, () =>
      carriedByStatus(entry).map((carried): Prepared => {
        const isAuthored = isCommand(entry.resource) || carried.names.some((name) => AUTHORED.has(name));
        return { ...carried, shared: isAuthored ? undefined : this.#shared(entry, carried) };
      }),
    );
  }

  #response(entry: Entry, carried: Carried): ResponseObject | Reference {
    const content = this.#content(entry, carried);
    if (content === undefined) return this.#shared(entry, carried);
    const model = modelName(content);
    if (model === undefined) return this.#object(entry, carried, content);
    return this.#named(variantName(carried, content, model), this.#object(entry, carried, content));
  }

  #shared(entry: Entry, carried: Carried): ResponseObject | Reference {
    const content = this.#content(entry, carried);
    return this.#named(variantName(carried, content), this.#object(entry, carried, content));
  }

  #named(name: string | undefined, response: ResponseObject): ResponseObject | Reference {
    return name === undefined ? response : this.#components.responses.refer(name, response);
  }

  #object({ said }: Entry, { status, fields }: Carried, content: Content | undefined): ResponseObject {
    const headers = fields.map((name) => {
      const authored = said.documentedHeaders?.[name];
      return [name, this.#header(name, authored === undefined ? undefined : fieldWords(authored))] as const;
    });
    const follow = status === 202 ? this.#followed.get(said.responses?.[202]) : undefined;
    return {
      description: problem(status).detail ?? `${statusPhrase(status)}.`,
      ...(headers.length === 0 ? {} : { headers: Object.fromEntries(headers) }),
      ...(content === undefined ? {} : { content }),
      ...(follow === undefined ? {} : { links: { follow } }),
    };
  }

  #header(name: string, authored: string | undefined): Reference {
    return knownOr(this.#headers, `${name} ${authored ?? ""}`, () => {
      const known: HeaderObject = RESPONSE_FIELDS[name] ?? { schema: { type: "string" } };
      const header = authored === undefined ? known : { description: authored, schema: known.schema };
      return this.#components.headers.refer(name, header);
    });
  }

  #errorSchema({ errors: { model } }: Entry): JsonSchema | undefined {
    return model === undefined ? undefined : this.#models.write(model, "output");
  }

  /** Ruling 47: what a write represents, in a 412 too (RFC 8144 3.2), is what GET does. */
  #current({ said, state, resource }: Entry): Content {
    return this.#produced(resource.produces, state ?? said.responses?.[200] ?? said.responses?.[201] ?? undefined);
  }

  #produced(types: readonly string[], model: AnyModel | undefined, examples?: Operation["examples"]): Content {
    const content = contentOf(types, model && this.#models.write(model, "output"), examples);
    return withItems(content, model && this.#models.writeItem(model, "output"), this.#hasItems);
  }

  /** Undefined where the response carries no content, or content that is not described. */
  #content(entry: Entry, { status, names, members, ofNodes }: Carried): Content | undefined {
    const { method, resource } = entry;
    // RFC 9110 9.3.2: HEAD's responses have no content.
    if (method === "HEAD" || isBodiless(status)) return undefined;
    if (status >= 400) {
      const errors = errorContent(entry, problemWith(members, this.#properties(ofNodes)), this.#errorSchema(entry));
      return names.includes("entity") ? either(this.#current(entry), errors) : errors;
    }
    // A range of JSON text is no JSON, so it has no schema. Several ranges are multipart (RFC 9110 15.3.7.2).
    if (names.includes("range"))
      return Object.fromEntries([...resource.produces, "multipart/byteranges"].map((type) => [type, {}]));
    if (names.includes("choices")) return contentOf(["application/json"], CHOICES_SCHEMA);
    // Of what is stored, the description of the write itself counts (ruling 46).
    if (methodIs(method, "preferring") && names.includes("entity") && !names.includes("stored")) {
      const own = this.#said(entry, { status, names: names.filter((name) => name !== "entity") });
      return either(this.#current(entry), own ?? {});
    }
    return this.#said(entry, { status, names });
  }

  /** What authors' own nodes add to the problem; where it comes from elsewhere, too, none of it is always there. */
  #properties(ofNodes: Carried["ofNodes"]): readonly ModelProperty[] {
    const properties = ofNodes.flatMap((model) => (model === undefined ? [] : this.#models.properties(model)));
    return ofNodes.length === 1 ? properties : properties.map((each) => ({ ...each, required: false }));
  }

  #said(entry: Entry, { status, names }: Pick<Carried, "status" | "names">): Content | undefined {
    const { method, resource, said, state } = entry;
    // What is stored is sent, also where nothing is described (ruling 46).
    const isState = names.includes("stored") && names.includes("entity");
    const model = said.responses?.[status] ?? (isState ? state : said.responses?.[status]);
    const isHandled = isCommand(resource);
    if (model === null || !(isHandled || names.includes("entity") || names.includes("result"))) return undefined;
    // What a handler sends that describes nothing may be of any type.
    if (model === undefined) return this.#produced(isHandled ? ["*/*"] : resource.produces, undefined);
    const examples = consumesOf(resource, method).length > 0 && entry.verb !== "get" ? undefined : said.examples;
    return this.#produced(resource.produces, model, examples);
  }
}

/** Where one media type has both, either schema; as text, both are the same. */
function either(one: Content, other: Content): Content {
  const both = Object.keys(other).flatMap((type): [string, MediaTypeObject][] => {
    const [a, b] = [one[type]?.schema, other[type]?.schema];
    if (!(type in one)) return [];
    if (a === undefined || b === undefined) return [[type, {}]];
    return [[type, { schema: JSON.stringify(a) === JSON.stringify(b) ? a : { anyOf: [a, b] } }]];
  });
  return { ...one, ...other, ...Object.fromEntries(both) };
}

/** `errorBody` may return any shape, but problem+json is a problem by its media type. */
function errorContent({ errors }: Entry, problem: JsonSchema, shaped: JsonSchema | undefined): Content {
  if (shaped !== undefined) return contentOf(errors.types, shaped);
  const [plain, schema] = errors.shapedBy !== undefined ? [PROBLEM_REFERENCE, undefined] : [problem, problem];
  return Object.fromEntries(
    errors.types.map((name) => [
      name,
      name === PROBLEM_JSON ? { schema: plain } : (contentOf([name], schema)[name] ?? {}),
    ]),
  );
}

/** "NotFound", "OKBook": named after the one thing that is distinct, or written in its operation (ruling 58). */
function variantName({ status, fields, members, ofNodes }: Carried, content?: Content, model = "") {
  if (ofNodes.length > 0) return undefined;
  const types = Object.keys(content ?? {}).filter((type) => status >= 400 && type !== PROBLEM_JSON);
  const marks = [
    ...fields.filter((name) => OPTIONAL_FIELDS.has(name) || RESPONSE_FIELDS[name] === undefined),
    ...members.filter((name) => OPTIONAL_MEMBERS.has(name)),
    ...types.map((type) => type.split(/[/;]/)[1] ?? type),
    ...(status >= 400 && content === undefined ? ["Head"] : []),
  ];
  return marks.length > 1 ? undefined : pascalCase(statusPhrase(status)) + [model, ...marks].map(pascalCase).join("");
}

/** The model that a response carries, or carries a list of; undefined where it has no name. */
function modelName(content: Content): string | undefined {
  for (const { schema } of Object.values(content)) {
    const items = schema?.["items"];
    const [held, suffix] = isRecord(items) ? [items, "List"] : [schema, ""];
    const reference = held?.["$ref"];
    if (typeof reference === "string") return reference.slice(reference.lastIndexOf("/") + 1) + suffix;
  }
  return undefined;
}

/** No status. V8 keeps an object with so high a number among its names, and fewer than a few hundred others, in a table. */
const FAR_BEYOND = 1_000_000;

/** A record by status. On V8 a plain object with names such as 404 takes an array of six hundred places. */
export function byStatus<T>(entries: Iterable<readonly [status: number, value: T]>): Record<string, T> {
  const record: Record<string, T | undefined> = { [FAR_BEYOND]: undefined };
  delete record[FAR_BEYOND];
  for (const [status, value] of entries) record[status] = value;
  return record as Record<string, T>;
}
