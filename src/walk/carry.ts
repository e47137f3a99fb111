import { type CarriedName, type FieldOf, fieldsOf, membersOf, type UnlistedName } from "../graph/carried.ts";
import { unsatisfiedRange } from "../http/byteRange.ts";
import { formatHttpDate } from "../http/date.ts";
import { wantedDigests } from "../http/digest.ts";
import { fieldValue, uriReference } from "../http/fieldValue.ts";
import { whenResolved } from "../http/later.ts";
import { formatLink, type Link } from "../http/link.ts";
import { formatAcceptQuery } from "../http/mediaType.ts";
import { wrongValue } from "../http/wrongValue.ts";
import { writePreflight } from "../resource/cors.ts";
import { retryAfter } from "../resource/hint.ts";
import { isCoded } from "./body.ts";
import { contentDigest, reprDigest } from "./digests.ts";
import type { Kit } from "./kit.ts";
import { varyPrefer, writeApplied, writeAppliedLater } from "./questions.ts";
import { singleContentRange } from "./ranges.ts";
import type { Writer } from "./validators.ts";
import { askTag, ifStored, linksOf, momentOf, SPOILT, varyOf, writeModified, writeTag } from "./validators.ts";
import type { Visit } from "./visit.ts";

export interface Carrier {
  readonly kit: Kit;
  readonly method: string;
  readonly isHalt: boolean;
}

type WrittenByFinish = "guarded" | "deprecation";

/** The writer of each field that is carried, and of what no document lists. What every response has, `finish` writes. */
type Writers = {
  readonly [P in Exclude<CarriedName, WrittenByFinish>]: P extends UnlistedName
    ? { readonly all: (carrier: Carrier) => Writer }
    : { readonly [F in FieldOf<P>]: (carrier: Carrier) => Writer };
};

