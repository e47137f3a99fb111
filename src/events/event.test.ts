import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RequestHeaders } from "../http/headers.ts";
import { unreadRequest } from "../http/request.ts";
import { eventText, lastEventId, type ServerEvent } from "./event.ts";

interface Dispatched {
  readonly data: string;
  readonly type: string;
  readonly lastEventId: string;
}

/** WHATWG HTML 9.2.6, "interpreting an event stream", step by step. */
function interpreted(text: string): { readonly events: readonly Dispatched[]; readonly retry: number | undefined } {
  const events: Dispatched[] = [];
  let data = "";
  let type = "";
  let id = "";
  let retry: number | undefined;
  for (const line of text.split(/\r\n|\r|\n/).slice(0, -1)) {
    if (line === "") {
      if (data !== "") events.push({ data: data.slice(0, -1), type: type || "message", lastEventId: id });
      data = "";
      type = "";
      continue;
    }
    const colon = line.indexOf(":");
    if (colon === 0) continue;
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (name === "data") data += `${value}\n`;
    else if (name === "event") type = value;
    else if (name === "id" && !value.includes("\0")) id = value;
    else if (name === "retry" && /^[0-9]+$/.test(value)) retry = Number(value);
  }
  return { events, retry };
}

const line = fc.string({ unit: "binary" }).filter((text) => !/[\r\n\0]/.test(text));
const text = fc
  .array(fc.oneof(fc.string(), fc.constantFrom("\n", "\r", "\r\n", ":", "data: x", "id: 1", "\n\n")))
  .map((parts) => parts.join(""));

describe("an event", () => {
  it("is what the client dispatches, whatever text its data is: no text ends it or forges another", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ data: text, id: line, event: line }, { requiredKeys: ["data"] }), { maxLength: 5 }),
        (events: readonly ServerEvent<string>[]) => {
          let last = "";
          const expected = events.map(({ data = "", id, event }) => {
            last = id ?? last;
            // 9.2.5: each of CR, LF and CRLF ends a line, and lines are joined with LF.
            return { data: data.replaceAll(/\r\n|\r/g, "\n"), type: event || "message", lastEventId: last };
          });
          expect(interpreted(events.map(eventText).join("")).events).toEqual(expected);
        },
      ),
    );
  });

  it("carries any other value as JSON, on one line", () => {
    fc.assert(
      fc.property(
        fc.jsonValue().filter((value) => typeof value !== "string"),
        (data) => {
          const { events } = interpreted(eventText({ data }));
          expect(events.map((event) => event.data)).toEqual([JSON.stringify(data)]);
        },
      ),
    );
  });

  it("without data sets the id and the time to wait, and dispatches nothing", () => {
    expect(interpreted(`${eventText({ id: "7", retry: 250 })}${eventText({ data: "x" })}`)).toEqual({
      events: [{ data: "x", type: "message", lastEventId: "7" }],
      retry: 250,
    });
  });

  it("is written with its name, id and time first, and the data line by line", () => {
    expect(eventText({ data: "a\r\nb\rc\nd", id: "7", event: "moved", retry: 0 })).toBe(
      "event: moved\nid: 7\nretry: 0\ndata: a\ndata: b\ndata: c\ndata: d\n\n",
    );
    expect(eventText({ data: { a: 1 } })).toBe('data: {"a":1}\n\n');
    expect(eventText({ data: "" })).toBe("data: \n\n");
    expect(eventText({ id: "", event: "" })).toBe("event: \nid: \n\n");
    expect(eventText({})).toBe("\n");
  });

  const FORM = "An event is { data, id?, event?, retry? }";
  it.each([
    [
      "a line break in the id",
      { id: "1\ndata: forged" },
      "The id of an event holds a line break, which would end the field.",
    ],
    [
      "a carriage return in the id",
      { id: "1\rx" },
      "The id of an event holds a line break, which would end the field.",
    ],
    [
      "a line break in the name",
      { event: "a\nb" },
      "The event of an event holds a line break, which would end the field.",
    ],
    ["a NUL in the id", { id: "a\0" }, "The id of an event holds a NUL, with which clients ignore it."],
    ["an id that is a number", { id: 7 }, "The id of an event is text, not a number."],
    ["a name that is none", { event: null }, "The event of an event is text, not null."],
    ["a broken time to wait", { retry: 0.5 }, "The retry of an event is a whole number of milliseconds, not 0.5."],
    ["a negative time to wait", { retry: -1 }, "The retry of an event is a whole number of milliseconds, not -1."],
    ["a time that is text", { retry: "1" }, "The retry of an event is a whole number of milliseconds, not 1."],
    ["a value that is no event", { train: "RE 1" }, `${FORM}, and has no train. Give the value as data.`],
    ["text", "RE 1", `${FORM}, not a string.`],
    ["nothing", undefined, `${FORM}, not undefined.`],
    ["null", null, `${FORM}, not null.`],
    ["a list", [1], `${FORM}, not an array.`],
    ["a promise", Promise.resolve(), `${FORM}, not a promise.`],
  ])("with %s is the author's fault", (_, event, message) => {
    expect(() => eventText(event)).toThrow(new TypeError(message));
  });

  it("with a promise in its data is the author's fault, and the promise may reject", () => {
    expect(() => eventText({ data: { train: Promise.resolve() } })).toThrow("/train");
    expect(() => eventText(Promise.reject(new Error("late")))).toThrow("not a promise");
  });
});

describe("the last event that a client has seen (WHATWG HTML 9.2.4)", () => {
  const seen = (field?: string) => {
    const headers = new RequestHeaders(field === undefined ? {} : { "last-event-id": field });
    return lastEventId({ request: unreadRequest(headers) });
  };

  it.each([
    ["7", "7"],
    ["", undefined],
    [undefined, undefined],
    // UTF-8, of which fields give one character a byte.
    ["\u00c3\u00bc", "\u00fc"],
    ["a\u00e2\u0082\u00acb", "a\u20acb"],
    // Decoded by the runtime, in whole or in part.
    ["\u20ac", "\u20ac"],
    ["\u00c3\u00bc\u20ac", "\u00c3\u00bc\u20ac"],
    // No UTF-8.
    ["\u00fc", "\u00fc"],
  ])("of Last-Event-ID %j is %j", (field, id) => {
    expect(seen(field)).toBe(id);
  });
});
