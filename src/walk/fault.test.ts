import { Halt } from "signalbox";
import { describe, expect, it } from "vitest";
import { BodyConsumed, BodyIncomplete, BodyMalformed, BodyTooLarge } from "../http/bodyErrors.ts";
import { HttpResponse } from "../http/response.ts";
import { Resource } from "../resource/resource.ts";
import { DeadlineClock, DeadlineExceeded } from "./deadline.ts";
import { isSerializationFailure, mapping, outcomeOf } from "./fault.ts";
import { Kit, type KitOptions } from "./kit.ts";

const scope = { statuses: new Set([409]), resource: "Book" };

describe("what becomes of what was thrown (ruling 15)", () => {
  it.each([
    ["content that is too long", new BodyTooLarge(5), 413],
    ["content that breaks off", new BodyIncomplete(), 400],
    ["content that is not JSON", new BodyMalformed("The content is not JSON."), 400],
  ])("%s is the client's mistake: nobody is told", (_what, thrown, status) => {
    for (const each of [outcomeOf(thrown), outcomeOf(thrown, scope)]) {
      expect(each.status).toBe(status);
      expect(each.fault).toBeUndefined();
    }
  });

  it.each([undefined, null, 5, "text", new Error("x"), new BodyConsumed(), {}])(
    "%o is a 500, and reported",
    (thrown) => {
      expect(outcomeOf(thrown)).toEqual({ status: 500, fault: { error: thrown } });
    },
  );

  it("what cannot even be asked for its class is a 500", () => {
    const refusing = new Proxy(
      {},
      {
        getPrototypeOf: () => {
          throw new Error("refused");
        },
      },
    );
    expect(outcomeOf(refusing)).toEqual({ status: 500, fault: { error: new Error("refused") } });
  });

  it("a deadline is 504, and reported", () => {
    const thrown = new DeadlineExceeded("late");
    expect(outcomeOf(thrown)).toEqual({ status: 504, fault: { error: thrown } });
  });

  it("a declared Halt is its status, fields and members", () => {
    const halt = new Halt(409, { detail: "taken", headers: { "X-A": "1" } });
    const outcome = { status: 409, members: { detail: "taken" }, headers: { "X-A": "1" } };
    expect(outcomeOf(halt, scope)).toEqual(outcome);
    expect(outcomeOf(halt)).toEqual(outcome);
  });

  it("an undeclared Halt is a 500 that says what to write; a command may have any status that there is", () => {
    expect(outcomeOf(new Halt(418), scope).fault?.error).toMatchObject({
      message:
        "Book threw Halt(418), which the graph does not reach here. Declare it: override readonly halts = [418].",
    });
    expect(outcomeOf(new Halt(418)).status).toBe(418);
    expect(outcomeOf(new Halt(1000))).toMatchObject({ status: 500, fault: { error: expect.any(TypeError) } });
  });
});

class Plain extends Resource {}
class Mapped extends Resource {
  override mapError() {
    return undefined;
  }
}

describe("the steps of a walk", () => {
  const steps = () => new HttpResponse(204);
  const mapped = (resource: Resource, more: Pick<KitOptions, "mapError"> = {}) => {
    const deadline = new DeadlineClock(60_000);
    const onError = () => undefined;
    const options = {
      codecs: {},
      cors: undefined,
      challenge: "",
      credentials: [],
      described: { read: [], sent: [] },
      defaults: {},
      trace: false,
      maxBodyBytes: 0,
    };
    return mapping(steps, new Kit(resource, { ...options, deadline, onError, ...more }), undefined);
  };

  it("are unchanged where nobody wrote mapError: requests cost nothing more", () => {
    expect(mapped(new Plain())).toBe(steps);
    expect(mapped(new Mapped())).not.toBe(steps);
    expect(mapped(new Plain(), { mapError: () => undefined })).not.toBe(steps);
  });
});

describe("an error of a database that has refused a transaction because of another (ruling 46)", () => {
  const caused = (error: unknown, times: number): unknown =>
    times === 0 ? error : caused(new Error("The query has failed.", { cause: error }), times - 1);

  it.each(["40001", "40P01"])("has SQLSTATE %s as its code, or one of its next seven causes does", (code) => {
    const error = Object.assign(new Error("refused"), { code });
    expect([0, 1, 7, 8].map((times) => isSerializationFailure(caused(error, times)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it.each([undefined, null, "40001", { code: 40_001 }, { code: "23505" }, new Error("40001"), {}])(
    "is not %o",
    (error) => {
      expect(isSerializationFailure(error)).toBe(false);
    },
  );

  it("is not one that is its own cause, or that nobody may read", () => {
    const circle: { cause?: unknown } = {};
    circle.cause = circle;
    const refusing = new Proxy(
      {},
      {
        get: () => {
          throw new Error("refused");
        },
      },
    );
    expect([isSerializationFailure(circle), isSerializationFailure(refusing)]).toEqual([false, false]);
  });
});
