import { describe, expect, it } from "vitest";
import { z } from "zod";
import { generateOpenapi } from "../openapi/generate.ts";
import { Service } from "../service/service.ts";
import { Random, textMatching } from "./contractRandom.ts";
import { Sampler } from "./contractSample.ts";

const document = generateOpenapi(new Service({ routes: [] }), { title: "", version: "" });
const random = new Random(1);
const sampler = new Sampler(document, random);

describe("values of a schema", () => {
  it.each([
    ["texts", z.string().min(3).max(9)],
    ["a pattern", z.string().regex(/^97[89]\d{10}$/)],
    ["formats", z.object({ a: z.email(), b: z.uuid(), c: z.iso.datetime(), d: z.iso.date(), e: z.ipv4() })],
    [
      "numbers",
      z.object({ a: z.number().min(2).max(3), b: z.int().positive(), c: z.number().multipleOf(5), d: z.int().lt(0) }),
    ],
    [
      "lists",
      z
        .array(z.enum(["a", "b"]))
        .min(2)
        .max(4),
    ],
    [
      "choices",
      z.union([z.object({ kind: z.literal("a"), a: z.string() }), z.object({ kind: z.literal("b"), b: z.int() })]),
    ],
    ["all of it", z.intersection(z.object({ a: z.string() }), z.object({ b: z.boolean() }))],
    ["what may be missing or null", z.object({ a: z.string().nullable(), b: z.string().optional() })],
  ])("are accepted by the model: %s", (_, model) => {
    const schema = z.toJSONSchema(model, { io: "input" });
    for (let count = 0; count < 200; count += 1) {
      const value = sampler.valid(schema);
      expect(model.safeParse(value), JSON.stringify(value)).toMatchObject({ success: true });
    }
  });

  it("are refused where one thing is wrong, nearly always", () => {
    const model = z.strictObject({ a: z.string(), b: z.int() });
    const schema = z.toJSONSchema(model, { io: "input" });
    const refused = Array.from({ length: 200 }, () => model.safeParse(sampler.invalid(schema))).filter(
      ({ success }) => !success,
    );
    expect(refused.length).toBeGreaterThan(190);
  });
});

describe("texts that match a pattern", () => {
  it.each([
    "^[a-z]{2,4}-\\d+$",
    "^(?:ab|cd)?x*$",
    "^\\w+@[a-z]+\\.(?:org|com)$",
    "^[^a-y]{3}$",
    "^a.c$",
    "^[A-Z][a-z]+( [A-Z][a-z]+){0,2}$",
  ])("%s", (pattern) => {
    for (let count = 0; count < 50; count += 1) expect(textMatching(pattern, random)).toMatch(new RegExp(pattern));
  });

  it("are none where the pattern is beyond it", () => {
    expect(textMatching("^(?=.*\\d)(?=.*[A-Z])[A-Z]+\\d{0}$", random)).toBeUndefined();
  });
});
