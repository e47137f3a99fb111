import { gzipSync } from "node:zlib";
import { chooseCoding, chooseLanguage, chooseType } from "../http/accept.mjs";
import { ok, PLAIN } from "../http/message.mjs";
import { problem } from "../http/problem.mjs";

/** @type {Record<string, string>} */
const REPORT = {
  "application/json": '{"a":1,"b":2}',
  "text/csv": "a,b\r\n1,2\r\n",
  "text/html": "<p>a=1, b=2</p>",
};
/** @type {Record<string, string>} */
const GREETING = { en: "Hello", de: "Hallo", "fr-CA": "Bonjour" };
/** @type {Record<string, Record<string, string>>} */
const MENU = {
  "application/json": { en: '{"soup":"pea"}', de: '{"soup":"Erbsen"}' },
  "text/plain": { en: "pea", de: "Erbsen" },
};
const PACKED = Buffer.from("0123456789".repeat(1_000));
const PACKED_GZIP = gzipSync(PACKED);

/** @type {import("../http/message.mjs").Routes} */
export const negotiated = {
  "/report": { GET: report },
  "/greeting": { GET: greeting },
  "/packed": { GET: packed },
  "/menu": { GET: menu },
};

/** @type {import("../http/message.mjs").Handler} */
function report({ headers }) {
  const Vary = "Accept";
  const type = chooseType(headers.accept, Object.keys(REPORT));
  if (type === undefined) return notAcceptable(Object.keys(REPORT), Vary);
  return ok(withCharset(type), REPORT[type] ?? "", { ETag: `"report-${type.replace("/", "-")}"`, Vary });
}

/** @type {import("../http/message.mjs").Handler} */
function greeting({ headers }) {
  const language = chooseLanguage(headers["accept-language"], Object.keys(GREETING)) ?? "en";
  return ok(PLAIN, GREETING[language] ?? "", {
    "Content-Language": language,
    ETag: `"greeting-${language}"`,
    Vary: "Accept-Language",
  });
}

/** @type {import("../http/message.mjs").Handler} */
function packed({ headers }) {
  const Vary = "Accept-Encoding";
  const coding = chooseCoding(headers["accept-encoding"]);
  if (coding === undefined) return notAcceptable(["gzip", "identity"], Vary);
  if (coding === "identity") return ok(PLAIN, PACKED, { ETag: '"packed"', Vary });
  return ok(PLAIN, PACKED_GZIP, { ETag: '"packed-gzip"', "Content-Encoding": "gzip", Vary });
}

/** @type {import("../http/message.mjs").Handler} */
function menu({ headers }) {
  const Vary = "Accept, Accept-Language";
  const type = chooseType(headers.accept, Object.keys(MENU));
  if (type === undefined) return notAcceptable(Object.keys(MENU), Vary);
  const language = chooseLanguage(headers["accept-language"], ["en", "de"]) ?? "en";
  return ok(withCharset(type), MENU[type]?.[language] ?? "", { "Content-Language": language, Vary });
}

/**
 * @param {readonly string[]} offers
 * @param {string} Vary
 */
function notAcceptable(offers, Vary) {
  return problem(406, `Offered are: ${offers.join(", ")}.`, { Vary });
}

/** @param {string} type */
function withCharset(type) {
  return type.startsWith("text/") ? `${type}; charset=utf-8` : type;
}