const WRITERS: Writers = {
  retryAfter: { "Retry-After": () => writeRetryAfter },
  allow: { Allow: ({ kit }) => constant("Allow", kit.allow), "Accept-Patch": acceptPatch, "Accept-Query": acceptQuery },
  challenge: {
    "WWW-Authenticate": (carrier) => (visit, fields) => {
      const { returned } = visit;
      const isChallenge = typeof returned === "string" && returned !== "";
      fields.push("WWW-Authenticate", fieldValue(isChallenge ? returned : carrier.kit.options.challenge));
    },
  },
  accepts: {
    "Accept-Encoding": () => (visit, fields) => {
      if (isCoded(visit)) fields.push("Accept-Encoding", "identity");
    },
    Accept: ({ kit, method }) => constant("Accept", kit.consumed(method).list),
    "Accept-Patch": acceptPatch,
    "Accept-Query": acceptQuery,
  },
  offers: {},
  failures: { "Accept-Query": acceptQuery },
  blockedBy: {
    Link: () => (visit, fields) => {
      if (visit.returned === true) return;
      fields.push("Link", `<${uriReference(visit.returned, "isLegallyRestricted")}>; rel="blocked-by"`);
    },
  },
  contentDigestFault: { "Want-Content-Digest": ({ kit }) => wantDigest("Want-Content-Digest", kit) },
  reprDigestFault: { "Want-Repr-Digest": ({ kit }) => wantDigest("Want-Repr-Digest", kit) },
  unsatisfied: {
    "Content-Range": () => (visit, fields) => {
      if (visit.selection !== undefined) fields.push("Content-Range", unsatisfiedRange(visit.selection.size));
    },
  },
  unstored: { "Cache-Control": () => constant("Cache-Control", "no-store") },
  // Errors are negotiated however the request came to them, so what writes their content calls this as well.
  problem: { Vary: (carrier) => (_visit, fields) => carrier.kit.errors.vary(fields) },
  location: {
    // Only a 202 may do without: `accepted` gives true, or an address. Those of redirects were looked at before.
    Location: () => (visit, fields) => {
      if (visit.returned !== true) fields.push("Location", uriReference(visit.returned, "accepted"));
    },
  },
  created: { Location: () => writeAddress("Location", "createPath") },
  validators: { ETag: () => writeTag, "Last-Modified": () => writeModified },
  stored: { ETag: () => ifStored(writeTag), "Last-Modified": () => ifStored(writeModified) },
  target: { "Content-Location": ({ kit }) => targetLocation(kit) },
  currentTag: {},
  unchanged: { ETag: () => writeTag, "Last-Modified": () => writeModified },
  freshness: { "Cache-Control": () => writeCacheControl, Expires: () => writeExpires },
  vary: { Vary: vary },
  entity: { "Content-Language": () => writeLanguage, "Content-Encoding": () => writeEncoding },
  range: {
    "Content-Range": () => (visit, fields) => {
      const range = singleContentRange(visit);
      if (range !== undefined) fields.push("Content-Range", range);
    },
    ETag: () => writeTag,
    "Last-Modified": () => (visit, fields) => {
      if (!hasIfRange(visit) || visit.tag === undefined || visit.tag === null) return writeModified(visit, fields);
    },
    "Content-Language": () => unlessIfRange(writeLanguage),
    "Content-Encoding": () => unlessIfRange(writeEncoding),
  },
  acceptRanges: { "Accept-Ranges": () => constant("Accept-Ranges", "bytes") },
  digest: {
    "Content-Digest": () => (visit, fields) =>
      contentDigest(visit)?.then((value) => push(fields, "Content-Digest", value)),
    "Repr-Digest": () => (visit, fields) => reprDigest(visit)?.then((value) => push(fields, "Repr-Digest", value)),
  },
  acceptQuery: { "Accept-Query": acceptQuery },
  contentLocation: { "Content-Location": () => writeAddress("Content-Location", "contentLocation") },
  equivalent: { Location: () => writeAddress("Location", "equivalentLocation") },
  links: { Link: () => writeKeptLinks },
  result: { "Content-Language": () => ifResult(writeLanguage), "Content-Encoding": () => ifResult(writeEncoding) },
  preferred: { "Preference-Applied": () => writeApplied, Vary: () => varyPrefer },
  preferredLater: { "Preference-Applied": () => writeAppliedLater, Vary: () => varyPrefer },
  choices: {},
  preflight: {
    all: (carrier) => (visit, fields) => {
      const { cors, allow } = carrier.kit;
      if (cors !== undefined) writePreflight(cors, visit.request, allow, fields);
    },
  },
};

export function writersOf(name: CarriedName, carrier: Carrier): readonly Writer[] {
  if (name === "guarded" || name === "deprecation") return [];
  // No field: the problem has it, which is written at once.
  if (name === "currentTag")
    return membersOf(name, { ...carrier, resource: carrier.kit.sample }).length > 0 ? [askTag] : [];
  const writers: Readonly<Record<string, (carrier: Carrier) => Writer>> = WRITERS[name];
  const { kit, method, isHalt } = carrier;
  const fields: readonly string[] =
    "all" in writers ? ["all"] : fieldsOf(name, { resource: kit.sample, method, isHalt, errors: kit.options.errors });
  return fields.flatMap((field) => writers[field]?.(carrier) ?? []);
}

/** Not where the act gave other content. */
function targetLocation(kit: Kit): Writer {
  const authored = kit.overrides("contentLocation") ? writeAddress("Content-Location", "contentLocation") : undefined;
  return (visit, fields) => {
    if (visit.attempt?.stored?.content !== undefined) return;
    if (authored !== undefined) return authored(visit, fields);
    fields.push("Content-Location", visit.request.target);
  };
}

function constant(name: string, value: string): Writer {
  return (_visit, fields) => {
    fields.push(name, value);
  };
}

/** RFC 9110 15.3.7: a 206 after If-Range repeats no field that describes the representation, but a validator. */
function unlessIfRange(write: Writer): Writer {
  return (visit, fields) => (hasIfRange(visit) ? undefined : write(visit, fields));
}

