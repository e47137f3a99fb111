import { fieldName, fieldValue } from "../http/fieldValue.ts";
import { isObject } from "../http/kinds.ts";
import { isPromise } from "../http/later.ts";
import type { HttpRequest } from "../http/request.ts";
import { addVary, fieldAt, HttpResponse } from "../http/response.ts";
import { isHopByHop } from "../http/sendable.ts";
import { wrongValue } from "../http/wrongValue.ts";

/**
 * Fields that every response has, from the request alone, synchronously and without I/O. For what the transport refuses, the request has no
 * method, no target, and at most the fields that were read.
 */
export type ServiceFields = (request: HttpRequest) => Readonly<Record<string, string>>;

/** Adds the fields of the service to a response that is otherwise ready. */
export type AddFields = (request: HttpRequest, response: HttpResponse) => HttpResponse;

/** The response's own fields win, then those of the first function. One that throws is reported and left out. */
export function sharedFields(all: readonly ServiceFields[], report: (error: unknown) => void): AddFields | undefined {
  if (all.length === 0) return undefined;
  return (request, response) => {
    let complete = response;
    for (const fields of all) {
      try {
        const given = checked(fields(request));
        complete = new HttpResponse(complete.status, merged(complete.headers, given), complete.body);
      } catch (error) {
        report(error);
      }
    }
    return complete;
  };
}

type Lines = readonly (readonly [name: string, value: string])[];

function checked(given: unknown): Lines {
  if (!isObject(given) || isPromise(given))
    throw wrongValue("The service's fields", given, "Return the fields themselves: there is no time to wait.");
  return Object.entries(given).map(([name, value]) => [fieldName(name), fieldValue(value)] as const);
}

/** The runtime does the framing, and these fields belong to the content. */
const NOT_SHARED = /^content-(?:length|type|encoding|range|language|location)$/;

function merged(headers: readonly string[], lines: Lines): readonly string[] {
  const all = [...headers];
  for (const [name, value] of lines) {
    const lowerName = name.toLowerCase();
    if (NOT_SHARED.test(lowerName) || isHopByHop(lowerName))
      throw new TypeError(`The service's fields gave ${name}, which is not for every response.`);
    if (fieldAt(all, lowerName) < 0 || lowerName === "set-cookie") all.push(name, value);
    // RFC 9110 12.5.5: all fields that the response depends on are listed.
    else if (lowerName === "vary") for (const member of value.split(",")) addVary(all, member.trim());
  }
  return all;
}
