import type { Axis } from "../graph/row.ts";
import { fieldText } from "../http/headers.ts";
import type { Visit } from "./visit.ts";

/** C4, D5, F7: the client's header chooses among the offers. Where none is acceptable, the first stays chosen. */
export const CHOICES: Readonly<Record<Axis, (visit: Visit) => boolean>> = {
  mediaType: (visit) => {
    const { choose, mediaTypes } = visit.kit.offers;
    const index = choose.mediaType(fieldText(visit.request.headers.raw["accept"]) ?? "");
    if (index < 0) return false;
    visit.mediaType = index;
    visit.chosenMediaType = mediaTypes[index]?.name;
    return true;
  },
  language: (visit) => {
    const { choose, languages } = visit.kit.offers;
    const index = choose.language(fieldText(visit.request.headers.raw["accept-language"]) ?? "");
    if (index < 0) return false;
    visit.language = index;
    visit.chosenLanguage = languages[index];
    return true;
  },
  encoding: (visit) => {
    const { choose, encodings } = visit.kit.offers;
    const index = choose.encoding(fieldText(visit.request.headers.raw["accept-encoding"]) ?? "");
    if (index < 0) return false;
    visit.encoding = index;
    visit.chosenEncoding = encodings[index];
    return true;
  },
};
