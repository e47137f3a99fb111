import { expect, it, vi } from "vitest";
import { remembered } from "./remember.ts";

it("works once for each text", () => {
  const work = vi.fn((text: string) => text.length);
  const length = remembered(work);
  expect([length("abc"), length("abc"), length("ab"), length("abc")]).toEqual([3, 3, 2, 3]);
  expect(work).toHaveBeenCalledTimes(2);
});

it("remembers a result of 0 and of nothing found as well", () => {
  const work = vi.fn((text: string) => text.length - 1);
  const length = remembered(work);
  expect([length("a"), length("a"), length(""), length("")]).toEqual([0, 0, -1, -1]);
  expect(work).toHaveBeenCalledTimes(2);
});

it("forgets the oldest of more than 128, and no other", () => {
  const work = vi.fn((text: string) => text);
  const same = remembered(work);
  for (let at = 0; at < 128; at++) same(`${at}`);
  same("0");
  expect(work).toHaveBeenCalledTimes(128);
  same("new");
  same("1");
  same("127");
  expect(work).toHaveBeenCalledTimes(129);
  same("0");
  expect(work).toHaveBeenCalledTimes(130);
});

it("does not keep what is longer than a kilobyte", () => {
  const work = vi.fn((text: string) => text.length);
  const length = remembered(work);
  length("x".repeat(1024));
  length("x".repeat(1024));
  expect(work).toHaveBeenCalledTimes(1);
  length("y".repeat(1025));
  length("y".repeat(1025));
  expect(work).toHaveBeenCalledTimes(3);
});
