import { Resource } from "signalbox";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { availableCodings } from "../coding/available.ts";
import { CARRIED, type CarriedName, calledFor, carriedFacts, fieldsOf, membersOf, situationShape } from "./carried.ts";
import { axesOf, encodingsOf } from "./declared.ts";
import { allCarried, end } from "./row.ts";
import { TABLE } from "./table.ts";
import { wordsFor } from "./tableWords.ts";

const situation = (traits: object = {}, method = "GET", isHalt = false) => ({
  resource: Object.assign(new (class It extends Resource {})(), traits),
  method,
  isHalt,
});
const yes = () => true;
const model = z.object({ title: z.string() });

describe("the fields that a part writes", () => {
  it.each([
    ["retryAfter", {}, "GET", ["Retry-After"]],
    ["allow", {}, "OPTIONS", ["Allow"]],
    ["allow", { allowedMethods: ["PATCH"] }, "OPTIONS", ["Allow"]],
    ["allow", { allowedMethods: ["PATCH"], consumes: ["a/b"] }, "OPTIONS", ["Allow", "Accept-Patch"]],
    ["allow", { allowedMethods: ["PUT"], consumes: ["a/b"] }, "OPTIONS", ["Allow"]],
    ["accepts", { consumes: ["a/b"] }, "PUT", ["Accept-Encoding", "Accept"]],
    ["accepts", { consumes: ["a/b"] }, "PATCH", ["Accept-Encoding", "Accept", "Accept-Patch"]],
    ["created", {}, "POST", ["Location"]],
    ["created", {}, "PUT", []],
    ["validators", {}, "GET", []],
    ["validators", { generateEtag: yes, lastModified: yes }, "GET", ["ETag", "Last-Modified"]],
    ["unchanged", { generateEtag: yes, lastModified: yes }, "GET", ["ETag"]],
    ["unchanged", { lastModified: yes }, "GET", ["Last-Modified"]],
    ["unchanged", { generateEtag: yes }, "GET", ["ETag"]],
    ["freshness", { expires: yes }, "GET", ["Expires"]],
    ["freshness", { cacheControl: yes }, "GET", ["Cache-Control"]],
    ["vary", {}, "GET", []],
    ["vary", { produces: ["a/b", "c/d"] }, "GET", ["Vary"]],
    ["vary", { languages: ["en"] }, "GET", []],
    ["vary", { languages: ["en", "de"] }, "GET", ["Vary"]],
    ["vary", { encodings: ["gzip"] }, "GET", ["Vary"]],
    ["vary", { encodings: ["identity"] }, "GET", []],
    ["vary", { vary: yes }, "GET", ["Vary"]],
    ["problem", {}, "GET", []],
    ["problem", { errorProduces: ["a/b", "c/d"] }, "GET", ["Vary"]],
    ["entity", { languages: ["en"], encodings: ["gzip"] }, "GET", ["Content-Language", "Content-Encoding"]],
    ["entity", { encodings: ["identity"] }, "GET", []],
    ["range", {}, "GET", ["Content-Range"]],
    [
      "range",
      { generateEtag: yes, lastModified: yes, languages: ["en"], encodings: ["gzip"], storedEncodings: ["gzip"] },
      "GET",
      ["Content-Range", "ETag", "Last-Modified", "Content-Language", "Content-Encoding"],
    ],
    ["range", { encodings: ["gzip"] }, "GET", ["Content-Range"]],
    ["links", {}, "GET", []],
    ["links", { links: yes }, "GET", ["Link"]],
    ["deprecation", {}, "GET", []],
    ["deprecation", { deprecation: { since: new Date(), link: "/why" } }, "GET", ["Deprecation", "Link"]],
    ["deprecation", { deprecation: { PUT: { sunset: new Date() } } }, "PUT", ["Sunset"]],
    ["deprecation", { deprecation: { PUT: { sunset: new Date() } } }, "GET", []],
    ["preferred", {}, "PUT", []],
    ["preferred", { preferences: ["return"] }, "PUT", ["Preference-Applied", "Vary"]],
    ["preferred", { preferences: ["return"] }, "GET", []],
    // RFC 7240 4.4: handling is honoured where a model reads content; a patch is applied, not read.
    ["preferred", { preferences: ["handling"], consumes: ["a/b"], body: model }, "PUT", ["Preference-Applied", "Vary"]],
    ["preferred", { preferences: ["handling"], consumes: ["a/b"] }, "PUT", ["Vary"]],
    ["preferred", { preferences: ["handling"], body: model }, "PUT", ["Vary"]],
    [
      "preferred",
      { preferences: ["handling"], patches: ["application/merge-patch+json"], body: model },
      "PATCH",
      ["Vary"],
    ],
    ["preferredLater", { preferences: ["return"] }, "POST", ["Vary"]],
    ["preferredLater", { preferences: ["respond-async"] }, "POST", ["Preference-Applied", "Vary"]],
    ["digest", {}, "GET", []],
    ["digest", { digests: ["sha-256"] }, "GET", ["Content-Digest", "Repr-Digest"]],
    ["unsatisfied", {}, "GET", ["Content-Range"]],
    ["acceptRanges", {}, "GET", []],
    ["acceptRanges", { ranges: "bytes" }, "HEAD", ["Accept-Ranges"]],
    ["choices", {}, "GET", []],
  ] as const)("%s of %o for %s: %o", (part, traits, method, fields) => {
    expect(fieldsOf(part, situation(traits, method))).toEqual(fields);
  });

  it("are those that nobody had to be asked for, where a Halt ends the request", () => {
    const parts: readonly CarriedName[] = ["retryAfter", "challenge", "location", "blockedBy", "unstored", "allow"];
    const written = (isHalt: boolean) =>
      parts.flatMap((part): readonly string[] => fieldsOf(part, situation({}, "GET", isHalt)));
    expect(written(false)).toEqual(["Retry-After", "WWW-Authenticate", "Location", "Link", "Cache-Control", "Allow"]);
    expect(written(true)).toEqual(["WWW-Authenticate", "Cache-Control", "Allow"]);
    expect(membersOf("retryAfter", situation({}, "GET", true))).toEqual([]);
  });

  it("know what the runtime has: a coding that it lacks is not offered", () => {
    const lacking = ["gzip", "br", "deflate", "zstd"].filter((coding) => !availableCodings().has(coding));
    for (const coding of lacking) {
      expect(encodingsOf({ encodings: [coding] })).toEqual(["identity"]);
      expect(axesOf(situation({ encodings: [coding] }).resource)).toEqual([]);
      expect(fieldsOf("vary", situation({ encodings: [coding] }))).toEqual([]);
    }
    expect(encodingsOf({ encodings: ["gzip", ...lacking] })).toEqual(["gzip", "identity"]);
  });
});

