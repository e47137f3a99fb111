import type { CarriedName, FieldName, MemberName } from "../graph/carried.ts";
import { fieldsOf, membersOf, situationShape } from "../graph/carried.ts";
import type { ResponseSituation } from "../graph/declared.ts";
import { errorEnding } from "../graph/reach.ts";
import { allCarried, type Ending, end } from "../graph/row.ts";
import { isCommand } from "../resource/attached.ts";
import type { DescribedField } from "../resource/description.ts";
import type { Model } from "../resource/model.ts";
import type { HeaderObject } from "./document.ts";
import type { Entry } from "./entry.ts";

const TABLE_FIELDS: Readonly<Record<FieldName, HeaderObject>> = {
  Accept: text("The media types that are taken here (RFC 9110 12.5.1)."),
  "Accept-Encoding": text("The content codings that are taken here, where the coding was at fault (RFC 9110 12.5.3)."),
  "Accept-Patch": text("The media types that PATCH takes here (RFC 5789 3.1)."),
  "Accept-Query": text("The formats in which QUERY asks here (RFC 10008 3)."),
  "Accept-Ranges": text("The unit in which parts can be asked for (RFC 9110 14.3)."),
  Allow: text("The methods that the resource supports (RFC 9110 10.2.1)."),
  "Cache-Control": text("How the response may be stored (RFC 9111 5.2)."),
  "Content-Digest": text("The digest of the content that is sent (RFC 9530 2)."),
  "Content-Encoding": text("The content coding, where one was chosen (RFC 9110 8.4)."),
  "Content-Language": text("The language of the content (RFC 9110 8.5)."),
  "Content-Location": text("Where what is sent can be read again (RFC 9110 8.7)."),
  "Content-Range": text("Which part this is, and how long the whole is (RFC 9110 14.4)."),
  Deprecation: text("Since when it is deprecated, or from when on (RFC 9745 2)."),
  ETag: text("The entity tag of the representation (RFC 9110 8.8.3)."),
  Expires: text("When the response becomes stale (RFC 9111 5.3)."),
  "Last-Modified": text("When the resource last changed (RFC 9110 8.8.2)."),
  Link: text(
    "What it is related to, and where to read of a deprecation (RFC 8288); of a 451, who blocks it (RFC 7725 4).",
  ),
  Location: { description: "Where to go on (RFC 9110 10.2.2).", schema: { type: "string", format: "uri-reference" } },
  "Preference-Applied": text("Which preferences of the client were honoured (RFC 7240 3)."),
  "Repr-Digest": text("The digest of the whole representation, with its coding (RFC 9530 3)."),
  "Retry-After": text("Seconds to wait, or the moment to come again (RFC 9110 10.2.3)."),
  Sunset: text("When it is expected to be gone (RFC 8594 3)."),
  Vary: text("The request fields that the response depended on (RFC 9110 12.5.5)."),
  "Want-Content-Digest": text("The algorithms in which Content-Digest is checked (RFC 9530 4)."),
  "Want-Repr-Digest": text("The algorithms in which Repr-Digest is checked (RFC 9530 4)."),
  "WWW-Authenticate": text("How to authenticate (RFC 9110 11.6.1)."),
};

export const RESPONSE_FIELDS: Readonly<Record<string, HeaderObject>> = {
  ...TABLE_FIELDS,
  RateLimit: text("What is left of the client's quota."),
  "RateLimit-Policy": text("The quotas that the client has."),
};

function text(description: string): HeaderObject {
  return { description, schema: { type: "string" } };
}

export interface Carried {
  readonly status: number;
  readonly names: readonly CarriedName[];
  readonly fields: readonly string[];
  /** The members that its problem may have, beside those of every problem. */
  readonly members: readonly MemberName[];
  /** The models of what authors' own nodes say, and undefined where it comes from elsewhere, too; none where no such node ends so. */
  readonly ofNodes: readonly (Model | undefined)[];
}

/** What each status of an operation carries, by every path that leads to it: an ending of the graph, or a declared Halt. */
export function carriedByStatus(entry: Entry): readonly Carried[] {
  const { reach, halts, statuses, resource } = entry;
  const isHandled = isCommand(resource);
  const isAnyGuarded = reach.endings.some(({ isGuarded }) => isGuarded);
  const arrival = (ending: Ending, isHalt: boolean, isGuarded: boolean, hasValue: boolean) => {
    const names = allCarried(ending, isGuarded);
    return { status: ending.status, own: ending.own, names, situation: situationOf(entry, isHalt), hasValue };
  };
  const arrivals = [
    ...reach.endings.map(({ ending, from, isGuarded }) => {
      // A success that no ending gives, a Halt's or a command's, carries what every response carries.
      const isOfHandler = isHandled && ending.status < 400 && ending.own === undefined;
      // It is taken only where the author returns a value.
      const hasValue = from?.row.kind === "request" && from.row.decidedByValue === true;
      return arrival(isOfHandler ? end(ending.status) : ending, false, isGuarded, hasValue);
    }),
    ...halts.map((status) => arrival(status >= 400 ? errorEnding(status) : end(status), true, isAnyGuarded, false)),
  ];
  return statuses.map((status) => {
    const here = arrivals.filter((each) => each.status === status);
    // Where a write may return a value or none, null in the description means that it returns none.
    const isEmpty = entry.said.responses?.[status] === null;
    const written = here.flatMap(({ names, situation, hasValue }) =>
      names.flatMap((name): readonly string[] =>
        name === "result" && !hasValue && isEmpty ? [] : fieldsOf(name, situation),
      ),
    );
    const members = here.flatMap(({ names, situation }) =>
      names.flatMap((name): readonly MemberName[] => membersOf(name, situation)),
    );
    const fieldsOfNodes = here.flatMap(({ own }) => Object.keys(own?.headers ?? {}));
    return {
      status,
      names: [...new Set(here.flatMap(({ names }) => names))],
      fields: [...new Set([...written, ...fieldsOfNodes, ...authoredFields(entry, status)])].sort(),
      members: [...new Set(members)],
      ofNodes: here.some(({ own }) => own !== undefined) ? [...new Set(here.map(({ own }) => own?.members))] : [],
    };
  });
}

function situationOf({ resource, method, service }: Entry, isHalt: boolean): ResponseSituation {
  return { resource, method, isHalt, errors: service, deprecation: service.deprecation };
}

function authoredFields({ said }: Entry, status: number): readonly string[] {
  return Object.entries(said.documentedHeaders ?? {}).flatMap(([name, field]) =>
    typeof field === "string" || (field.statuses?.includes(status) ?? true) ? [name] : [],
  );
}

export function fieldWords(field: string | DescribedField): string {
  return typeof field === "string" ? field : field.description;
}

/** All that the fields and contents of responses depend on, beside the endings and the models, as one text. */
export function responseShape(entry: Entry): string {
  const { said, errors } = entry;
  const models = Object.entries(said.responses ?? {}).map(
    ([status, model]) => `${status}${model === null ? "-" : "+"}`,
  );
  return [
    situationShape(situationOf(entry, false)),
    situationShape(situationOf(entry, true)),
    entry.halts.join(),
    models.join(),
    errors.shapedBy,
    errors.types.join(),
    said.documentedHeaders === undefined ? "" : JSON.stringify(said.documentedHeaders),
  ].join(" ");
}
