import { methodIs } from "../http/method.ts";
import type { HttpRequest } from "../http/request.ts";
import type { AnyResource } from "../resource/resource.ts";

const NOTHING = new Uint8Array(0);

/** The content that B8a has read. The content of a method that carries none is ignored (RFC 9110 9.3.1). */
export function rawBodyOf({ rawBody }: Pick<AnyResource, "rawBody">, { method, body }: HttpRequest): Uint8Array {
  if (!rawBody) throw new TypeError("ctx.rawBody is not read here. Declare it: rawBody = true.");
  const bytes = methodIs(method, "content") ? body.kept : NOTHING;
  if (bytes === undefined) throw new TypeError("ctx.rawBody is read at B8a: it is there from isAuthorized on.");
  return bytes;
}
