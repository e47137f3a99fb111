import {
  type Context,
  command,
  Halt,
  HttpResponse,
  type Outcome,
  part,
  Resource,
  resource,
  route,
  Service,
  type ServiceOptions,
  stale,
  stored,
} from "signalbox";
import { fetchHandler } from "signalbox/fetch";
import { MemoryStore } from "signalbox/idempotency";
import { lambdaHandler } from "signalbox/lambda";
import { request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { stopClock } from "./clock.ts";
import { Gate, turns, until } from "./waiting.ts";

/** `ctx.after`: work after the response (ruling 21). */

/** A service whose callbacks register tasks, and what became of them. */
function watched(options: ServiceOptions) {
  const onError = vi.fn();
  return { service: new Service({ onError, ...options }), onError };
}

/** A task that notes how its request has ended. */
const noting = () => {
  const ended: Outcome[] = [];
  return { ended, task: (outcome: Outcome) => void ended.push(outcome) };
};

describe("ctx.after", () => {
  it("is in the context of classes, literals, commands and plain handlers, and can be taken out of it", async () => {
    const done: string[] = [];
    class It extends Resource {
      override represent({ after }: Context): unknown {
        after(() => void done.push("class"));
        return 1;
      }
    }
    const plain = resource("/plain", {
      represent: ({ after }) => {
        after(() => void done.push("plain"));
        return 1;
      },
    });
    const viewed = resource("/viewed", {
      with: [part({ provide: () => ({ extra: 1 }) })],
      represent: ({ after, extra }) => {
        after(() => void done.push("viewed"));
        return extra;
      },
    });
    const written = command("POST", "/command", {
      handle: ({ after }) => {
        after(() => void done.push("command"));
        return HttpResponse.empty();
      },
    });
    const handler = command("POST", "/handler", (_, { after }: Pick<Context, "after">) => {
      after(() => void done.push("handler"));
      return HttpResponse.empty();
    });
    const ofParts = new Service({ with: [part({ provide: () => ({ extra: 1 }) })], routes: [handler] });
    const provided = new Service({ provide: (_request, _defer, after) => ({ after }), routes: [handler] });
    const service = new Service({ routes: [plain, viewed, written, route("/class", It)] });
    for (const [of, method, name] of [
      [service, "GET", "class"],
      [service, "GET", "plain"],
      [service, "GET", "viewed"],
      [service, "POST", "command"],
      [ofParts, "POST", "handler"],
      [provided, "POST", "handler"],
    ] as const) {
      expect((await request(of, method, `/${name}`)).status).toBeLessThan(300);
      await of.stop();
      expect(done.splice(0)).toEqual([name]);
    }
  });

  it("begins when the response is decided and what was deferred is released", async () => {
    const order: string[] = [];
    const { service } = watched({
      resources: {
        it: resource("/it", {
          represent: ({ after, defer }) => {
            after(() => void order.push("after"));
            defer(async () => void order.push("deferred"));
            return 1;
          },
        }),
      },
    });
    await request(service, "GET", "/it");
    order.push("response");
    await service.stop();
    expect(order).toEqual(["deferred", "response", "after"]);
  });

  it.each([
    ["GET", "/it", {}, 200],
    ["HEAD", "/it", {}, 200],
    ["GET", "/it", { "if-none-match": '"v1"' }, 304],
    ["PUT", "/it", { "if-match": '"v1"' }, 204],
    ["POST", "/it", {}, 303],
  ])("is done after %s %s with %o: %i", async (method, target, headers, status) => {
    const { ended, task } = noting();
    const { service } = watched({
      resources: {
        it: resource("/it", {
          with: [
            part({
              provide: ({ after }) => {
                after(task);
                return {};
              },
            }),
          ],
          generateEtag: () => "v1",
          represent: () => 1,
          PUT: { apply: () => undefined },
          POST: { processPost: () => undefined, seeOther: () => "/elsewhere" },
        }),
      },
    });
    expect((await request(service, method, target, { headers })).status).toBe(status);
    await service.stop();
    expect(ended).toEqual([{ status, error: undefined }]);
  });

  it.each([
    ["throws", 500, () => Promise.reject(new Error("no"))],
    ["halts", 409, () => Promise.reject(new Halt(409))],
    ["halts synchronously", 409, () => raise(new Halt(409))],
  ])("is dropped where the request fails: it %s", async (_, status, fail: () => unknown) => {
    const { ended, task } = noting();
    const { service } = watched({
      resources: {
        it: resource("/it", {
          halts: [409],
          represent: ({ after }) => {
            after(task);
            return fail();
          },
        }),
      },
    });
    expect((await request(service, "GET", "/it")).status).toBe(status);
    await service.stop();
    expect(ended).toEqual([]);
  });

  it("is dropped where a release has failed, or a commit: nothing was done that it could follow", async () => {
    const { ended, task } = noting();
    const lending = part({ lend: { tx: { open: () => 1, close: () => Promise.reject(new Error("not committed")) } } });
    const { service } = watched({
      resources: {
        released: resource("/released", {
          represent: ({ after, defer }) => {
            after(task);
            defer(() => Promise.reject(new Error("no")));
            return 1;
          },
        }),
        lent: resource("/lent", {
          with: [lending],
          POST: {
            processPost: async ({ after, tx }) => {
              await tx();
              after(task);
              return 1;
            },
          },
        }),
      },
    });
    expect((await request(service, "GET", "/released")).status).toBe(500);
    expect((await request(service, "POST", "/lent")).status).toBe(500);
    await service.stop();
    expect(ended).toEqual([]);
  });

  it("is dropped at a 504, and so is what the callback registers later", async () => {
    stopClock();
    const { ended, task } = noting();
    const gate = new Gate();
    const late = new Gate();
    const { service } = watched({
      deadline: 1_000,
      resources: {
        it: resource("/it", {
          represent: async ({ after }) => {
            after(task);
            await gate.pass();
            after(task);
            late.open();
            return 1;
          },
        }),
      },
    });
    const response = request(service, "GET", "/it");
    await until(() => gate.came === 1);
    vi.advanceTimersByTime(1_000);
    expect((await response).status).toBe(504);
    gate.open();
    await late.opened;
    await turns(3);
    vi.advanceTimersByTime(1_000);
    await turns(3);
    expect(ended).toEqual([]);
  });

  it("is done at once where it is registered after the end, by another task for example", async () => {
    const { ended, task } = noting();
    const { service } = watched({
      resources: {
        it: resource("/it", {
          represent: ({ after }) => {
            after(() => after(task));
            return 1;
          },
        }),
      },
    });
    await request(service, "GET", "/it");
    await service.stop();
    expect(ended).toEqual([{ status: 200, error: undefined }]);
  });

  it("tells onError what a task throws, with the context, and does the others", async () => {
    const { ended, task } = noting();
    const [first, second] = [new Error("first"), new Error("second")];
    const { service, onError } = watched({
      resources: {
        it: resource("/it/{id}", {
          represent: ({ after }) => {
            after(() => raise(first));
            after(() => Promise.reject(second));
            after(task);
            return 1;
          },
        }),
      },
    });
    expect((await request(service, "GET", "/it/7")).status).toBe(200);
    await service.stop();
    expect(ended).toHaveLength(1);
    expect(onError.mock.calls.map(([error, ctx]) => [error, ctx.request.path, ctx.params.id])).toEqual([
      [first, "/it/7", "7"],
      [second, "/it/7", "7"],
    ]);
  });

  it("refuses what is no function: work that has begun is not work for later", async () => {
    const { service, onError } = watched({
      resources: {
        it: resource("/it", {
          represent: ({ after }) => {
            after(Promise.reject(new Error("never mind")) as never);
            return 1;
          },
        }),
      },
    });
    expect((await request(service, "GET", "/it")).status).toBe(500);
    expect(String(onError.mock.calls[0]?.[0])).toContain("after(() =>");
  });

  it("is done once where a stale act is done again (ruling 46), and what came before the state was found stays", async () => {
    const done: string[] = [];
    let version = 0;
    const { service } = watched({
      resources: {
        it: resource("/it", {
          with: [
            part({
              provide: ({ after }) => {
                after(() => void done.push("provided"));
                return {};
              },
            }),
          ],
          find: () => ({ version: (version += 1) }),
          generateEtag: ({ entity }) => String(entity.version),
          concurrency: "optimistic",
          represent: ({ entity }) => entity,
          PUT: {
            apply: ({ after, entity }) => {
              const found = entity?.version ?? 0;
              after(() => void done.push(`put ${found}`));
              return found < 3 ? stale : stored({ version: found });
            },
          },
        }),
      },
    });
    expect((await request(service, "PUT", "/it")).status).toBe(200);
    await service.stop();
    expect(done).toEqual(["provided", "put 3"]);
  });

  it("follows an act that outlives its 504 (ruling 37), and not its repetition", async () => {
    stopClock();
    const { ended, task } = noting();
    const gate = new Gate();
    const { service } = watched({
      deadline: 1_000,
      resources: {
        it: resource("/it", {
          idempotency: { store: new MemoryStore() },
          POST: {
            processPost: async ({ after }) => {
              after(task);
              await gate.pass();
              return { paid: true };
            },
          },
        }),
      },
    });
    const keyed = { headers: { "idempotency-key": '"k"' } };
    const first = request(service, "POST", "/it", keyed);
    await until(() => gate.came === 1);
    vi.advanceTimersByTime(1_000);
    expect((await first).status).toBe(504);
    expect(ended).toEqual([]);
    gate.open();
    const retry = async () => (await request(service, "POST", "/it", keyed)).status;
    await until(async () => (await retry()) === 200);
    await turns(2);
    vi.advanceTimersByTime(1);
    await until(() => ended.length > 0);
    expect(ended.map(({ status }) => status)).toEqual([200]);
  });
});

describe("a service that stops", () => {
  const stopping = (task: () => unknown, more: ServiceOptions = {}) =>
    watched({
      ...more,
      resources: {
        it: resource("/it", {
          represent: ({ after }) => {
            after(task);
            return 1;
          },
        }),
      },
    });

  it("waits for tasks, and calls its stop hooks after them", async () => {
    const gate = new Gate();
    const stopped = vi.fn();
    const { service } = stopping(() => gate.pass(), { stop: stopped });
    await request(service, "GET", "/it");
    const done = service.stop();
    await until(() => gate.came === 1);
    expect(stopped).not.toHaveBeenCalled();
    gate.open();
    await done;
    expect(stopped).toHaveBeenCalledOnce();
  });

  it("does not wait for one that never settles: that is reported, and the stop hooks are called", async () => {
    const stopped = vi.fn();
    const { service, onError } = stopping(() => new Promise(() => undefined), { stop: stopped });
    await request(service, "GET", "/it");
    await service.stop(1);
    expect(stopped).toHaveBeenCalledOnce();
    expect(String(onError.mock.calls[0]?.[0])).toContain("not done within 1 ms");
  });

  it("does not wait for one beyond the deadline of its request: that is reported with its context", async () => {
    stopClock();
    const begun = new Gate();
    const { service, onError } = stopping(
      () => {
        begun.open();
        return new Promise(() => undefined);
      },
      { deadline: 1_000 },
    );
    await request(service, "GET", "/it");
    vi.advanceTimersByTime(1);
    await begun.opened;
    vi.advanceTimersByTime(1_000);
    await service.stop();
    const [error, ctx] = onError.mock.calls[0] ?? [];
    expect([String(error), ctx.request.path]).toEqual([expect.stringContaining("within 1000 ms"), "/it"]);
  });
});

describe("the adapters", () => {
  it("pass it to waitUntil on Workers, whose third argument has it", async () => {
    const gate = new Gate();
    const work: Promise<unknown>[] = [];
    const { service } = watched({
      resources: {
        it: resource("/it", {
          represent: ({ after }) => {
            after(() => gate.pass());
            return 1;
          },
        }),
      },
    });
    const context = { waitUntil: (each: Promise<unknown>) => void work.push(each) };
    const response = await fetchHandler(service)(new Request("https://a.test/it"), {}, context);
    expect([response.status, work.length]).toEqual([200, 1]);
    await until(() => gate.came === 1);
    gate.open();
    await work[0];
  });

  it.each([200, 409])("never keep a worker for longer than that: %i", async (status) => {
    const work: Promise<unknown>[] = [];
    const { service } = watched({
      routes: [
        command("GET", "/it", {
          halts: [409],
          handle: ({ after }) => {
            after(() => undefined);
            if (status === 409) throw new Halt(409);
            return HttpResponse.text("");
          },
        }),
      ],
    });
    const context = { waitUntil: (each: Promise<unknown>) => void work.push(each) };
    expect((await fetchHandler(service)(new Request("https://a.test/it"), {}, context)).status).toBe(status);
    await Promise.all(work);
    expect(work).toHaveLength(1);
  });

  it("begin it at the end of a stream, and where its reader leaves", async () => {
    const { ended, task } = noting();
    const { service } = watched({
      routes: [
        command("GET", "/it", {
          handle: ({ after }) => {
            after(task);
            return new HttpResponse(200, ["Content-Type", "text/plain"], numbers());
          },
        }),
      ],
    });
    const handler = fetchHandler(service);
    const response = await handler(new Request("https://a.test/it"));
    await turns(3);
    expect(ended).toEqual([]);
    expect(await response.text()).toBe("012");
    await service.stop();
    expect(ended.splice(0)).toEqual([{ status: 200, error: undefined }]);
    const left = await handler(new Request("https://a.test/it"));
    await left.body?.cancel();
    await until(() => ended.length === 1);
    await service.stop();
  });

  it("await it on Lambda, which stops the process behind the result", async () => {
    let isDone = false;
    const { service } = watched({
      resources: {
        it: resource("/it", {
          represent: ({ after }) => {
            after(async () => {
              await turns(3);
              isDone = true;
            });
            return 1;
          },
        }),
      },
    });
    const event = {
      rawPath: "/it",
      rawQueryString: "",
      headers: {},
      requestContext: { http: { method: "GET" } },
    };
    expect((await lambdaHandler(service)(event)).statusCode).toBe(200);
    expect(isDone).toBe(true);
  });
});

async function* numbers(): AsyncGenerator<string> {
  for (let at = 0; at < 3; at += 1) yield String(at);
}

function raise(error: unknown): never {
  throw error;
}
