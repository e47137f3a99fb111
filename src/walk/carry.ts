import { type EntityTag, formatEntityTag } from "../conditional/entityTag.ts";
import type { Carry } from "../graph/row.ts";
import { formatHttpDate } from "../http/date.ts";
import { fieldValue, uriReference } from "../http/fieldValue.ts";
import { isPromise, whenAnswered } from "../resource/answer.ts";
import { writePreflight } from "../resource/cors.ts";
import { isCoded } from "./body.ts";
import type { Kit } from "./kit.ts";
import { retryAfter } from "./retry.ts";
import { chosenTag, lastModified, stateTag } from "./validators.ts";
import type { Visit } from "./visit.ts";

/** Writes fields of an answer. Made at mount: a writer that would never write is not there. */
export type Writer = (visit: Visit, fields: string[]) => void | PromiseLike<void>;

type Carrier = { readonly kit: Kit; readonly method: string; readonly status: number };

/** For each thing that an ending can carry, who writes its fields. Content is written by whoever encodes it. */
export const WRITERS: Readonly<Record<Carry, (carrier: Carrier) => readonly Writer[]>> = {
  retryAfter: () => [
    ({ answer }, fields) => {
      const hint = retryAfter(answer);
      if (hint !== undefined) fields.push("Retry-After", hint);
    },
  ],
  allow: ({ kit }) => [constant("Allow", kit.allow), ...acceptPatch(kit, kit.allow)],
  challenge: ({ kit }) => [
    ({ answer }, fields) => {
      const challenge = typeof answer === "string" && answer !== "" ? answer : kit.options.challenge;
      fields.push("WWW-Authenticate", fieldValue(challenge));
    },
  ],
  accepts: ({ kit, method }) => [
    (visit, fields) => {
      // RFC 9110 12.5.3: a 415 for the coding names the codings; one for the type must not.
      if (isCoded(visit)) fields.push("Accept-Encoding", "identity");
    },
    constant("Accept", kit.consumed(method).list),
    ...acceptPatch(kit, method),
  ],
  blockedBy: () => [
    ({ answer }, fields) => {
      // RFC 7725 4: the entity that blocks, not the one that demands it, where it is known.
      if (typeof answer === "string") fields.push("Link", `<${uriReference(answer)}>; rel="blocked-by"`);
    },
  ],
  location: () => [
    ({ answer }, fields) => {
      if (typeof answer === "string" && answer !== "") fields.push("Location", uriReference(answer));
    },
  ],
  created: ({ method }) =>
    // What a PUT created is at the target itself, which needs no Location (RFC 9110 15.3.2).
    method !== "POST" ? [] : [writeCreated],
  validators: ({ kit, status }) => [
    ...(kit.overrides("generateEtag") ? [writeTag] : []),
    ...(kit.overrides("lastModified") ? [status === 304 ? writeModifiedWithoutTag : writeModified] : []),
  ],
  freshness: ({ kit }) => [
    ...(kit.overrides("cacheControl") ? [writeCacheControl] : []),
    ...(kit.overrides("expires") ? [writeExpires] : []),
  ],
  vary,
  unstored: () => [constant("Cache-Control", "no-store")],
  preflight: ({ kit: { cors, allow } }) =>
    cors === undefined ? [] : [({ request }, fields) => writePreflight(cors, request, allow, fields)],
  entity: () => [],
  result: () => [],
  choices: () => [],
};

function constant(name: string, value: string): Writer {
  return (_visit, fields) => {
    fields.push(name, value);
  };
}

/** RFC 5789 3.1: which patch formats are taken, on OPTIONS and on a 415 to PATCH. */
function acceptPatch(kit: Kit, methods: string): readonly Writer[] {
  const { list } = kit.consumed("PATCH");
  return methods.split(", ").includes("PATCH") && list !== "" ? [constant("Accept-Patch", list)] : [];
}

const writeCreated: Writer = (visit, fields) =>
  whenAnswered<string, void>(visit.resource.createPath(visit), (path) => {
    fields.push("Location", uriReference(path));
  });

/** RFC 9110 12.5.5: the axes with more than one offer, and the fields that the author's `represent` looks at. */
function vary({ kit }: Carrier): readonly Writer[] {
  const axes = kit.offers.vary;
  if (!kit.overrides("variances")) return axes.length === 0 ? [] : [constant("Vary", axes.join(", "))];
  return [
    (visit, fields) =>
      whenAnswered<readonly string[], void>(visit.resource.variances(visit), (more) => {
        const all = [...new Set([...axes, ...more])];
        if (all.length > 0) fields.push("Vary", fieldValue(all.join(", ")));
      }),
  ];
}

const writeTag: Writer = (visit, fields) => {
  const state = stateTag(visit);
  return isPromise(state) ? state.then((settled) => pushTag(visit, fields, settled)) : pushTag(visit, fields, state);
};

function pushTag(visit: Visit, fields: string[], state: EntityTag | undefined): void {
  if (state !== undefined) fields.push("ETag", formatEntityTag(chosenTag(visit, state)));
}

const writeModified: Writer = (visit, fields) => {
  const modified = lastModified(visit);
  return isPromise(modified)
    ? modified.then((settled) => pushModified(fields, settled))
    : pushModified(fields, modified);
};

function pushModified(fields: string[], modified: number | undefined): void {
  if (modified !== undefined) fields.push("Last-Modified", formatHttpDate(modified));
}

/** RFC 9110 15.4.5: a 304 says when it was modified only where no tag guides the cache. */
const writeModifiedWithoutTag: Writer = (visit, fields) =>
  whenAnswered(stateTag(visit), (state) => (state === undefined ? writeModified(visit, fields) : undefined));

const writeCacheControl: Writer = (visit, fields) =>
  whenAnswered<string | undefined, void>(visit.resource.cacheControl(visit), (value) => {
    if (value !== undefined) fields.push("Cache-Control", fieldValue(value));
  });

const writeExpires: Writer = (visit, fields) =>
  whenAnswered<Date | undefined, void>(visit.resource.expires(visit), (date) => {
    if (date !== undefined) fields.push("Expires", formatHttpDate(date.getTime()));
  });
