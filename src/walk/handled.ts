import { isObject } from "../http/kinds.ts";
import { HttpResponse } from "../http/response.ts";
import { checkedStatus, noResponse } from "../http/sendable.ts";
import { finish } from "./finish.ts";
import type { Visit } from "./visit.ts";

/** Thrown by the act of a command that was written as a literal: the response that its handler gave, to be sent as it is. */
export class Handled {
  readonly #response: unknown;

  constructor(response: unknown) {
    this.#response = response;
  }

  /** By its private field: `instanceof` would run the traps of a proxy that was thrown. */
  static is(thrown: unknown): thrown is Handled {
    return isObject(thrown) && #response in thrown;
  }

  get response(): unknown {
    return this.#response;
  }
}

/** What a handler gave, with the fields that callbacks and parts have set where it does not say otherwise. */
export function handledResponse(visit: Visit, { response: given }: Handled): HttpResponse {
  if (!(given instanceof HttpResponse)) {
    throw noResponse("handle", given);
  }
  const { headers, body } = given;
  const status = checkedStatus(given.status);
  const names = headers.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());
  for (let at = 0; at < headers.length; at += 2) {
    const [name = "", value = ""] = headers.slice(at, at + 2);
    const isRepeated = names.filter((other) => other === name.toLowerCase()).length > 1;
    if (isRepeated) visit.appendHeader(name, value);
    else visit.setHeader(name, value);
  }
  // The trace ends with the act, as it does where an act throws.
  visit.hasThrown = true;
  const response = finish(visit, status, [], body);
  visit.hasThrown = false;
  return response;
}
