import { Resource } from "signalbox";
import { request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { alone } from "./fixtures.ts";

/** The rulings from 21 on that the graph and its responses keep. Each is quoted, then shown. */

describe("21. lifespan", () => {
  class Held extends Resource {
    readonly released = vi.fn();
    readonly set = vi.fn(() => this.released);
    override lifespan() {
      return this.set();
    }
    override represent(): unknown {
      return 1;
    }
  }

  it.each([
    ["withinRateLimit", 429, "B13,B13a"],
    ["serviceAvailable", 503, "B13"],
  ])("“a request that is shed costs no set-up”: %s, %i", async (callback, status, trace) => {
    for (const hint of [5, Promise.resolve(5)]) {
      const resource = Object.assign(new Held(), { [callback]: () => hint });
      const answer = await request(alone(resource), "GET", "/");
      expect([answer.status, answer.trace]).toEqual([status, trace]);
      expect(resource.set).not.toHaveBeenCalled();
    }
  });

  it("“begins behind B13a”: before the method, and whoever is admitted has it, released once", async () => {
    for (const [method, status] of [
      ["GET", 200],
      ["PUT", 405],
      ["PURGE", 501],
    ] as const) {
      const resource = new Held();
      expect((await request(alone(resource), method, "/")).status).toBe(status);
      expect(resource.set).toHaveBeenCalledOnce();
      expect(resource.released.mock.calls).toEqual([[{ status, error: undefined }]]);
    }
  });

  it("is no node of the trace, unless it throws", async () => {
    expect((await request(alone(new Held()), "PUT", "/")).trace).toBe("B13,B12,B11,B10");
    const broken = Object.assign(new Held(), {
      set: () => {
        throw new Error("no connection");
      },
    });
    const answer = await request(alone(broken, { onError: () => {} }), "GET", "/");
    expect([answer.status, answer.trace]).toEqual([500, "B13,B13b"]);
  });
});
