import { Halt } from "signalbox";
import { describe, expect, it } from "vitest";
import { BodyConsumed, BodyIncomplete, BodyMalformed, BodyRefused, BodyTooLarge } from "../http/bodyErrors.ts";
import { HttpResponse } from "../http/response.ts";
import { Resource } from "../resource/resource.ts";
import { ResponseDiffers } from "../resource/responseDiffers.ts";
import { DeadlineClock, DeadlineExceeded } from "./deadline.ts";
import { isSerializationFailure, lateFault, mapping, outcomeOf } from "./fault.ts";
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

  it.each([
    ["content that is too long", new BodyTooLarge(5), { status: 413 }],
    [
      "a part that is too long",
      new BodyTooLarge(5, "The file is too large."),
      { status: 413, members: { detail: "The file is too large." } },
    ],
    [
      "content that is not what the request says of it",
      new BodyRefused("refused", { detail: "The digest differs." }),
      { status: 400, members: { detail: "The digest differs." } },
    ],
    [
      "content that breaks off",
      new BodyIncomplete(),
      { status: 400, members: { detail: "The request's content ended before its declared length." } },
    ],
    [
      "content that is malformed",
      new BodyMalformed("The content is not JSON."),
      { status: 400, members: { detail: "The content is not JSON." } },
    ],
  ])("the client is told what is wrong with %s", (_what, thrown, outcome) => {
    expect(outcomeOf(thrown)).toEqual(outcome);
  });

  it("a response that differs from its model is a 500, and its client is told only where that is wanted (ruling 14)", () => {
    const failures = [{ pointer: "/a", detail: "is missing" }];
    const kept = new ResponseDiffers("GET of Book", 200, failures, false);
    expect(outcomeOf(kept)).toEqual({ status: 500, fault: { error: kept } });
    const told = new ResponseDiffers("GET of Book", 200, failures, true);
    expect(outcomeOf(told)).toEqual({ status: 500, fault: { error: told }, members: told.problem });
    expect(told.problem).toBeDefined();
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
    const undeclared = new Halt(418);
    expect(outcomeOf(undeclared, { ...scope, isLiteral: true })).toEqual({
      status: 500,
      fault: {
        error: expect.objectContaining({
          message: "Book threw Halt(418), which the graph does not reach here. Declare it: halts: [418].",
          cause: undeclared,
        }),
      },
    });
    expect(outcomeOf(new Halt(418)).status).toBe(418);
    expect(outcomeOf(new Halt(1000))).toMatchObject({ status: 500, fault: { error: expect.any(TypeError) } });
  });
});

describe("what is thrown after the deadline", () => {
  const deadline = new DeadlineExceeded("late");

  it.each([
    ["the deadline itself", deadline],
    ["an error that it caused", new Error("aborted", { cause: deadline })],
    ["a declared Halt", new Halt(409)],
    ["content that is too long", new BodyTooLarge(5)],
  ])("is not reported if it is %s", (_what, thrown) => {
    expect(lateFault(thrown, deadline, scope)).toBeUndefined();
  });

  it("is reported if it is a fault, also one that nobody may read", () => {
    const boom = new Error("boom");
    expect(lateFault(boom, deadline, scope)).toEqual({ error: boom });
    const refused = () => {
      throw boom;
    };
    const refusing = new Proxy({}, { get: refused, getPrototypeOf: refused });
    expect(lateFault(refusing, deadline, scope)).toEqual({ error: boom });
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
