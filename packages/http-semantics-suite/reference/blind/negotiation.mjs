// Areas negotiation, language, coding and vary.

import { changes, is, misreads, sends } from "../faults/change.mjs";
import { all, at, field, members } from "./helpers.mjs";

const REPORT = ["application/json", "text/csv", "text/html"];

/** The weight of each offer is the greatest of all ranges that match. @param {string} accept */
function greatest(accept) {
  const ranges = accept.split(",").map((member) => {
    const [range = "", ...parameters] = member.split(";").map((text) => text.trim().toLowerCase());
    const q = parameters.find((text) => text.startsWith("q="))?.slice(2) ?? "1";
    return { range, q: Number(q) };
  });
  const weight = (/** @type {string} */ offer) =>
    Math.max(
      0,
      ...ranges.flatMap(({ range, q }) =>
        [offer, `${offer.split("/")[0]}/*`, "*/*"].includes(range) ? [Number.isNaN(q) ? 0 : q] : [],
      ),
    );
  return REPORT.map((offer) => `${offer};q=${weight(offer)}`).join(", ");
}

/** @param {(tag: string) => boolean} isKept */
const languages = (isKept) => (/** @type {string} */ value) =>
  value
    .split(",")
    .filter((member) => isKept(member.split(";")[0]?.trim() ?? ""))
    .join(",") || undefined;
const LANGUAGES = ["en", "de", "fr-CA"];

/** @type {Record<string, import("./helpers.mjs").Fault>} */
export const negotiation = {
  "negotiation-01": (request, next) =>
    request.path === "/report" ? misreads("accept", greatest)(request, next) : next(request),
  "negotiation-02": misreads(
    "accept",
    members((member) => (/^[^;]*[A-Z]/.test(member) ? "none/none" : member)),
  ),
  "negotiation-03": misreads("accept", (value) => value.replace(/(?:\s+;\s*|;\s+)q=[\d.]+/gi, "")),
  "negotiation-04": misreads("accept", (value) => value.replaceAll('"', "")),
  "negotiation-05": misreads("accept", (value) => value.replace(/(q=0\.\d)\d+/gi, "$1")),
  "negotiation-06": misreads("accept", (value) => value.replace(/;\s*q=0(?:\.0*)?(?=\s*(?:,|$))/gi, ";q=0.001")),

  "language-01": misreads(
    "accept-language",
    languages((tag) => ["*", ...LANGUAGES].some((offer) => offer.toLowerCase() === tag.toLowerCase())),
  ),
  "language-02": misreads(
    "accept-language",
    languages((tag) => !LANGUAGES.some((offer) => offer !== tag && offer.toLowerCase() === tag.toLowerCase())),
  ),
  "language-03": misreads(
    "accept-language",
    members((member) => member.replace(/^\s*([a-z]{2})[a-z]+/i, "$1")),
  ),
  "language-04": changes(
    ({ headers }, request) => headers["Content-Language"] !== undefined && /^\w/.test(asked(request)),
    ({ headers }, request) => ({ headers: { ...headers, "Content-Language": asked(request) } }),
  ),

  "coding-01": misreads("accept-encoding", (value) => (value.includes("gzip") ? "gzip" : value)),
  "coding-02": changes(at("/packed"), ({ headers }) => ({
    headers: { ...headers, ETag: headers.ETag && '"packed"' },
  })),
  "coding-03": changes(
    ({ headers }, { method }) => method === "HEAD" && headers["Content-Encoding"] === "gzip",
    ({ headers }) => ({ headers: { ...headers, "Content-Length": "10000" } }),
  ),
  "coding-04": misreads(
    "accept-encoding",
    members((member) => member.replace(/^\s*\*/, "none")),
  ),
  "coding-05": misreads("accept-encoding", (value) => value.replace(/x-gzip/gi, "none")),

  "vary-01": sends(is(304), { Vary: undefined }),
  "vary-02": sends(all(is(200), at("/menu")), { Vary: "Accept-Language" }),
  "vary-03": sends((response) => field(response, "Vary") === "Accept-Encoding" && isPlain(response), {
    Vary: undefined,
  }),
};

/** @param {import("./helpers.mjs").Request} request */
function asked({ headers }) {
  return headers["accept-language"]?.split(/[,;]/)[0]?.trim() ?? "";
}

/** @param {import("./helpers.mjs").Response} response */
function isPlain({ headers }) {
  return headers["Content-Encoding"] === undefined;
}
