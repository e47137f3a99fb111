import { resource, Service } from "signalbox";
import { request } from "signalbox/testing";
import { describe, expect, it } from "vitest";

/** As many members as are read, none of which names an offer. */
const others = (prefix: string) => Array.from({ length: 64 }, (_, at) => `${prefix}${at}`).join(", ");
const TYPES = others("application/x-");
const LANGUAGES = Array.from({ length: 64 }, (_, at) => `x-l${at}`).join(", ");

const page = resource("/page", {
  produces: ["application/json", "text/plain"],
  languages: ["en", "de"],
  encodings: ["gzip"],
  codecs: { "text/plain": { encode: (value: unknown) => String(value) } },
  represent: () => "page",
});
const service = new Service({ routes: [page] });
const asked = async (headers: Record<string, string>) => {
  const response = await request(service, "GET", "/page", { headers });
  const { status } = response;
  return status === 406 ? status : response.header("content-type") + " " + response.header("content-language");
};

describe("RFC 9110 12.1, ruling 19: of a list that is cut, what was not read may accept anything", () => {
  it("a whole list that names no offer is 406", async () => {
    expect(await asked({ accept: TYPES })).toBe(406);
    expect(await asked({ "accept-language": LANGUAGES })).toBe(406);
  });

  it("Accept ends as if */*;q=0.001 followed", async () => {
    expect(await asked({ accept: `${TYPES}, text/plain` })).toBe("application/json en");
    expect(await asked({ accept: `text/plain;q=0.1, ${TYPES}` })).toMatch(/^text\/plain/);
    expect(await asked({ accept: `application/x-${"a".repeat(9000)}, text/plain;q=0.5` })).toBe("application/json en");
  });

  it("a q=0 that was read still excludes", async () => {
    expect(await asked({ accept: `application/json;q=0, ${TYPES}` })).toMatch(/^text\/plain/);
    expect(await asked({ accept: `application/*;q=0, text/*;q=0, ${TYPES}` })).toBe(406);
    expect(await asked({ accept: `*/*;q=0, ${TYPES}` })).toBe(406);
    expect(await asked({ "accept-language": `en;q=0, ${LANGUAGES}` })).toMatch(/ de$/);
    expect(await asked({ "accept-language": `*;q=0, ${LANGUAGES}` })).toBe(406);
  });

  it("Accept-Language ends as if *;q=0.001 followed, and what was read goes first", async () => {
    expect(await asked({ "accept-language": `${LANGUAGES}, de` })).toMatch(/ en$/);
    expect(await asked({ "accept-language": `de;q=0.001, ${LANGUAGES}` })).toMatch(/ de$/);
  });

  it("Accept-Encoding leaves identity, because a coding that was not named may not be undone", async () => {
    const response = await request(service, "GET", "/page", { headers: { "accept-encoding": others("x") + ", gzip" } });
    expect([response.status, response.header("content-encoding")]).toEqual([200, undefined]);
  });
});
