import { expect, test } from "vitest";
import { planFor } from "../../graph/plan.ts";
import { Resource } from "../../resource/resource.ts";
import { outline } from "./outline.ts";

class Book extends Resource {
  override readonly allowedMethods = ["GET", "PUT", "POST"];
  override readonly consumes = ["application/json"];
  override withinRateLimit() {
    return true as const;
  }
  override resourceExists() {
    return true;
  }
  override previouslyExisted() {
    return false;
  }
  override apply() {}
  override processPost() {}
}

function outlineOf(method: string): string {
  return outline(planFor({ resource: new Book(), method }));
}

test("a read, from top to bottom, with its endings aside", () => {
  expect(outlineOf("GET")).toBe(`GET: 200, 304, 404, 406, 410, 412, 417, 429
  B13a Is this client within its rate limit? [withinRateLimit]
    no: 429 Too Many Requests
  B10a Can the expectation be met?
    no: 417 Expectation Failed
  C3   Is Accept given?
    no: → F6
  C4   Is an offered media type acceptable? [produces]
    no: 406 Not Acceptable
  F6   Is Accept-Encoding given?
    no: → G7
  F7   Is an offered content coding acceptable? [encodings]
    no: 406 Not Acceptable
  G7   Does the resource exist? [resourceExists]
    no:
      K7   Did it exist before? [previouslyExisted]
        no: 404 Not Found
        yes: 410 Gone
  G8   Is If-Match given?
    no: → I12
  G9   Is If-Match “*”?
    no: 412 Precondition Failed
  I12  Is If-None-Match given?
    no: → O18a
  I13  Is If-None-Match “*”?
    yes: 304 Not Modified
  O18a Represent it. [represent]
    then: 200 OK
`);
});

test("a write, which acts and goes on", () => {
  const text = outlineOf("PUT");
  expect(text).toContain(`
      O14a Store it. [apply]
        then: 201 Created
`);
  expect(text).toContain(`
  O14a Store it. [apply]
  O20  Does the response carry an entity?
    no: 204 No Content
    yes: 200 OK
`);
  // No decision of C4 or F7 stops a write, so there is nothing to say of them.
  expect(text).toContain("[produces]\n  F6 ");
});

test("what every request comes to", () => {
  const plan = planFor({ resource: new (class extends Resource {})(), method: "PATCH" });
  expect(outline(plan)).toBe("PATCH: 405\n  405 Method Not Allowed\n");
});
