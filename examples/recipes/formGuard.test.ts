import { resource, Service } from "signalbox";
import { formCodec } from "signalbox/codecs";
import { readCookies } from "signalbox/cookies";
import { request } from "signalbox/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { FormGuard } from "./formGuard.ts";

const FORM = "application/x-www-form-urlencoded";
const guard = new FormGuard({
  origins: ["https://shop.example"],
  secret: "a secret that only the service knows",
  session: (asked) => readCookies(asked)["session"],
});

const ordered: string[] = [];
const service = new Service({
  routes: [
    resource("/orders", {
      with: [guard.part],
      codecs: { [FORM]: formCodec },
      GET: { represent: (ctx) => ({ csrf: guard.token(ctx.request) }) },
      POST: {
        consumes: [FORM],
        body: z.object({ item: z.string() }),
        processPost: ({ body }) => {
          ordered.push(body.item);
        },
      },
    }),
  ],
});

beforeEach(() => {
  ordered.length = 0;
});

function order(headers: Record<string, string>, more = "") {
  return request(service, "POST", "/orders", {
    headers: { "content-type": FORM, cookie: "session=ada", ...headers },
    body: `item=lamp${more}`,
  });
}

async function tokenFor(session: string): Promise<string> {
  const response = await request(service, "GET", "/orders", { headers: { cookie: `session=${session}` } });
  return ((await response.json()) as { csrf: string }).csrf;
}

describe("the guard of forms", () => {
  it.each([
    ["a form of this origin", { "sec-fetch-site": "same-origin", origin: "https://shop.example" }],
    ["a page that the user has opened", { "sec-fetch-site": "none" }],
    ["an origin that is named, on another host", { "sec-fetch-site": "cross-site", origin: "https://shop.example" }],
    ["an older browser, by its Origin", { origin: "https://shop.example" }],
  ])("lets %s pass", async (_case, headers) => {
    expect((await order(headers)).status).toBe(204);
    expect(ordered).toEqual(["lamp"]);
  });

  it.each<[string, Record<string, string>]>([
    ["a form of another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
    ["another host of the same site", { "sec-fetch-site": "same-site", origin: "https://blog.shop.example" }],
    ["an older browser on another site", { origin: "https://evil.example" }],
    ["an origin that is hidden", { origin: "null" }],
    ["an origin that only begins so", { origin: "https://shop.example.evil.example" }],
    ["another scheme", { origin: "http://shop.example" }],
    ["what says nothing, without a token", {}],
  ])("refuses %s, before its content is decoded", async (_case, headers) => {
    expect((await order(headers)).status).toBe(403);
    expect(ordered).toEqual([]);
  });

  it("takes a token where nothing else says where the form stood: in the form, or in a field", async () => {
    const token = await tokenFor("ada");
    expect((await order({}, `&csrf=${token}`)).status).toBe(204);
    expect((await order({ "x-csrf-token": token })).status).toBe(204);
  });

  it("does not take a token of another session, a changed one, or one beside a wrong origin", async () => {
    const token = await tokenFor("ada");
    const of = await tokenFor("eve");
    expect((await order({}, `&csrf=${of}`)).status).toBe(403);
    expect((await order({}, `&csrf=x${token}`)).status).toBe(403);
    expect((await order({}, `&csrf=${token.split(".")[0]}.`)).status).toBe(403);
    expect((await order({ cookie: "other=1" }, `&csrf=${token}`)).status).toBe(403);
    expect((await order({ origin: "https://evil.example" }, `&csrf=${token}`)).status).toBe(403);
    expect((await order({ "sec-fetch-site": "cross-site" }, `&csrf=${token}`)).status).toBe(403);
  });

  it("gives another token each time", async () => {
    expect(await tokenFor("ada")).not.toBe(await tokenFor("ada"));
  });

  it("lets reads pass from anywhere", async () => {
    const response = await request(service, "GET", "/orders", { headers: { "sec-fetch-site": "cross-site" } });
    expect(response.status).toBe(200);
  });
});
