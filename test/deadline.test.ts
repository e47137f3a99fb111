import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type Context, command, part, Resource, resource, route, Service } from "signalbox";
import { request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { DeadlineExceeded } from "../src/walk/deadline.ts";
import { HANG } from "./bounds.mjs";
import { stopClock } from "./clock.ts";
import { freshDist } from "./freshDist.mjs";
import { Gate, turns } from "./waiting.ts";

const never = () => new Promise<never>(() => undefined);

class Stuck extends Resource {
  signal: AbortSignal | undefined;
  released: (number | undefined)[] = [];
  override lifespan(ctx: Context): () => void {
    this.signal = ctx.signal;
    return () => {
      this.released.push(504);
    };
  }
  override resourceExists(): Promise<boolean> {
    return never();
  }
  override represent(): unknown {
    return "unreachable";
  }
}

describe("a callback that never settles", () => {
  it("ends in 504 with the trace up to where it waits, is reported once, and lets go of what it held", async () => {
    const errors: unknown[] = [];
    const stuck = new Stuck();
    const service = new Service({ routes: [route("/", stuck)], deadline: 20, onError: (error) => errors.push(error) });
    const response = await request(service, "GET", "/");
    expect(response.status).toBe(504);
    expect(response.trace).toBe("B13,B12,B11,B10,B9,B8,B7,B6,B5,B4,B3,C3,D4,F6");
    expect((await response.json()).detail).toBe("The response took too long.");
    expect(errors).toEqual([new DeadlineExceeded("GET / had no response within 20 ms.")]);
    expect(stuck.released).toEqual([504]);
    expect(stuck.signal?.aborted).toBe(true);
    expect(stuck.signal?.reason).toBe(errors[0]);
  });

  it("is 504 for a command too", async () => {
    const errors: unknown[] = [];
    const routes = [command("GET", "/", never)];
    const service = new Service({ routes, deadline: 20, onError: (error) => errors.push(error) });
    expect((await request(service, "GET", "/")).status).toBe(504);
    expect(errors).toEqual([new DeadlineExceeded("GET / had no response within 20 ms.")]);
  });

  it("does not wait for the deadline where the response is there, and none is set for Infinity", async () => {
    class Slow extends Resource {
      override async represent(): Promise<unknown> {
        await turns(5);
        return "done";
      }
    }
    const service = new Service({ routes: [route("/", Slow)], deadline: Number.POSITIVE_INFINITY });
    expect((await request(service, "GET", "/")).status).toBe(200);
    const timed = new Service({ routes: [route("/", Slow)], deadline: HANG });
    expect((await request(timed, "GET", "/")).status).toBe(200);
  });

  it("that throws after its time is up is reported, and changes nothing", async () => {
    const errors: unknown[] = [];
    const gate = new Gate();
    class Late extends Resource {
      override async represent(): Promise<unknown> {
        await gate.pass();
        throw new Error("too late");
      }
    }
    const service = new Service({ routes: [route("/", Late)], deadline: 10, onError: (error) => errors.push(error) });
    expect((await request(service, "GET", "/")).status).toBe(504);
    gate.open();
    await vi.waitFor(() => expect(errors).toEqual([expect.any(DeadlineExceeded), new Error("too late")]));
  });
});

describe("a deadline of a resource, or of a method, replaces the service's", () => {
  class ByMethod extends Resource {
    override readonly allowedMethods = ["GET", "HEAD", "DELETE", "OPTIONS", "POST"];
    override readonly deadline: Resource["deadline"] = { GET: 200, DELETE: 300 };
    override represent = never;
    override deleteResource = never;
    override processPost = never;
    override resourceExists(): Promise<boolean> {
      return never();
    }
  }
  class Whole extends ByMethod {
    override readonly deadline = 400;
  }
  const stuck = { resourceExists: never, represent: () => 1 };
  const late = part({ deadline: 500 });
  const service = () =>
    new Service({
      deadline: 100,
      onError: () => undefined,
      routes: [
        route("/by-method", ByMethod),
        route("/class", Whole),
        resource("/literal", { ...stuck, deadline: 600, PUT: { apply: () => 1, deadline: 700 } }),
        resource("/part", { ...stuck, with: [late] }),
        resource("/none", stuck),
        command("POST", "/command", { deadline: 800, handle: never }),
      ],
    });

  it.each([
    ["GET", "/by-method", 200],
    ["HEAD", "/by-method", 200],
    ["DELETE", "/by-method", 300],
    ["POST", "/by-method", 100],
    ["GET", "/class", 400],
    ["GET", "/literal", 600],
    ["PUT", "/literal", 700],
    ["GET", "/part", 500],
    ["GET", "/none", 100],
    ["POST", "/command", 800],
  ])("%s %s has %i ms", async (method, path, ms) => {
    stopClock();
    let status: number | undefined;
    const sent = request(service(), method, path).then((response) => {
      status = response.status;
    });
    await turns(3);
    vi.advanceTimersByTime(ms - 1);
    await turns(3);
    expect(status).toBeUndefined();
    vi.advanceTimersByTime(1);
    await sent;
    expect(status).toBe(504);
  });
});

it("while the body is still arriving the clock waits: a slow client is the transport's affair", async () => {
  stopClock();
  const gate = new Gate();
  class Upload extends Resource {
    override readonly allowedMethods = ["POST"];
    override readonly consumes = ["application/json"];
    override processPost(_ctx: Context, body: unknown): unknown {
      return body;
    }
  }
  const { fetchHandler } = await import("signalbox/fetch");
  const handler = fetchHandler(new Service({ routes: [route("/", Upload)], deadline: 20 }));
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode("[1"));
      await gate.pass();
      controller.enqueue(new TextEncoder().encode(",2]"));
      controller.close();
    },
  });
  const sent = new Request("http://service.test/", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
    duplex: "half",
  } as RequestInit);
  const pending = handler(sent);
  await turns(20);
  vi.advanceTimersByTime(1_000);
  gate.open();
  const response = await pending;
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual([1, 2]);
});

describe("a process without a server", () => {
  const inAProcess = (script: string) => {
    freshDist();
    return spawnSync(process.execPath, ["--input-type=module", "-e", script], {
      cwd: fileURLToPath(new URL("..", import.meta.url)),
      encoding: "utf8",
      timeout: HANG,
    });
  };
  const PRELUDE = `
    import { command, HttpResponse, Service } from "signalbox";
    import { request } from "signalbox/testing";
    const turn = () => new Promise((resolve) => setImmediate(resolve));
  `;

  it("ends by itself when its requests have their responses: nothing is left that would hold it until the deadline", () => {
    const { status, stdout, stderr } = inAProcess(`${PRELUDE}
      const routes = [command("GET", "/", async () => { await turn(); return HttpResponse.text("ok"); })];
      const service = new Service({ routes, deadline: 2_000_000_000 });
      const [one, two] = await Promise.all([request(service, "GET", "/"), request(service, "GET", "/")]);
      const left = process.getActiveResourcesInfo().filter((kind) => kind === "Timeout");
      console.log(one.status, two.status, left.length);
    `);
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: "200 200 0\n", stderr: "" });
  });

  it("stays until the deadline of a request that nothing else waits for", () => {
    const { status, stdout } = inAProcess(`${PRELUDE}
      const routes = [command("GET", "/", () => new Promise(() => undefined))];
      const service = new Service({ routes, deadline: 20, onError: () => undefined });
      console.log((await request(service, "GET", "/")).status);
    `);
    expect({ status, stdout }).toEqual({ status: 0, stdout: "504\n" });
  });
});
