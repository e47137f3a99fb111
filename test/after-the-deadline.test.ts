import {
  type Context,
  command,
  HttpResponse,
  part,
  Resource,
  resource,
  route,
  Service,
  type ServiceOptions,
} from "signalbox";
import { request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { stopClock } from "./clock.ts";
import { Gate, turns, until } from "./waiting.ts";

// Ruling 21: a release that never settles does not hold the response. What comes behind the 504 is released at once.

const never = () => new Promise<never>(() => undefined);

/** What slow callbacks wait for. */
let gate = new Gate();

function start(resource: Resource, options: Partial<ServiceOptions> = {}) {
  gate = new Gate();
  const onError = vi.fn<(error: unknown) => void>();
  const service = new Service({ deadline: 20, onError, routes: [route("/", resource)], ...options });
  return { service, messages: () => onError.mock.calls.map(([error]) => (error as Error).message) };
}

const LATE = "GET / had no response within 20 ms.";

class Page extends Resource {
  override represent(_ctx: Context): unknown {
    return "page";
  }
}

describe("a release that never settles", () => {
  it.each(["lifespan", "defer"])("of %s does not withhold the response, and is reported", async (how) => {
    class Held extends Page {
      override lifespan(ctx: Context) {
        if (how === "lifespan") return never;
        ctx.defer(never);
      }
    }
    const { service, messages } = start(new Held());
    expect((await request(service, "GET", "/")).status).toBe(200);
    expect(messages()).toEqual([expect.stringContaining("A release had not settled within")]);
  });

  it("does not withhold the end of a stream", async () => {
    class Streaming extends Page {
      override lifespan() {
        return never;
      }
      override async *represent(): AsyncGenerator<string, void, undefined> {
        yield "a";
      }
    }
    const response = await request(start(new Streaming()).service, "GET", "/");
    expect(await response.text()).toBe('["a"]');
  });
});

describe("behind a 504", () => {
  it("a lifespan that settles is released at once, and nothing is asked any more", async () => {
    const diary: unknown[] = [];
    class Slow extends Page {
      override async lifespan() {
        await gate.pass();
        return ({ status }: { status: number | undefined }) => void diary.push(status);
      }
      override resourceExists() {
        diary.push("asked");
        return true;
      }
    }
    const { service, messages } = start(new Slow());
    expect((await request(service, "GET", "/")).status).toBe(504);
    gate.open();
    await vi.waitFor(() => expect(diary).toEqual([504]));
    expect(messages()).toEqual([LATE]);
  });

  it("no further part is set up, and what the one before it holds is released", async () => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const [provide, release] = [vi.fn(() => ({ second: 2 })), vi.fn()];
    const slow = part({ provide: () => held.then(() => ({ first: 1 })), release });
    const page = resource("/", { with: [slow, part({ provide })], represent: () => "page" });
    const { service, messages } = start(new Page(), { routes: [page] });
    expect((await request(service, "GET", "/")).status).toBe(504);
    goOn();
    await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
    await turns();
    expect(provide).not.toHaveBeenCalled();
    expect(messages()).toEqual([LATE]);
  });

  it("the walk stops at its next step", async () => {
    const asked = vi.fn(() => true);
    class Slow extends Page {
      override readonly allowedMethods = ["DELETE"];
      override async resourceExists() {
        await gate.pass();
        return true;
      }
      override requireConditionalWrite = asked;
      override generateEtag = () => "1";
      override deleteResource = asked;
    }
    const { service } = start(new Slow());
    expect((await request(service, "DELETE", "/")).status).toBe(504);
    gate.open();
    await turns(5);
    expect(asked).not.toHaveBeenCalled();
  });

  it("what is deferred is released at once", async () => {
    const released = vi.fn();
    class Slow extends Page {
      override async represent(ctx: Context) {
        await gate.pass();
        ctx.defer(released);
        return "page";
      }
    }
    expect((await request(start(new Slow()).service, "GET", "/")).status).toBe(504);
    gate.open();
    await vi.waitFor(() => expect(released).toHaveBeenCalledWith({ status: 504, error: undefined }));
  });

  it.each(["GET", "HEAD"])("a stream that comes is let go: %s", async (method) => {
    const cancel = vi.fn();
    class Slow extends Page {
      override async represent() {
        await gate.pass();
        return new ReadableStream({ cancel });
      }
    }
    expect((await request(start(new Slow()).service, method, "/")).status).toBe(504);
    gate.open();
    await vi.waitFor(() => expect(cancel).toHaveBeenCalledTimes(1));
  });

  it("a throw is reported, but not the wait that the deadline broke off", async () => {
    class Slow extends Page {
      override async represent(ctx: Context) {
        await gate.pass();
        throw ctx.request.query.has("aborted") ? ctx.signal.reason : new Error("too late");
      }
    }
    const { service, messages } = start(new Slow());
    expect((await request(service, "GET", "/?aborted")).status).toBe(504);
    expect((await request(service, "GET", "/")).status).toBe(504);
    gate.open();
    await vi.waitFor(() => expect(messages()).toEqual([LATE, LATE, "too late"]));
  });

  it("a command's throw is reported, and what it gives is let go", async () => {
    const cancel = vi.fn();
    const stream = new ReadableStream<string>({ cancel }) as unknown as AsyncIterable<string>;
    const routes = [
      command("GET", "/", async ({ query }) => {
        await gate.pass();
        if (query.has("throws")) throw new Error("too late");
        return query.has("null") ? (null as unknown as HttpResponse) : new HttpResponse(200, [], stream);
      }),
    ];
    const { service, messages } = start(new Page(), { routes });
    for (const target of ["/?null", "/?throws", "/"]) {
      expect((await request(service, "GET", target)).status).toBe(504);
    }
    gate.open();
    await vi.waitFor(() => expect(cancel).toHaveBeenCalledTimes(1));
    expect(messages().filter((message) => message !== LATE)).toEqual(["too late"]);
  });

  it("an errorBody that never settles is 504 too", async () => {
    class Shaped extends Page {
      override forbidden(): never {
        throw new Error("boom");
      }
      override errorBody() {
        return never();
      }
    }
    const { service, messages } = start(new Shaped());
    expect((await request(service, "GET", "/")).status).toBe(504);
    expect(messages()).toEqual(["boom", LATE]);
  });
});

it("what a release defers is released", async () => {
  const diary: string[] = [];
  class Nested extends Page {
    override lifespan(ctx: Context) {
      return () => {
        diary.push("released");
        ctx.defer(() => void diary.push("deferred"));
      };
    }
  }
  await request(start(new Nested()).service, "GET", "/");
  expect(diary).toEqual(["released", "deferred"]);
});

it("a deadline of 2^31 ms or more is none, and not 1 ms", async () => {
  stopClock();
  class Slow extends Page {
    override async represent() {
      await gate.pass();
      return "page";
    }
  }
  for (const deadline of [2 ** 31, 2 ** 53]) {
    const pending = request(start(new Slow(), { deadline }).service, "GET", "/");
    await until(() => gate.came === 1);
    vi.advanceTimersByTime(1_000);
    gate.open();
    expect((await pending).status).toBe(200);
  }
});
