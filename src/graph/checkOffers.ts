import { problemCodecFor } from "../codecs/problem.ts";
import { KNOWN_CODINGS } from "../coding/available.ts";
import { DIGEST_ALGORITHMS } from "../http/digest.ts";
import { parseMediaType } from "../http/mediaType.ts";
import { methodIs, methodWords } from "../http/method.ts";
import { type Codecs, codecFor } from "../resource/codec.ts";
import type { Refuse } from "../resource/mountError.ts";
import type { AnyResource } from "../resource/resource.ts";
import type { Checked } from "./checked.ts";

/** The form of a tag (RFC 5646 2.1). */
const LANGUAGE = /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/;

export function checkOffers({ resource, codecs, errorCodecs, refuse }: Checked): void {
  const { produces, errorProduces = [], languages, encodings } = resource;
  if (produces.length === 0) {
    refuse("NO_PRODUCES", "produces is empty", 'override readonly produces = ["application/json"]');
  }
  checkMediaTypes(produces, refuse);
  for (const name of produces) {
    if (typeof codecFor(codecs, name)?.encode !== "function") {
      refuse(
        "NO_CODEC",
        `produces has ${name}, and the route has no codec for it`,
        codecRemedy(name, Object.keys(codecs)),
      );
    }
  }
  checkErrorTypes(errorProduces, errorCodecs ?? codecs, refuse, (name) => codecRemedy(name, Object.keys(codecs)));
  for (const tag of languages) {
    if (!LANGUAGE.test(tag)) refuse("BAD_LANGUAGE", `${JSON.stringify(tag)} is not a language tag`, '"en", "de-CH"');
  }
  for (const coding of encodings) {
    if (!KNOWN_CODINGS.includes(coding)) {
      refuse("UNKNOWN_CODING", `${JSON.stringify(coding)} is not a known coding`, `one of ${KNOWN_CODINGS.join(", ")}`);
    }
  }
  for (const [declaration, list] of Object.entries({ produces, languages, encodings })) {
    checkOnce(declaration, list, refuse);
  }
  checkRanges(resource, refuse);
  checkDigests(resource, refuse);
}

function checkDigests({ digests, requireDigest, sendDigest }: AnyResource, refuse: Refuse): void {
  const unknown = digests.find((algorithm) => !DIGEST_ALGORITHMS.includes(algorithm));
  if (unknown !== undefined) {
    refuse("BAD_DIGEST", `${JSON.stringify(unknown)} is no known algorithm`, `one of ${DIGEST_ALGORITHMS.join(", ")}`);
  }
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
  if (ranges !== "bytes") {
    refuse("BAD_RANGES", `ranges is ${JSON.stringify(ranges)}`, 'override readonly ranges = "bytes"');
  }
  if (!allowedMethods.some((method) => methodIs(method, "partial"))) {
    refuse("BAD_RANGES", "ranges is declared, and GET is not allowed", `${methodWords("partial")} in allowedMethods`);
  }
}

/** The types of errors, a resource's or a service's. */
export function checkErrorTypes(
  errorProduces: readonly string[],
  codecs: Codecs,
  refuse: Refuse,
  remedy: (name: string) => string,
): void {
  checkMediaTypes(errorProduces, refuse);
  for (const name of errorProduces) {
    if (problemCodecFor(codecs, name) === undefined) {
      refuse("NO_CODEC", `errorProduces has ${name}, and there is no codec for it`, remedy(name));
    }
  }
  checkOnce("errorProduces", errorProduces, refuse);
}

function checkMediaTypes(names: readonly string[], refuse: Refuse): void {
  for (const name of names) {
    if (parseMediaType(name) === undefined) {
      refuse("BAD_MEDIA_TYPE", `${JSON.stringify(name)} is not a media type`, '"type/subtype", such as "text/csv"');
    }
  }
}

function checkOnce(declaration: string, list: readonly string[], refuse: Refuse): void {
  const twice = list.find((name, at) => list.findIndex((other) => same(other, name)) !== at);
  if (twice !== undefined) refuse("SAME_OFFER", `${declaration} has ${twice} twice`, "each offer once");
}

export function codecRemedy(name: string, known: readonly string[]): string {
  if (name.endsWith("patch+json")) return PATCH_CODECS;
  const kept = known.map((other) => `"${other}": …, `).join("");
  const { codec, from } = codecNamed(name);
  const where = from === undefined ? "" : `, with ${codec.replace("()", "")} of ${from}`;
  return `route(pattern, resource, { codecs: { ${kept}"${name}": ${codec} } })${where}`;
}

/** Both formats of patches. */
export const PATCH_CODECS = 'codecs: { ...patchCodecs } of "signalbox/patch"';

interface NamedCodec {
  readonly codec: string;
  /** The entry point that has it; undefined where the author writes it. */
  readonly from?: string;
}

/** The codecs of the package, by their media types: they are of higher layers, and here only their names are needed. */
const CODECS: Readonly<Record<string, NamedCodec>> = {
  "text/csv": { codec: "csvCodec", from: "signalbox/codecs" },
  "text/html": { codec: "htmlCodec()", from: "signalbox/codecs" },
  "text/plain": { codec: "textCodec", from: "signalbox/codecs" },
  "application/x-ndjson": { codec: "ndjsonCodec", from: "signalbox/codecs" },
  "application/x-www-form-urlencoded": { codec: "formCodec", from: "signalbox/codecs" },
  "text/event-stream": { codec: "eventsCodec", from: "signalbox/events" },
  "multipart/form-data": { codec: "multipartCodec", from: "signalbox/multipart" },
};
/** Types whose content is made elsewhere, and sent as it is. */
const BYTES = /^(?:image|audio|video|font)\/|^application\/(?:octet-stream|pdf|zip)$/;

function codecNamed(name: string): NamedCodec {
  const type = name.toLowerCase().split(";", 1)[0] ?? "";
  if (BYTES.test(type)) return { codec: "bytesCodec", from: "signalbox/codecs" };
  return CODECS[type] ?? { codec: "yourCodec" };
}

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
