import { RequestHeaders } from "../http/headers.ts";
import { parseMediaType } from "../http/mediaType.ts";
import { problem } from "../http/problem.ts";
import { statusPhrase } from "../http/response.ts";
import { encodingQualities } from "../negotiate/encoding.ts";
import { languageQualities } from "../negotiate/language.ts";
import { qualityOf } from "../negotiate/mediaType.ts";
import { indexOfBest } from "../negotiate/quality.ts";
import type { RoutedResource } from "../service/mount.ts";
import type { Kit } from "../walk/kit.ts";
import { type ExplainedStep, stepOf } from "./explain.ts";
import { decisiveOf, fullTraceOf } from "./fullTrace.ts";
import type { Trace } from "./recorder.ts";

/** A conditional field of the request, and the nodes that evaluated it. */
export interface Condition {
  readonly field: string;
  readonly given: string;
  readonly steps: readonly Pick<ExplainedStep, "id" | "question" | "decision" | "gave">[];
}

/** A recorded request as the page shows it, with what is worked out only then. */
export interface TraceView extends Trace, Meaning {
  /** The node that decided how it ended. */
  readonly decisive: string | undefined;
  readonly steps: readonly ExplainedStep[];
  readonly negotiation: readonly WeighedAxis[];
  readonly conditions: readonly Condition[];
}

const CONDITIONS =
  "Idempotency-Key If-Match If-None-Match If-Modified-Since If-Unmodified-Since Range If-Range Prefer".split(" ");

export function traceView(trace: Trace, target: RoutedResource | undefined): TraceView {
  const headers = new RequestHeaders(Object.fromEntries(trace.request.headers));
  const steps = target === undefined ? [] : stepsOf(trace, target);
  return {
    ...trace,
    ...meaningOf(trace.status),
    decisive: target && decisiveOf(target.family.planOf(trace.method), { ...trace, steps }),
    steps,
    negotiation: target === undefined ? [] : negotiationOf(headers, target.family.kitOf(trace.method)),
    conditions: conditionsOf(headers, steps),
  };
}

function stepsOf({ method, decisions }: Trace, { resource }: RoutedResource): readonly ExplainedStep[] {
  const given = new Map(decisions);
  return fullTraceOf({ resource, method }, given).passed.map((each) =>
    stepOf(each, { resource, method }, given.get(each.key)),
  );
}

function conditionsOf(headers: RequestHeaders, steps: readonly ExplainedStep[]): readonly Condition[] {
  return CONDITIONS.flatMap((name) => {
    const given = headers.field(name.toLowerCase());
    if (given === undefined) return [];
    const looked = steps
      .filter(({ decidedBy, settled }) => !settled && decidedBy.includes(name))
      .map(({ id, question, decision, gave }) => ({ id, question, decision, ...(gave === undefined ? {} : { gave }) }));
    return [{ field: name, given, steps: looked }];
  });
}

/** One axis of negotiation: its offers, with their qualities from 0, not acceptable, to 1, and the ranges that give them. */
type WeighedAxis = ReturnType<typeof weighed>;

/** Every offer of a resource with its quality for this request, by which C4, D5 and F7 decide. */
export function negotiationOf(headers: RequestHeaders, { offers }: Kit): readonly WeighedAxis[] {
  const names = offers.mediaTypes.map(({ name }) => name);
  const parsed = names.flatMap((name) => parseMediaType(name) ?? []);
  const { languages, encodings } = offers;
  const accept = headers.field("accept");
  const language = headers.field("accept-language");
  const coding = headers.field("accept-encoding");
  const plain = (qualities: readonly number[]) => qualities.map((quality) => ({ quality }));
  return [
    weighed("media type", "Accept", accept, names, qualityOf(accept ?? "", parsed)),
    weighed("language", "Accept-Language", language, languages, plain(languageQualities(language ?? "", languages))),
    weighed("coding", "Accept-Encoding", coding, encodings, plain(encodingQualities(coding ?? "", encodings))),
  ].filter(({ offers }) => offers.length > 0);
}

interface Weight {
  readonly quality: number;
  readonly range?: string | undefined;
}

/** @param given the field as it came; undefined where it was not sent */
function weighed(
  axis: "media type" | "language" | "coding",
  field: string,
  given: string | undefined,
  offers: readonly string[],
  found: readonly Weight[],
) {
  const weights = given === undefined ? offers.map((): Weight => ({ quality: 1000 })) : found;
  // Without the field the first offer is sent, and no coding is applied.
  const first = axis === "coding" ? offers.indexOf("identity") : 0;
  const best = given === undefined ? first : indexOfBest(weights.map(({ quality }) => quality));
  return {
    axis,
    field,
    given,
    offers: offers.map((offer, at) => {
      const { quality, range } = weights[at] ?? { quality: 0 };
      return { offer, quality: quality / 1000, why: whyOf(given, quality, range), chosen: at === best };
    }),
  };
}

function whyOf(given: string | undefined, quality: number, range: string | undefined): string {
  if (given === undefined) return "the field is not given, so that everything is acceptable";
  if (range !== undefined) return `“${range}” matches most closely`;
  if (quality === 0) return "nothing in the field matches, or it is refused";
  return quality < 1 ? "acceptable, though not named" : "a member of the field matches";
}

/** What the statuses of success and redirection tell a client. RFC 9110 15.3 and 15.4. */
const MEANINGS: Readonly<Record<number, string>> = {
  200: "It succeeded, and the response carries the representation or the result.",
  201: "Something new was created, and Location says where.",
  202: "The request was accepted, and is not finished yet.",
  204: "It succeeded, and there is nothing to send.",
  206: "The response carries the part that Range selected.",
  300: "There are several representations, and the client chooses.",
  301: "The resource has another address for good, which Location names.",
  302: "The resource has another address for now, which Location names.",
  303: "The result is at the address that Location names.",
  304: "The client’s copy is current, so that the content is not sent again.",
  307: "The resource has another address for now, which Location names.",
  308: "The resource has another address for good, which Location names.",
};

interface Meaning {
  readonly phrase: string;
  readonly meaning: string | undefined;
}

export function meaningOf(status: number): Meaning {
  return { phrase: statusPhrase(status), meaning: MEANINGS[status] ?? problem(status).detail };
}
