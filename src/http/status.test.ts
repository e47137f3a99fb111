import { expect, it } from "vitest";
import { isBodiless, statusPhrase } from "./status.ts";

it.each([
  [200, "OK"],
  [413, "Content Too Large"],
  [422, "Unprocessable Content"],
  [451, "Unavailable For Legal Reasons"],
  // RFC 9110 15: a status that is not known is treated as the x00 of its class.
  [299, "OK"],
  [418, "Bad Request"],
  [599, "Internal Server Error"],
  [399, "Multiple Choices"],
  [700, "Unknown"],
])("%i is %s", (status, phrase) => {
  expect(statusPhrase(status)).toBe(phrase);
});

it.each([
  [100, true],
  [199, true],
  [200, false],
  [203, false],
  [204, true],
  [205, true],
  [206, false],
  [304, true],
  [404, false],
])("%i has no content: %s", (status, bodiless) => {
  expect(isBodiless(status)).toBe(bodiless);
});
