import { HttpRequest, HttpResponse } from "signalbox";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { stopClock } from "../../test/clock.ts";
import { Gate, turns } from "../../test/waiting.ts";
import { RequestBody } from "../http/body.ts";
import { RequestHeaders } from "../http/headers.ts";
import { Later } from "../http/later.ts";
import {
  type Awaited,
  comesFrom,
  DeadlineClock,
  DeadlineExceeded,
  isHolding,
  Timed,
  withinDeadline,
} from "./deadline.ts";

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
    expect(comesFrom(error, deadline)).toBe(false);
    expect(comesFrom(deadline, deadline)).toBe(true);
    expect(comesFrom(new Error("aborted", { cause: deadline }), deadline)).toBe(true);
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

it("what comes too late, and is no response, is no danger either", async () => {
  const given = new Later<unknown>();
  expect(await withinDeadline(new DeadlineClock(5), get(), given, awaited())).toBe(LATE);
  expect(() => given.resolve(undefined)).not.toThrow();
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

class Waited extends Timed {
  readonly expired: number[] = [];
  onExpired = (): void => undefined;
  override expire(): void {
    this.expired.push(vi.getMockedSystemTime()?.valueOf() ?? 0);
    this.onExpired();
  }
}

/** Starts the clock for one more. */
function started(clock: DeadlineClock): Waited {
  const waited = new Waited();
  clock.start(waited);
  return waited;
}

describe("content that arrives", () => {
  /** A request whose content arrives until `end` is called, and has been quiet for so long. */
  function receiving({ isReceiving = true, quietFor = Number.POSITIVE_INFINITY } = {}) {
    const waiting: (() => void)[] = [];
    const arrival = { isReceiving, quietFor };
    const request = get();
    Object.defineProperties(request, {
      isReceiving: { get: () => arrival.isReceiving },
      quietFor: { get: () => arrival.quietFor },
      whenReceived: { value: (next: () => void) => void waiting.push(next) },
    });
    const end = () => {
      arrival.isReceiving = false;
      for (const next of waiting.splice(0)) next();
    };
    return { request, arrival, end };
  }

  /** Such a request under a deadline of 20 ms that has no response yet. */
  function waiting(options: Parameters<typeof receiving>[0] = {}) {
    stopClock();
    const late = vi.fn(() => LATE);
    const received = receiving(options);
    void withinDeadline(new DeadlineClock(20), received.request, new Promise(() => undefined), awaited({ late }));
    return { ...received, late };
  }

  it("does not count: the clock starts after it", () => {
    const { request, end, late } = waiting();
    vi.advanceTimersByTime(1_000);
    expect(late).not.toHaveBeenCalled();
    end();
    const { startedAt } = started(new DeadlineClock(1_000));
    expect(request.deadline).toBe(startedAt + 20);
    vi.advanceTimersByTime(19);
    expect(late).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(late).toHaveBeenCalledTimes(1);
  });

  it("needs no timer if the response comes first", async () => {
    stopClock();
    const { request, end } = receiving();
    await withinDeadline(new DeadlineClock(20), request, Promise.resolve(HttpResponse.text("done")), awaited());
    end();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("restarts the clock if it still arrives at the deadline", () => {
    const { arrival, end, late } = waiting({ isReceiving: false });
    arrival.isReceiving = true;
    vi.advanceTimersByTime(100);
    end();
    vi.advanceTimersByTime(19);
    expect(late).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(late).toHaveBeenCalledTimes(1);
  });

  it("moves the deadline to the full time after the last of it", () => {
    const { arrival, late } = waiting({ isReceiving: false, quietFor: 5 });
    vi.advanceTimersByTime(20);
    arrival.quietFor = 20;
    vi.advanceTimersByTime(14);
    expect(late).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(late).toHaveBeenCalledTimes(1);
  });

  it("leaves no timer after the response", async () => {
    stopClock();
    const late = vi.fn(() => LATE);
    const gate = new Gate();
    const response = gate.opened.then(() => HttpResponse.text("done"));
    const { request } = receiving({ isReceiving: false, quietFor: 5 });
    const outcome = withinDeadline(new DeadlineClock(20), request, response, awaited({ late }));
    vi.advanceTimersByTime(20);
    gate.open();
    expect(await outcome).toMatchObject({ status: 200 });
    expect(vi.getTimerCount()).toBe(0);
    expect(late).not.toHaveBeenCalled();
  });
});

describe("what comes after the deadline", () => {
  it("is ignored, even if it is no response", async () => {
    const gate = new Gate();
    const check = vi.fn<Awaited["check"]>(() => LATE);
    const response = gate.opened.then(() => ({ body: "no response" }));
    expect(await withinDeadline(new DeadlineClock(5), get(), response, awaited({ check }))).toBe(LATE);
    gate.open();
    await turns(2);
    expect(check).not.toHaveBeenCalled();
  });
});

describe("one timer for all", () => {
  /** Three that were started 1 ms after each other, and the time of the first. */
  function three() {
    stopClock();
    const clock = new DeadlineClock(10);
    const began = vi.getMockedSystemTime()?.valueOf() ?? 0;
    const all = [new Waited(), new Waited(), new Waited()] as const;
    for (const each of all) {
      clock.start(each);
      vi.advanceTimersByTime(1);
    }
    return { clock, began, all, ended: () => all.map(({ expired }) => expired.map((at) => at - began)) };
  }

  it("expires each at its own time", () => {
    const { all, ended } = three();
    expect([vi.getTimerCount(), all.map(({ isRunning }) => isRunning)]).toEqual([1, [true, true, true]]);
    vi.advanceTimersByTime(100);
    expect(ended()).toEqual([[10], [11], [12]]);
    expect([vi.getTimerCount(), all.map(({ isRunning }) => isRunning)]).toEqual([0, [false, false, false]]);
  });

  it.each([0, 1, 2] as const)("expires the others if number %d is stopped, even twice", (at) => {
    const { clock, all, ended } = three();
    clock.stop(all[at]);
    clock.stop(all[at]);
    expect(all[at]).toMatchObject({ isRunning: false, earlier: undefined, later: undefined });
    vi.advanceTimersByTime(100);
    const expected: number[][] = [[10], [11], [12]];
    expected[at] = [];
    expect(ended()).toEqual(expected);
  });

  it("puts a stopped one that starts again behind those that run", () => {
    const { clock, all, ended } = three();
    clock.stop(all[2]);
    clock.stop(all[0]);
    clock.start(all[0]);
    vi.advanceTimersByTime(100);
    expect(ended()).toEqual([[13], [11], []]);
  });

  it("does not restart one that runs", () => {
    const { clock, all, ended } = three();
    clock.start(all[0]);
    vi.advanceTimersByTime(100);
    expect(ended()).toEqual([[10], [11], [12]]);
  });

  it("allows one that expires to start another", () => {
    const { clock, began, all } = three();
    const next = new Waited();
    all[0].onExpired = () => clock.start(next);
    vi.advanceTimersByTime(100);
    expect(next.expired).toEqual([began + 20]);
  });

  it("holds the process only while something runs, and is used again", () => {
    stopClock();
    const set = vi.spyOn(globalThis, "setTimeout");
    onTestFinished(() => set.mockRestore());
    const clock = new DeadlineClock(10);
    const [one, other] = [new Waited(), new Waited()];
    const holds = () => set.mock.results[0]?.value.hasRef();
    clock.start(one);
    clock.start(other);
    expect(holds()).toBe(true);
    clock.stop(one);
    expect(holds()).toBe(true);
    clock.stop(other);
    expect(holds()).toBe(false);
    clock.start(one);
    expect([holds(), set.mock.calls.length]).toEqual([true, 1]);
  });

  it("is cleared and set again if it is a number, as in browsers", () => {
    const timer: unknown = 7;
    const set = vi.spyOn(globalThis, "setTimeout").mockReturnValue(timer as never);
    const clear = vi.spyOn(globalThis, "clearTimeout").mockReturnValue();
    onTestFinished(() => {
      set.mockRestore();
      clear.mockRestore();
    });
    const clock = new DeadlineClock(10);
    const [one, other] = [new Waited(), new Waited()];
    clock.start(one);
    clock.start(other);
    clock.stop(one);
    expect(clear).not.toHaveBeenCalled();
    clock.stop(other);
    expect(clear.mock.calls).toEqual([[7]]);
    clock.start(one);
    expect(set).toHaveBeenCalledTimes(2);
  });

  it("is shared by deadlines of the same length only", () => {
    const clock = new DeadlineClock(10);
    expect([clock.of(), clock.of(10)]).toEqual([clock, clock]);
    expect(clock.of(11)).toBe(clock.of(11));
    expect(clock.of(11).ms).toBe(11);
  });
});

it.each([
  [{ ref: String, unref: String }, true],
  [{ ref: 1, unref: String }, false],
  [{ ref: String, unref: 1 }, false],
  [{ ref: String }, false],
  [{ unref: String }, false],
  [7, false],
  [null, false],
])("a timer holds the process if it has ref and unref: %o", (timer, holds) => {
  expect(isHolding(timer)).toBe(holds);
});
