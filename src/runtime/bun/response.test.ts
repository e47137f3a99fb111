import { describe, expect, it } from "vitest";
import { SentBefore } from "./response.ts";

const JSON_FIELDS = ["Content-Type", "application/json", "Vary", "Accept"];
const COOKIES = ["Set-Cookie", "a=1", "Set-Cookie", "b=2"];

describe("SentBefore", () => {
  it("keeps what comes twice running, with each of several fields of one name (RFC 6265 3)", () => {
    const sent = new SentBefore();
    expect(sent.initFor(200, COOKIES)).toBeUndefined();
    const init = sent.initFor(200, [...COOKIES]);
    expect(init?.status).toBe(200);
    expect(init?.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(sent.initFor(200, [...COOKIES])).toBe(init);
  });

  it("tells statuses, values and lengths apart, however often they come", () => {
    const sent = new SentBefore();
    sent.initFor(200, JSON_FIELDS);
    const known = sent.initFor(200, JSON_FIELDS);
    expect(known).toBeDefined();
    expect(sent.initFor(404, JSON_FIELDS)).toBeUndefined();
    expect(sent.initFor(404, JSON_FIELDS)?.status).toBe(404);
    expect(sent.initFor(200, ["Content-Type", "application/json", "Vary", "Cookie"])).toBeUndefined();
    expect(sent.initFor(200, JSON_FIELDS.slice(0, 2))).toBeUndefined();
    expect(sent.initFor(200, JSON_FIELDS)).toBe(known);
  });

  it("makes nothing for lists that are always different", () => {
    const sent = new SentBefore();
    for (let n = 0; n < 50; n += 1) expect(sent.initFor(201, ["Location", `/books/${n}`])).toBeUndefined();
  });

  it("is not changed with the list of an author who changes it", () => {
    const sent = new SentBefore();
    const fields = ["Allow", "GET"];
    sent.initFor(405, fields);
    sent.initFor(405, fields);
    fields[1] = "POST";
    expect(sent.initFor(405, ["Allow", "GET"])?.headers.get("allow")).toBe("GET");
    expect(sent.initFor(405, fields)).toBeUndefined();
  });

  it("forgets the oldest of many", () => {
    const sent = new SentBefore();
    const twice = (place: number) => [0, 1].map(() => sent.initFor(301, ["Location", `/${place}`]))[1];
    const first = twice(0);
    for (let place = 1; place <= 15; place += 1) expect(twice(place)).toBeDefined();
    expect(sent.initFor(301, ["Location", "/0"])).toBe(first);
    twice(16);
    expect(sent.initFor(301, ["Location", "/0"])).toBeUndefined();
  });
});
