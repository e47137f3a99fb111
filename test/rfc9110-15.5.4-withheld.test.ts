import { type Context, Resource, route, Service } from "signalbox";
import { explain } from "signalbox/debug";
import { generateOpenapi } from "signalbox/openapi";
import { checkContract, request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { alone } from "./fixtures.ts";

interface Note {
  readonly owner: string;
  readonly text: string;
}

const NOTES: Readonly<Record<string, Note>> = { 1: { owner: "ann", text: "buy signals" } };

type NoteContext = Context<{ params: "id"; state: { note: Note } }>;

/** A note that only its owner may see. */
class OwnedNote extends Resource<NoteContext> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT", "DELETE"];
  override readonly consumes = ["application/json"];
  override readonly encodings = ["gzip"];
  readonly acted = vi.fn();

  override resourceExists(ctx: NoteContext) {
    ctx.state.note = NOTES[ctx.params.id];
    return ctx.state.note !== undefined;
  }
  override withheld(ctx: NoteContext) {
    const isOwner = ctx.require("note").owner === ctx.request.headers.get("x-user");
    return isOwner ? false : { problem: { detail: "The note is another client's." } };
  }
  override generateEtag() {
    return "v1";
  }
  override requireConditionalWrite() {
    return true;
  }
  override represent(ctx: NoteContext) {
    return ctx.require("note").text;
  }
  override apply() {
    this.acted();
  }
  override deleteResource() {
    this.acted();
  }
  override describe() {
    return { get: {}, put: {}, delete: {} };
  }
}

class HiddenNote extends OwnedNote {
  override readonly withheldAsMissing = true;
}

const serviceOf = (note: OwnedNote) => new Service({ trace: true, routes: [route("/notes/{id}", note)] });

function documentOf(note: OwnedNote) {
  return generateOpenapi(new Service({ routes: [route("/notes/{id}", note)] }), { title: "Notes", version: "1" });
}

const ANN = { "X-User": "ann" };
const BOB = { "X-User": "bob" };

describe("35. “Ownership is asked behind G7 … of what was found whether it is forbidden to this client: 403”", () => {
  it("lets the owner pass and refuses the others, with what the objection says", async () => {
    const service = serviceOf(new OwnedNote());
    expect((await request(service, "GET", "/notes/1", { headers: ANN })).status).toBe(200);
    const refused = await request(service, "GET", "/notes/1", { headers: BOB });
    expect([refused.status, refused.trace]).toEqual([403, expect.stringMatching(/,G7,G7a$/)]);
    expect(await refused.json()).toMatchObject({ status: 403, detail: "The note is another client's." });
  });

  it("is additive: the trace lists it only when it fires", async () => {
    const { trace } = await request(serviceOf(new OwnedNote()), "GET", "/notes/1", { headers: ANN });
    expect(trace).toMatch(/,G7,G8,/);
  });

  it.each([["HEAD"], ["PUT"], ["DELETE"]])(
    "stands before the preconditions: %s that would be 428, 412 or 304 is 403",
    async (method) => {
      const note = new OwnedNote();
      for (const guard of [{}, { "If-Match": '"stale"' }, { "If-None-Match": '"v1"' }]) {
        const headers = { ...BOB, ...guard, ...(method === "PUT" ? { "Content-Type": "application/json" } : {}) };
        const body = method === "PUT" ? {} : undefined;
        expect((await request(serviceOf(note), method, "/notes/1", { headers, body })).status).toBe(403);
      }
      expect(note.acted).not.toHaveBeenCalled();
    },
  );

  it("“Of what is missing G7a is not asked”", async () => {
    const note = new OwnedNote();
    const withheld = vi.spyOn(note, "withheld");
    const service = serviceOf(note);
    expect((await request(service, "GET", "/notes/2", { headers: BOB })).status).toBe(404);
    const headers = { ...BOB, "Content-Type": "application/json" };
    expect((await request(service, "PUT", "/notes/2", { headers, body: {} })).status).toBe(201);
    expect(withheld).not.toHaveBeenCalled();
  });

  it("“B7 is asked before anything is looked up”", async () => {
    const calls: string[] = [];
    const note = Object.assign(new OwnedNote(), {
      forbidden: () => calls.push("forbidden") === 0,
      resourceExists: () => calls.push("resourceExists") > 0,
      withheld: async () => calls.push("withheld") > 0,
    });
    expect((await request(alone(note), "GET", "/")).status).toBe(403);
    expect(calls).toEqual(["forbidden", "resourceExists", "withheld"]);
  });

  it("is called for the methods that onlyFor names", async () => {
    const note = Object.assign(new OwnedNote(), { onlyFor: { withheld: ["PUT", "DELETE"] } });
    const service = serviceOf(note);
    expect((await request(service, "GET", "/notes/1", { headers: BOB })).status).toBe(200);
    expect((await request(service, "DELETE", "/notes/1", { headers: BOB })).status).toBe(403);
  });

  it("is what explain stops at", async () => {
    const { status, steps } = await explain(serviceOf(new OwnedNote()), {
      method: "GET",
      target: "/notes/1",
      headers: { "x-user": "bob" },
    });
    expect(status).toBe(403);
    expect(steps.at(-1)).toMatchObject({ id: "G7a", decidedBy: ["withheld"], decision: "yes", leads: "403" });
  });
});

describe("RFC 9110 15.5.4: “An origin server that wishes to ‘hide’ the current existence of a forbidden target resource MAY instead respond with a status code of 404”", () => {
  it("tells what is hidden from what is missing by nothing but the trace, which production leaves out", async () => {
    const service = new Service({ trace: false, routes: [route("/notes/{id}", new HiddenNote())] });
    const read = (id: number) =>
      request(service, "GET", `/notes/${id}`, { headers: { ...BOB, "Accept-Encoding": "gzip" } });
    const [hidden, missing] = [await read(1), await read(2)];
    expect(hidden.status).toBe(404);
    expect(hidden.response.headers).toEqual(missing.response.headers);
    expect((await hidden.text()).replaceAll("/notes/1", "/notes/2")).toBe(await missing.text());
  });

  it("neither stores nor deletes what is hidden: a PUT is 404, and no new resource", async () => {
    const note = new HiddenNote();
    const headers = { ...BOB, "Content-Type": "application/json" };
    expect((await request(serviceOf(note), "PUT", "/notes/1", { headers, body: {} })).status).toBe(404);
    expect((await request(serviceOf(note), "DELETE", "/notes/1", { headers: BOB })).status).toBe(404);
    expect(note.acted).not.toHaveBeenCalled();
  });
});

describe("the document", () => {
  it.each([
    ["403 where it is refused", new OwnedNote(), ["403"], []],
    ["404, “and the document says so”, where it is hidden", new HiddenNote(), ["404"], ["403"]],
  ] as const)("lists %s", (_, note, listed, unlisted) => {
    const { paths } = documentOf(note);
    for (const verb of ["get", "put", "delete"] as const) {
      const statuses = Object.keys(paths["/notes/{id}"]?.[verb]?.responses ?? {});
      expect(statuses).toEqual(expect.arrayContaining([...listed]));
      for (const status of unlisted) expect(statuses).not.toContain(status);
    }
  });

  it("is kept: the contract check finds nothing beside it", async () => {
    for (const note of [new OwnedNote(), new HiddenNote()]) {
      const report = await checkContract(serviceOf(note), documentOf(note), {
        parameters: { id: ["1"] },
        requests: 300,
      });
      expect(report.undocumented).toEqual([]);
    }
  });
});
