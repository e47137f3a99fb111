import { parseMediaType } from "../http/mediaType.ts";
import { methodIs, methodWords } from "../http/method.ts";
import { isLiteral } from "../resource/attached.ts";
import { appliesPatches, bodyOf, consumesOf, isList } from "../resource/byMethod.ts";
import { codecFor } from "../resource/codec.ts";
import { isModel } from "../resource/model.ts";
import type { Refuse } from "../resource/mountError.ts";
import { overrides } from "../resource/overrides.ts";
import { PATCH_TYPES } from "../resource/patch.ts";
import { checkKnown, codecRemedy, PATCH_CODECS } from "./checkOffers.ts";
import type { Checked } from "./declared.ts";

export function checkBodies(checked: Checked): void {
  const { resource, refuse } = checked;
  const carrying = resource.allowedMethods.filter((method) => methodIs(method, "content"));
  checkMethodsNamed(checked, carrying);
  for (const method of carrying) if (checked.methods.includes(method)) checkBody(checked, method);
  for (const name of ["query", "pathModel", "errorModel"] as const) checkModel(name, resource[name], refuse);
}

export function checkModel(name: string, given: unknown, refuse: Refuse): void {
  if (given !== undefined && !isModel(given))
    refuse("BAD_MODEL", `${name} is not a model`, "a Standard Schema (zod, valibot, arktype) or { modelJsonSchema() }");
}

/** What is declared for bodies is for methods that carry one, and that are allowed. */
function checkMethodsNamed({ resource: { consumes, body }, refuse }: Checked, carrying: readonly string[]): void {
  const isDeclared = body !== undefined || !isList(consumes) || consumes.length > 0;
  if (isDeclared && carrying.length === 0) {
    const remedy = `${methodWords("content")} in allowedMethods`;
    refuse("CONSUMES_WITHOUT_METHOD", "consumes or body is declared and no method carries a body", remedy);
  }
  const models = body === undefined || isModel(body) || typeof body !== "object" ? [] : Object.keys(body);
  if (models.some((key) => key !== key.toUpperCase())) checkModel("body", body, refuse);
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
  if (method === "QUERY" && consumes.length === 0)
    refuse("QUERY_WITHOUT_CONSUMES", "QUERY is allowed and consumes nothing, so that nothing could be asked", CONSUMES);
  const body = bodyOf(resource, method);
  if (body === undefined) return;
  checkModel("body", body, refuse);
  if (consumes.length === 0)
    refuse(
      "BODY_WITHOUT_CONSUMES",
      `body is declared, and ${method} consumes nothing, so no body is decoded`,
      CONSUMES,
    );
}

const CONSUMES = 'override readonly consumes = ["application/json"]';

export function checkPatches(checked: Checked): void {
  const { resource, methods, refuse } = checked;
  const { patches, consumes } = resource;
  checkKnown(patches, PATCH_TYPES, refuse, "BAD_PATCHES", "is no known patch format");
  if (patches.length > 0) {
    if (!resource.allowedMethods.includes("PATCH"))
      refuse("BAD_PATCHES", "patches is declared, and PATCH is not allowed", "PATCH in allowedMethods");
    if (!isList(consumes) && "PATCH" in consumes && !isLiteral(resource))
      refuse("BAD_PATCHES", "PATCH is in consumes, and patches is declared", "patches alone: it is what PATCH takes");
  }
  for (const method of methods.filter((each) => methodIs(each, "content"))) checkCodecs(checked, method);
}

function checkCodecs({ resource, codecs, refuse }: Checked, method: string): void {
  const isApplied = appliesPatches(resource, method);
  for (const name of consumesOf(resource, method)) {
    const codec = codecFor(codecs, name);
    // A type without a codec is refused by itself.
    if (codec === undefined || (codec.isPatch === true) === isApplied) continue;
    if (isApplied) refuse("BAD_PATCHES", `patches has ${name}, and its codec decodes no patch`, PATCH_CODECS);
    const detail = `${method} consumes ${name}, whose codec decodes a patch that nothing applies`;
    refuse("BAD_PATCHES", detail, `override readonly patches = ["${name}"]`);
  }
  if (!isApplied) return;
  if (bodyOf(resource, method) === undefined) {
    const remedy = "override readonly body = the model of the whole";
    refuse("BAD_PATCHES", "patches is declared without a body, so that a patch could make anything of it", remedy);
  }
  if (!overrides(resource, "represent")) {
    const remedy = "override represent(ctx) { return value; }";
    refuse("BAD_PATCHES", "patches is declared, and represent is not overridden", remedy);
  }
  if (resource.storedEncodings.length > 0) {
    const remedy = "patches for what represent gives as a value";
    refuse("BAD_PATCHES", "patches and storedEncodings are declared, and coded bytes cannot be patched", remedy);
  }
}
