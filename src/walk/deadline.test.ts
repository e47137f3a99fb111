import { HttpRequest, HttpResponse } from "signalbox";
import { describe, expect, it, vi } from "vitest";
import { RequestBody } from "../http/body.ts";
import { RequestHeaders } from "../http/headers.ts";
import { DeadlineExceeded, withinDeadline } from "./deadline.ts";

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
const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

describe("an answer", () => {
  it("in time is the answer, and nobody is told to stop", async () => {
    const request = get();
    const late = vi.fn(() => LATE);
    const response = HttpResponse.text("done");
    expect(await withinDeadline(20, request, Promise.resolve(response), late)).toBe(response);
    await later(40);
    expect(late).not.toHaveBeenCalled();
    expect(request.signal.aborted).toBe(false);
  });

  it("that fails in time has failed", async () => {
    const late = vi.fn(() => LATE);
    await expect(withinDeadline(20, get(), Promise.reject(new Error("boom")), late)).rejects.toThrow("boom");
    await later(40);
    expect(late).not.toHaveBeenCalled();
  });

  it("without a deadline is not waited for by a clock", () => {
    const answer = Promise.resolve(LATE);
    expect(withinDeadline(Number.POSITIVE_INFINITY, get(), answer, () => LATE)).toBe(answer);
  });

  it("too late is what `late` gives, once, and the request's signal says why", async () => {
    const request = get();
    const late = vi.fn((_error: DeadlineExceeded) => LATE);
    expect(
      await withinDeadline(
        5,
        request,
        later(30).then(() => HttpResponse.text("done")),
        late,
      ),
    ).toBe(LATE);
    await later(50);
    expect(late).toHaveBeenCalledTimes(1);
    const [error] = late.mock.calls[0] ?? [];
    expect(error).toBeInstanceOf(DeadlineExceeded);
    expect(error).toMatchObject({ name: "DeadlineExceeded", message: "GET /slow was not answered within 5 ms." });
    expect(request.signal.reason).toBe(error);
  });
});

describe("a stream that comes too late", () => {
  const arriving = (body: ConstructorParameters<typeof HttpResponse>[2]) =>
    withinDeadline(
      5,
      get(),
      later(15).then(() => new HttpResponse(200, [], body)),
      () => LATE,
    );

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
    await later(30);
  });

  it.each([null, "text", new Uint8Array(1)])("nor is %o, which holds nothing", async (body) => {
    expect(await arriving(body)).toBe(LATE);
    await later(30);
  });
});
