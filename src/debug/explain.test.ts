import { describe, expect, it, vi } from "vitest";
import { stopClock } from "../../test/clock.ts";
import { HttpResponse } from "../http/response.ts";
import { resource } from "../literal/resource.ts";
import { end, node } from "../nodes/index.ts";
import type { Context } from "../resource/context.ts";
import { Halt } from "../resource/halt.ts";
import { Resource } from "../resource/resource.ts";
import { command, route } from "../route/route.ts";
import { Service } from "../service/service.ts";
import { request } from "../testing/request.ts";
import { explain } from "./explain.ts";

class Book extends Resource {
  override readonly allowedMethods = ["GET", "PUT", "DELETE", "POST"];
  override readonly produces = ["application/json"];
  override readonly consumes = ["application/json"];
  readonly done: string[] = [];
  override lifespan() {
    this.done.push("lifespan");
    return ({ status }: { status: number | undefined }) => void this.done.push(`released ${status}`);
  }
  override resourceExists({ params }: Context) {
    this.done.push("resourceExists");
    if (params["id"] === "locked") throw new Halt(409);
    if (params["id"] === "broken") throw new Error("secret");
    return params["id"] === "1";
  }
  override forbidden(ctx: Context) {
    return ctx.request.headers.get("x-eve") === "yes";
  }
  override generateEtag() {
    return "1";
  }
  override apply() {
    this.done.push("apply");
  }
  override deleteResource() {
    this.done.push("deleteResource");
    return true;
  }
  override processPost() {
    this.done.push("processPost");
  }
  override represent() {
    this.done.push("represent");
    return {};
  }
}

function setUp() {
  const book = new Book();
  const called: string[] = [];
  const hook = command("POST", "/hook", () => {
    called.push("hook");
    return HttpResponse.empty();
  });
  const service = new Service({ routes: [route("/books/{id}", book), hook], onError: () => {} });
  return { book, service, called };
}

