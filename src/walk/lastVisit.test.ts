import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Resource, route, Service } from "signalbox";
import { request } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import { turns } from "../../test/waiting.ts";
import type { Context } from "../resource/context.ts";

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

/** Its representation has the length that the query asks for. The contexts of its requests are held weakly. */
class Texts extends Resource {
  override readonly allowedMethods = ["GET", "DELETE"];
  readonly contexts: WeakRef<Context>[] = [];

  override represent(ctx: Context): string {
    this.contexts.push(new WeakRef(ctx));
    return "x".repeat(Number(ctx.request.query.get("length")));
  }

  override async deleteResource(ctx: Context): Promise<boolean> {
    this.contexts.push(new WeakRef(ctx));
    return true;
  }
}

/** Whether the contexts of these requests, sent one after another, are still there when all garbage is collected. */
async function kept(...requests: readonly (readonly [method: string, length: number])[]): Promise<readonly boolean[]> {
  const texts = new Texts();
  const service = new Service({ routes: [route("/texts", texts)] });
  for (const [method, length] of requests) await request(service, method, `/texts?length=${length}`);
  // What is held by a promise that was awaited is let go in a later turn.
  await turns(5);
  collect();
  return texts.contexts.map((context) => context.deref() !== undefined);
}

describe("the last visit", () => {
  it("is kept, and no other", async () => {
    expect(await kept(["GET", 1], ["GET", 1])).toEqual([false, true]);
  });

  it("is a small one: what is long, or may have content, is not kept", async () => {
    expect(await kept(["GET", 16_000], ["GET", 20_000], ["DELETE", 0])).toEqual([true, false, false]);
  });
});
