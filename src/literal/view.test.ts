import { expect, it } from "vitest";
import { Context } from "../resource/context.ts";
import { Visit } from "../walk/visit.ts";
import { View } from "./view.ts";

it("has all that a class's context has, and what a literal's has beside it", () => {
  const ofContext = Object.getOwnPropertyNames(Context.prototype);
  const abstract = [
    "setHeader",
    "appendHeader",
    "defer",
    "after",
    "trace",
    "idempotency",
    "preferences",
    "rawBody",
  ].filter((name) => name in Visit.prototype);
  const chosen = ["chosenMediaType", "chosenLanguage", "chosenEncoding"];
  expect(Object.getOwnPropertyNames(View.prototype).sort()).toEqual(
    [...ofContext, ...abstract, ...chosen, "request", "query", "entity", "body", "result"].sort(),
  );
});
