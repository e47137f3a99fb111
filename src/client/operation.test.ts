import { describe, expectTypeOf, it } from "vitest";
import type { Json } from "./operation.ts";

interface Tree {
  at: Date;
  kids: Tree[];
}
interface Money {
  cents: number;
  toJSON(): string;
}

describe("a value as JSON carries it, as a type", () => {
  it("has text for dates, and what toJSON gives", () => {
    expectTypeOf<Json<{ at: Date; price: Money }>>().toEqualTypeOf<{ at: string; price: string }>();
    expectTypeOf<Json<Tree>["kids"][number]["at"]>().toEqualTypeOf<string>();
  });

  it("has no members that are undefined or functions", () => {
    type Sent = Json<{ a: number; b: string | undefined; c?: Date; d(): void; e: undefined }>;
    expectTypeOf<Sent>().toEqualTypeOf<{ a: number; b?: string; c?: string }>();
  });

  it("keeps literals, lists, tuples and unknowns", () => {
    expectTypeOf<
      Json<{ state: "up" | "down"; list: readonly Date[]; pair: [1, Date]; more: unknown }>
    >().toEqualTypeOf<{
      state: "up" | "down";
      list: string[];
      pair: [1, string];
      more?: unknown;
    }>();
    expectTypeOf<Json<AsyncIterable<{ at: Date }>>>().toEqualTypeOf<{ at: string }[]>();
    expectTypeOf<Json<null | Date>>().toEqualTypeOf<string | null>();
  });
});
