import { afterEach, describe, expect, it, vi } from "vitest";
import { Service } from "../service/service.ts";
import { checkListenOptions, type DrainOptions, LISTEN_OPTIONS, startAndListen, stoppingBy } from "./stopping.ts";

afterEach(() => vi.useRealTimers());

/** A service that notes when it starts and stops, and whether it drains. */
function noted() {
  const notes: string[] = [];
  const service = new Service({
    routes: [],
    start: () => {
      notes.push("start");
      return () => void notes.push("stop");
    },
  });
  return { notes, service };
}

describe("a service that listens", () => {
  it("is started first", async () => {
    const { notes, service } = noted();
    const listener = await startAndListen(service, {}, () => {
      notes.push("listen");
      return "listener";
    });
    expect([listener, notes]).toEqual(["listener", ["start", "listen"]]);
  });

  it.each([{}, { drain: {} }])("is stopped where another has the port: %o", async (options) => {
    const { notes, service } = noted();
    const taken = new Error("EADDRINUSE");
    const listening = startAndListen(service, options, () => Promise.reject(taken));
    await expect(listening).rejects.toBe(taken);
    expect(notes).toEqual(["start", "stop"]);
  });
});

describe("draining", () => {
  /** A started service, and its server, which finishes when it is told to, or is cut. */
  async function set(options?: DrainOptions, cut?: () => unknown) {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { notes, service } = noted();
    await service.start();
    const finished = { resolve: () => {}, reject: (_error: Error) => {} };
    const finish = new Promise<void>((resolve, reject) => Object.assign(finished, { resolve, reject }));
    const stops = {
      finish: () => {
        notes.push("finish");
        return finish;
      },
      cut: () => {
        notes.push("cut");
        return cut?.();
      },
    };
    return { notes, service, finished, ...stoppingBy(service, stops, options) };
  }

  it("finishes at once, and calls the stop hooks when the server has finished", async () => {
    const { notes, service, finished, drain } = await set();
    const drained = drain();
    expect([service.draining, notes]).toEqual([true, ["start", "finish"]]);
    finished.resolve();
    await drained;
    expect(notes).toEqual(["start", "finish", "stop"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("goes on accepting for the time that is given", async () => {
    const { notes, service, finished, drain } = await set({ acceptFor: 500 });
    const drained = drain();
    await vi.advanceTimersByTimeAsync(499);
    expect([service.draining, notes]).toEqual([true, ["start"]]);
    await vi.advanceTimersByTimeAsync(1);
    expect(notes).toEqual(["start", "finish"]);
    finished.resolve();
    await drained;
  });

  it.each([
    [undefined, 10_000],
    [{ within: 300 }, 300],
  ])("cuts with %o what is open after %i ms", async (options, within) => {
    const { notes, finished, drain } = await set(options);
    const drained = drain();
    await vi.advanceTimersByTimeAsync(within - 1);
    expect(notes).toEqual(["start", "finish"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(notes).toEqual(["start", "finish", "cut"]);
    finished.resolve();
    await drained;
  });

  it("rejects where the server cannot finish, not where it cannot be cut, and calls the stop hooks", async () => {
    const { notes, finished, drain } = await set({ within: 1 }, () => Promise.reject(new Error("cut")));
    const drained = drain();
    await vi.advanceTimersByTimeAsync(1);
    finished.reject(new Error("finish"));
    await expect(drained).rejects.toThrow("finish");
    expect(notes).toEqual(["start", "finish", "cut", "stop"]);
  });

  it("is not what closing does: readiness stays, and nothing is cut", async () => {
    const { notes, service, finished, close } = await set();
    const closed = close();
    expect(vi.getTimerCount()).toBe(0);
    expect(service.draining).toBe(false);
    finished.resolve();
    await closed;
    expect(notes).toEqual(["start", "finish", "stop"]);
  });
});

describe("the options of serve", () => {
  it.each([
    [{ port: 65_536 }, "port"],
    [{ port: -1 }, "port"],
    [{ port: 1.5 }, "port"],
    [{ port: "8080" }, "port"],
    [{ host: 1 }, "host"],
    [{ drain: { acceptFor: "1" } }, "acceptFor"],
    [{ drain: { within: Number.NaN } }, "within"],
    [{ drain: { with: 1 } }, "with"],
  ])("%j are refused: %s", (options, name) => {
    expect(() => checkListenOptions(options as object, LISTEN_OPTIONS)).toThrow(name);
  });

  it.each([{}, { port: 0 }, { port: 65_535, host: "::1", drain: { acceptFor: 0, within: 1 } }])(
    "%j are taken",
    (options) => {
      expect(() => checkListenOptions(options, LISTEN_OPTIONS)).not.toThrow();
    },
  );
});
