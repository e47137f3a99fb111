import { HttpRequest, HttpResponse } from "signalbox";
import { describe, expect, it, vi } from "vitest";
import { stopClock } from "../../test/clock.ts";
import { Gate, turns } from "../../test/waiting.ts";
import { RequestBody } from "../http/body.ts";
import { RequestHeaders } from "../http/headers.ts";
import { type Awaited, DeadlineClock, DeadlineExceeded, isFromDeadline, withinDeadline } from "./deadline.ts";

const get = () =>
  new HttpRequest({
    method: "GET",
    target: "/slow?x=1",
    headers: new RequestHeaders({}),
    body: new RequestBody(undefined, 0),
    peer: undefined,
    signal: () => new AbortController().signal,
  });

const LATE = new HttpResponse(504);
const FAILED = new HttpResponse(500);

/** Takes every response as it is. */
function awaited(hooks: Partial<Awaited> = {}): Awaited {
  return {
    check: (given) => given as HttpResponse,
    failed: () => FAILED,
    late: () => LATE,
    thrownLate: () => undefined,
    ...hooks,
  };
}

describe("a response", () => {
  it("in time is the response, and nothing is told to stop", async () => {
    stopClock();
    const request = get();
    const late = vi.fn(() => LATE);
    const response = HttpResponse.text("done");
    expect(await withinDeadline(new DeadlineClock(20), request, Promise.resolve(response), awaited({ late }))).toBe(
      response,
    );
    vi.advanceTimersByTime(1_000);
    expect(late).not.toHaveBeenCalled();
    expect(request.signal.aborted).toBe(false);
  });

  it("that fails in time has failed, and so has one that cannot be sent", async () => {
    const boom = new Error("boom");
    const failed = vi.fn<(error: unknown) => HttpResponse>(() => FAILED);
    const check = () => {
      throw boom;
    };
    expect(await withinDeadline(new DeadlineClock(20), get(), Promise.reject(boom), awaited({ failed }))).toBe(FAILED);
    expect(await withinDeadline(new DeadlineClock(20), get(), Promise.resolve(null), awaited({ failed, check }))).toBe(
      FAILED,
    );
    expect(failed.mock.calls).toEqual([[boom], [boom]]);
  });

  it.each([Number.POSITIVE_INFINITY, 2 ** 31, 2 ** 40])("within %d ms is not waited for by a clock", async (ms) => {
    stopClock();
    const late = vi.fn(() => LATE);
    const gate = new Gate();
    const response = gate.opened.then(() => HttpResponse.text("done"));
    const outcome = withinDeadline(new DeadlineClock(ms), get(), response, awaited({ late }));
    vi.advanceTimersByTime(1_000);
    gate.open();
    expect(await outcome).toMatchObject({ status: 200 });
    expect(late).not.toHaveBeenCalled();
  });

  it("to a throw is under the same clock", async () => {
    const failed = () => new Promise<never>(() => undefined);
    expect(
      await withinDeadline(new DeadlineClock(5), get(), Promise.reject(new Error("boom")), awaited({ failed })),
    ).toBe(LATE);
  });

  it("that calls back twice, and throws, is taken once", async () => {
    const wild = {
      // oxlint-disable-next-line unicorn/no-thenable -- that is what it is about
      then(kept: (value: HttpResponse) => void, broken: (error: unknown) => void): never {
        kept(LATE);
        broken(new Error("no"));
        throw new Error("nor this");
      },
    };
    expect(await withinDeadline(new DeadlineClock(50), get(), wild as PromiseLike<HttpResponse>, awaited())).toBe(LATE);
  });

  it("too late is what `late` gives, once, and the request's signal says why", async () => {
    const request = get();
    const late = vi.fn((_error: DeadlineExceeded) => LATE);
    const gate = new Gate();
    const response = gate.opened.then(() => HttpResponse.text("done"));
    expect(await withinDeadline(new DeadlineClock(5), request, response, awaited({ late }))).toBe(LATE);
    gate.open();
    await turns(2);
    expect(late).toHaveBeenCalledTimes(1);
    const [error] = late.mock.calls[0] ?? [];
    expect(error).toBeInstanceOf(DeadlineExceeded);
    expect(error).toMatchObject({ name: "DeadlineExceeded", message: "GET /slow had no response within 5 ms." });
    expect(request.signal.reason).toBe(error);
  });
});

