import { connect } from "node:net";
import {
  type Codec,
  type Context,
  Halt,
  type MaybePromise,
  type Outcome,
  part,
  type Release,
  Resource,
  route,
  Service,
} from "signalbox";
import { request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { stopClock } from "../../test/clock.ts";
import { CODECS } from "../../test/fixtures.ts";
import { serving } from "../../test/sockets.ts";
import { RELEASE_TIME, Releases } from "./releases.ts";

const outcome = { status: 200 };

function releases() {
  const report = vi.fn<(error: unknown) => void>();
  return { report, held: new Releases(report) };
}

describe("releases", () => {
  it("that are synchronous give what was thrown at once, the last one first", () => {
    const { held } = releases();
    const diary: string[] = [];
    held.add(() => void diary.push("first"));
    held.add(() => {
      throw new Error("second");
    });
    held.add(() => void diary.push("third"));
    expect(held.run(outcome)).toEqual([new Error("second")]);
    expect(diary).toEqual(["third", "first"]);
  });

  it.each([true, false])("run what a release defers, before those behind it (asynchronous: %s)", async (isLater) => {
    const { held } = releases();
    const diary: string[] = [];
    held.add(() => void diary.push("behind"));
    held.add(() => {
      diary.push("first");
      held.add(() => void diary.push("deferred"));
      return isLater ? Promise.resolve() : undefined;
    });
    expect(await held.run(outcome)).toEqual([]);
    expect(diary).toEqual(["first", "deferred", "behind"]);
  });

  it("go on without one that never settles, which is reported (ruling 21)", async () => {
    vi.useFakeTimers();
    const { held, report } = releases();
    const last = vi.fn();
    let reject: (error: Error) => void = () => undefined;
    held.add(last);
    held.add(() => Promise.reject(new Error("second")));
    held.add(() => new Promise<void>((_, fail) => (reject = fail)));
    const thrown = held.run(outcome);
    await vi.advanceTimersByTimeAsync(RELEASE_TIME);
    vi.useRealTimers();
    await thrown;
    expect(last).toHaveBeenCalledTimes(1);
    expect(report.mock.calls.map(([error]) => String(error))).toEqual([
      `Error: A release had not settled within ${RELEASE_TIME} ms: it is not awaited any longer.`,
      "Error: second",
    ]);
    reject(new Error("much later"));
    await vi.waitFor(() => expect(report).toHaveBeenLastCalledWith(new Error("much later")));
  });

  it("report one that does not settle, although nothing is behind it", async () => {
    stopClock();
    const { held, report } = releases();
    held.add(() => new Promise<never>(() => undefined));
    const thrown = held.run(outcome);
    await vi.advanceTimersByTimeAsync(RELEASE_TIME);
    expect(await thrown).toEqual([]);
    expect(report).toHaveBeenCalledOnce();
  });

  it("that come late run at once, and what they throw is reported", async () => {
    const { held, report } = releases();
    held.run(outcome);
    held.add(() => {
      throw new Error("late");
    });
    held.runLate(outcome);
    held.add(() => Promise.reject(new Error("later")));
    held.runLate(outcome);
    await vi.waitFor(() => expect(report.mock.calls).toEqual([[new Error("late")], [new Error("later")]]));
  });

  it("that come late while others run are run by those", async () => {
    const { held } = releases();
    const late = vi.fn();
    let settle: () => void = () => undefined;
    held.add(() => new Promise<void>((resolve) => (settle = resolve)));
    const thrown = held.run(outcome);
    held.add(late);
    held.runLate(outcome);
    expect(late).not.toHaveBeenCalled();
    settle();
    await thrown;
    expect(late).toHaveBeenCalledWith(outcome);
  });
});

/** Holds something for the length of a request, and keeps a diary. */
class Holding extends Resource {
  override readonly allowedMethods = ["GET", "HEAD"];
  override readonly halts = [409];
  override readonly produces: readonly string[] = ["text/plain"];
  readonly diary: string[] = [];
  readonly outcomes: Outcome[] = [];
  readonly #represent: (ctx: Context) => unknown;

  constructor(represent: (ctx: Context) => unknown) {
    super();
    this.#represent = represent;
  }
  override lifespan(): MaybePromise<Release> {
    this.diary.push("held");
    return (outcome: Outcome) => {
      this.diary.push("released");
      this.outcomes.push(outcome);
    };
  }
  override represent(ctx: Context) {
    this.diary.push("asked");
    return this.#represent(ctx);
  }
}

class HoldingLater extends Holding {
  override async lifespan() {
    const release = await super.lifespan();
    return async (outcome: Outcome) => {
      await Promise.resolve();
      await release(outcome);
    };
  }
}

function start(resource: Resource, codec?: Codec) {
  const onError = vi.fn<(error: unknown) => void>();
  const codecs = codec === undefined ? CODECS : { ...CODECS, "text/plain": codec };
  return { service: new Service({ onError, routes: [route("/", resource, { codecs })] }), onError };
}

const boom = new Error("boom");

it("what is deferred after the response is released at once, with its status, and what it throws is reported", async () => {
  const outcomes: Outcome[] = [];
  const resource = new Holding((ctx) => {
    ctx.after(() => {
      ctx.defer((outcome) => {
        outcomes.push(outcome);
        throw boom;
      });
    });
    return "text";
  });
  const { service, onError } = start(resource);
  expect((await request(service, "GET", "/")).status).toBe(200);
  await vi.waitFor(() => expect(onError.mock.calls.map(([error]) => error)).toEqual([boom]));
  expect([resource.outcomes, outcomes]).toEqual([[{ status: 200 }], [{ status: 200 }]]);
});

describe.each([
  ["at once", Holding],
  ["later", HoldingLater],
])("what is held, and released %s,", (_when, Kind) => {
  it("is released once before a response is sent", async () => {
    const resource = new Kind(() => "text");
    const response = await request(start(resource).service, "GET", "/");
    expect(response.status).toBe(200);
    expect(resource.diary).toEqual(["held", "asked", "released"]);
    expect(resource.outcomes).toEqual([{ status: 200, error: undefined }]);
  });

  it.each([
    ["a halt", new Halt(409), 409],
    ["a throw", boom, 500],
  ])("is released once on %s", async (_what, error, status) => {
    const resource = new Kind(() => {
      throw error;
    });
    const response = await request(start(resource).service, "GET", "/");
    expect(response.status).toBe(status);
    expect(resource.diary).toEqual(["held", "asked", "released"]);
    expect(resource.outcomes).toEqual([{ status, error }]);
  });

  it.each([
    ["a halt", new Halt(409), 409],
    ["a throw", boom, 500],
  ])("is released once on %s behind a promise", async (_what, error, status) => {
    const resource = new Kind(async () => {
      throw error;
    });
    expect((await request(start(resource).service, "GET", "/")).status).toBe(status);
    expect(resource.outcomes).toEqual([{ status, error }]);
  });

  it("is released at the end of a stream, not before", async () => {
    const resource = new Kind(async function* () {
      yield "a";
      resource.diary.push("streaming");
      yield "b";
    });
    const { service, onError } = start(resource);
    const response = await request(service, "GET", "/");
    expect(resource.diary).toEqual(["held", "asked"]);
    expect(await response.text()).toBe("ab");
    expect(resource.diary).toEqual(["held", "asked", "streaming", "released"]);
    expect(resource.outcomes).toEqual([{ status: 200, error: undefined }]);
    expect(onError).not.toHaveBeenCalled();
  });

  it("is released when a stream fails, which is reported once", async () => {
    const resource = new Kind(async function* () {
      yield "a";
      throw boom;
    });
    const { service, onError } = start(resource);
    const response = await request(service, "GET", "/");
    await expect(response.text()).rejects.toBe(boom);
    expect(resource.diary).toEqual(["held", "asked", "released"]);
    expect(resource.outcomes).toEqual([{ status: 200, error: boom }]);
    expect(onError.mock.calls.map(([error]) => error)).toEqual([boom]);
  });

  it("is released once however often the stream is let go", async () => {
    const resource = new Kind(async function* () {
      yield "a";
    });
    const { response } = await request(start(resource).service, "GET", "/");
    const chunks = (response.body as AsyncIterable<string>)[Symbol.asyncIterator]();
    expect(await chunks.next()).toEqual({ done: false, value: "a" });
    expect(await chunks.next()).toEqual({ done: true, value: undefined });
    expect(await chunks.next()).toEqual({ done: true, value: undefined });
    expect(await chunks.return?.()).toEqual({ done: true, value: undefined });
    expect(resource.diary).toEqual(["held", "asked", "released"]);
  });

  it("is released when the client goes away in the middle of a stream, and the producer is stopped first", async () => {
    const resource: Holding = new Kind(async function* () {
      try {
        for (;;) yield "x".repeat(1000);
      } finally {
        resource.diary.push("stopped");
      }
    });
    const { service, onError } = start(resource);
    await serving(service, async ({ url }) => {
      const leave = new AbortController();
      const response = await fetch(url, { signal: leave.signal });
      await response.body?.getReader().read();
      leave.abort();
      await vi.waitFor(() => expect(resource.diary).toEqual(["held", "asked", "stopped", "released"]));
    });
    expect(resource.outcomes).toEqual([{ status: 200, error: undefined }]);
    expect(onError).not.toHaveBeenCalled();
  });

  it("is released when the client goes away while a producer waits, that listens to the signal", async () => {
    const resource = new Kind(async function* (ctx: Context) {
      yield "first";
      await new Promise((_, reject) => ctx.signal.addEventListener("abort", () => reject(ctx.signal.reason as Error)));
    });
    const { service, onError } = start(resource);
    await serving(service, async ({ url }) => {
      const leave = new AbortController();
      const response = await fetch(url, { signal: leave.signal });
      await response.body?.getReader().read();
      leave.abort();
      await vi.waitFor(() => expect(resource.diary).toEqual(["held", "asked", "released"]));
    });
    // That a wait was broken off because nobody waits any more is no error.
    expect(onError).not.toHaveBeenCalled();
  });

  it("is released when the client goes away before there is a response", async () => {
    const resource = new Kind(async (ctx) => {
      await new Promise((resolve) => ctx.signal.addEventListener("abort", resolve));
      return "too late";
    });
    await serving(start(resource).service, async ({ port }) => {
      // A client that only closes its side may still be reading; one that resets the connection is not.
      const client = connect(port, "127.0.0.1", () => client.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n"));
      await vi.waitFor(() => expect(resource.diary).toEqual(["held", "asked"]));
      client.resetAndDestroy();
      await vi.waitFor(() => expect(resource.diary).toEqual(["held", "asked", "released"]));
    });
  });

  it("is released once on HEAD of a stream, which is told that nobody will read it", async () => {
    const resource: Holding = new Kind(
      () =>
        new ReadableStream({
          cancel: () => {
            resource.diary.push("cancelled");
          },
        }),
    );
    const response = await request(start(resource).service, "HEAD", "/");
    expect(response.status).toBe(200);
    expect(response.response.body).toBeNull();
    expect(response.header("content-length")).toBeUndefined();
    expect(resource.diary).toEqual(["held", "asked", "cancelled", "released"]);
  });
});

describe("what is deferred", () => {
  it("is released the last one first, behind what lifespan set up", async () => {
    const resource = new Holding((ctx) => {
      ctx.defer(() => void resource.diary.push("one"));
      ctx.defer(async () => void resource.diary.push("two"));
      return "text";
    });
    await request(start(resource).service, "GET", "/");
    expect(resource.diary).toEqual(["held", "asked", "two", "one", "released"]);
  });

  it("goes on releasing where one fails: the good response becomes a 500, and each failure is reported", async () => {
    const [one, two] = [new Error("one"), new Error("two")];
    const resource = new Holding((ctx) => {
      ctx.defer(() => {
        throw one;
      });
      ctx.defer(() => Promise.reject(two));
      return "text";
    });
    const { service, onError } = start(resource);
    expect((await request(service, "GET", "/")).status).toBe(500);
    expect(onError.mock.calls.map(([error]) => error)).toEqual([two, one]);
    expect(resource.outcomes).toEqual([{ status: 200, error: undefined }]);
  });

  it("a failing release leaves the response to a throw or a halt as it is", async () => {
    const late = new Error("late");
    const resource = new Holding((ctx) => {
      ctx.defer(() => {
        throw late;
      });
      throw new Halt(409);
    });
    const { service, onError } = start(resource);
    expect((await request(service, "GET", "/")).status).toBe(409);
    expect(onError.mock.calls.map(([error]) => error)).toEqual([late]);
  });

  it("a failing release at the end of a stream is reported, and the stream has ended well", async () => {
    const late = new Error("late");
    const resource = new Holding(async function* (ctx) {
      ctx.defer(() => {
        throw late;
      });
      yield "a";
    });
    const { service, onError } = start(resource);
    expect(await (await request(service, "GET", "/")).text()).toBe("a");
    expect(onError.mock.calls.map(([error]) => error)).toEqual([late]);
  });
});

describe("lifespan", () => {
  class Page extends Resource {
    override represent(): unknown {
      return "page";
    }
  }

  it("of a class is called beside parts, and sees what they provide", async () => {
    const order: string[] = [];
    class Opened extends Page {
      override readonly with = [part({ provide: () => ({ db: "db" }), release: () => void order.push("part") })];
      override lifespan({ state }: Context) {
        order.push(`open ${String(state["db"])}`);
        return () => void order.push("class");
      }
    }
    expect((await request(start(new Opened()).service, "GET", "/")).status).toBe(200);
    expect(order).toEqual(["open db", "class", "part"]);
  });

  it("that returns nothing holds nothing", async () => {
    class Silent extends Page {
      override lifespan() {}
    }
    class SilentLater extends Page {
      override async lifespan() {}
    }
    expect((await request(start(new Silent()).service, "GET", "/")).status).toBe(200);
    expect((await request(start(new SilentLater()).service, "GET", "/")).status).toBe(200);
  });

  it.each([
    () => {
      throw boom;
    },
    () => Promise.reject(boom),
  ])("that throws is a 500, and nothing is asked", async (lifespan) => {
    const asked = vi.fn();
    class Broken extends Page {
      override lifespan = lifespan;
      override resourceExists() {
        asked();
        return true;
      }
    }
    const { service, onError } = start(new Broken());
    expect((await request(service, "GET", "/")).status).toBe(500);
    expect(onError.mock.calls).toEqual([[boom, expect.anything()]]);
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([1, "close", null])("that returns %o is a 500 that says what to return (ruling 22)", async (given) => {
    const { service, onError } = start(Object.assign(new Page(), { lifespan: () => given }));
    expect((await request(service, "GET", "/")).status).toBe(500);
    expect(String(onError.mock.calls[0]?.[0])).toContain("Return a function that undoes it, or nothing.");
  });
});

describe("a stream that nobody reads", () => {
  const cancellable = () => {
    const cancel = vi.fn();
    return { cancel, stream: () => new ReadableStream({ cancel }) };
  };
  const codecs: [string, Codec | undefined][] = [
    ["a codec that has a way with streams", undefined],
    ["a codec that has none", { encode: String }],
    ["a codec that hands the stream on", { encode: String, encodeStream: (values) => values as AsyncIterable<string> }],
  ];

  it.each(codecs)("tells its source so, through %s: HEAD", async (_which, codec) => {
    const { cancel, stream } = cancellable();
    await request(start(new Holding(stream), codec).service, "HEAD", "/");
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it.each(codecs)(
    "tells its source so, through %s: a client that leaves before the first chunk",
    async (_which, codec) => {
      const { cancel, stream } = cancellable();
      const resource = new Holding(stream);
      const { response } = await request(start(resource, codec).service, "GET", "/");
      await (response.body as AsyncIterable<string>)[Symbol.asyncIterator]().return?.();
      expect(cancel).toHaveBeenCalledTimes(1);
      expect(resource.diary).toEqual(["held", "asked", "released"]);
    },
  );

  it("tells its source so, through a coding", async () => {
    class Coded extends Holding {
      override readonly encodings = ["gzip"];
    }
    const { cancel, stream } = cancellable();
    await request(start(new Coded(stream)).service, "HEAD", "/", { headers: { "Accept-Encoding": "gzip" } });
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it("is no danger where letting go fails: it is reported", async () => {
    const stream = () => ({
      [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => {}), return: () => Promise.reject(boom) }),
    });
    for (const method of ["HEAD", "GET"]) {
      const resource = new Holding(stream);
      const { service, onError } = start(resource);
      const { response } = await request(service, method, "/");
      await (response.body as AsyncIterable<string> | null)?.[Symbol.asyncIterator]().return?.();
      await vi.waitFor(() =>
        expect(
          onError.mock.calls.map(([error]) => error),
          method,
        ).toEqual([boom]),
      );
      expect(resource.diary, method).toEqual(["held", "asked", "released"]);
    }
  });

  it("is told nothing where the codec's own stream has no ears for it", async () => {
    const deaf: Codec = { encode: () => ({ [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => {}) }) }) };
    const resource = new Holding(() => "text");
    const { response } = await request(start(resource, deaf).service, "GET", "/");
    await (response.body as AsyncIterable<string>)[Symbol.asyncIterator]().return?.();
    expect(resource.diary).toEqual(["held", "asked", "released"]);
  });

  it("is told nothing where it has no ears for it", async () => {
    const stream = () => ({ [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => {}) }) });
    const resource = new Holding(stream);
    expect((await request(start(resource).service, "HEAD", "/")).status).toBe(200);
    expect(resource.diary).toEqual(["held", "asked", "released"]);
  });
});
