import { describe, expect, it } from "vitest";
import { textCodec } from "../codecs/text.ts";
import { RequestHeaders } from "../http/headers.ts";
import { HttpResponse } from "../http/response.ts";
import { resource } from "../literal/resource.ts";
import { command } from "../route/route.ts";
import { insideOf } from "../service/inside.ts";
import { Service } from "../service/service.ts";
import { request } from "../testing/request.ts";
import { debug } from "./debug.ts";
import { meaningOf, negotiationOf } from "./view.ts";

const offers = {
  produces: ["application/json", "text/plain"],
  codecs: { "text/plain": textCodec },
  languages: ["en", "de"],
  encodings: ["gzip", "identity"],
} as const;
const book = resource("/books/{id}", {
  ...offers,
  generateEtag: () => "1",
  GET: { resourceExists: ({ params }) => params.id !== "0", represent: () => "Notes" },
});
const plain = resource("/plain", { produces: ["application/json"], GET: () => 1 });
const hook = command("POST", "/hook", () => HttpResponse.empty());
const service = new Service({ resources: { book, plain }, routes: [hook] });

function weighed(headers: Readonly<Record<string, string>>, at = 0) {
  const kit = insideOf(service).resources[at]?.family.kitOf("GET");
  if (kit === undefined) throw new Error("there is no such resource");
  return negotiationOf(new RequestHeaders(headers), kit);
}

describe("the axes of negotiation", () => {
  it("are those with offers", () => {
    expect(weighed({}).map(({ axis, field }) => [axis, field])).toEqual([
      ["media type", "Accept"],
      ["language", "Accept-Language"],
      ["coding", "Accept-Encoding"],
    ]);
    expect(weighed({}, 1).map(({ axis }) => axis)).toEqual(["media type", "coding"]);
  });

  it("say that everything is acceptable where no field is given, and that no coding is then applied", () => {
    const why = "the field is not given, so that everything is acceptable";
    expect(weighed({}).map(({ given, offers: all }) => [given, ...all])).toEqual([
      [
        undefined,
        { offer: "application/json", quality: 1, why, chosen: true },
        { offer: "text/plain", quality: 1, why, chosen: false },
      ],
      [undefined, { offer: "en", quality: 1, why, chosen: true }, { offer: "de", quality: 1, why, chosen: false }],
      [
        undefined,
        { offer: "gzip", quality: 1, why, chosen: false },
        { offer: "identity", quality: 1, why, chosen: true },
      ],
    ]);
  });

  it("weigh each offer by the field, and say why", () => {
    const headers = {
      accept: "text/*;q=0.7, application/json;q=0.2",
      "accept-language": "de;q=0.5",
      "accept-encoding": "br",
    };
    const matched = "a member of the field matches";
    const unmatched = "nothing in the field matches, or it is refused";
    expect(weighed(headers).map(({ given, offers: all }) => [given, ...all])).toEqual([
      [
        headers.accept,
        {
          offer: "application/json",
          quality: 0.2,
          why: "“application/json;q=0.2” matches most closely",
          chosen: false,
        },
        { offer: "text/plain", quality: 0.7, why: "“text/*;q=0.7” matches most closely", chosen: true },
      ],
      [
        headers["accept-language"],
        { offer: "en", quality: 0, why: unmatched, chosen: false },
        { offer: "de", quality: 0.5, why: matched, chosen: true },
      ],
      [
        headers["accept-encoding"],
        { offer: "gzip", quality: 0, why: unmatched, chosen: false },
        { offer: "identity", quality: 0.0005, why: "acceptable, though not named", chosen: true },
      ],
    ]);
    expect(weighed({ accept: "image/png" })[0]?.offers[0]).toEqual({
      offer: "application/json",
      quality: 0,
      why: unmatched,
      chosen: false,
    });
  });

  it("weigh an offer of the least quality that a field can name as one that is named", () => {
    expect(weighed({ "accept-encoding": "gzip;q=0.001" })[2]?.offers[0]).toEqual({
      offer: "gzip",
      quality: 0.001,
      why: "a member of the field matches",
      chosen: true,
    });
  });
});

describe("a recorded request", () => {
  async function read(method: string, target: string, headers: Readonly<Record<string, string>> = {}) {
    const debugged = new Service({ resources: { book, plain }, routes: [hook] });
    debug(debugged);
    await request(debugged, method, target, { headers });
    return (await request(debugged, "GET", "/_signalbox/requests/1")).json();
  }

  it("has the conditions that it sent, with the nodes that evaluated each, and what the node gave", async () => {
    const { conditions } = await read("GET", "/books/1", { range: "bytes=0-1", "if-none-match": '"1"' });
    expect(conditions).toEqual([
      {
        field: "If-None-Match",
        given: '"1"',
        steps: [
          { id: "I12", question: "Is If-None-Match given?", decision: "yes" },
          { id: "I13", question: "Is If-None-Match “*”?", decision: "no" },
          { id: "K13", question: "Does If-None-Match match the current tag weakly?", decision: "yes" },
        ],
      },
      { field: "Range", given: "bytes=0-1", steps: [] },
    ]);
  });

  it("has the node that decided, and the meaning of its status", async () => {
    expect(await read("GET", "/books/0")).toMatchObject({
      decisive: "G7",
      phrase: "Not Found",
      meaning: "There is nothing at this address.",
      conditions: [],
    });
    expect(await read("GET", "/books/1")).not.toHaveProperty("decisive");
  });

  it("of a command has neither steps nor negotiation", async () => {
    const { steps, negotiation, conditions, decisive, phrase } = await read("POST", "/hook", { "if-match": "*" });
    expect({ steps, negotiation, conditions, decisive, phrase }).toEqual({
      steps: [],
      negotiation: [],
      conditions: [{ field: "If-Match", given: "*", steps: [] }],
      decisive: undefined,
      phrase: "No Content",
    });
  });
});

it.each([
  [200, "OK", "It succeeded, and the response carries the representation or the result."],
  [404, "Not Found", "There is nothing at this address."],
  [299, "OK", undefined],
])("the meaning of %i", (status, phrase, meaning) => {
  expect(meaningOf(status)).toEqual({ phrase, meaning });
});
