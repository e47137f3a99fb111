import { expect, test } from "vitest";
import { quotaExceededDraft10, rateLimitDraft10 } from "./rateLimitDraft10.ts";
import { TokenBucket } from "./tokenBucket.ts";

const stopped = () => 0;

test("a full bucket", () => {
  const verdict = new TokenBucket({ capacity: 100, refillPerSec: 10, clock: stopped }).peek("a");
  expect(rateLimitDraft10(verdict)).toEqual({
    "RateLimit-Policy": '"default";q=100;w=10',
    RateLimit: '"default";r=100',
  });
});

test("one that was asked, one that is empty", () => {
  const burst = new TokenBucket({ name: "burst", capacity: 2, clock: stopped });
  const daily = new TokenBucket({ name: 'a "day" \\', capacity: 1, refillPerSec: 1 / 86_400, clock: stopped });
  const verdicts = [burst.take("a"), daily.take("a")];
  expect(rateLimitDraft10(verdicts)).toEqual({
    "RateLimit-Policy": '"burst";q=2;w=2, "a \\"day\\" \\\\";q=1;w=86400',
    RateLimit: '"burst";r=1;t=1, "a \\"day\\" \\\\";r=0;t=86400',
  });
});

test("Retry-After is never earlier than `t`", () => {
  const bucket = new TokenBucket({ capacity: 4, refillPerSec: 0.3, clock: stopped });
  for (const cost of [1, 2, 3, 4]) {
    const verdict = bucket.take("a", cost);
    if (verdict.retryAfter !== null) expect(verdict.nextTokenAfter).toBeLessThanOrEqual(verdict.retryAfter);
  }
});

test("a 429 problem names the policies that refused", () => {
  const burst = new TokenBucket({ name: "burst", capacity: 2, clock: stopped });
  const daily = new TokenBucket({ name: "daily", capacity: 1, clock: stopped });
  daily.check("a");
  expect(quotaExceededDraft10([burst.peek("a"), daily.peek("a")])).toEqual({
    type: "https://iana.org/assignments/http-problem-types#quota-exceeded",
    title: "Request cannot be satisfied as assigned quota has been exceeded",
    "violated-policies": ["daily"],
  });
  expect(quotaExceededDraft10(daily.peek("a"))["violated-policies"]).toEqual(["daily"]);
});
