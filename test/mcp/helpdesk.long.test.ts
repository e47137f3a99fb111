import { type Mcp, type OfferedOperation, serveMcp } from "signalbox/mcp";
import { request } from "signalbox/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Assistant } from "./assistant.ts";
import { drawnCalls } from "./drawn.ts";
import { comparedWithPlans, requiredOf } from "./planned.ts";

const { service } = await import("../../examples/helpdesk/app.ts");
const operations = new Map<string, OfferedOperation>();
const mcp: Mcp = serveMcp(service, {
  name: "Help desk",
  version: "1",
  offer: (operation) => operations.set(operation.operationId, operation).size > 0,
});
const assistants: Record<string, Assistant> = {};

beforeAll(async () => {
  for (const user of ["ada@acme", "bob@acme", "cleo@acme", "dora@globex"]) {
    const body = { email: `${user}.example`, password: "help-desk" };
    const { token } = await (await request(service, "POST", "/sign-in", { body })).json();
    assistants[user.split("@")[0] ?? ""] = await Assistant.at(service, { authorization: `Bearer ${token}` });
  }
});
afterAll(() => service.stop());

let keys = 0;
async function call(user: string, name: string, args: Record<string, unknown> = {}) {
  const said = await assistants[user]?.call(name, args);
  return said?.value;
}
async function opened(user: string, title: string): Promise<{ readonly ticket: string }> {
  const { body } = await call(user, "postTickets", { body: { title }, idempotencyKey: `open ${(keys += 1)}` });
  return { ticket: String(body.id) };
}

describe("the help desk, by the SDK's client", () => {
  it("has a tool for every operation but streams and uploads, and every hint equals the plan (ruling 68)", () => {
    expect(mcp.leftOut.map(({ operationId }) => operationId)).toMatchInlineSnapshot(`
      [
        "getTicketsByTicketAttachmentsByName",
        "putTicketsByTicketAttachmentsByName",
        "getEvents",
      ]
    `);
    const { wrong, equal } = comparedWithPlans(service, mcp.tools, operations);
    expect([wrong, equal]).toEqual([[], mcp.tools.length]);
    const post = mcp.tools.find(({ name }) => name === "postTickets");
    expect([requiredOf(post as never), post?.annotations.idempotentHint]).toEqual([["body", "idempotencyKey"], true]);
  });

  it("prevents lost updates: a read gives the tag, a write without it is refused with what to do", async () => {
    const params = await opened("bob", "The printer burns");
    const [first, second] = [
      await call("bob", "getTicketsByTicket", { params }),
      await call("ada", "getTicketsByTicket", { params }),
    ];
    expect(first.etag).toBe(second.etag);
    const write = { params, body: { priority: "high" } };
    expect(await call("bob", "patchTicketsByTicket", write)).toMatchObject({
      status: 428,
      decided: { node: "W1" },
      remedy: "Call getTicketsByTicket, and pass the etag of the result as ifMatch.",
    });
    expect((await call("bob", "patchTicketsByTicket", { ...write, ifMatch: first.etag })).body).toMatchObject({
      priority: "high",
    });
    expect(
      await call("ada", "patchTicketsByTicket", { params, body: { priority: "low" }, ifMatch: second.etag }),
    ).toMatchObject({
      status: 412,
      decided: { node: "G11" },
    });
    expect((await call("ada", "getTicketsByTicket", { params })).body.priority).toBe("high");
  });

  it("keeps guards, ownership and conflicts", async () => {
    const params = await opened("ada", "Only for Acme");
    expect(await call("dora", "getTicketsByTicket", { params })).toMatchObject({
      status: 404,
      decided: { node: "G7" },
    });
    expect(await call("bob", "deleteTicketsByTicket", { params, ifMatch: '"1"' })).toMatchObject({
      status: 403,
      decided: { node: "B7", question: "Is it forbidden to this client?" },
    });
    const { etag } = await call("ada", "getTicketsByTicket", { params });
    expect(
      await call("ada", "patchTicketsByTicket", { params, body: { status: "nonsense" }, ifMatch: etag }),
    ).toMatchObject({
      status: 422,
      problem: { errors: [{ pointer: "/status" }] },
    });
    expect((await call("ada", "deleteTicketsByTicket", { params, ifMatch: etag })).status).toBe(204);
    const nobody = await Assistant.at(service);
    expect((await nobody.call("getTickets")).value).toMatchObject({ status: 401, decided: { node: "B8" } });
  });

  it("acts once for one key", async () => {
    const args = { body: { title: "Once" }, idempotencyKey: "once" };
    const [one, two] = [await call("cleo", "postTickets", args), await call("cleo", "postTickets", args)];
    expect(one).toEqual(two);
    const found = await call("cleo", "queryTickets", { body: { text: "Once" } });
    expect(found.body.tickets.length).toBe(1);
    expect((await call("cleo", "getTickets", { query: { limit: 1 } })).body.tickets.length).toBe(1);
  });

  it("has no result outside of its schema, and no fault, in calls that are drawn from the input schemas", async () => {
    // The next test counts the attempts to sign in.
    const tools = mcp.tools.filter(({ name }) => name !== "postSignIn");
    const { results, faults } = await drawnCalls(tools, Object.values(assistants), 500);
    expect(faults).toEqual([]);
    expect(results.size).toBeGreaterThan(10);
  });

  it("is limited like all clients: the attempts to sign in are counted for the address of the caller", async () => {
    const nobody = await Assistant.at(service);
    const wrong = { body: { email: "eve@acme.example", password: "wrong" } };
    // All at once: one after the other, the bucket may refill while passwords are hashed.
    const attempts = await Promise.all(Array.from({ length: 14 }, () => nobody.call("postSignIn", wrong)));
    expect(new Set(attempts.map(({ value }) => value.status))).toEqual(new Set([401, 429]));
  });
});
