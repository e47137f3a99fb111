import { Halt } from "signalbox";
import {
  type Enqueuing,
  type Job,
  type JobEngine,
  type JobRun,
  Jobs,
  type JobsOptions,
  MemoryJobs,
} from "signalbox/jobs";
import { describe, expect, it, vi } from "vitest";
import { stopClock } from "../clock.ts";
import { Gate, turns } from "../waiting.ts";

type Release = Parameters<Enqueuing["defer"]>[0];

/** A request that has ended with 202. */
const ADDING: Enqueuing = { request: {}, idempotency: undefined, defer: (release) => void release({ status: 202 }) };

/** Jobs, and requests that add one: each ends with a status. */
function memory(
  run: (run: JobRun) => Promise<string>,
  { attempts = 1, ...options }: Partial<JobsOptions<never>> & { readonly attempts?: number } = {},
) {
  const errors: unknown[] = [];
  const engine: JobEngine = new MemoryJobs();
  const jobs = new Jobs({ engine, onError: (error) => void errors.push(error), ...options });
  const defined = jobs.define("export", run, { attempts });
  const add = async ({ data = {}, key, status, owner }: Partial<Adding> = {}): Promise<string> => {
    const releases: Release[] = [];
    const idempotency = key === undefined ? undefined : { scopedKey: key };
    const ctx = { request: {}, idempotency, defer: (release: Release) => void releases.push(release) };
    const { id, state } = await defined.enqueue(ctx as Enqueuing, data, owner === undefined ? {} : { owner });
    expect(state).toBe("queued");
    for (const release of releases) void release({ status });
    return id;
  };
  const ended = async (id: string): Promise<Job | undefined> => {
    await turns(2);
    return engine.find(id);
  };
  return { engine, jobs, errors, add, ended };
}
interface Adding {
  readonly data: unknown;
  readonly key: string;
  readonly status: number;
  readonly owner: string;
}

