import { type Axis, type Ending, isReplay, type MountTest, type Row } from "../graph/row.ts";
import { labelOf } from "../graph/tableWords.ts";
import { statusPhrase } from "../http/response.ts";
import type { Declaration } from "../resource/resource.ts";

const OFFERS: Readonly<Record<Axis, Declaration>> = {
  mediaType: "produces",
  language: "languages",
  encoding: "encodings",
};

/** The declaration that settles each question which the method alone does not. */
const DECLARED: Readonly<Record<Extract<MountTest, string>, Declaration>> = {
  known: "knownMethods",
  allowed: "allowedMethods",
  anyType: "ignoreUnacceptable",
  anyLanguage: "ignoreUnacceptable",
  anyEncoding: "ignoreUnacceptable",
  putCreates: "putCreates",
  withheldAsMissing: "withheldAsMissing",
  patchesTest: "patches",
  saysState: "concurrency",
};

/** What decides a row, in the fewest words: callbacks, declarations, a request field, the method, the trace so far. */
export function decidedBy(row: Row): readonly string[] {
  switch (row.kind) {
    case "ask":
    case "act":
    case "prepare":
      return [row.callback];
    case "own":
      return [row.node.id];
    case "choose":
      return [OFFERS[row.axis]];
    case "method":
      return [typeof row.test === "string" ? DECLARED[row.test] : "method"];
    case "recall":
      return ["an earlier node"];
    case "request":
      return [...(row.on ?? []), ...(row.field === undefined ? [] : [row.field])];
  }
}

export const carriedBy = ({ carries }: Ending): readonly string[] => carries.map(labelOf);

/** "429 Too Many Requests" */
export const endingText = (ending: Ending): string =>
  isReplay(ending) ? "the kept response" : `${ending.status} ${statusPhrase(ending.status)}`;

/** "429", or "kept" where it is the status of a response that was kept. */
export const statusText = (ending: Ending): string => (isReplay(ending) ? "kept" : String(ending.status));
