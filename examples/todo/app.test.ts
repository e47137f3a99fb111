import { request } from "signalbox/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { service } from "./app.ts";

// The Todo-Backend specification (todobackend.com), case by case, and the preconditions of RFC 9110 13.

const json = { "content-type": "application/json" };
const send = (method: string, path: string, content?: unknown, headers: Readonly<Record<string, string>> = {}) =>
  request(service, method, path, {
    headers: { ...headers, ...(content === undefined ? {} : json) },
    ...(content === undefined ? {} : { body: JSON.stringify(content) }),
  });
const add = async (title: string, order?: number): Promise<string> => {
  const response = await send("POST", "/todos", { title, order });
  expect(response.status).toBe(201);
  return (await response.json()).url;
};

beforeEach(async () => {
  expect((await send("DELETE", "/todos")).status).toBe(204);
});

describe("the list", () => {
  it("is empty after a DELETE, and has what was posted", async () => {
    expect(await (await send("GET", "/todos")).json()).toEqual([]);
    await add("walk the dog", 95);
    expect(await (await send("GET", "/todos")).json()).toMatchObject([
      { title: "walk the dog", completed: false, order: 95 },
    ]);
  });

  it("is a 304 to a client that has it (RFC 9110 13.1.2)", async () => {
    const tag = (await send("GET", "/todos")).header("etag") ?? "";
    expect((await send("GET", "/todos", undefined, { "if-none-match": tag })).status).toBe(304);
    await add("another");
    expect((await send("GET", "/todos", undefined, { "if-none-match": tag })).status).toBe(200);
  });
});

describe("a todo", () => {
  it("has a url of its own, where it is read, changed and deleted", async () => {
    const url = await add("first");
    expect(await (await send("GET", url)).json()).toMatchObject({ title: "first", url });
    const changed = await send("PATCH", url, { title: "renamed", completed: true, order: 3 });
    expect(await changed.json()).toMatchObject({ title: "renamed", completed: true, order: 3, url });
    expect(await (await send("GET", "/todos")).json()).toHaveLength(1);
    expect((await send("DELETE", url)).status).toBe(204);
    expect((await send("GET", url)).status).toBe(404);
  });

  it("is not changed by a writer who has not seen the last change (RFC 9110 13.1.1)", async () => {
    const url = await add("shared");
    const tag = (await send("GET", url)).header("etag") ?? "";
    expect((await send("PATCH", url, { completed: true }, { "if-match": tag })).status).toBe(200);
    expect((await send("PATCH", url, { title: "mine" }, { "if-match": tag })).status).toBe(412);
  });

  it("is refused without a title", async () => {
    expect((await send("POST", "/todos", { title: "" })).status).toBe(400);
  });
});
