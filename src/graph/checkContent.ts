import { problemCodecFor } from "../codecs/problem.ts";
import { KNOWN_CODINGS } from "../coding/available.ts";
import { DIGEST_ALGORITHMS } from "../http/digest.ts";
import { parseMediaType } from "../http/mediaType.ts";
import { methodIs, methodWords } from "../http/method.ts";
import { isLiteral } from "../resource/attached.ts";
import { appliesPatches, bodyOf, consumesOf, isList } from "../resource/byMethod.ts";
import { type Codecs, codecFor } from "../resource/codec.ts";
import { isModel } from "../resource/model.ts";
import type { MountFault, Refuse } from "../resource/mountError.ts";
import { overrides } from "../resource/overrides.ts";
import { PATCH_TYPES } from "../resource/patch.ts";
import type { AnyResource } from "../resource/resource.ts";
import type { Checked } from "./declared.ts";

/** The form of a tag (RFC 5646 2.1). */
const LANGUAGE = /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/;

export function checkOffers({ resource, codecs, errorCodecs, refuse }: Checked): void {
  const { produces, errorProduces = [], languages, encodings } = resource;
  if (produces.length === 0)
    refuse("NO_PRODUCES", "produces is empty", 'override readonly produces = ["application/json"]');
  checkMediaTypes(produces, refuse);
  const remedy = (name: string) => codecRemedy(name, Object.keys(codecs));
  for (const name of produces) {
    if (typeof codecFor(codecs, name)?.encode !== "function")
      refuse("NO_CODEC", `produces has ${name}, and the route has no codec for it`, remedy(name));
  }
  checkErrorTypes(errorProduces, errorCodecs ?? codecs, refuse, remedy);
  for (const tag of languages) {
    if (!LANGUAGE.test(tag)) refuse("BAD_LANGUAGE", `${JSON.stringify(tag)} is not a language tag`, '"en", "de-CH"');
  }
  checkKnown(encodings, KNOWN_CODINGS, refuse, "UNKNOWN_CODING", "is not a known coding");
  for (const [declaration, list] of Object.entries({ produces, languages, encodings }))
    checkOnce(declaration, list, refuse);
  checkRanges(resource, refuse);
  checkDigests(resource, refuse);
}

export function checkKnown(
  list: readonly string[],
  known: readonly string[],
  refuse: Refuse,
  code: MountFault,
  fault: string,
): void {
  const unknown = list.find((each) => !known.includes(each));
  if (unknown !== undefined) refuse(code, `${JSON.stringify(unknown)} ${fault}`, `one of ${known.join(", ")}`);
}

function checkDigests({ digests, requireDigest, sendDigest }: AnyResource, refuse: Refuse): void {
  checkKnown(digests, DIGEST_ALGORITHMS, refuse, "BAD_DIGEST", "is no known algorithm");
  if (digests.length > 0 || !(requireDigest || sendDigest !== undefined)) return;
  const declared = requireDigest ? "requireDigest" : "sendDigest";
  refuse("BAD_DIGEST", `${declared} is declared, and digests is empty`, 'override readonly digests = ["sha-256"]');
}

/** What is stored is offered, or it would never be chosen; ranges are of bytes, and only GET is asked for them. */
function checkRanges({ storedEncodings, encodings, ranges, allowedMethods }: AnyResource, refuse: Refuse): void {
  const unoffered = storedEncodings.find((coding) => !encodings.includes(coding));
  if (unoffered !== undefined) {
    const remedy = `override readonly encodings = [${[...encodings, unoffered].map((name) => `"${name}"`).join(", ")}]`;
    refuse("STORED_NOT_OFFERED", `storedEncodings has ${unoffered}, and encodings does not`, remedy);
  }
  if (ranges === undefined) return;
  if (ranges !== "bytes")
    refuse("BAD_RANGES", `ranges is ${JSON.stringify(ranges)}`, 'override readonly ranges = "bytes"');
  if (!allowedMethods.some((method) => methodIs(method, "partial")))
    refuse("BAD_RANGES", "ranges is declared, and GET is not allowed", `${methodWords("partial")} in allowedMethods`);
}

