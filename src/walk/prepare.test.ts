import { type Context, Resource } from "signalbox";
import { request } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import { alone, ask } from "../../test/fixtures.ts";

const but = <R extends Resource>(resource: R, change: object): R => Object.assign(resource, change);

class Calls extends Resource {
  readonly asked: string[] = [];
  override generateEtag(): string | Promise<string> {
    this.asked.push("generateEtag");
    return "v1";
  }
  override lastModified(): Date | Promise<Date> {
    this.asked.push("lastModified");
    return new Date(0);
  }
  override cacheControl(): string {
    this.asked.push("cacheControl");
    return "no-cache";
  }
  override represent(): unknown {
    this.asked.push("represent");
    return 1;
  }
}

describe("the representation", () => {
  const order = ["generateEtag", "lastModified", "represent", "cacheControl"];

  it("is made behind its validators, so that a change in between leaves no old content under a new tag", async () => {
    const resource = new Calls();
    expect((await ask(resource, "GET")).status).toBe(200);
    expect(resource.asked).toEqual(order);
  });

  it("so it is where they return later", async () => {
    const resource = new (class extends Calls {
      override async generateEtag() {
        await Promise.resolve();
        return super.generateEtag();
      }
      override async lastModified() {
        await Promise.resolve();
        return super.lastModified();
      }
    })();
    expect((await ask(resource, "GET")).status).toBe(200);
    expect(resource.asked).toEqual(order);
  });

  it("is not made for a 304, nor for what is refused", async () => {
    const [known, closed] = [new Calls(), but(new Calls(), { forbidden: () => true })];
    expect((await ask(known, "GET", { "If-None-Match": '"v1"' })).status).toBe(304);
    expect((await ask(closed, "GET")).status).toBe(403);
    expect([...known.asked, ...closed.asked]).not.toContain("represent");
  });

  it("is a node that the trace does not list, because it decides nothing", async () => {
    expect((await ask(new Calls(), "GET")).trace).toMatch(/,O18$/);
  });

  it("that throws is told by its node", async () => {
    const broken = but(new Calls(), {
      represent: () => {
        throw new Error("broken");
      },
    });
    const response = await request(alone(broken, { onError: () => {} }), "GET", "/");
    expect([response.status, response.trace.split(",").at(-1)]).toEqual([500, "O18a"]);
  });
});

describe("a stream that was made and cannot be sent", () => {
  it.each([
    ["at once", () => ({ throw: new Error("no tag today") })],
    ["later", async () => ({ throw: new Error("no tag today") })],
  ])("is let go where a field's callback throws %s", async (_when, fails) => {
    const seen: string[] = [];
    class Streams extends Resource {
      override readonly produces = ["text/plain"];
      override represent(): AsyncIterable<string> {
        return {
          [Symbol.asyncIterator]: () => ({
            next: async () => ({ done: false, value: "x" }),
            return: async () => {
              seen.push("let go");
              return { done: true, value: undefined };
            },
          }),
        };
      }
      override cacheControl(): never {
        const given = fails();
        if ("throw" in given) throw given.throw;
        return given.then(({ throw: error }) => {
          throw error;
        }) as never;
      }
      override lifespan(_ctx: Context) {
        return ({ status }: { status: number | undefined }) => void seen.push(`released ${status}`);
      }
    }
    const response = await request(alone(new Streams()), "GET", "/");
    expect(response.status).toBe(500);
    expect(seen).toEqual(["let go", "released 500"]);
  });
});
