import {
  listedParameters,
  type MediaTypeObject,
  type OpenapiDocument,
  operationsIn,
  type ParameterObject,
  type Reference,
  type RequestBodyObject,
  type ResponseObject,
} from "../openapi/document.ts";

/** One operation of the document, its references followed. */
export interface ContractOperation {
  /** "GET /books/{id}". */
  readonly name: string;
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly ParameterObject[];
  readonly requestBody: RequestBodyObject | undefined;
  readonly responses: ReadonlyMap<number, ResponseObject>;
  /** Names of the schemes, one of which is needed; empty where none is. */
  readonly schemes: readonly string[];
}

export function operationsOf(document: OpenapiDocument): readonly ContractOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    operationsIn(item).map(([verb, operation]): ContractOperation => {
      const responses = Object.entries(operation.responses).map(
        ([status, response]) => [Number(status), followed(response, document.components.responses)] as const,
      );
      return {
        name: `${verb.toUpperCase()} ${path}`,
        id: operation.operationId,
        method: verb.toUpperCase(),
        path,
        parameters: listedParameters(document, item, operation),
        requestBody: operation.requestBody,
        responses: new Map(responses),
        schemes: (operation.security ?? document.security).flatMap((requirement) => Object.keys(requirement)),
      };
    }),
  );
}

/** The parameter of this name, which is in lower case. */
export function named({ parameters }: ContractOperation, name: string): ParameterObject | undefined {
  return parameters.find((each) => each.name.toLowerCase() === name);
}

/** The path with each parameter replaced by what `write` gives for it. */
export function filledPath(
  { path, parameters }: ContractOperation,
  write: (name: string, parameter: ParameterObject | undefined) => string,
): string {
  const ofPath = (name: string) => parameters.find((each) => each.in === "path" && each.name === name);
  return path.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => write(name, ofPath(name)));
}

/** The value of a path parameter as it stands in the path: the slashes of one that takes the rest are the path's own. */
export function pathValue(value: string, parameter: ParameterObject | undefined): string {
  if (parameter?.["x-rest"] !== true) return encodeURIComponent(value);
  return value.split("/").map(encodeURIComponent).join("/");
}

/** The media types of an operation's successes. Those of a 206 are not negotiated: it is a part of a 200. */
export function producedBy({ responses }: ContractOperation): readonly string[] {
  return [...responses].flatMap(([status, { content }]) =>
    status < 400 && status !== 206 ? Object.keys(content ?? {}) : [],
  );
}

/** A media type that the document lists for a response, parameters aside. */
export function listsType(content: Readonly<Record<string, MediaTypeObject>>, contentType: string): boolean {
  const bare = bareType(contentType);
  return Object.keys(content).some((listed) => listed === "*/*" || bareType(listed) === bare);
}

function bareType(mediaType: string): string {
  return (mediaType.split(";", 1)[0] ?? "").trim().toLowerCase();
}

function followed<T extends object>(part: T | Reference, shelf: Readonly<Record<string, T>> = {}): T {
  if (!("$ref" in part)) return part;
  const found = shelf[part.$ref.slice(part.$ref.lastIndexOf("/") + 1)];
  if (found === undefined) throw new Error(`The document refers to ${part.$ref}, which it does not have.`);
  return found;
}