export function checkErrorTypes(
  errorProduces: readonly string[],
  codecs: Codecs,
  refuse: Refuse,
  remedy: (name: string) => string,
): void {
  checkMediaTypes(errorProduces, refuse);
  for (const name of errorProduces) {
    if (problemCodecFor(codecs, name) === undefined)
      refuse("NO_CODEC", `errorProduces has ${name}, and there is no codec for it`, remedy(name));
  }
  checkOnce("errorProduces", errorProduces, refuse);
}

function checkMediaTypes(names: readonly string[], refuse: Refuse, example = "text/csv"): void {
  const bad = names.find((name) => parseMediaType(name) === undefined);
  if (bad === undefined) return;
  refuse("BAD_MEDIA_TYPE", `${JSON.stringify(bad)} is not a media type`, `"type/subtype", such as "${example}"`);
}

function checkOnce(declaration: string, list: readonly string[], refuse: Refuse): void {
  const names = list.map((name) => name.toLowerCase());
  const twice = list.find((_, at) => names.indexOf(names[at] ?? "") !== at);
  if (twice !== undefined) refuse("SAME_OFFER", `${declaration} has ${twice} twice`, "each offer once");
}

function codecRemedy(name: string, known: readonly string[]): string {
  if (name.endsWith("patch+json")) return PATCH_CODECS;
  const kept = known.map((other) => `"${other}": …, `).join("");
  const type = name.toLowerCase().split(";", 1)[0] ?? "";
  const [codec, from] = BYTES.test(type) ? BYTES_CODEC : (CODECS[type] ?? ["yourCodec"]);
  const where = from === undefined ? "" : `, with ${codec.replace("()", "")} of ${from}`;
  return `route(pattern, resource, { codecs: { ${kept}"${name}": ${codec} } })${where}`;
}

const PATCH_CODECS = 'codecs: { ...patchCodecs } of "signalbox/patch"';

type NamedCodec = readonly [codec: string, from?: string];

/** The codecs of the package, by their media types: they are of higher layers, and here only their names are needed. */
const CODECS: Readonly<Record<string, NamedCodec>> = {
  "text/csv": ["csvCodec", "signalbox/codecs"],
  "text/html": ["htmlCodec()", "signalbox/codecs"],
  "text/plain": ["textCodec", "signalbox/codecs"],
  "application/x-ndjson": ["ndjsonCodec", "signalbox/codecs"],
  "application/x-www-form-urlencoded": ["formCodec", "signalbox/codecs"],
  "text/event-stream": ["eventsCodec", "signalbox/events"],
  "multipart/form-data": ["multipartCodec", "signalbox/multipart"],
};
/** Types whose content is made elsewhere, and sent as it is. */
const BYTES = /^(?:image|audio|video|font)\/|^application\/(?:octet-stream|pdf|zip)$/;
const BYTES_CODEC: NamedCodec = ["bytesCodec", "signalbox/codecs"];

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

/** `consumes` and `body` need an allowed method that carries a body. */
function checkMethodsNamed({ resource: { consumes, body }, refuse }: Checked, carrying: readonly string[]): void {
  const isDeclared = body !== undefined || !isList(consumes) || consumes.length > 0;
  if (isDeclared && carrying.length === 0) {
    const remedy = `${methodWords("content")} in allowedMethods`;
    refuse("CONSUMES_WITHOUT_METHOD", "consumes or body is declared and no method carries a body", remedy);
  }
  const models = body === undefined || isModel(body) || typeof body !== "object" ? [] : Object.keys(body);
  if (models.some((key) => key !== key.toUpperCase())) checkModel("body", body, refuse);
  const named = isList(consumes) ? models : [...models, ...Object.keys(consumes)];
  const stranger = named.find((key) => !carrying.includes(key));
  if (stranger !== undefined) {
    const remedy = `one of ${carrying.join(", ")}`;
    refuse("CONSUMES_WITHOUT_METHOD", `consumes or body names ${stranger}, which carries no body here`, remedy);
  }
}

function checkBody({ resource, codecs, refuse }: Checked, method: string): void {
  const consumes = consumesOf(resource, method);
  checkMediaTypes(consumes, refuse, "application/json");
  for (const name of consumes) {
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
  const detail = `body is declared, and ${method} consumes nothing, so no body is decoded`;
  if (consumes.length === 0) refuse("BODY_WITHOUT_CONSUMES", detail, CONSUMES);
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
