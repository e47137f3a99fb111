import { expect, it } from "vitest";
import { BodyConsumed, BodyIncomplete, BodyMalformed, BodyRefused, BodyTooLarge } from "./bodyErrors.ts";

it.each([
  [
    new BodyTooLarge(10),
    { name: "BodyTooLarge", limit: 10, detail: undefined },
    "The request's content is longer than the 10 bytes that are taken here.",
  ],
  [
    new BodyTooLarge(10, "The part is too long."),
    { name: "BodyTooLarge", limit: 10, detail: "The part is too long." },
    "The part is too long.",
  ],
  [new BodyIncomplete(), { name: "BodyIncomplete" }, "The request's content ended before its declared length."],
  [new BodyMalformed("The content is not JSON."), { name: "BodyMalformed" }, "The content is not JSON."],
  [
    new BodyConsumed(),
    { name: "BodyConsumed" },
    "The request's content was iterated already, which keeps nothing of it. Read it with bytes(), text() or json() where it is needed more than once.",
  ],
  [new BodyConsumed("Read it once."), { name: "BodyConsumed" }, "Read it once."],
  [new BodyRefused("It differs.", { detail: "no" }), { name: "BodyRefused", problem: { detail: "no" } }, "It differs."],
])("%o has what its readers need", (error, members, message) => {
  expect({ ...error }).toEqual(members);
  expect(error.message).toBe(message);
});
