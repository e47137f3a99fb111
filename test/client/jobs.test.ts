import { Halt, resource, Service } from "signalbox";
import { client, Refused } from "signalbox/client";
import { JobFailed, job } from "signalbox/client/jobs";
import { cancelJob, followed, type JobRun, Jobs, MemoryJobs, readJob } from "signalbox/jobs";
import { testFetch } from "signalbox/testing";
import { describe, expect, expectTypeOf, it } from "vitest";
import { Gate } from "../waiting.ts";

function apiOf(run: (run: JobRun<string>) => Promise<string>, options = {}) {
  const jobs = new Jobs({ engine: new MemoryJobs(), retryAfterSeconds: 0, maxWaitSeconds: 1 });
  const exporting = jobs.define("export", run);
  const exports = resource("/exports", {
    POST: {
      processPost: (ctx) => exporting.enqueue(ctx, "a"),
      accepted: ({ result }) => `/jobs/${result.id}`,
    },
  });
  const exported = resource("/exports/{org}", { GET: ({ params }) => ({ of: params.org }) });
  const followedJob = resource("/jobs/{id}", { with: [followed(jobs)], GET: readJob, DELETE: cancelJob });
  const service = new Service({
    resources: { exports, exported, followedJob },
    start: () => jobs.start(),
    stop: () => jobs.stop(),
  });
  const api = client<typeof service>("http://test", { fetch: testFetch(service), ...options });
  return { api, service };
}

describe("job(…).result (ruling 62)", () => {
  it.each([{}, { follow: true }])("waits for the job and reads its result (%o)", async (options) => {
    const { api, service } = apiOf(async ({ data }) => `/exports/${data}`, options);
    const reply = await api("/exports").post().ok();
    const result = await job(api("/jobs/{id}"), reply).result(api("/exports/{org}"));
    expectTypeOf(result.body).toEqualTypeOf<{ of: string }>();
    expect(result.body).toEqual({ of: "a" });
    await service.stop();
  });

  it("rejects with the problem of a job that failed", async () => {
    const { api, service } = apiOf(async () => {
      throw new Halt(422, { detail: "There are none." });
    });
    const reply = await api("/exports").post().ok();
    const failed = await job(api("/jobs/{id}"), reply)
      .result(api("/exports/{org}"))
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(JobFailed);
    expect(failed).toMatchObject({ problem: { status: 422, detail: "There are none." } });
    await service.stop();
  });

  it("rejects with the refusal of one that was cancelled", async () => {
    const gate = new Gate();
    const { api, service } = apiOf(async () => {
      await gate.pass();
      return "/exports/a";
    });
    const reply = await api("/exports").post().ok();
    const followedJob = job(api("/jobs/{id}"), reply);
    const result = followedJob.result(api("/exports/{org}")).catch((error: unknown) => error);
    await followedJob.cancel();
    expect(await result).toBeInstanceOf(Refused);
    expect(await result).toMatchObject({ reply: { status: 410 } });
    gate.open();
    await service.stop();
  });

  it("is abortable", async () => {
    const gate = new Gate();
    const { api, service } = apiOf(async () => {
      await gate.pass();
      return "/exports/a";
    });
    const reply = await api("/exports").post().ok();
    const leaving = new AbortController();
    const result = job(api("/jobs/{id}"), reply).result(api("/exports/{org}"), { signal: leaving.signal });
    leaving.abort(new Error("left"));
    await expect(result).rejects.toThrow("left");
    gate.open();
    await service.stop();
  });
});
