import type { OpenapiDocument, OperationObject, PathItem } from "../../openapi/document.ts";

/** What a change is about; its cause is looked for by this. */
export type Aspect =
  | "operation"
  | "name"
  | "deprecation"
  | "security"
  | "scheme"
  | "server"
  | "path"
  | "query"
  | "header"
  | "body"
  | "consumes"
  | "maxBodyBytes"
  | "status"
  | "field"
  | "produces"
  | "response";

export interface Change {
  /** `GET /books/{id}`. */
  readonly operation: string;
  readonly breaking: boolean;
  readonly aspect: Aspect;
  readonly status?: number;
  /** The part of the request or of the response: a parameter, a field, a media type with a JSON pointer. */
  readonly place?: string;
  readonly what: string;
  /** For a status, the nodes of the graph that decide it. */
  readonly nodes?: readonly string[];
  /** The callback or the declaration that caused it. */
  readonly cause?: string;
}

export type Found = Omit<Change, "operation">;

export interface Described {
  readonly document: OpenapiDocument;
  readonly path: string;
  readonly item: PathItem;
  readonly operation: OperationObject;
}
