import { methodIs } from "../http/method.ts";
import { appliesPatches, bodyOf, consumesOf, deprecationOf, modelsIn, queryOf } from "../resource/byMethod.ts";
import type { Operation, SecuritySchemes } from "../resource/description.ts";
import type { Model } from "../resource/model.ts";
import { MountError } from "../resource/mountError.ts";
import { JSON_PATCH } from "../resource/patch.ts";
import { likenessOf } from "../resource/same.ts";
import { Components, requirementsOf } from "./components.ts";
import { contentOf, JSON_PATCH_SCHEMA, patchContent, withItems } from "./content.ts";
import type { LinkObject, OpenapiDocument, OperationObject, PathItem, RequestBodyObject } from "./document.ts";
import { classOf, type Entry } from "./entry.ts";
import { checkTakenDates } from "./modelSchema.ts";
import type { AnyModel, Models, ModelUse } from "./models.ts";
import { operationIds, sharedSegments, summaryOf, tagFor } from "./operationNames.ts";
import { operationParameters, pathParameters } from "./parameters.ts";
import { PROBLEM_SCHEMA } from "./problemSchema.ts";
import { byStatus, ResponseWriter } from "./responses.ts";
import { type DocumentedRoute, paramsOf, pathOf } from "./route.ts";
import { pascalCase } from "./words.ts";

/** A document in the making: first all uses of models are collected, then everything is written. */
export class Draft {
  readonly tags = new Set<string>();
  readonly #entries: readonly Entry[];
  readonly #models: Models;
  readonly #schemes: SecuritySchemes;
  readonly #components = new Components();
  readonly ids: ReadonlyMap<Entry, string>;
  readonly #responses: ResponseWriter;
  readonly #isNewer: boolean;
  readonly #told = new Map<DocumentedRoute, Set<Model>>();
  /** Routes whose operations do not all have the same query model. */
  readonly #partial: ReadonlySet<DocumentedRoute>;
  readonly #shared: number;

  constructor(entries: readonly Entry[], models: Models, schemes: SecuritySchemes, isNewer: boolean) {
    this.#entries = entries;
    this.#models = models;
    this.#schemes = schemes;
    this.ids = operationIds(entries);
    this.#isNewer = isNewer;
    this.#responses = new ResponseWriter(models, this.#components, isNewer, followedAt(entries, this.ids));
    this.#partial = routesOfSeveralQueries(entries);
    this.#shared = sharedSegments(entries);
    models.use(PROBLEM_SCHEMA, "output", () => ({ place: "every error", fallback: "Problem" }));
    for (const entry of entries) this.#tellModels(entry);
    models.settle();
  }

