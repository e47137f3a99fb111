import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eventText, type ServerEvent } from "./event.ts";

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

  it.each([
    ["a line break in the id", { data: 1, id: "1\ndata: forged" }, "line break"],
    ["a carriage return in the id", { data: 1, id: "1\rdata: forged" }, "line break"],
    ["a line break in the name", { data: 1, event: "a\nb" }, "line break"],
    ["a NUL in the id", { data: 1, id: "a\0" }, "NUL"],
    ["an id that is a number", { data: 1, id: 7 }, "text, not a number"],
    ["a broken time to wait", { data: 1, retry: 0.5 }, "whole number of milliseconds"],
    ["a negative time to wait", { data: 1, retry: -1 }, "whole number of milliseconds"],
    ["a value that is no event", { train: "RE 1" }, "Give the value as data"],
    ["text", "RE 1", "not a string"],
    ["a list", [1], "not an array"],
    ["a promise", Promise.resolve(), "not a promise"],
    ["a promise as data", { data: { train: Promise.resolve() } }, "/train"],
  ])("with %s is the author's fault", (_, event, message) => {
    expect(() => eventText(event)).toThrow(message);
  });
});