describe("a run", () => {
  it("gets the job as JSON keeps it, with its owner", async () => {
    const runs: unknown[] = [];
    const { jobs, add } = memory(async ({ id, data, owner, attempt }) => {
      runs.push([id, data, owner, attempt]);
      return "/exports/1";
    });
    await jobs.start();
    const ids = [await add({ data: { at: new Date(0), no: undefined } }), await add({ data: null, owner: "ann" })];
    await turns(2);
    expect(runs).toEqual([
      [ids[0], { at: "1970-01-01T00:00:00.000Z" }, "", 1],
      [ids[1], null, "ann", 1],
    ]);
    await jobs.stop();
  });

  it("is of jobs without data", async () => {
    const datas: unknown[] = [];
    const engine = new MemoryJobs();
    const jobs = new Jobs({ engine });
    const defined = jobs.define("export", async ({ data }) => `/${datas.push(data)}`);
    expect(defined.name).toBe("export");
    await defined.enqueue(ADDING, undefined);
    await jobs.start();
    await turns();
    expect(datas).toEqual([null]);
    await jobs.stop();
  });

  it("has ended with the path of its result", async () => {
    const { jobs, add, ended, errors } = memory(async () => "/exports/1");
    await jobs.start();
    const id = await add();
    expect(await ended(id)).toEqual({
      id,
      name: "export",
      owner: "",
      data: {},
      state: "done",
      location: "/exports/1",
    });
    expect(errors).toEqual([]);
    await jobs.stop();
  });

  it.each([
    ["", '""'],
    [7, "7"],
    [undefined, "undefined"],
  ])("that returns %j has failed, and the author is told", async (returned, shown) => {
    const { jobs, add, ended, errors } = memory(async () => returned as string);
    await jobs.start();
    expect(await ended(await add())).toMatchObject({ state: "failed", problem: { detail: "The job failed." } });
    expect(errors).toEqual([
      new TypeError(`The job export gave ${shown}. Return the path of its result: \`/exports/7\`.`),
    ]);
    await jobs.stop();
  });

  it("has no transaction, and says which engine has", async () => {
    const { jobs, add, ended, errors } = memory(async ({ tx }) => String(await tx()));
    await jobs.start();
    await ended(await add());
    expect(errors).toEqual([new TypeError("MemoryJobs has no transactions: use PgBossJobs.")]);
    await jobs.stop();
  });

  it("is tried as often as its definition says, and 3 times by default", async () => {
    const attempts: number[] = [];
    const jobs = new Jobs({ engine: new MemoryJobs(), onError: () => undefined });
    const fail = async ({ attempt }: JobRun): Promise<string> => {
      attempts.push(attempt);
      throw new Error("no");
    };
    await jobs.start();
    await jobs.define("by default", fail).enqueue(ADDING, {});
    await jobs.define("twice", fail, { attempts: 2 }).enqueue(ADDING, {});
    await jobs.start();
    await turns(5);
    expect(attempts.sort((a, b) => a - b)).toEqual([1, 1, 2, 2, 3]);
    await jobs.stop();
  });

  it("runs one after the other", async () => {
    const gates = [new Gate(), new Gate()];
    let runs = 0;
    const { jobs, add } = memory(async () => {
      await gates[runs++]?.pass();
      return "/exports/1";
    });
    await jobs.start();
    await Promise.all([add(), add()]);
    await turns(2);
    expect(gates.map(({ came }) => came)).toEqual([1, 0]);
    gates[0]?.open();
    await turns(2);
    expect(gates.map(({ came }) => came)).toEqual([1, 1]);
    gates[1]?.open();
    await jobs.stop();
  });

  it("tells no progress when it was stopped, and why", async () => {
    const began = new Gate();
    const reasons: unknown[] = [];
    const { engine, jobs, add, errors } = memory(async ({ signal, progress }) => {
      await progress({ done: 1 });
      began.open();
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      await progress({ done: 2 }).catch((error: unknown) => reasons.push(error));
      throw signal.reason;
    });
    await jobs.start();
    const id = await add();
    await began.opened;
    await jobs.stop();
    expect(await engine.find(id)).toMatchObject({ state: "queued", progress: { done: 1 } });
    await jobs.start();
    await turns(2);
    await engine.cancel(id);
    await turns(2);
    expect(reasons.map(String)).toEqual(["JobStopped: The worker stops.", "JobStopped: The job was cancelled."]);
    expect(errors).toEqual([]);
    await jobs.stop();
  });

  it("that was not stopped in time has ended, and is not run again", async () => {
    let runs = 0;
    const gate = new Gate();
    const { engine, jobs, add } = memory(async () => {
      runs += 1;
      await gate.pass();
      return "/exports/1";
    });
    await jobs.start();
    const [first, second] = [await add(), await add()];
    await turns();
    const stopped = jobs.stop();
    gate.open();
    await stopped;
    expect([(await engine.find(first))?.state, (await engine.find(second))?.state, runs]).toEqual([
      "done",
      "queued",
      1,
    ]);
    await jobs.stop();
  });

  it("that throws while its worker stops, and not because of that, is tried again as the same attempt", async () => {
    const attempts: number[] = [];
    const gate = new Gate();
    const { jobs, add, ended } = memory(
      async ({ attempt, signal }) => {
        if (attempts.push(attempt) > 1) return "/exports/1";
        await gate.pass();
        expect(signal.aborted).toBe(true);
        throw new Error("no");
      },
      { attempts: 2 },
    );
    await jobs.start();
    const id = await add();
    await turns();
    const stopped = jobs.stop();
    gate.open();
    await stopped;
    await jobs.start();
    expect((await ended(id))?.state).toBe("done");
    expect(attempts).toEqual([1, 1]);
    await jobs.stop();
  });
});

