import { expect, it } from "vitest";
import { differencesText, ResponseDiffers } from "./responseDiffers.ts";

const failures = (many: number) =>
  Array.from({ length: many }, (_, at) => ({ pointer: at === 0 ? "" : `/${at}`, detail: `not ${at}` }));

it("names the operation, the status and the first five differences", () => {
  const five = "all of it: not 0; /1: not 1; /2: not 2; /3: not 3; /4: not 4";
  expect(differencesText(failures(5))).toBe(five);
  expect(differencesText(failures(6))).toBe(`${five}; and more`);
  const error = new ResponseDiffers("GET /books", 200, failures(6), true);
  expect({ ...error, message: error.message }).toEqual({
    name: "ResponseDiffers",
    status: 200,
    failures: failures(6),
    problem: { detail: "The service has made a 200 that differs from its model.", errors: failures(6) },
    message: `GET /books gave something for 200 that differs from its model: ${five}; and more`,
  });
});

it("tells the client nothing in production", () => {
  expect(new ResponseDiffers("GET /books", 200, failures(1), false).problem).toBeUndefined();
});