describe("explain", () => {
  it.each([
    ["GET", "/nowhere", 404],
    ["GET", "/books/%ff", 400],
    ["GET", "/books/%2e%2e", 400],
    ["OPTIONS", "*", 204],
  ])("says of %s %s, which no route handles, what the service says: %i", async (method, target, status) => {
    const { service } = setUp();
    expect(await explain(service, { method, target })).toMatchObject({ kind: "unrouted", status, trace: [] });
    expect((await request(service, method, target)).status).toBe(status);
  });

  it("walks to the ending, and asks nothing that belongs to the response", async () => {
    const { book, service } = setUp();
    const told = await explain(service, { method: "GET", target: "/books/1" });
    expect(told).toMatchObject({ kind: "resource", route: "/books/{id}", resource: "Book", status: 200 });
    expect(told.wouldCall).toContain("represent");
    expect(book.done).toEqual(["lifespan", "resourceExists", "released undefined"]);
  });

  it.each([
    ["GET", "/books/1", {}],
    ["GET", "/books/2", { accept: "application/json" }],
    ["GET", "/books/1", { accept: "text/csv" }],
    ["GET", "/books/1", { "if-none-match": '"1"' }],
    ["GET", "/books/1", { "x-eve": "yes" }],
    ["PATCH", "/books/1", {}],
    ["BREW", "/books/1", {}],
    ["PUT", "/books/1", { "if-match": '"2"', "content-type": "application/json" }],
    ["GET", "/books/locked", {}],
    ["GET", "/books/broken", {}],
    ["GET", "/nowhere", {}],
  ])("comes to the status and the trace of the real request: %s %s %j", async (method, target, headers) => {
    const { service } = setUp();
    const told = await explain(service, { method, target, headers });
    const real = await request(service, method, target, { headers });
    expect({ status: told.status, trace: told.trace.join() }).toEqual({ status: real.status, trace: real.trace });
  });

  it.each([
    ["PUT", "/books/1", "O14a", "apply", [200, 204]],
    ["PUT", "/books/2", "O14a", "apply", [201]],
    ["DELETE", "/books/1", "M20", "deleteResource", [200, 204, 500]],
    ["POST", "/books/1", "N11b", "processPost", [200, 204, 500]],
  ])("stops before %s %s acts, and says what may come of it", async (method, target, id, callback, statuses) => {
    const { book, service } = setUp();
    const body = method === "DELETE" ? {} : { body: "{}", headers: { "content-type": "application/json" } };
    const told = await explain(service, { method, target, ...body });
    expect(told.stopsBefore).toMatchObject({ id, callback });
    expect(told.possible.map(({ status }) => status)).toEqual(statuses);
    expect(told.status).toBeUndefined();
    expect(book.done).toEqual(["lifespan", "resourceExists", "released undefined"]);
  });

  it("says what was thrown, and where", async () => {
    const { service } = setUp();
    const told = await explain(service, { method: "GET", target: "/books/broken" });
    expect(told.thrown).toEqual({ id: "G7", error: "Error: secret" });
    expect(told.conclusion).toBe("the callback at G7 threw Error: secret: 500 Internal Server Error.");
  });

  it("does not wait for ever", async () => {
    class Slow extends Book {
      override resourceExists(): Promise<boolean> & boolean {
        return new Promise(() => undefined) as never;
      }
    }
    const service = new Service({ routes: [route("/slow", Slow)], deadline: 20 });
    const told = await explain(service, { method: "GET", target: "/slow" });
    expect(told).toMatchObject({ status: 504, thrown: { id: "G7" } });
  });

  it("bounds the head of what it explains, and says so", async () => {
    const { book, service } = setUp();
    const asked = (many: number) => ({
      method: "GET",
      target: "/books/1",
      headers: Object.fromEntries(Array.from({ length: many }, (_, at) => [`x-${at}`, "1"])),
    });
    expect(await explain(service, asked(1000))).toMatchObject({ status: 200 });
    book.done.length = 0;
    await expect(explain(service, asked(1001))).rejects.toThrow(
      new RangeError("The request has 1001 fields, and at most 1000 are explained."),
    );
    const long = { method: "GET", target: "/books/1", headers: { "x-long": "a".repeat(65_536) } };
    await expect(explain(service, long)).rejects.toThrow("at most 65536 are explained");
    expect(book.done).toEqual([]);
  });

  it("does not call a command", async () => {
    const { service, called } = setUp();
    expect(await explain(service, { method: "POST", target: "/hook" })).toMatchObject({
      kind: "command",
      status: undefined,
    });
    expect(called).toEqual([]);
  });

  it("gives callbacks the trace of a request, also if it has more decisions than a number can hold", async () => {
    const traces: string[] = [];
    const asking = (_: unknown, at: number) =>
      node(`X${at + 1}`, {
        before: "B7",
        ...(at > 0 && { after: `X${at}` as const }),
        question: "Is it so?",
        law: "our terms, section 4",
        ask: ({ trace }: { readonly trace: readonly string[] }) => traces.push(trace.join()) > 0,
        no: end(423),
      });
    const it = resource("/it", { nodes: Array.from({ length: 60 }, asking), GET: () => 1 });
    const service = new Service({ routes: [it] });
    await request(service, "GET", "/it");
    await explain(service, { method: "GET", target: "/it" });
    expect(traces).toHaveLength(120);
    expect(traces.slice(60)).toEqual(traces.slice(0, 60));
  });

  it("is plain data", async () => {
    const { service } = setUp();
    const told = await explain(service, { method: "GET", target: "/books/1" });
    expect(JSON.parse(JSON.stringify(told)).steps).toEqual(told.steps);
  });
});

