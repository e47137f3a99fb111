import { Halt, resource, Service } from "signalbox";
import { bearer } from "signalbox/guards";
import { MemoryStore } from "signalbox/idempotency";
import { cancelJob, followed, type JobRun, Jobs, jobModel, MemoryJobs, readJob } from "signalbox/jobs";
import { generateOpenapi } from "signalbox/openapi";
import { checkContract, request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { stopClock } from "../clock.ts";
import { Gate, until } from "../waiting.ts";

const signedIn = bearer({
  verify: (token) => (token === "" ? undefined : { user: token }),
  principal: ({ user }) => user,
});

type Export = { readonly org: string };

function serviceOf(
  run: (run: JobRun<Export>) => Promise<string> = async ({ data }) => `/exports/${data.org}`,
  options: {
    keepSeconds?: number;
    maxWaitSeconds?: number;
    fails?: () => boolean;
    deadline?: number;
    isStarted?: boolean;
  } = {},
) {
  const errors: unknown[] = [];
  const jobs = new Jobs({
    engine: new MemoryJobs(),
    maxWaitSeconds: options.maxWaitSeconds ?? 20,
    keepSeconds: options.keepSeconds,
    onError: (error) => errors.push(error),
  });
  const exporting = jobs.define("export", run);
  const exported = resource("/exports/{org}", {
    with: [signedIn],
    GET: ({ params }) => ({ of: params.org }),
  });
  const exports = resource("/exports", {
    with: [signedIn],
    idempotency: { store: new MemoryStore() },
    POST: {
      response: { 202: jobModel },
      halts: [423],
      processPost: async (ctx) => {
        const added = await exporting.enqueue(ctx, { org: "a" }, { owner: ctx.user });
        if (options.fails?.() === true) throw new Halt(423);
        return added;
      },
      accepted: ({ result }) => `/jobs/${result.id}`,
    },
  });
  const job = resource("/jobs/{id}", {
    with: [signedIn, followed(jobs)],
    withheldAsMissing: true,
    withheld: ({ entity, user }) => entity.owner !== user,
    GET: readJob,
    DELETE: cancelJob,
  });
  const service = new Service({
    resources: { exports, exported, job },
    start: () => (options.isStarted === false ? undefined : jobs.start()),
    stop: () => jobs.stop(),
    ...(options.deadline !== undefined && { deadline: options.deadline }),
  });
  const ask = (method: string, path: string, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    request(service, method, path, {
      headers: { authorization: "Bearer ann", ...headers },
      ...(signal && { signal }),
    });
  const post = async (key?: string) => {
    const response = await ask("POST", "/exports", key === undefined ? {} : { "idempotency-key": `"${key}"` });
    return { response, at: response.header("location") ?? "" };
  };
  return { service, jobs, ask, post, errors };
}

describe("the resource of a job (ruling 62)", () => {
  it("is 202 with Location, then 200 with progress and Retry-After, then 303 to the result", async () => {
    const gate = new Gate();
    const { service, ask, post } = serviceOf(async ({ data, progress }) => {
      await progress({ done: 1, of: 2 });
      await gate.pass();
      return `/exports/${data.org}`;
    });
    await service.start();
    const { response, at } = await post();
    expect(response.status).toBe(202);
    expect(at).toMatch(/^\/jobs\/[0-9a-f-]{36}$/);
    expect(await response.json()).toEqual({ id: at.slice(6), state: "queued" });
    await until(() => gate.came === 1);
    const running = await ask("GET", at);
    expect(running.status).toBe(200);
    expect(await running.json()).toEqual({ id: at.slice(6), state: "running", progress: { done: 1, of: 2 } });
    expect(running.header("retry-after")).toBe("1");
    expect(running.header("cache-control")).toBe("no-store");
    gate.open();
    const done = await ask("GET", at, { prefer: "wait=10" });
    expect([done.status, done.header("location")]).toEqual([303, "/exports/a"]);
    expect(done.header("preference-applied")).toBe("wait=10");
    expect((await ask("HEAD", at)).status).toBe(303);
    await service.stop();
  });

  it("is 200 with the problem of a Halt if the job failed, without Retry-After", async () => {
    const { service, ask, post, errors } = serviceOf(async () => {
      throw new Halt(422, { detail: "There are no tickets." });
    });
    const { at } = await post();
    const failed = await ask("GET", at, { prefer: "wait=10" });
    expect([failed.status, failed.header("retry-after")]).toEqual([200, undefined]);
    const problem = {
      type: "about:blank",
      title: "Unprocessable Content",
      status: 422,
      detail: "There are no tickets.",
    };
    expect(await failed.json()).toEqual({ id: at.slice(6), state: "failed", problem });
    expect(errors).toEqual([]);
    await service.stop();
  });

  it("tries a job again after another error, and sends nothing of its message (ruling 14)", async () => {
    const attempts: number[] = [];
    const { service, ask, post, errors } = serviceOf(async ({ attempt }) => {
      attempts.push(attempt);
      throw new Error("the password is 1234");
    });
    const { at } = await post();
    const failed = await ask("GET", at, { prefer: "wait=10" });
    expect(await failed.json()).toMatchObject({ state: "failed", problem: { status: 500, detail: "The job failed." } });
    expect(attempts).toEqual([1, 2, 3]);
    expect(errors).toHaveLength(3);
    await service.stop();
  });

  it("cancels a job with DELETE: 204, then 410, and its run is aborted", async () => {
    const began = new Gate();
    let reason: unknown;
    const { service, ask, post } = serviceOf(async ({ signal }) => {
      began.open();
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      reason = signal.reason;
      return "/exports/a";
    });
    const { at } = await post();
    await began.opened;
    const held = ask("GET", at, { prefer: "wait=10" });
    expect((await ask("DELETE", at)).status).toBe(204);
    expect(reason).toMatchObject({ name: "JobStopped" });
    expect((await held).status).toBe(410);
    expect((await ask("GET", at)).status).toBe(410);
    expect((await ask("DELETE", at)).status).toBe(410);
    await service.stop();
  });

  it("is 410 when it is forgotten, and 404 where it never was a job's", async () => {
    const { service, ask, post } = serviceOf(undefined, { keepSeconds: 0 });
    const { at } = await post();
    expect((await ask("GET", at, { prefer: "wait=10" })).status).toBe(410);
    expect((await ask("GET", "/jobs/7")).status).toBe(404);
    await service.stop();
  });

  it("is what the author's guard says to others", async () => {
    const { service, ask, post } = serviceOf();
    const { at } = await post();
    expect((await ask("GET", at, { authorization: "Bearer bob" })).status).toBe(404);
    expect((await ask("DELETE", at, { authorization: "Bearer bob" })).status).toBe(404);
    expect((await ask("GET", at, { authorization: "" })).status).toBe(401);
    await service.stop();
  });
});

describe("adding a job (ruling 63)", () => {
  it("makes one of a principal, an operation and an Idempotency-Key", async () => {
    let runs = 0;
    const { service, ask, post } = serviceOf(async () => `/exports/${++runs}`);
    const [first, second, third] = [await post("k"), await post("k"), await post("l")];
    expect(second.at).toBe(first.at);
    expect(third.at).not.toBe(first.at);
    for (const { at } of [first, third]) expect((await ask("GET", at, { prefer: "wait=10" })).status).toBe(303);
    expect(runs).toBe(2);
    await service.stop();
  });

  it("makes none if the request fails", async () => {
    let runs = 0;
    let isFailing = true;
    const options = { fails: () => isFailing };
    const { service, ask, post } = serviceOf(async () => `/exports/${++runs}`, options);
    expect((await post("k")).response.status).toBe(423);
    isFailing = false;
    const { at } = await post("l");
    expect((await ask("GET", at, { prefer: "wait=10" })).status).toBe(303);
    expect(runs).toBe(1);
    await service.stop();
  });

  it("runs what a worker that stopped had begun again, as the same attempt", async () => {
    const attempts: number[] = [];
    const { service, jobs, ask, post } = serviceOf(async ({ attempt, signal }) => {
      attempts.push(attempt);
      if (attempts.length > 1) return "/exports/a";
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      throw signal.reason;
    });
    const { at } = await post();
    await until(() => attempts.length === 1);
    await jobs.stop();
    expect(await (await ask("GET", at)).json()).toMatchObject({ state: "queued" });
    await jobs.start();
    expect((await ask("GET", at, { prefer: "wait=10" })).status).toBe(303);
    expect(attempts).toEqual([1, 1]);
    await service.stop();
  });
});

describe("Prefer: wait on a job (ruling 39, RFC 7240 4.3)", () => {
  it("holds the response no longer than the service lets it, and says for how long", async () => {
    const gate = new Gate();
    const { service, ask, post } = serviceOf(async () => {
      await gate.pass();
      return "/exports/a";
    });
    const { at } = await post();
    stopClock();
    const held = ask("GET", at, { prefer: "wait=100" });
    await vi.advanceTimersByTimeAsync(20_000);
    const response = await held;
    expect([response.status, response.header("preference-applied")]).toEqual([200, "wait=20"]);
    expect(response.header("vary")).toContain("Prefer");
    gate.open();
    await service.stop();
  });

  it("holds the response until half a second before the deadline", async () => {
    stopClock();
    const { service, ask, post } = serviceOf(undefined, { deadline: 5_000, isStarted: false });
    const { at } = await post();
    const replies: number[] = [];
    const held = ask("GET", at, { prefer: "wait=10" }).then(({ status }) => replies.push(status));
    await vi.advanceTimersByTimeAsync(4_499);
    expect(replies).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await held;
    expect(replies).toEqual([200]);
    await service.stop();
  });

  it("lets go when the client leaves", async () => {
    const gate = new Gate();
    const { service, jobs, ask, post } = serviceOf(async () => {
      await gate.pass();
      return "/exports/a";
    });
    const { at } = await post();
    const changed = vi.spyOn(jobs.engine, "changed");
    const client = new AbortController();
    const held = ask("GET", at, { prefer: "wait=10" }, client.signal).catch(() => undefined);
    await until(() => changed.mock.calls.length === 1);
    client.abort();
    await held;
    await changed.mock.results[0]?.value;
    gate.open();
    await service.stop();
  });
});

describe("the document of a job", () => {
  it("has a link from the 202 to GET of the job, beside Location (ruling 62)", () => {
    const { paths, components } = generateOpenapi(serviceOf().service, { title: "Exports", version: "1" });
    const successes = Object.keys(paths["/exports"]?.post?.responses ?? {}).filter((status) => status < "300");
    expect(successes).toEqual(["202"]);
    const accepted = paths["/exports"]?.post?.responses["202"];
    const name =
      String(Reflect.get(accepted ?? {}, "$ref"))
        .split("/")
        .at(-1) ?? "";
    expect(components.responses?.[name]).toMatchObject({
      headers: { Location: {} },
      links: { follow: { operationId: "getJobsById", parameters: { id: "$response.body#/id" } } },
    });
    expect(Object.keys(paths["/jobs/{id}"]?.get?.responses ?? {})).toEqual(
      expect.arrayContaining(["200", "303", "410"]),
    );
  });

  it("has the model of what is sent", () => {
    const { components } = generateOpenapi(serviceOf().service, { title: "Exports", version: "1" });
    expect(components.schemas?.["Job"]).toEqual({
      title: "Job",
      type: "object",
      properties: {
        id: { type: "string", format: "uuid" },
        state: { enum: ["queued", "running", "failed"] },
        progress: { description: "How far it is." },
        problem: { type: "object", description: "Why it failed (RFC 9457)." },
      },
      required: ["id", "state"],
    });
  });

  it("has all that is sent, and nothing else (checkContract)", async () => {
    let runs = 0;
    const run = async ({ signal }: JobRun<Export>): Promise<string> => {
      runs += 1;
      if (runs === 1) throw new Halt(422);
      if (runs === 3) await new Promise((resolve) => signal.addEventListener("abort", resolve));
      return "/exports/a";
    };
    const { service, post, ask } = serviceOf(run, { maxWaitSeconds: 1 });
    const ids = [await post(), await post(), await post()].map(({ at }) => at.slice(6));
    await until(() => runs === 3);
    const document = generateOpenapi(service, { title: "Exports", version: "1" });
    const report = await checkContract(service, document, {
      credentials: { bearer: ["Bearer ann"] },
      parameters: { id: [...ids, crypto.randomUUID()] },
      requests: 400,
      situations: { others: async () => void (await Promise.all(ids.map((id) => ask("DELETE", `/jobs/${id}`)))) },
    });
    expect([...report.undocumented, ...report.faults]).toEqual([]);
    expect(report.undrawn.filter(({ operation }) => operation.endsWith("/jobs/{id}"))).toEqual([]);
    await service.stop();
  });
});