  paths(): Readonly<Record<string, PathItem>> {
    const paths: Record<string, Record<string, unknown>> = {};
    const patterns = new Map<string, string>();
    for (const entry of this.#entries) {
      const path = pathOf(entry.route.pattern);
      checkTemplate(path, entry.route, patterns);
      const item = (paths[path] ??= this.#pathItem(entry));
      const isExtension = !this.#isNewer && methodIs(entry.method, "newlyDescribed");
      item[isExtension ? `x-${entry.verb}` : entry.verb] = this.#operation(entry);
    }
    return paths;
  }

  parts(rest: object): OpenapiDocument["components"] {
    const { responses, parameters, headers } = this.#components;
    return {
      schemas: referredTo(this.#models.components(), [rest, responses.parts, parameters.parts]),
      ...(responses.parts && { responses: responses.parts }),
      ...(parameters.parts && { parameters: parameters.parts }),
      ...(headers.parts && { headers: headers.parts }),
      ...(Object.keys(this.#schemes).length > 0 && { securitySchemes: this.#schemes }),
    };
  }

  #tellModels(entry: Entry): void {
    const { said, verb, route, resource } = entry;
    const use = (what: string, role: string) => (): ModelUse => ({
      place: `${classOf(route)}, ${what} of ${verb} ${route.pattern}`,
      fallback: pascalCase(this.ids.get(entry) ?? verb) + role,
    });
    const request = requestModel(entry);
    if (appliesPatches(resource, entry.method)) this.#tellPatches(entry, use("request", "Request")());
    else if (request !== undefined) {
      checkTakenDates(request, consumesOf(resource, entry.method), use("request", "Request")().place);
      this.#models.use(request, "input", use("request", "Request"));
    }
    for (const [status, model] of Object.entries(said.responses ?? {})) {
      if (model !== null) this.#models.use(model, "output", use(status, "Response"));
    }
    for (const { ending } of entry.reach.endings) {
      const members = ending.own?.members;
      if (members !== undefined) this.#models.useProperties(members, use(String(ending.status), "Problem")());
    }
    const { model } = entry.errors;
    const ofService = () => ({ place: "the service's errors", fallback: "Error" });
    const isOwn = resource.errorModel !== undefined;
    if (model !== undefined) this.#models.use(model, "output", isOwn ? use("errors", "Error") : ofService);
    const query = queryOf(resource, entry.method);
    const told = this.#told.get(route) ?? new Set();
    for (const model of modelsIn(query).filter((each) => !told.has(each))) {
      const ofQuery = use("query", "Query")();
      checkTakenDates(model, [], ofQuery.place);
      this.#models.useProperties(model, ofQuery);
      this.#told.set(route, told.add(model));
    }
  }

  /** A patch is not the model: it names some of its properties, or says what is to be done. */
  #tellPatches({ resource, method }: Entry, use: ModelUse): void {
    const model = bodyOf(resource, method);
    if (model !== undefined && resource.patches.some((type) => type !== JSON_PATCH))
      this.#models.useProperties(model, use);
    if (resource.patches.includes(JSON_PATCH)) this.#models.use(JSON_PATCH_SCHEMA, "input", () => use);
  }

  #pathItem({ route, resource, method }: Entry): Record<string, unknown> {
    const query = this.#partial.has(route) ? undefined : queryOf(resource, method);
    const parameters = pathParameters(route, query, this.#models, this.#components);
    return parameters.length === 0 ? {} : { parameters };
  }

  #operation(entry: Entry): OperationObject {
    const { said, route } = entry;
    const tags = said.tags ?? [tagFor(entry, this.#shared)];
    for (const tag of tags) this.tags.add(tag);
    const parameters = operationParameters(entry, this.#partial.has(route), this.#models, this.#components);
    const requestBody = this.#requestBody(entry);
    return {
      operationId: this.ids.get(entry) ?? "",
      tags,
      summary: said.summary ?? summaryOf(entry),
      ...(said.description === undefined ? {} : { description: said.description }),
      ...deprecatedIn(entry),
      ...(parameters.length === 0 ? {} : { parameters }),
      ...(requestBody === undefined ? {} : { requestBody }),
      responses: this.#responses.write(entry),
      ...decidedAt(entry),
      ...(said.security && { security: requirementsOf(said.security, this.#schemes, classOf(route)) }),
    };
  }

  /** Where a media type is consumed, content is read and required: without it P0 gives a 400. */
  #requestBody(entry: Entry): RequestBodyObject | undefined {
    const { resource, method, said } = entry;
    const consumes = consumesOf(resource, method);
    if (!methodIs(method, "content") || consumes.length === 0) return undefined;
    const model = requestModel(entry);
    const { maxBodyBytes } = resource;
    return {
      required: true,
      ...(maxBodyBytes === undefined ? {} : { "x-max-bytes": maxBodyBytes }),
      content: appliesPatches(resource, method)
        ? patchContent(resource.patches, model, this.#models, said.examples)
        : this.#consumed(consumes, model, said.examples),
    };
  }

  #consumed(types: readonly string[], model: AnyModel | undefined, examples: Operation["examples"]) {
    const content = contentOf(types, model && this.#models.write(model, "input"), examples);
    return withItems(content, model && this.#models.writeItem(model, "input"), this.#isNewer);
  }
}

type Schemas = OpenapiDocument["components"]["schemas"];

/** The schemas that something refers to: what is told of a model may be written in another way, or not at all. */
function referredTo(schemas: Schemas, from: unknown): Schemas {
  const used = new Set<string>();
  const look = (part: unknown): void => {
    for (const [, name = ""] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"/]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      look([schemas[name]]);
    }
  };
  look(from);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}

/** What the author says of it; else it follows from the declaration. */
function deprecatedIn({ said, resource, method, service }: Entry): Pick<OperationObject, "deprecated"> {
  const isDeclared = deprecationOf(resource, method, service.deprecation) !== undefined;
  const deprecated = said.deprecated ?? (isDeclared || undefined);
  return deprecated === undefined ? {} : { deprecated };
}

/** What a reader of a trace finds there. A status that only a Halt brings has no node. */
function decidedAt({ statuses, decisive }: Entry): Pick<OperationObject, "x-decided-at"> {
  const decided = [...decisive].filter(([status]) => statuses.includes(status));
  return decided.length === 0 ? {} : { "x-decided-at": byStatus(decided) };
}

function routesOfSeveralQueries(entries: readonly Entry[]): ReadonlySet<DocumentedRoute> {
  const first = new Map<DocumentedRoute, Model | undefined>();
  const several = new Set<DocumentedRoute>();
  for (const { route, resource, method } of entries) {
    const query = queryOf(resource, method);
    if (!first.has(route)) first.set(route, query);
    else if (likenessOf(modelsIn(first.get(route))) !== likenessOf(modelsIn(query))) several.add(route);
  }
  return several;
}

function requestModel({ resource, method, said }: Entry): AnyModel | undefined {
  return methodIs(method, "content") ? (said.request ?? bodyOf(resource, method)) : undefined;
}

/** OpenAPI 3.1 4.8.8.1: paths that differ only in the names of their parameters are one path. */
function checkTemplate(path: string, { pattern, ...route }: DocumentedRoute, patterns: Map<string, string>): void {
  const template = path.replaceAll(/\{[^{}]*\}/g, "{}");
  const there = patterns.get(template) ?? pattern;
  patterns.set(template, there);
  if (there === pattern) return;
  const detail = `a document has one path for ${there} and ${pattern}`;
  throw new MountError("SAME_PATTERN", classOf({ pattern, ...route }), detail, "a `describe` for one of the two");
}

/** Ruling 62: a GET that leads on to a result follows each 202 that carries the same model. */
function followedAt(entries: readonly Entry[], ids: ReadonlyMap<Entry, string>): ReadonlyMap<unknown, LinkObject> {
  const followed = new Map<unknown, LinkObject>();
  for (const entry of entries) {
    const [name, ...more] = paramsOf(entry.route.pattern);
    const model = entry.said.responses?.[200] ?? null;
    const isOne = entry.verb === "get" && entry.statuses.includes(303) && model !== null;
    if (!isOne || name === undefined || more.length > 0) continue;
    followed.set(model, { operationId: ids.get(entry) ?? "", parameters: { [name]: `$response.body#/${name}` } });
  }
  return followed;
}