function ifResult(write: Writer): Writer {
  return (visit, fields) => (visit.result === undefined ? undefined : write(visit, fields));
}

function hasIfRange({ request }: Visit): boolean {
  return request.headers.raw["if-range"] !== undefined;
}

function wantDigest(name: string, { sample }: Kit): Writer {
  const wanted = wantedDigests(sample.digests);
  return ({ digestFault }, fields) => {
    if (digestFault?.wantsOthers === true) fields.push(name, wanted);
  };
}

function push(fields: string[], name: string, value: string): void {
  fields.push(name, value);
}

function acceptPatch({ kit }: Carrier): Writer {
  return constant("Accept-Patch", kit.consumed("PATCH").list);
}

function acceptQuery({ kit }: Carrier): Writer {
  return constant("Accept-Query", formatAcceptQuery(kit.consumed("QUERY").types));
}

const writeRetryAfter: Writer = ({ returned }, fields) => {
  const hint = retryAfter(returned);
  if (hint !== undefined) fields.push("Retry-After", hint);
};

/** What was created is somewhere; of the others, undefined is no address. A name may be "null": so a spoilt one is told in development alone. */
function writeAddress(field: string, callback: "createPath" | "contentLocation" | "equivalentLocation"): Writer {
  const isNeeded = callback === "createPath";
  return (visit, fields) =>
    whenResolved<unknown, void>(visit.resource[callback](visit), (place) => {
      if (isNeeded && (place === "" || (visit.kit.options.trace && SPOILT.test(String(place)))))
        throw wrongValue(callback, place, "Return an address.");
      if (isNeeded || place !== undefined) fields.push(field, uriReference(place, callback));
    });
}

const writeLinks: Writer = (visit, fields) =>
  whenResolved<readonly Link[], void>(linksOf(visit), (links) => {
    if (links.length > 0) fields.push("Link", links.map(formatLink).join(", "));
  });

/** `links` may lead to what `represent` has found, so that what it gave is kept with the representation. */
const writeKeptLinks: Writer = (visit, fields) => {
  const entry = visit.cacheEntry;
  if (entry === undefined) return writeLinks(visit, fields);
  if (entry.kept !== undefined) {
    if (entry.kept.link !== undefined) fields.push("Link", entry.kept.link);
    return;
  }
  const from = fields.length;
  entry.isRecording = true;
  return whenResolved<void, void>(writeLinks(visit, fields), () => {
    entry.isRecording = false;
    entry.link = fields[from + 1];
  });
};

function vary({ kit }: Carrier): Writer {
  const axes = kit.offers.vary;
  if (!kit.overrides("vary")) return constant("Vary", axes.join(", "));
  return (visit, fields) =>
    whenResolved<readonly string[], void>(visit.cacheEntry?.vary ?? varyOf(visit), (more) => {
      const all = [...new Set([...axes, ...more])];
      if (all.length > 0) fields.push("Vary", fieldValue(all.join(", ")));
    });
}

const writeCacheControl: Writer = (visit, fields) =>
  whenResolved<string | undefined, void>(visit.resource.cacheControl(visit), (value) => {
    if (value !== undefined) fields.push("Cache-Control", fieldValue(value));
  });

const writeExpires: Writer = (visit, fields) =>
  whenResolved<unknown, void>(visit.resource.expires(visit), (date) => {
    const moment = momentOf("expires", date);
    if (moment !== undefined) fields.push("Expires", formatHttpDate(moment));
  });

const writeLanguage: Writer = ({ kit, language }, fields) => {
  const tag = kit.offers.languages[language];
  if (tag !== undefined) fields.push("Content-Language", tag);
};

const writeEncoding: Writer = ({ kit, encoding }, fields) => {
  const coding = kit.offers.encodings[encoding];
  if (encoding !== kit.identity && coding !== undefined) fields.push("Content-Encoding", coding);
};
