import { problemCodecFor } from "../codecs/problem.ts";
import { KNOWN_CODINGS } from "../coding/available.ts";
import { DIGEST_ALGORITHMS } from "../http/digest.ts";
import { parseMediaType } from "../http/mediaType.ts";
import { methodIs, methodWords } from "../http/method.ts";
import { type Codecs, codecFor } from "../resource/codec.ts";
import type { MountFault, Refuse } from "../resource/mountError.ts";
import type { AnyResource } from "../resource/resource.ts";
import type { Checked } from "./declared.ts";

/** The form of a tag (RFC 5646 2.1). */
const LANGUAGE = /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/;

export function checkOffers({ resource, codecs, errorCodecs, refuse }: Checked): void {
  const { produces, errorProduces = [], languages, encodings } = resource;
  if (produces.length === 0)
    refuse("NO_PRODUCES", "produces is empty", 'override readonly produces = ["application/json"]');
  checkMediaTypes(produces, refuse);
  for (const name of produces) {
    if (typeof codecFor(codecs, name)?.encode !== "function") {
      const remedy = codecRemedy(name, Object.keys(codecs));
      refuse("NO_CODEC", `produces has ${name}, and the route has no codec for it`, remedy);
    }
  }
  checkErrorTypes(errorProduces, errorCodecs ?? codecs, refuse, (name) => codecRemedy(name, Object.keys(codecs)));
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

function checkMediaTypes(names: readonly string[], refuse: Refuse): void {
  for (const name of names) {
    if (parseMediaType(name) === undefined)
      refuse("BAD_MEDIA_TYPE", `${JSON.stringify(name)} is not a media type`, '"type/subtype", such as "text/csv"');
  }
}

function checkOnce(declaration: string, list: readonly string[], refuse: Refuse): void {
  const names = list.map((name) => name.toLowerCase());
  const twice = list.find((_, at) => names.indexOf(names[at] ?? "") !== at);
  if (twice !== undefined) refuse("SAME_OFFER", `${declaration} has ${twice} twice`, "each offer once");
}

export function codecRemedy(name: string, known: readonly string[]): string {
  if (name.endsWith("patch+json")) return PATCH_CODECS;
  const kept = known.map((other) => `"${other}": …, `).join("");
  const { codec, from } = codecNamed(name);
  const where = from === undefined ? "" : `, with ${codec.replace("()", "")} of ${from}`;
  return `route(pattern, resource, { codecs: { ${kept}"${name}": ${codec} } })${where}`;
}

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
