import { parseMediaType } from "../http/mediaType.ts";
import { methodIs, methodWords } from "../http/method.ts";
import { bodyOf, consumesOf, isList } from "../resource/byMethod.ts";
import { codecFor } from "../resource/codec.ts";
import { isModel } from "../resource/model.ts";
import type { Refuse } from "../resource/mountError.ts";
import type { Checked } from "./checked.ts";
import { codecRemedy } from "./checkOffers.ts";

const MODEL = "a Standard Schema (zod, valibot, arktype) or { modelJsonSchema() }";

export function checkBodies(checked: Checked): void {
  const { resource, refuse } = checked;
  const { query } = resource;
  const carrying = resource.allowedMethods.filter((method) => methodIs(method, "content"));
  checkMethodsNamed(checked, carrying);
  for (const method of carrying) if (checked.methods.includes(method)) checkBody(checked, method);
  if (query !== undefined && !isModel(query)) refuse("BAD_MODEL", "query is not a model", MODEL);
  checkErrorModel(resource.errorModel, refuse);
}

/** The model of what `errorBody` gives, a resource's or a service's. */
export function checkErrorModel(errorModel: unknown, refuse: Refuse): void {
  if (errorModel !== undefined && !isModel(errorModel)) refuse("BAD_MODEL", "errorModel is not a model", MODEL);
}

/** What is declared for bodies is for methods that carry one, and that are allowed. */
function checkMethodsNamed({ resource: { consumes, body }, refuse }: Checked, carrying: readonly string[]): void {
  const isDeclared = body !== undefined || !isList(consumes) || consumes.length > 0;
  if (isDeclared && carrying.length === 0) {
    const remedy = `${methodWords("content")} in allowedMethods`;
    refuse("CONSUMES_WITHOUT_METHOD", "consumes or body is declared and no method carries a body", remedy);
  }
  const models = body === undefined || isModel(body) || typeof body !== "object" ? [] : Object.keys(body);
  if (models.some((key) => key !== key.toUpperCase())) refuse("BAD_MODEL", "body is not a model", MODEL);
  const stranger = [...models, ...(isList(consumes) ? [] : Object.keys(consumes))].find(
    (key) => !carrying.includes(key),
  );
  if (stranger !== undefined) {
    const remedy = `one of ${carrying.join(", ")}`;
    refuse("CONSUMES_WITHOUT_METHOD", `consumes or body names ${stranger}, which carries no body here`, remedy);
  }
}

function checkBody({ resource, codecs, refuse }: Checked, method: string): void {
  const consumes = consumesOf(resource, method);
  for (const name of consumes) {
    if (parseMediaType(name) === undefined) {
      const remedy = '"type/subtype", such as "application/json"';
      refuse("BAD_MEDIA_TYPE", `${JSON.stringify(name)} is not a media type`, remedy);
    }
    const codec = codecFor(codecs, name);
    if (codec === undefined) {
      const remedy = codecRemedy(name, Object.keys(codecs));
      refuse("NO_CODEC", `consumes has ${name}, and the route has no codec for it`, remedy);
    } else if (codec.decode === undefined && codec.decodeStream === undefined) {
      refuse("CANNOT_DECODE", `consumes has ${name}, and its codec has no decode`, "a codec with encode and decode");
    }
  }
  if (method === "QUERY" && consumes.length === 0) {
    const remedy = 'override readonly consumes = ["application/json"]';
    refuse("QUERY_WITHOUT_CONSUMES", "QUERY is allowed and consumes nothing, so that nothing could be asked", remedy);
  }
  const body = bodyOf(resource, method);
  if (body === undefined) return;
  if (!isModel(body)) refuse("BAD_MODEL", "body is not a model", MODEL);
  if (consumes.length === 0) {
    const remedy = 'override readonly consumes = ["application/json"]';
    refuse("BODY_WITHOUT_CONSUMES", `body is declared, and ${method} consumes nothing, so no body is decoded`, remedy);
  }
}
