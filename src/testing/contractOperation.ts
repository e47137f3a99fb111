import type {
  MediaTypeObject,
  OpenapiDocument,
  ParameterObject,
  RequestBodyObject,
  ResponseObject,
} from "../openapi/document.ts";
import { followedIn, listedParameters, operationsIn } from "../openapi/document.ts";
import type { Random } from "./contractRandom.ts";

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

/** One request of the check, and what it was made from. */
export interface ContractRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly peer: string;
  /** The value that the body was written from. */
  readonly content: unknown;
}

export function operationsOf(document: OpenapiDocument): readonly ContractOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    operationsIn(item).map(([verb, operation]): ContractOperation => {
      const responses = Object.entries(operation.responses).map(
        ([status, response]) => [Number(status), followedIn(response, document.components.responses)] as const,
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

export const named = ({ parameters }: ContractOperation, name: string): ParameterObject | undefined =>
  parameters.find((each) => each.name.toLowerCase() === name);

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

export function listsType(content: Readonly<Record<string, MediaTypeObject>>, contentType: string): boolean {
  const bare = bareType(contentType);
  return Object.keys(content).some((listed) => listed === "*/*" || bareType(listed) === bare);
}

const bareType = (mediaType: string): string => (mediaType.split(";", 1)[0] ?? "").trim().toLowerCase();

/** The beginning of a key that two requests have at a time, so that one of them finds the other running. */
const TWIN = '"twin-';

/** How many requests have something else than a key of their own. */
const ODD = 0.4;

/** A key of its own; an odd request has none, no valid one, one of other content, or one that another has at the same time. */
export function keyFor(operation: ContractOperation, random: Random): string | undefined {
  const field = named(operation, "idempotency-key");
  if (field === undefined) return undefined;
  const drawn = random.between(1, Number.MAX_SAFE_INTEGER);
  if (random.chance(ODD)) return random.pick([undefined, '"open', '"again"', `${TWIN}${drawn}"`]);
  return field.required === true ? `"${drawn}"` : random.pick([`"${drawn}"`, undefined]);
}

export const hasTwin = (headers: Readonly<Record<string, string>>): boolean =>
  headers["idempotency-key"]?.startsWith(TWIN) === true;

/** RFC 7240 4. */
const PREFERRED = ["return=minimal", "return=representation", "respond-async, wait=5", "handling=strict"] as const;

export const preferenceFor = (operation: ContractOperation, random: Random): string | undefined =>
  named(operation, "prefer") && random.chance(0.6) ? random.pick(PREFERRED) : undefined;
