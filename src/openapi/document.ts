import { type MethodThat, methodsThat } from "../http/method.ts";
import type { JsonSchema } from "../resource/model.ts";

/** The parts of OpenAPI 3.1 and 3.2 that are used, under the specification's own names. */

export interface Reference {
  readonly $ref: string;
}

export interface InfoObject {
  readonly title: string;
  readonly version: string;
  readonly summary?: string;
  readonly description?: string;
  readonly termsOfService?: string;
  readonly contact?: { readonly name?: string; readonly url?: string; readonly email?: string };
  readonly license?: { readonly name: string; readonly identifier?: string; readonly url?: string };
}

export interface ServerObject {
  readonly url: string;
  readonly description?: string;
}

export interface TagObject {
  readonly name: string;
  readonly description?: string;
}

export interface ExampleObject {
  readonly value: unknown;
}

export interface ParameterObject {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required?: boolean;
  readonly description?: string;
  /** Of a path: it takes the rest of it, slashes included. */
  readonly "x-rest"?: true;
  /** Of an Idempotency-Key: seconds for which the response to it is kept. */
  readonly "x-expires-after"?: number;
  readonly schema: JsonSchema;
  readonly example?: unknown;
  readonly style?: string;
  readonly explode?: boolean;
  readonly content?: Readonly<Record<string, MediaTypeObject>>;
}

export interface HeaderObject {
  readonly description?: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

export interface MediaTypeObject {
  readonly schema?: JsonSchema;
  /** Of each item of a sequence, since OpenAPI 3.2. */
  readonly itemSchema?: JsonSchema;
  /** The same in a document of 3.1. */
  readonly "x-itemSchema"?: JsonSchema;
  readonly examples?: Readonly<Record<string, ExampleObject>>;
}

export interface RequestBodyObject {
  readonly required: boolean;
  /** The most bytes of the content, where the resource declares it: more is 413. */
  readonly "x-max-bytes"?: number;
  readonly content: Readonly<Record<string, MediaTypeObject>>;
}

export interface ResponseObject {
  readonly description: string;
  readonly headers?: Readonly<Record<string, HeaderObject | Reference>>;
  readonly content?: Readonly<Record<string, MediaTypeObject>>;
  readonly links?: Readonly<Record<string, LinkObject>>;
}

/** An operation that a response leads to, with what it is given of the response. */
export interface LinkObject {
  readonly operationId: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** One alternative to authenticate; all schemes of a requirement are needed. */
export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

export interface OperationObject {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly parameters?: readonly (ParameterObject | Reference)[];
  readonly requestBody?: RequestBodyObject;
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>;
  /** By status, the nodes of the graph that decide it. */
  readonly "x-decided-at"?: Readonly<Record<string, readonly string[]>>;
  readonly security?: readonly SecurityRequirement[];
}

/** The methods that a path item of OpenAPI 3.1 or 3.2 can describe, in its spelling. */
export type PathItemMethod = Lowercase<MethodThat<"described">>;

export const PATH_ITEM_METHODS: readonly PathItemMethod[] = methodsThat("described").map(
  (method) => method.toLowerCase() as PathItemMethod,
);

export type PathItem = { readonly [M in PathItemMethod]?: OperationObject } & {
  /** A QUERY in a document of 3.1, which has no place for it. */
  readonly "x-query"?: OperationObject;
  readonly parameters?: readonly (ParameterObject | Reference)[];
};

export interface ComponentsObject {
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  readonly responses?: Readonly<Record<string, ResponseObject>>;
  readonly parameters?: Readonly<Record<string, ParameterObject>>;
  readonly requestBodies?: Readonly<Record<string, RequestBodyObject>>;
  readonly headers?: Readonly<Record<string, HeaderObject>>;
  readonly securitySchemes?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export interface OpenapiDocument {
  readonly openapi: "3.1.1" | "3.2.0";
  readonly info: InfoObject;
  readonly servers: readonly ServerObject[];
  readonly security: readonly SecurityRequirement[];
  readonly tags: readonly TagObject[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: ComponentsObject;
  /** By status: what the transport may send in place of any operation's response. */
  readonly "x-transport-responses"?: Readonly<Record<string, ResponseObject>>;
}

/** The operations of a path, with their methods. */
export function operationsIn(item: PathItem): readonly (readonly [PathItemMethod, OperationObject])[] {
  return PATH_ITEM_METHODS.flatMap((verb) => {
    const operation = item[verb] ?? (verb === "query" ? item["x-query"] : undefined);
    return operation === undefined ? [] : [[verb, operation] as const];
  });
}

/** The parameters of an operation. OpenAPI 3.1, 4.8.10.1: they replace the path's of that name and place. */
export function listedParameters(
  document: OpenapiDocument,
  item: PathItem,
  operation?: OperationObject,
): readonly ParameterObject[] {
  const all = [...(item.parameters ?? []), ...(operation?.parameters ?? [])].map((each) =>
    followedIn(each, document.components.parameters),
  );
  return [...new Map(all.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values()];
}

/** A part of the document, its reference followed; undefined where that leads nowhere. */
export function referredTo<T extends object>(
  part: T | Reference | undefined,
  shelf: Readonly<Record<string, T>> = {},
): T | undefined {
  if (part === undefined || !("$ref" in part)) return part;
  return shelf[part.$ref.slice(part.$ref.lastIndexOf("/") + 1)];
}

export function followedIn<T extends object>(part: T | Reference, shelf?: Readonly<Record<string, T>>): T {
  const found = referredTo(part, shelf);
  if (found === undefined)
    throw new Error(`The document refers to ${String(Reflect.get(part, "$ref"))}, which it does not have.`);
  return found;
}
