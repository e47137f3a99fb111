import { type Context, cursorPages, Resource } from "signalbox";
import { describe, expect, it } from "vitest";
import { ask } from "./fixtures.ts";

/** A list of which each page names the next by a cursor. */
class Log extends Resource {
  override readonly produces: readonly string[] = ["text/plain"];
  override readonly ranges = "bytes" as const;
  readonly asked: string[] = [];

  override generateEtag(): string {
    return "l1";
  }
  override represent(): string {
    this.asked.push("represent");
    return "one line";
  }
  override links(ctx: Context): ReturnType<Resource["links"]> {
    this.asked.push("links");
    return [{ href: "/", rel: "up", title: "All" }, ...cursorPages(ctx.request, { next: "b2" })];
  }
}

const LINK = '</>; rel="up"; title="All", <?cursor=b2>; rel="next"';

describe("RFC 8288 3: Link", () => {
  it.each([
    ["GET", {}, 200],
    ["HEAD", {}, 200],
    ["GET", { Range: "bytes=0-2" }, 206],
  ] as const)(
    "%s with %o is %i with the links of the representation, in one field",
    async (method, headers, status) => {
      const response = await ask(new Log(), method, headers);
      expect([response.status, response.header("link")]).toEqual([status, LINK]);
    },
  );

  it("is not on a 304 or an error, and nobody is asked for it there", async () => {
    for (const headers of [{ "If-None-Match": '"l1"' }, { "If-Match": '"x"' }, { Range: "bytes=99-" }]) {
      const log = new Log();
      expect((await ask(log, "GET", headers)).header("link")).toBeUndefined();
      expect(log.asked).not.toContain("links");
    }
  });

  it("is asked for behind the representation, may come later, and may be none", async () => {
    const log = new Log();
    await ask(log, "GET");
    expect(log.asked).toEqual(["represent", "links"]);
    const later = Object.assign(new Log(), { links: async () => [{ href: "/a", rel: "item" }] });
    expect((await ask(later, "GET")).header("link")).toBe('</a>; rel="item"');
    const none = Object.assign(new Log(), { links: () => [] });
    expect((await ask(none, "GET")).header("link")).toBeUndefined();
  });
});
