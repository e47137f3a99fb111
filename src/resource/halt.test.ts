import { expect, it } from "vitest";
import { Halt } from "./halt.ts";

it("is an error with a status, fields and what the problem says", () => {
  const halt = new Halt(422, { detail: "No page 9.", page: 9, headers: { "X-Page": "9" } });
  expect(halt).toBeInstanceOf(Error);
  expect(halt).toMatchObject({ name: "Halt", status: 422, message: "No page 9.", headers: { "X-Page": "9" } });
  expect(halt.problem).toEqual({ detail: "No page 9.", page: 9 });
});

it("needs no more than a status", () => {
  const halt = new Halt(404);
  expect(halt.message).toBe("Halted with 404.");
  expect([halt.headers, halt.problem]).toEqual([{}, {}]);
});

it("has the members of the problem themselves, not a problem as callbacks return it", () => {
  // @ts-expect-error: the members are written directly.
  const nested = () => new Halt(423, { problem: { detail: "Lent." } });
  expect(nested().problem.detail).toBeUndefined();
});
