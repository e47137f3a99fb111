import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Context } from "../resource/context.ts";
import { testRequest } from "../testing/request.ts";
import { logError, logFailure, shielded } from "./errorHook.ts";
import { LifecycleError } from "./lifecycle.ts";
import { Service } from "./service.ts";

const log = vi.spyOn(console, "error");
beforeEach(() => void log.mockReset().mockImplementation(() => undefined));
afterEach(() => void log.mockReset());

describe("the log of errors", () => {
  const broken = new Error("broken");
  const ctx = { request: testRequest(new Service({ routes: [] }), "GET", "/a?b") } as unknown as Context;

  it("names the request, or says that there is none", () => {
    logError("broken", ctx);
    logError("broken", undefined);
    expect(log.mock.calls).toEqual([
      ["GET /a failed:", "broken"],
      ["What belongs to no request failed:", "broken"],
    ]);
  });

  it("shows what kept a service from starting or stopping, with its cause where it has one", () => {
    logError(new LifecycleError("It did not start.", { cause: broken }), undefined);
    logError(new LifecycleError("It did not stop."), undefined);
    expect(log.mock.calls).toEqual([
      ["It did not start.", broken],
      ["It did not stop.", ""],
    ]);
  });

  it("shows what a hook throws, or rejects with, and ends nothing by it", async () => {
    shielded(() => {
      throw broken;
    })("first", undefined);
    shielded(() => Promise.reject(broken) as unknown as void)("second", undefined);
    await Promise.resolve();
    await Promise.resolve();
    expect(log.mock.calls).toEqual([[broken], [broken]]);
  });

  it("says where what a hook threw cannot be shown", () => {
    log.mockImplementationOnce(() => {
      throw new Error("a getter threw");
    });
    logFailure(broken);
    expect(log.mock.calls).toEqual([[broken], ["An error hook failed, and what it threw cannot be shown."]]);
  });
});
