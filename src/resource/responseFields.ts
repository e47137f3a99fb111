import type { HttpRequest } from "../http/request.ts";
import type { AnyResource } from "./resource.ts";

/** Response fields that are known from the request alone, synchronously and without I/O. */
export type ResponseFields = (request: HttpRequest) => Readonly<Record<string, string>>;

const FIELDS = new WeakMap<AnyResource, readonly ResponseFields[]>();
const NONE: readonly ResponseFields[] = [];

/** Every response of the resource has these fields, refusals and what is shed included. */
export function setResponseFields(resource: AnyResource, fields: readonly ResponseFields[]): void {
  FIELDS.set(resource, fields);
}

export function responseFieldsOf(resource: AnyResource): readonly ResponseFields[] {
  return FIELDS.get(resource) ?? NONE;
}