describe("the members that a part adds", () => {
  it("are there as the fields are", () => {
    expect(membersOf("offers", situation())).toEqual(["offered", "offeredEncodings"]);
    expect(membersOf("offers", situation({ languages: ["en"] }))).toEqual([
      "offered",
      "offeredLanguages",
      "offeredEncodings",
    ]);
    expect(membersOf("vary", situation())).toEqual([]);
  });
});

describe("what a part comes to, in words", () => {
  it.each([
    // Content, whatever its fields are.
    ["entity", {}, "GET", ["the representation"]],
    ["problem", {}, "GET", ["a problem"]],
    ["choices", {}, "GET", ["the choices"]],
    ["result", {}, "POST", ["the result of the write"]],
    ["range", {}, "GET", ["the ranges, Content-Range, ETag, Last-Modified"]],
    // Fields: those that are written, and nothing where none is.
    ["vary", {}, "GET", []],
    ["vary", { produces: ["a/b", "c/d"] }, "GET", ["Vary"]],
    ["validators", {}, "GET", []],
    ["validators", { generateEtag: yes }, "GET", ["ETag"]],
    ["validators", { generateEtag: yes, lastModified: yes }, "GET", ["ETag, Last-Modified"]],
    ["created", {}, "PUT", []],
    ["created", {}, "POST", ["Location"]],
    ["unstored", {}, "GET", ["Cache-Control: no-store"]],
    // Members of a problem, and what no document lists.
    ["offers", {}, "GET", ["the offers"]],
    ["preflight", {}, "OPTIONS", ["Access-Control-*"]],
  ] as const)("%s of %o, %s", (part, traits, method, words) => {
    expect(wordsFor(part, situation(traits, method))).toEqual(words);
  });
});

describe("the table of parts", () => {
  const endings = Object.values(TABLE).flatMap(({ yes, no }) => [yes, no].filter((edge) => typeof edge !== "string"));

  it("holds no part that no ending carries", () => {
    const carried = new Set(endings.flatMap((ending) => allCarried(ending, true)));
    const where =
      "name it in an ending of src/graph/table.ts, or in allCarried of src/graph/row.ts if every response has it";
    expect([...carried].sort(), where).toEqual(Object.keys(CARRIED).sort());
  });

  it("gives every error a problem, and nothing else; but the 412 of RFC 8144 3.2 has the representation in its place", () => {
    const representing = endings.filter(({ status, carries }) => status >= 400 && carries.includes("entity"));
    expect(representing.map(({ status }) => status)).toEqual([412, 412]);
    for (const ending of endings) {
      expect(allCarried(ending, true).includes("problem")).toBe(ending.status >= 400 && !representing.includes(ending));
    }
    expect(allCarried(end(404, "vary"), true)).toEqual(["vary", "problem", "guarded", "deprecation"]);
    expect(allCarried(end(404), false)).toEqual(["problem", "deprecation"]);
    expect(allCarried(end(201), true)).toEqual(["deprecation"]);
  });

  it("adds members to errors only: nothing else carries a problem", () => {
    for (const { status, carries } of endings.filter((ending) => ending.status < 400)) {
      const told = carries.filter((part) => carriedFacts(part).members !== undefined);
      // OPTIONS carries Allow as a 405 does.
      expect(told, String(status)).toEqual(carries.includes("allow") ? ["allow"] : []);
    }
  });

  it("names the callbacks that are asked for a part, and not what it is made of", () => {
    expect(calledFor("vary")).toEqual(["vary"]);
    expect(calledFor("validators")).toEqual(["generateEtag", "lastModified"]);
    expect(calledFor("retryAfter")).toEqual([]);
  });

  it("tells places apart by what the fields depend on, and by nothing else", () => {
    const shape = (...given: Parameters<typeof situation>) => situationShape(situation(...given));
    expect(shape({ represent: yes })).toBe(shape());
    const others = [
      shape({ generateEtag: yes }),
      shape({ languages: ["en"] }),
      shape({ encodings: ["gzip"] }),
      shape({ errorProduces: ["a/b", "c/d"] }),
      shape({}, "POST"),
      shape({}, "GET", true),
    ];
    expect(new Set([shape(), ...others]).size).toBe(others.length + 1);
  });
});