describe("what is thrown too late", () => {
  it("is told apart, and from the wait that was broken off by the deadline itself", async () => {
    const thrownLate = vi.fn<Awaited["thrownLate"]>();
    const gate = new Gate();
    const response = gate.opened.then(() => Promise.reject(new Error("late")));
    expect(await withinDeadline(new DeadlineClock(5), get(), response, awaited({ thrownLate }))).toBe(LATE);
    gate.open();
    await vi.waitFor(() => expect(thrownLate).toHaveBeenCalledTimes(1));
    const [error, deadline] = thrownLate.mock.calls[0] ?? [undefined, new DeadlineExceeded()];
    expect(isFromDeadline(error, deadline)).toBe(false);
    expect(isFromDeadline(deadline, deadline)).toBe(true);
    expect(isFromDeadline(new Error("aborted", { cause: deadline }), deadline)).toBe(true);
  });
});

describe("a stream that comes too late", () => {
  async function arriving(body: ConstructorParameters<typeof HttpResponse>[2]): Promise<HttpResponse> {
    const gate = new Gate();
    const response = gate.opened.then(() => new HttpResponse(200, [], body));
    const outcome = await withinDeadline(new DeadlineClock(5), get(), response, awaited());
    gate.open();
    await turns(2);
    return outcome;
  }

  it("is told that nobody will read it", async () => {
    const stop = vi.fn(async () => ({ done: true as const, value: undefined }));
    const body = { [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => {}), return: stop }) };
    expect(await arriving(body)).toBe(LATE);
    await vi.waitFor(() => expect(stop).toHaveBeenCalledTimes(1));
  });

  it.each([
    ["fails to stop", { next: () => new Promise<never>(() => {}), return: () => Promise.reject(new Error("stuck")) }],
    ["cannot be stopped", { next: () => new Promise<never>(() => {}) }],
  ])("is no danger where it %s", async (_what, chunks) => {
    expect(await arriving({ [Symbol.asyncIterator]: () => chunks })).toBe(LATE);
  });

  it.each([null, "text", new Uint8Array(1)])("nor is %o, which holds nothing", async (body) => {
    expect(await arriving(body)).toBe(LATE);
  });
});

describe("the longest time that a timer can be set for", () => {
  it("is waited for by a clock", async () => {
    const set = vi.spyOn(globalThis, "setTimeout");
    try {
      await withinDeadline(new DeadlineClock(2 ** 31 - 1), get(), Promise.resolve(new HttpResponse(200)), awaited());
      expect(set.mock.calls.map(([, ms]) => ms)).toContain(2 ** 31 - 1);
    } finally {
      set.mockRestore();
    }
  });
});

describe("a response to a throw", () => {
  const boom = new Error("boom");

  it("is waited for, and sent", async () => {
    const failed = () => turns(2).then(() => FAILED);
    expect(await withinDeadline(new DeadlineClock(10_000), get(), Promise.reject(boom), awaited({ failed }))).toBe(
      FAILED,
    );
  });

  it("that fails as well is the caller's to know", async () => {
    const second = new Error("second");
    const failed = () => Promise.reject(second);
    const eventual = withinDeadline(new DeadlineClock(10_000), get(), Promise.reject(boom), awaited({ failed }));
    await expect(Promise.resolve(eventual)).rejects.toBe(second);
  });

  it("that comes too late is let go of", async () => {
    const stop = vi.fn(async () => ({ done: true as const, value: undefined }));
    const body = { [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => {}), return: stop }) };
    const gate = new Gate();
    const failed = () => gate.opened.then(() => new HttpResponse(500, [], body));
    expect(await withinDeadline(new DeadlineClock(5), get(), Promise.reject(boom), awaited({ failed }))).toBe(LATE);
    gate.open();
    await vi.waitFor(() => expect(stop).toHaveBeenCalledTimes(1));
  });
});
