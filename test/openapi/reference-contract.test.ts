import { checkContract, checkRaces, racesText } from "signalbox/testing";
import { expect, it } from "vitest";
import { LONG_HANG } from "../bounds.mjs";
import { openLibrary } from "./library.ts";

/** Every status is drawn in `reference-contract.long`, which takes thousands of requests. */
it(
  "the reference service keeps its contract over 500 requests",
  async () => {
    const { service, document, tokens, errors } = await openLibrary();
    const seed = Math.floor(Math.random() * 2 ** 31);
    const report = await checkContract(service, document, { requests: 500, seed, credentials: { bearer: tokens } });
    expect({ seed, undocumented: report.undocumented }).toEqual({ seed, undocumented: [] });
    expect(errors).toEqual([]);
  },
  LONG_HANG,
);

it("the reference service loses no write, and every operation that takes If-Match is tried", async () => {
  const { service, document, tokens } = await openLibrary();
  const report = await checkRaces(service, document, { credentials: { bearer: tokens } });
  expect(report.tried.map(({ operation }) => operation)).toEqual([
    "POST /books",
    "PUT /books/{id}",
    "PATCH /books/{id}",
    "DELETE /books/{id}",
  ]);
  expect(report.holds, racesText(report)).toBe(true);
});
