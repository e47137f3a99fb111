import { isText } from "../http/kinds.ts";
import type { MethodThat } from "../http/method.ts";
import type { JsonSchema, Model } from "./model.ts";

/** A parameter that no model covers, or details of one that the pattern has. */
export interface DescribedParameter {
  readonly name: string;
  readonly in: "query" | "header" | "path" | "cookie";
  readonly description?: string;
  readonly required?: boolean;
  readonly schema?: JsonSchema;
  readonly example?: unknown;
}

/** A field that callbacks set on responses of these statuses; on all responses, where none are named. */
export interface DescribedField {
  readonly description: string;
  readonly statuses?: readonly number[];
}

/** The author's description of one method; what is left out is derived. */
export interface Operation {
  /** Whether it is in the document. Default: true. */
  readonly document?: boolean;
  /** Whether `serveMcp` of signalbox/mcp offers it as a tool. Default: false. */
  readonly mcp?: boolean;
  /** What the operation does, in a line. */
  readonly summary?: string;
  /** More about it, in Markdown. */
  readonly description?: string;
  /** A name for generated clients. Default: made from the method and the path. */
  readonly operationId?: string;
  /** Groups that the operation is listed in. */
  readonly tags?: readonly string[];
  /** Whether the document marks the operation as deprecated; `deprecation` tells clients, too. */
  readonly deprecated?: boolean;
  /** The model of the request's content. Default: the resource's `body`. */
  readonly request?: Model;
  /** Success statuses only: a model, a JSON Schema, or null for no content. The rest is derived from the graph. */
  readonly responses?: Readonly<Record<number, Model | JsonSchema | null>>;
  /** Security schemes, of which any one is enough: by name, or as they are. An empty list marks the operation public. */
  readonly security?: Security;
  /** By name: examples of the request's content, or, where it has none, of the success that carries content. */
  readonly examples?: Readonly<Record<string, unknown>>;
  /** Parameters that no model covers, or details of those that the pattern has. */
  readonly parameters?: readonly DescribedParameter[];
  /** Fields that callbacks set, each with its description, or: `{ "X-Total": { description: "How many there are.", statuses: [200] } }`. */
  readonly documentedHeaders?: Readonly<Record<string, string | DescribedField>>;
}

/** What literals say inline. */
export const DESCRIBED = [
  "summary",
  "description",
  "operationId",
  "tags",
  "deprecated",
  "security",
  "examples",
  "parameters",
  "documentedHeaders",
  "document",
  "mcp",
] as const satisfies readonly (keyof Operation)[];

/** What `describe` of a class says. */
export const OF_AN_OPERATION: ReadonlySet<string> = new Set<keyof Operation>([...DESCRIBED, "request", "responses"]);
/** The methods that an OpenAPI document can hold, in its spelling. */
export type DescribedMethod = Lowercase<MethodThat<"described">>;
export type Description = { readonly [M in DescribedMethod]?: Operation };

/** A security scheme of OpenAPI 3.1, as far as a challenge needs it. */
export interface SecurityScheme {
  readonly type: "http" | "apiKey" | "oauth2" | "openIdConnect" | "mutualTLS";
  /** For type http: an authentication scheme such as "bearer" or "basic". */
  readonly scheme?: string;
  readonly [member: string]: unknown;
}

export type SecuritySchemes = Readonly<Record<string, SecurityScheme>>;
/** Schemes of which any one is enough: by the name that the service gives them, or as they are, under a name. */
export type Security = readonly (string | SecuritySchemes)[];

export function schemeNames(security: Security): readonly string[] {
  return [...new Set(security.flatMap((each) => (isText(each) ? [each] : Object.keys(each))))];
}

/** Those that are given as they are. */
export function schemesIn(security: Security): SecuritySchemes {
  return Object.assign({}, ...security.filter((each) => !isText(each))) as SecuritySchemes;
}
