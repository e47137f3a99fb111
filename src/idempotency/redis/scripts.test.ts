import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import * as scripts from "./scripts.ts";

test.each(Object.entries(scripts))("the hash of %s is that of its text", (_name, { text, sha1 }) => {
  expect(sha1).toBe(createHash("sha1").update(text).digest("hex"));
});
