import { isText } from "../http/kinds.ts";
import type { Description, Security, SecuritySchemes } from "../resource/description.ts";
import type { ErrorFormat } from "../resource/errorFormat.ts";
import { MountError } from "../resource/mountError.ts";
import { BOOLEAN, checkOptions, type OptionRules, shown } from "../resource/options.ts";
import { requirementsOf, schemesOf } from "./components.ts";
import type { InfoObject, OpenapiDocument, ServerObject, TagObject } from "./document.ts";
import { Draft } from "./draft.ts";
import { classOf, type DocumentedDefaults, type Entry, operationEntries } from "./entry.ts";
import { type AnyModel, Models } from "./models.ts";
import { PROBLEM_SCHEMA, transportResponses } from "./problemSchema.ts";
import { type DocumentedRoute, paramsOf } from "./route.ts";

/** The part of a Service that its document is made from. */
export interface DocumentedService {
  readonly resources: readonly DocumentedRoute[];
  readonly errors: { readonly format: ErrorFormat };
  readonly securitySchemes: SecuritySchemes;
  /** Names of the schemes that protect every operation that declares none. */
  readonly security: Security;
  /** The fields of every response, each with its description. */
  readonly documentedHeaders: Readonly<Record<string, string>>;
}

export interface OpenapiOptions extends InfoObject {
  /** The addresses of the service. Default: where the document was read from. */
  readonly servers?: readonly ServerObject[];
  /** Descriptions of tags. */
  readonly tags?: readonly TagObject[];
  /** Names for models that have none, or to rename them. */
  readonly models?: Readonly<Record<string, AnyModel>>;
  /** The version of OpenAPI. Default: "3.1", in which QUERY and the schema of a stream's items are `x-query` and `x-itemSchema`. */
  readonly openapi?: "3.1" | "3.2";
  /** Whether the responses of the transport are listed, once, as `x-transport-responses`. Default: false. */
  readonly transport?: boolean;
}

/** For `mountOpenapi`, which has more. */
export const OPENAPI_OPTIONS: OptionRules<OpenapiOptions> = {
  title: true,
  version: true,
  summary: true,
  description: true,
  termsOfService: true,
  contact: true,
  license: true,
  servers: true,
  tags: true,
  models: true,
  transport: BOOLEAN,
  openapi: { remedy: '"3.1" or "3.2"', holds: (value) => value === "3.1" || value === "3.2" },
};

/** The OpenAPI document of a service: what its plans can reach, and its authors' descriptions. */
export function generateOpenapi(service: DocumentedService, options: OpenapiOptions): OpenapiDocument {
  return describedService(service, options).document;
}

/** The same with what each operation was written from, by its operationId. */
export function describedService(service: DocumentedService, options: OpenapiOptions) {
  if (!Array.isArray(service.resources)) {
    // Ruling 52: what a service adds to its routes is known to the service alone.
    const remedy = "generateOpenapi(new Service({ routes }), { title, version })";
    throw new MountError("BAD_VALUE", "generateOpenapi", "its first argument is no service", remedy);
  }
  checkOptions("generateOpenapi", options, OPENAPI_OPTIONS);
  for (const name of ["title", "version"] as const)
    if (!isText(options[name]))
      throw new MountError("BAD_VALUE", "generateOpenapi", `${name} is ${shown(options[name])}`, `${name}: "…"`);
  const { servers = [{ url: "/" }], tags = [], models } = options;
  const { security, securitySchemes, documentedHeaders } = service;
  const defaults = { ...service.errors.format, documentedHeaders };
  const entries = service.resources.flatMap((route) => documentedEntries(route, defaults));
  const schemes = schemesOf(securitySchemes, [
    ["the document", security],
    ...entries.map(({ route, said }) => [classOf(route), said.security ?? []] as const),
  ]);
  const isNewer = options.openapi === "3.2";
  const draft = new Draft(entries, new Models({ ...models, Problem: PROBLEM_SCHEMA }), schemes, isNewer);
  const paths = draft.paths();
  const transport = options.transport === true ? { "x-transport-responses": transportResponses() } : {};
  const document: OpenapiDocument = {
    openapi: isNewer ? "3.2.0" : "3.1.1",
    info: infoOf(options),
    servers,
    security: requirementsOf(security, schemes, "the document"),
    tags: tagsOf(draft.tags, tags),
    paths,
    components: draft.parts({ paths, ...transport }),
    ...transport,
  };
  return { document, entries: new Map([...draft.ids].map(([entry, id]) => [id, entry])) };
}

function infoOf(options: InfoObject): InfoObject {
  const { title, version, summary, description, termsOfService, contact, license } = options;
  const said = Object.entries({ summary, description, termsOfService, contact, license });
  return { title, version, ...Object.fromEntries(said.filter(([, value]) => value !== undefined)) };
}

function documentedEntries(route: DocumentedRoute, service: DocumentedDefaults): readonly Entry[] {
  const description = route.resource.describe();
  if (description === undefined) return [];
  checkPathParameters(route, description);
  return operationEntries(route, description, service);
}

function checkPathParameters(route: DocumentedRoute, description: Description): void {
  const described = Object.values(description).flatMap((operation) => operation.parameters ?? []);
  const stranger = described.find(({ in: place, name }) => place === "path" && !paramsOf(route.pattern).includes(name));
  if (stranger === undefined) return;
  const detail = `describe has the path parameter ${stranger.name}, and ${route.pattern} has no such parameter`;
  const remedy = `route("${route.pattern}/{${stranger.name}}", …)`;
  throw new MountError("PATTERN_LACKS_PARAMETER", classOf(route), detail, remedy);
}

function tagsOf(used: ReadonlySet<string>, told: readonly TagObject[]): readonly TagObject[] {
  const first = told.filter(({ name }) => used.has(name));
  return [...first, ...[...used].filter((name) => !first.some((tag) => tag.name === name)).map((name) => ({ name }))];
}
