import { type Outcome, part, resource, Service, stale } from "signalbox";
import { request } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import { Gate } from "../../test/waiting.ts";
import { type Lending, Loans } from "./loans.ts";

/** Lends numbers, one after the other, and tells what is closed. */
function numbers(gate?: Gate): Lending & { readonly closed: string[] } {
  let last = 0;
  const closed: string[] = [];
  return {
    name: "number",
    closed,
    open: async () => {
      last += 1;
      const number = last;
      if (gate !== undefined && number === 1) await gate.pass();
      return number;
    },
    close: (value, { status }) => void closed.push(`${String(value)} ${status}`),
  };
}

const statusOf = () => 500;

describe("what is still being opened when all else is closed", () => {
  it("is told how it was decided, not how the request ended later", async () => {
    const loans = new Loans(() => undefined);
    const gate = new Gate();
    const [open, opening] = [numbers(), numbers(gate)];
    await loans.use(open, {});
    const late = loans.use(opening, {});
    await loans.close({ status: 200 }, statusOf);
    await loans.abandon({ status: 500 });
    gate.open();
    await expect(late).rejects.toThrow("ctx.number was used after it was closed");
    expect([open.closed, opening.closed]).toEqual([["1 200"], ["1 200"]]);
  });
});

describe("two that cannot be closed (ruling 21)", () => {
  const failing = (name: string, told: unknown[]) => ({
    open: () => name,
    close: (_value: string, { status }: Outcome) => {
      told.push([name, status]);
      throw new Error(`no ${name}`);
    },
  });
  /** The second is closed first. The other is told the status of that failure. */
  async function written(more: object, given: unknown) {
    const told: unknown[] = [];
    const errors: unknown[] = [];
    const lending = part({ lend: { one: failing("one", told), two: failing("two", told) } });
    const it = resource("/", {
      with: [lending],
      putCreates: false,
      find: () => ({ version: 1 }),
      generateEtag: ({ entity }) => String(entity.version),
      PUT: {
        apply: async ({ one, two }) => {
          await one();
          await two();
          return given;
        },
      },
      ...more,
    });
    const service = new Service({ routes: [it], onError: (error) => errors.push(error) });
    const { status } = await request(service, "PUT", "/");
    return { status, told, errors: errors.map(String).sort() };
  }
  const errors = ["Error: no one", "Error: no two"];

  it("are a 500, and each is reported once", async () => {
    const told = [
      ["two", 204],
      ["one", 500],
    ];
    expect(await written({}, undefined)).toEqual({ status: 500, told, errors });
  });

  it("are a 500, and each is reported once, where a stale act is rolled back (ruling 46)", async () => {
    const told = [
      ["two", undefined],
      ["one", 500],
    ];
    expect(await written({ concurrency: "optimistic" }, stale)).toEqual({ status: 500, told, errors });
  });
});

describe("what is closed after one that cannot be closed", () => {
  const [first, second] = [new Error("no third"), new Error("no second")];
  /** Three of one request; the last two that were opened cannot be closed. */
  async function toldTo(outcome: Outcome): Promise<readonly Outcome[]> {
    const loans = new Loans(() => undefined);
    const told: Outcome[] = [];
    for (const thrown of [undefined, second, first]) {
      const close = (_: unknown, given: Outcome) => {
        told.push(given);
        if (thrown !== undefined) throw thrown;
      };
      await loans.use({ ...numbers(), close }, {});
    }
    await loans.close(outcome, (error) => (error === first ? 503 : 500));
    return told;
  }

  it("is told the first failure alone", async () => {
    const failed = { status: 503, error: first };
    expect(await toldTo({ status: 200 })).toEqual([{ status: 200 }, failed, failed]);
  });

  it("is told how the request failed, where it had failed before", async () => {
    const failed = { status: 409, error: new Error("taken") };
    expect(await toldTo(failed)).toEqual([failed, failed, failed]);
  });
});

describe("an act that is done again", () => {
  it("is lent anew what was closed before", async () => {
    const loans = new Loans(() => undefined);
    const lending = numbers();
    expect(await loans.use(lending, {})).toBe(1);
    expect(await loans.reopen({ status: undefined }, statusOf)).toEqual([]);
    expect(await loans.use(lending, {})).toBe(2);
    await loans.close({ status: 200 }, statusOf);
    expect(lending.closed).toEqual(["1 undefined", "2 200"]);
    expect(() => loans.use(lending, {})).toThrow(Error);
  });

  it("has nothing of what was still being opened: that is closed as the rest of its time was", async () => {
    const loans = new Loans(() => undefined);
    const gate = new Gate();
    const lending = numbers(gate);
    const first = loans.use(lending, {});
    await loans.reopen({ status: undefined }, statusOf);
    expect(await loans.use(lending, {})).toBe(2);
    gate.open();
    await expect(first).rejects.toThrow("ctx.number was used after it was closed");
    expect(lending.closed).toEqual(["1 undefined"]);
  });

  it("is told what `close` threw, which those after it are told, too", async () => {
    const loans = new Loans(() => undefined);
    const failure = new Error("no rollback");
    const outcomes: unknown[] = [];
    const outer = { ...numbers(), close: (_: unknown, outcome: unknown) => void outcomes.push(outcome) };
    const inner = { ...numbers(), close: () => Promise.reject(failure) };
    await loans.use(outer, {});
    await loans.use(inner, {});
    expect(await loans.reopen({ status: undefined }, statusOf)).toEqual([failure]);
    expect(outcomes).toEqual([{ status: 500, error: failure }]);
  });
});
