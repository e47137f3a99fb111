import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eventText } from "../events/event.ts";
import { EventReader } from "./eventReader.ts";

const text = fc.string({ unit: fc.constantFrom("a", " ", ":", "\n", "ä", "{", "}") });

describe("a stream of events (WHATWG HTML 9.2.6)", () => {
  it("gives back what the server wrote, however it is cut", () => {
    const id = fc.string({ unit: fc.constantFrom("a", "1", " :"), minLength: 1 });
    const events = fc.array(fc.record({ id, event: fc.constantFrom("tick", "message"), data: text }), { maxLength: 5 });
    fc.assert(
      fc.property(events, fc.array(fc.nat(20)), (sent, cuts) => {
        const reader = new EventReader();
        let rest = sent.map(eventText).join("");
        const received = [];
        for (const cut of cuts) {
          received.push(...reader.read(rest.slice(0, cut)));
          rest = rest.slice(cut);
        }
        received.push(...reader.read(rest));
        expect(received.map(({ id, event, text }) => ({ id, event, data: text }))).toEqual(sent);
      }),
    );
  });

  it("reads every line end, comments, fields without a value, and the time to wait", () => {
    const reader = new EventReader();
    const events = reader.read(": hello\r\nid: 7\rdata\rdata: b\r\n\r\nretry: 250\nfoo: x\nevent: done\ndata:1\n\n");
    expect(events.map(({ id, event, text }) => [id, event, text])).toEqual([
      ["7", "message", "\nb"],
      ["7", "done", "1"],
    ]);
    expect([reader.lastId, reader.retry, events[1]?.data]).toEqual(["7", 250, 1]);
  });

  it("waits for the second half of a line end", () => {
    const reader = new EventReader();
    expect(
      [...reader.read("data: a\r"), ...reader.read("\n\r"), ...reader.read("\ndata: b\n\n")].map(({ text }) => text),
    ).toEqual(["a", "b"]);
  });

  it("drops the event within which the stream ended, and its id", () => {
    const reader = new EventReader();
    reader.read("id: 1\ndata: a\n\nid: 2\ndata: b");
    reader.drop();
    expect(reader.lastId).toBe("1");
    expect(reader.read("data: c\n\n")).toMatchObject([{ id: "1", text: "c" }]);
  });
});

// WHATWG HTML 9.2.5: a line ends with CR LF, LF or CR.
it.each([
  [["data: a\r", "\ndata: b\r", "\n\r", "\n"]],
  [["data: a\r\ndata: b\r\n\r\n"]],
  [["data: a\r", "data: b\r", "\r"]],
  [["data: a", "\n", "data: b\n", "", "\n"]],
])("one line end that comes in two pieces is one: %j", (pieces) => {
  const reader = new EventReader();
  expect(pieces.flatMap((piece) => reader.read(piece)).map(({ text }) => text)).toEqual(["a\nb"]);
});

it.each([
  ["retry: 50", 50],
  ["retry: 5x", undefined],
  ["retry:", undefined],
  ["retry: -5", undefined],
])("%s sets the pause to %s", (line, retry) => {
  const reader = new EventReader();
  reader.read(`${line}\n`);
  expect(reader.retry).toBe(retry);
});
