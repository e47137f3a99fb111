import type { RequestHeaders } from "../http/headers.ts";
import { parseMediaType } from "../http/mediaType.ts";
import { encodingQualities } from "../negotiate/encoding.ts";
import { languageQualities } from "../negotiate/language.ts";
import { qualityOf } from "../negotiate/mediaType.ts";
import { indexOfBest } from "../negotiate/quality.ts";
import type { Kit } from "../walk/kit.ts";

/** The quality of one offer for the client, and the range that gives it. */
export interface WeighedOffer {
  readonly offer: string;
  /** From 0, not acceptable, to 1. */
  readonly quality: number;
  readonly why: string;
  readonly chosen: boolean;
}

/** One axis of negotiation, weighed by the client's field. */
export interface WeighedAxis {
  readonly axis: "media type" | "language" | "coding";
  readonly field: string;
  /** The field as it came; undefined where it was not sent. */
  readonly given: string | undefined;
  readonly offers: readonly WeighedOffer[];
}

/** Every offer of a resource with its quality for this request, by which C4, D5 and F7 decide. */
export function negotiationOf(headers: RequestHeaders, { offers }: Kit): readonly WeighedAxis[] {
  const names = offers.mediaTypes.map(({ name }) => name);
  const parsed = names.flatMap((name) => parseMediaType(name) ?? []);
  const accept = headers.get("accept");
  const qualities = qualityOf(accept ?? "", parsed);
  const language = headers.get("accept-language");
  const coding = headers.get("accept-encoding");
  return [
    weighed("media type", "Accept", accept, names, (at) => ({
      quality: qualities[at]?.quality ?? 0,
      range: qualities[at]?.range,
    })),
    weighed("language", "Accept-Language", language, offers.languages, plain(languageQualities, language)),
    weighed("coding", "Accept-Encoding", coding, offers.encodings, plain(encodingQualities, coding)),
  ].filter(({ offers }) => offers.length > 0);
}

interface Weight {
  readonly quality: number;
  readonly range?: string | undefined;
}

function plain(
  qualitiesOf: (field: string, offers: readonly string[]) => readonly number[],
  field: string | undefined,
): (at: number, offers: readonly string[]) => Weight {
  return (at, offers) => ({ quality: qualitiesOf(field ?? "", offers)[at] ?? 0 });
}

function weighed(
  axis: WeighedAxis["axis"],
  field: string,
  given: string | undefined,
  offers: readonly string[],
  weigh: (at: number, offers: readonly string[]) => Weight,
): WeighedAxis {
  const weights = offers.map((_, at): Weight => (given === undefined ? { quality: 1000 } : weigh(at, offers)));
  const best = given === undefined ? defaultOf(axis, offers) : indexOfBest(weights.map(({ quality }) => quality));
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

/** Without the field the first offer is sent, and no coding is applied. */
function defaultOf(axis: WeighedAxis["axis"], offers: readonly string[]): number {
  return axis === "coding" ? offers.indexOf("identity") : 0;
}

function whyOf(given: string | undefined, quality: number, range: string | undefined): string {
  if (given === undefined) return "the field is not given, so that everything is acceptable";
  if (range !== undefined) return `“${range}” matches most closely`;
  if (quality === 0) return "nothing in the field matches, or it is refused";
  return quality < 1 ? "acceptable, though not named" : "a member of the field matches";
}