describe("a job", () => {
  it("is run when the request that added it has succeeded, and is gone if it failed", async () => {
    const runs: unknown[] = [];
    const { engine, jobs, add } = memory(async ({ data }) => `/exports/${runs.push(data)}`);
    await jobs.start();
    const ids = [await add({ data: 1, status: 399 }), await add({ data: 2, status: 400 }), await add({ data: 3 })];
    await turns(2);
    expect(runs).toEqual([1, 3]);
    expect((await Promise.all(ids.map((id) => engine.find(id)))).map((job) => job?.state)).toEqual([
      "done",
      undefined,
      "done",
    ]);
    await jobs.stop();
  });

  it("is another of the same key when the first is gone, or forgotten", async () => {
    stopClock();
    const { engine, jobs, add } = memory(async () => "/exports/1", { keepSeconds: 10 });
    await jobs.start();
    const failed = await add({ key: "k", status: 500 });
    const first = await add({ key: "k" });
    expect(first).not.toBe(failed);
    await turns(2);
    vi.advanceTimersByTime(9_999);
    expect((await engine.find(first))?.state).toBe("done");
    expect(await add({ key: "k" })).toBe(first);
    vi.advanceTimersByTime(1);
    expect(await engine.find(first)).toBeUndefined();
    expect(await add({ key: "k" })).not.toBe(first);
    await jobs.stop();
  });

  it("is known for a day by default, and while it waits", async () => {
    stopClock();
    const { engine, jobs, add } = memory(async () => "/exports/1");
    const id = await add();
    vi.advanceTimersByTime(100 * 86_400_000);
    expect((await engine.find(id))?.state).toBe("queued");
    await jobs.start();
    await turns(2);
    vi.advanceTimersByTime(86_399_999);
    expect((await engine.find(id))?.state).toBe("done");
    vi.advanceTimersByTime(1);
    expect(await engine.find(id)).toBeUndefined();
    await jobs.stop();
  });

  it("wakes those that wait for it, and no others, when it ends or is cancelled", async () => {
    const woken: string[] = [];
    const { engine, jobs, add } = memory(async ({ data }) => {
      if (data === "fails") throw new Halt(422);
      return "/exports/1";
    });
    const never = new AbortController().signal;
    const ids = { done: await add(), fails: await add({ data: "fails" }), cancelled: await add() };
    for (const [name, id] of Object.entries(ids)) void engine.changed(id, never).then(() => woken.push(name));
    await engine.cancel(ids.cancelled);
    await turns();
    expect(woken).toEqual(["cancelled"]);
    await engine.cancel(ids.cancelled);
    await jobs.start();
    await turns(2);
    expect(woken).toEqual(["cancelled", "done", "fails"]);
    await jobs.stop();
  });

  it("of another name waits for its own worker", async () => {
    const { engine, jobs, add } = memory(async () => "/exports/1");
    const other = jobs.define("import", async () => "/imports/1");
    const { id } = await other.enqueue(ADDING, {});
    const stop = await engine.work({
      name: "export",
      attempts: 1,
      keepSeconds: 1,
      run: async () => "/exports/1",
      report: () => undefined,
    });
    const own = await add();
    await turns(2);
    expect([(await engine.find(own))?.state, (await engine.find(id))?.state]).toEqual(["done", "queued"]);
    await stop();
    expect((await engine.find(await add()))?.state).toBe("queued");
  });
});

describe("Jobs", () => {
  it("refuses two of one name", () => {
    const { jobs } = memory(async () => "/");
    expect(() => jobs.define("export", async () => "/")).toThrow(new Error('The job "export" is defined twice.'));
  });

  it("has defaults for those that wait, and takes others", () => {
    const engine = new MemoryJobs();
    expect(new Jobs({ engine })).toMatchObject({ engine, maxWaitSeconds: 30, retryAfterSeconds: 1 });
    expect(new Jobs({ engine, maxWaitSeconds: 5, retryAfterSeconds: 0 })).toMatchObject({
      maxWaitSeconds: 5,
      retryAfterSeconds: 0,
    });
  });

  it("refuses an option that does not exist, by its name", () => {
    expect(() => new Jobs({ engine: new MemoryJobs(), keepSecond: 1 } as never)).toThrow(
      "UNKNOWN_KEY: Jobs: it has keepSecond, which nothing reads. Write instead: keepSeconds",
    );
  });

  it("reports to console.error by default", async () => {
    const printed = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const jobs = new Jobs({ engine: new MemoryJobs() });
    const failing = jobs.define("export", () => Promise.reject(new Error("no")), { attempts: 1 });
    await jobs.start();
    await failing.enqueue(ADDING, {});
    await turns(2);
    expect(printed.mock.calls).toEqual([[new Error("no")]]);
    printed.mockRestore();
    await jobs.stop();
  });

  it("ends its workers once", async () => {
    let stops = 0;
    const engine = Object.assign(new MemoryJobs(), { work: async () => async () => void (stops += 1) });
    const jobs = new Jobs({ engine });
    jobs.define("export", async () => "/");
    await jobs.start();
    await jobs.stop();
    await jobs.stop();
    expect(stops).toBe(1);
  });
});
