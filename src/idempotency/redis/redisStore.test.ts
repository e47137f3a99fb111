import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { CLAIM, FINISH, RELEASE, RENEW } from "./redisStore.ts";

test.each(Object.entries({ CLAIM, FINISH, RELEASE, RENEW }))(
  "the hash of %s is that of its text",
  (_name, { text, sha1 }) => {
    expect(sha1).toBe(createHash("sha1").update(text).digest("hex"));
  },
);
