import { describe, expect, it, vi } from "vitest";
import { bare, json, problem, scripted } from "../../test/client/scripted.ts";
import { stopClock } from "../../test/clock.ts";

describe("pages", () => {
  it("are read by their next links, and end without one", async () => {
    const { api, sent } = scripted([json([1], { link: "<?page=2>; rel=next" }), json([2])]);
    const pages: unknown[] = [];
    for await (const { body } of api("/a").pages({ query: { page: 1 } })) pages.push(body);
    expect(pages).toEqual([[1], [2]]);
    expect(sent.map(({ url }) => url)).toEqual(["https://a.example/v1/a?page=1", "https://a.example/v1/a?page=2"]);
  });

  it("that lead back to one before are a fault", async () => {
    const all = async () => {
      for await (const _ of scripted([json([1], { link: "<?>; rel=next" })])
        .api("/a")
        .pages())
        continue;
    };
    await expect(all()).rejects.toMatchObject({
      kind: "endless",
      message: "GET /a: the pages lead back to https://a.example/v1/a?",
    });
  });
});

describe("update", () => {
  const read = json({ count: 1 }, { etag: '"1"' });

  it("writes what the change makes of what was read, with its tag", async () => {
    const { api, sent } = scripted([read, bare(204)]);
    const written = await api("/a").update({ idempotencyKey: "k" }, async ({ count }: { count: number }) => ({
      count: count + 1,
    }));
    expect(written.status).toBe(204);
    expect(sent.map(({ init: { method, body } }) => [method, body])).toEqual([
      ["GET", null],
      ["PUT", '{"count":2}'],
    ]);
    expect(sent[1]?.headers).toMatchObject({ "if-match": '"1"', prefer: "return=representation" });
    expect(sent[1]?.headers["idempotency-key"]).toBeUndefined();
    const own = scripted([read, bare(204)]);
    await own.api("/a").update({ prefer: "return=minimal" }, () => 1);
    expect(own.sent[1]?.headers["prefer"]).toBe("return=minimal");
  });

  it("is what was read, if that is no 200, and a fault without a strong tag", async () => {
    expect(
      (
        await scripted([problem(404)])
          .api("/a")
          .update({}, () => 1)
      ).status,
    ).toBe(404);
    for (const weak of [json(1), json(1, { etag: 'W/"1"' })]) {
      await expect(
        scripted([weak])
          .api("/a")
          .update({}, () => 1),
      ).rejects.toMatchObject({
        kind: "untagged",
        message: "PUT /a: no strong ETag was read",
      });
    }
  });

  it("reads again after a 412 that has no state, and gives the last 412 after three, or as many as it is told", async () => {
    for (const [options, count] of [
      [undefined, 6],
      [{ times: 1 }, 2],
    ] as const) {
      const { api, sent } = scripted([read, problem(412), read, problem(412), read, problem(412), bare(204)]);
      expect((await api("/a").update({}, () => 1, options)).status).toBe(412);
      expect(sent).toHaveLength(count);
    }
    await expect(
      scripted([read])
        .api("/a")
        .update({}, () => 1, { times: Number.NaN }),
    ).rejects.toThrow(new RangeError("times of PUT /a is NaN: give a number from 0 on"));
  });
});

describe("follow", () => {
  const leading = (location?: string) => ({
    status: 202,
    headers: new Headers(),
    url: "https://a.example/v1/a",
    attempts: 1,
    location,
  });

  it("reads what the Location leads to, until it is what the caller waits for", async () => {
    stopClock();
    const { api, sent } = scripted([json(1), json(2, { "retry-after": "3" }), json(3)]);
    const found = api("/jobs/{id}").follow(leading("jobs/7"), { until: ({ body }: { body: number }) => body === 3 });
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await found).toMatchObject({ body: 3 });
    expect(new Set(sent.map(({ url }) => url))).toEqual(new Set(["https://a.example/v1/jobs/7"]));
  });

  it("is a fault after as many times as it is told, and where the reply leads elsewhere", async () => {
    stopClock();
    const { api, sent } = scripted([json(1)]);
    const endless = expect(api("/a").follow(leading(), { until: () => false, times: 2 })).rejects.toMatchObject({
      kind: "endless",
      message: "GET /a: it was read 2 times",
    });
    await vi.runAllTimersAsync();
    await endless;
    expect(sent).toHaveLength(2);
    await expect(api("/a").follow(leading("/v1/b"))).rejects.toMatchObject({
      kind: "elsewhere",
      message: "GET /a: the reply leads to /v1/b",
    });
    await expect(api("/a").follow(leading(), { times: -1 })).rejects.toThrow("times of GET /a is -1");
  });

  it("reads a redirect that was followed without asking again", async () => {
    const { api, sent } = scripted([bare(303, { location: "b" }), json(1)], { follow: true });
    const reply = await api("/a").post({ body: 1 });
    expect(await api("/b").follow(reply)).toMatchObject({ status: 200, body: 1 });
    expect(sent).toHaveLength(2);
  });
});
