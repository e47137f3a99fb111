import { BodyConsumed } from "../http/bodyErrors.ts";

/** What another framework's middleware has read cannot be read again. To wait for it would have no end. */
export function readBefore(): BodyConsumed {
  return new BodyConsumed(
    "The request's content was read before the service got it: put the body parser behind the service, or on the paths of others only.",
  );
}
