import { Halt, Resource, route, Service } from "signalbox";
import { request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { alone } from "../../test/fixtures.ts";

class Page extends Resource {
  override represent(): unknown {
    return "page";
  }
}

/** The response to GET, and what was reported. */
async function visit(resource: Resource, method = "GET") {
  const onError = vi.fn<(error: unknown, ctx: unknown) => void>();
  const response = await request(alone(resource, { onError }), method, "/");
  return { response, reported: onError.mock.calls.map(([error]) => error) };
}

const PLAIN_500 = {
  type: "about:blank",
  title: "Internal Server Error",
  status: 500,
  detail: "An unexpected error occurred.",
  instance: "/",
};

describe("what is thrown", () => {
  const boom = new Error("secret");
  class ThrowsAtOnce extends Page {
    override represent(): unknown {
      throw boom;
    }
  }
  class ThrowsLater extends Page {
    override async represent() {
      await Promise.resolve();
      throw boom;
    }
  }

  it.each([ThrowsAtOnce, ThrowsLater])("%o is a 500 without detail, reported once", async (Broken) => {
    const { response, reported } = await visit(new Broken());
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual(PLAIN_500);
    expect(reported).toEqual([boom]);
  });

  it("tells the hook which request it was", async () => {
    const onError = vi.fn();
    await request(alone(new ThrowsAtOnce(), { onError }), "GET", "/");
    expect(onError.mock.calls[0]?.[1].request.method).toBe("GET");
  });
});

describe("the response to what is thrown while an error is written", () => {
  const first = new Error("first");
  const second = new Error("second");
  class Broken extends Page {
    override represent(): unknown {
      throw first;
    }
  }
  class BreaksAtOnce extends Broken {
    override errorBody(): unknown {
      throw second;
    }
  }
  class BreaksLater extends Broken {
    override async errorBody() {
      await Promise.resolve();
      throw second;
    }
  }

  it.each([BreaksAtOnce, BreaksLater])("%o is a plain problem, and both are reported", async (resource) => {
    const { response, reported } = await visit(new resource());
    expect(response.status).toBe(500);
    expect(response.header("content-type")).toBe("application/problem+json");
    expect(response.trace).toMatch(/^B13,.*,O18,O18a$/);
    expect(await response.json()).toEqual(PLAIN_500);
    expect(reported).toEqual([first, second]);
  });

  it("the same for an error that the graph itself comes to", async () => {
    class Missing extends BreaksLater {
      override resourceExists() {
        return false;
      }
    }
    const { response, reported } = await visit(new Missing());
    expect(response.status).toBe(500);
    expect(reported).toEqual([second]);
  });

  it("and errorBody, or an error's codec, is not called again after it has failed", async () => {
    const errorBody = vi.fn(() => Promise.reject(second));
    const { reported } = await visit(Object.assign(new Page(), { resourceExists: () => false, errorBody }));
    expect([errorBody.mock.calls.length, reported]).toEqual([1, [second]]);

    const encode = vi.fn((): string => {
      throw second;
    });
    class Missing extends Page {
      override readonly errorProduces = ["text/x-error"];
      override resourceExists() {
        return false;
      }
    }
    const onError = vi.fn();
    const service = new Service({
      routes: [route("/", Missing)],
      errorCodecs: { "text/x-error": { encode } },
      onError,
    });
    expect((await request(service, "GET", "/")).status).toBe(500);
    expect([encode.mock.calls.length, onError.mock.calls.map(([error]) => error)]).toEqual([1, [second]]);
  });

  it("a Halt that errorBody throws is its failure too, and says what it was", async () => {
    class Halting extends Page {
      override resourceExists() {
        return false;
      }
      override errorBody(): unknown {
        throw new Halt(418);
      }
    }
    const { response, reported } = await visit(new Halting());
    expect(response.status).toBe(500);
    expect(reported).toEqual([expect.objectContaining({ message: expect.stringContaining("threw Halt(418)") })]);
  });

  it("what is held is released all the same", async () => {
    const released = vi.fn();
    class Holding extends BreaksLater {
      override lifespan() {
        return released;
      }
    }
    await visit(new Holding());
    expect(released.mock.calls).toEqual([[{ status: 500, error: first }]]);
  });

  it("a release that fails after a good response makes it a plain 500, whatever errorBody does", async () => {
    const third = new Error("third");
    class Leaking extends Page {
      override lifespan() {
        return () => {
          throw third;
        };
      }
      override errorBody(): unknown {
        throw second;
      }
    }
    const { response, reported } = await visit(new Leaking());
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual(PLAIN_500);
    expect(reported).toEqual([third]);
  });
});
