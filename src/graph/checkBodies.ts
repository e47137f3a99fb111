import { parseMediaType } from "../http/mediaType.ts";
import { BODY_METHODS } from "../http/method.ts";
import { codecFor } from "../resource/codec.ts";
import { isModel } from "../resource/model.ts";
import type { Checked } from "./checked.ts";
import { codecRemedy } from "./checkOffers.ts";

export function checkBodies({ resource, codecs, refuse }: Checked): void {
  const { consumes, body, query, maxBodyBytes, allowedMethods } = resource;
  for (const name of consumes) {
    if (parseMediaType(name) === undefined) {
      refuse(
        "BAD_MEDIA_TYPE",
        `${JSON.stringify(name)} is no media type`,
        '"type/subtype", such as "application/json"',
      );
    }
    const codec = codecFor(codecs, name);
    if (codec === undefined) {
      refuse(
        "NO_CODEC",
        `consumes has ${name}, and the route has no codec for it`,
        codecRemedy(name, Object.keys(codecs)),
      );
    } else if (codec.decode === undefined) {
      refuse("CANNOT_DECODE", `consumes has ${name}, and its codec has no decode`, "a codec with encode and decode");
    }
  }
  for (const [name, model] of Object.entries({ body, query })) {
    if (model !== undefined && !isModel(model)) {
      refuse("BAD_MODEL", `${name} is no model`, "a Standard Schema (zod, valibot, arktype) or { modelJsonSchema() }");
    }
  }
  if (body !== undefined && consumes.length === 0) {
    refuse(
      "BODY_WITHOUT_CONSUMES",
      "body is declared and consumes is empty, so that no body would be decoded",
      'override readonly consumes = ["application/json"]',
    );
  }
  if (consumes.length > 0 && !allowedMethods.some((method) => BODY_METHODS.includes(method))) {
    refuse(
      "CONSUMES_WITHOUT_METHOD",
      "consumes is declared and no method carries a body",
      "POST, PUT or PATCH in allowedMethods",
    );
  }
  if (maxBodyBytes !== undefined && !(Number.isInteger(maxBodyBytes) && maxBodyBytes >= 0)) {
    refuse("BAD_LIMIT", `maxBodyBytes is ${maxBodyBytes}`, "a whole number of bytes, such as 64 * 1024");
  }
}
