import { Resource } from "signalbox";
import { request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { alone } from "../../test/fixtures.ts";

const late = Promise.resolve(1);

async function sent(value: unknown, traits: object = {}, trace = true) {
  const onError = vi.fn<(error: unknown) => void>();
  const resource = Object.assign(new (class It extends Resource {})(), { represent: () => value }, traits);
  const method = resource.allowedMethods[0] ?? "GET";
  const response = await request(alone(resource, { onError, trace }), method, "/");
  return { status: response.status, text: await response.text(), error: String(onError.mock.calls[0]?.[0] ?? "") };
}

describe("a promise that nobody awaited", () => {
  it.each([
    [{ a: 1, author: late }, "/author"],
    [{ items: [{}, { author: { name: late } }] }, "/items/1/author/name"],
    [{ "a/b": [late] }, "/a~1b/0"],
    [{ toJSON: () => ({ inner: late }) }, "/inner"],
  ])("is a 500, and the author is told the path to it: %o", async (value, path) => {
    const { status, error } = await sent(value);
    expect([status, error]).toEqual([500, expect.stringContaining(`there is a promise at "${path}" of the value`)]);
  });

  it("also in what a write gives", async () => {
    const { status, error } = await sent(0, { allowedMethods: ["POST"], processPost: () => ({ job: late }) });
    expect([status, error]).toEqual([500, expect.stringContaining('"/job"')]);
  });

  it("is looked for where responses carry their trace, and costs nothing in production", async () => {
    expect(await sent({ author: late }, {}, false)).toEqual({ status: 200, text: '{"author":{}}', error: "" });
  });

  it.each([
    [{}, "{}"],
    [{ a: {}, b: "{}", c: [null, {}] }, '{"a":{},"b":"{}","c":[null,{}]}'],
    [new Map([["a", late]]), "{}"],
    [{ secret: { late, toJSON: () => ({}) } }, '{"secret":{}}'],
  ])("what is empty is sent: %o", async (value, text) => {
    expect(await sent(value)).toMatchObject({ status: 200, text });
  });
});
