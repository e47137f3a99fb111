import { type Context, Resource, route, Service } from "signalbox";
import { request } from "signalbox/testing";
import { describe, expect, it } from "vitest";

type Ctx = Context<{ params: "id"; state: { book: string }; query: unknown }>;

/** What a callback sees: asked in `represent`, before the response is made. */
async function seen<T>(look: (ctx: Ctx) => T, target = "/books/a%20b?x=1"): Promise<{ value: T; status: number }> {
  let value: T | undefined;
  class Looking extends Resource<Ctx> {
    override resourceExists(ctx: Ctx) {
      ctx.state.book = "Signals";
      return true;
    }
    override represent(ctx: Ctx) {
      value = look(ctx);
      return null;
    }
  }
  const service = new Service({ onError: () => {}, routes: [route("/books/{id}", new Looking())] });
  const { status } = await request(service, "GET", target);
  return { value: value as T, status };
}

describe("the context", () => {
  it("has the path's parameters, percent-decoded", async () => {
    expect((await seen((ctx) => ctx.params)).value).toEqual({ id: "a b" });
  });

  it("has the request, and its signal", async () => {
    const { value } = await seen((ctx) => [ctx.request.path, ctx.request.query.get("x"), ctx.signal]);
    expect(value).toEqual(["/books/a%20b", "1", expect.any(AbortSignal)]);
  });

  it("has what negotiation chose", async () => {
    const chosen = await seen((ctx) => [ctx.chosenMediaType, ctx.chosenLanguage, ctx.chosenEncoding]);
    expect(chosen.value).toEqual(["application/json", undefined, "identity"]);
  });

  it("has no query without a model", async () => {
    expect((await seen((ctx) => ctx.query)).value).toBeUndefined();
  });

  it("keeps what one callback leaves for the next, of this request only", async () => {
    expect((await seen((ctx) => ctx.state.book)).value).toBe("Signals");
    expect((await seen((ctx) => Object.keys(ctx.state))).value).toEqual(["book"]);
  });
});

describe("require", () => {
  it("gives what was left", async () => {
    expect((await seen((ctx) => ctx.require("book"))).value).toBe("Signals");
  });

  it("says what to do where nothing was", async () => {
    let message = "";
    const { status } = await seen((ctx) => {
      delete ctx.state.book;
      try {
        ctx.require("book");
      } catch (error) {
        message = String(error);
        throw error;
      }
    });
    expect(status).toBe(500);
    expect(message).toBe("Error: ctx.state.book is not set here: set it in a callback that is asked earlier.");
  });
});