describe("what explain says in words", () => {
  it.each([
    ["GET", "/nowhere", "No route matches this path. The graph is never entered: 404."],
    ["OPTIONS", "*", "OPTIONS * asks about the server as a whole. The graph is never entered: 204."],
    ["POST", "/hook", "A command handles this: a plain handler, which was not called. There is no graph to walk."],
    ["GET", "/books/1", "The response would be 200 OK."],
    ["GET", "/books/2", "The response would be 404 Not Found."],
    ["GET", "/books/locked", "the callback at G7 threw Halt: Halted with 409.: 500 Internal Server Error."],
    [
      "DELETE",
      "/books/1",
      "It would call deleteResource at M20, and explain stops before that. Possible after it: 200, 204, 500.",
    ],
  ])("%s %s", async (method, target, conclusion) => {
    expect((await explain(setUp().service, { method, target })).conclusion).toBe(conclusion);
  });

  it("is all of it, for a request that stops before an act", async () => {
    const { steps, ...rest } = await explain(setUp().service, { method: "DELETE", target: "/books/1" });
    expect(rest).toEqual({
      method: "DELETE",
      target: "/books/1",
      kind: "resource",
      route: "/books/{id}",
      resource: "Book",
      trace: "B13 B12 B11 B10 B9 B8 B7 B6 B5 B4 B3 C3 D4 F6 G7 G8 H10 I12 L13 M16".split(" "),
      status: undefined,
      phrase: undefined,
      carries: [],
      wouldCall: [],
      stopsBefore: { id: "M20", question: "Is the deletion enacted?", callback: "deleteResource" },
      possible: [
        { status: 200, phrase: "OK", from: "O20" },
        { status: 204, phrase: "No Content", from: "O20" },
        { status: 500, phrase: "Internal Server Error", from: "M20" },
      ],
      thrown: undefined,
      conclusion: expect.any(String),
    });
    const exists = steps.find(({ id }) => id === "G7");
    expect(exists).toEqual({
      id: "G7",
      question: "Does the resource exist?",
      law: "RFC 9110 15.5.5",
      kind: "ask",
      decidedBy: ["resourceExists"],
      decision: "yes",
      leads: "G7b",
      settled: false,
      gave: "true",
      milliseconds: expect.any(Number),
    });
    expect(steps.find(({ id }) => id === "B13")).not.toHaveProperty("milliseconds");
  });

  it("is all of it, for a callback that threw", async () => {
    const { steps, ...rest } = await explain(setUp().service, { method: "GET", target: "/books/broken" });
    expect(rest).toMatchObject({
      trace: "B13 B12 B11 B10 B9 B8 B7 B6 B5 B4 B3 C3 D4 F6 G7".split(" "),
      status: 500,
      phrase: "Internal Server Error",
      carries: [],
      wouldCall: [],
      stopsBefore: undefined,
      possible: [],
    });
    expect(steps.map(({ id }) => id)).not.toContain("G7");
  });

  it("tells which deadline a callback missed, and cancels the request that it was given", async () => {
    const signals: AbortSignal[] = [];
    class Slow extends Book {
      override resourceExists({ request: { signal } }: Context): never {
        signals.push(signal);
        return new Promise(() => undefined) as never;
      }
    }
    const service = new Service({ routes: [route("/slow", Slow)], deadline: 1 });
    const told = await explain(service, { method: "GET", target: "/slow" });
    expect(told.thrown).toEqual({ id: "G7", error: "DeadlineExceeded: It did not return within 1 ms." });
    expect(signals.length).toBe(1);
  });

  it("does not call a callback of a node that was settled at mount, and times those that it calls", async () => {
    stopClock();
    vi.advanceTimersByTime(1000);
    const { steps } = await explain(setUp().service, { method: "GET", target: "/books/1" });
    const timed = steps.filter(({ milliseconds }) => milliseconds !== undefined);
    expect(timed.every(({ settled }) => !settled)).toBe(true);
    expect(new Set(timed.map(({ milliseconds }) => milliseconds))).toEqual(new Set([0]));
  });
});
