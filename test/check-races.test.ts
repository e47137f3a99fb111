import { Halt, resource, Service, stored } from "signalbox";
import { MemoryStore } from "signalbox/idempotency";
import { generateOpenapi } from "signalbox/openapi";
import { checkRaces, type RaceOptions, racesText } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { optimisticDesk, overwritingDesk } from "./helpDesk.ts";

function check(service: Service, options: RaceOptions = {}) {
  const document = generateOpenapi(service, { title: "Help desk", version: "1" });
  return checkRaces(service, document, options);
}

const Change = z.object({ text: z.string().min(1) });

/** A row in memory. */
class Note {
  row = { text: "first", version: 1 };

  write(text: string) {
    this.row = { text, version: this.row.version + 1 };
    return this.row;
  }
}

describe("writes with one tag at once", () => {
  it("all succeed where the tag is compared before the write only", async () => {
    const report = await check(overwritingDesk());
    expect(report).toMatchObject({
      seed: 1,
      writes: 8,
      holds: false,
      untried: [],
      races: [
        { operation: "PUT /tickets/{id}", what: '8 of 8 writes with If-Match "1" at once succeeded' },
        { operation: "DELETE /tickets/{id}", statuses: Array<number>(8).fill(204) },
      ],
    });
    expect(report.races[0]?.request).toMatchObject({ method: "PUT", target: "/tickets/1" });
    expect(report.races[0]?.trace).toContain("G11,");
    expect(racesText(report)).toContain(
      'race:      PUT /tickets/{id}: 8 of 8 writes with If-Match "1" at once succeeded; PUT /tickets/1 -H ',
    );
  });

  it("succeed once where the write compares the version", async () => {
    const report = await check(optimisticDesk());
    expect(racesText(report)).toBe(`149 requests (seed 1, 8 writes at once): 4 operations tried, 0 not
tried:     POST /tickets/{id}: 3 times at once, 2 times with an old tag, 2 times compared with GET
tried:     PUT /tickets/{id}: 3 times at once, 2 times with an old tag, 2 times compared with GET
tried:     PATCH /tickets/{id}: 3 times at once, 2 times with an old tag, 2 times compared with GET
tried:     DELETE /tickets/{id}: 3 times at once, 0 times with an old tag, 0 times compared with GET`);
    expect(report.holds).toBe(true);
  });

  it("lose writes to a store that is synchronous, too: their content is read after the tag is compared", async () => {
    const note = new Note();
    const it = resource("/note", {
      find: () => note.row,
      generateEtag: ({ entity }) => String(entity.version),
      GET: { summary: "Read it", represent: ({ entity }) => entity },
      PUT: { body: Change, response: { 204: null }, apply: ({ body }) => void note.write(body.text) },
    });
    expect((await check(new Service({ resources: { it } }), { writes: 3 })).races).toMatchObject([
      { what: '3 of 3 writes with If-Match "1" at once succeeded' },
    ]);
  });

  it("may all succeed where they change nothing: that is no race, and was not tried", async () => {
    const it = resource("/note", {
      find: () => ({ text: "first" }),
      generateEtag: ({ entity }) => entity.text,
      GET: { summary: "Read it", represent: ({ entity }) => entity },
      PUT: { body: z.object({ text: z.literal("first") }), response: { 204: null }, apply: () => undefined },
    });
    const report = await check(new Service({ resources: { it } }));
    expect(report).toMatchObject({ races: [], tried: [], holds: false });
    expect(report.untried).toEqual([{ operation: "PUT /note", why: "the writes succeed, and the tag stays the same" }]);
  });

  it("have a key of their own, and are edits of what is there if other content is refused", async () => {
    const note = new Note();
    const it = resource("/note", {
      find: () => note.row,
      generateEtag: ({ entity }) => String(entity.version),
      putCreates: false,
      concurrency: "optimistic",
      idempotency: { store: new MemoryStore(), methods: ["PUT"], required: true },
      GET: { summary: "Read it", represent: ({ entity }) => ({ ...entity, owner: "ann" }) },
      PUT: {
        body: Change.extend({ owner: z.string() }),
        isConflict: ({ body }) => body.owner !== "ann",
        apply: ({ entity, body }) => stored(entity.version === note.row.version ? note.write(body.text) : undefined),
      },
    });
    const report = await check(new Service({ resources: { it } }));
    expect(report).toMatchObject({ tried: [{ operation: "PUT /note", bursts: 3 }], faults: [], holds: true });
  });

  it("go to what a list has", async () => {
    const note = new Note();
    const list = resource("/notes", { GET: { summary: "All", represent: () => ({ notes: [{ id: 7 }] }) } });
    const it = resource("/notes/{number}", {
      find: ({ params }) => (params.number === "7" ? note.row : undefined),
      putCreates: false,
      generateEtag: ({ entity }) => String(entity.version),
      GET: { summary: "Read it", represent: ({ entity }) => entity },
      PUT: { body: Change, response: { 204: null }, apply: ({ body }) => void note.write(body.text) },
    });
    const { races } = await check(new Service({ resources: { list, it } }));
    expect(races).toMatchObject([{ request: { target: "/notes/7" } }]);
  });

  it("that fail are faults", async () => {
    const note = new Note();
    let running = 0;
    const it = resource("/note", {
      find: () => note.row,
      generateEtag: ({ entity }) => String(entity.version),
      halts: [503],
      GET: { summary: "Read it", represent: ({ entity }) => entity },
      PUT: {
        body: Change,
        response: { 204: null },
        apply: ({ body }) => {
          running += 1;
          if (running % 8 !== 1) throw new Halt(503);
          note.write(body.text);
        },
      },
    });
    const { faults, races } = await check(new Service({ resources: { it }, onError: () => undefined }));
    expect(races).toEqual([]);
    expect(faults).toMatchObject([{ operation: "PUT /note", what: "7 of 8 writes failed with 503" }]);
  });
});

describe("one write", () => {
  it("returns what the next GET sends, or is reported with the first difference", async () => {
    const note = new Note();
    const it = resource("/note", {
      find: () => note.row,
      generateEtag: ({ entity }) => String(entity.version),
      putCreates: false,
      concurrency: "optimistic",
      GET: { summary: "Read it", represent: ({ entity }) => ({ of: [{ "a/b": entity.version }] }) },
      PUT: {
        body: Change,
        apply: ({ entity, body }) => {
          if (entity.version !== note.row.version) return stored(undefined);
          note.write(body.text);
          return stored(entity);
        },
      },
    });
    const report = await check(new Service({ resources: { it } }));
    expect(report).toMatchObject({ races: [], holds: false });
    expect(report.differing).toMatchObject([
      { operation: "PUT /note", what: "/of/0/a~1b is 4, and the next GET has 5", statuses: [200] },
    ]);
  });

  it("differs where it is read before its transaction is committed", async () => {
    const note = new Note();
    const it = resource("/note", {
      find: () => note.row,
      generateEtag: ({ entity }) => String(entity.version),
      preferences: ["return"],
      GET: { summary: "Read it", represent: ({ entity }) => entity },
      PUT: {
        body: Change,
        response: { 204: null },
        apply: (ctx) => ctx.defer(() => void note.write(ctx.body.text)),
      },
    });
    const { differing } = await check(new Service({ resources: { it } }));
    expect(differing).toMatchObject([
      { what: expect.stringMatching(/^\/text is "/), request: { headers: { prefer: "return=representation" } } },
    ]);
  });

  it("may return something else than the representation", async () => {
    const note = new Note();
    const report = { response: z.object({ ok: z.boolean() }) };
    const change = (entity: { readonly version: number }, { text }: z.infer<typeof Change>) =>
      stored(entity.version === note.row.version ? note.write(text) : undefined, { ok: true });
    const it = resource("/note", {
      find: () => note.row,
      putCreates: false,
      generateEtag: ({ entity }) => String(entity.version),
      concurrency: "optimistic",
      preferences: ["return"],
      GET: { summary: "Read it", represent: ({ entity }) => entity },
      PUT: { body: Change, ...report, apply: ({ entity, body }) => change(entity, body) },
      PATCH: { body: Change, ...report, apply: ({ entity, body }) => change(entity, body) },
      POST: { body: Change, processPost: ({ entity, body }) => change(entity, body) },
    });
    const { differing, tried } = await check(new Service({ resources: { it }, onError: () => undefined }));
    expect(differing).toEqual([]);
    // The tags of PATCH and POST are compared.
    expect(tried.map(({ operation, compared }) => `${operation} ${compared}`)).toEqual([
      "POST /note 2",
      "PUT /note 0",
      "PATCH /note 2",
    ]);
  });

  it("is not compared where two GETs differ as well", async () => {
    const note = new Note();
    let reads = 0;
    const it = resource("/note", {
      find: () => note.row,
      generateEtag: ({ entity }) => String(entity.version),
      putCreates: false,
      concurrency: "optimistic",
      GET: { summary: "Read it", represent: ({ entity }) => ({ ...entity, reads: (reads += 1) }) },
      PUT: {
        body: Change,
        apply: ({ entity, body }) => stored(entity.version === note.row.version ? note.write(body.text) : undefined),
      },
    });
    const { differing, tried } = await check(new Service({ resources: { it } }));
    expect({ differing, tried }).toMatchObject({ differing: [], tried: [{ bursts: 3, outdated: 1, compared: 0 }] });
  });

  it("does not succeed with an old tag", async () => {
    const note = new Note();
    const it = resource("/note", {
      find: () => note.row,
      // A tag that the client is believed to have.
      generateEtag: ({ entity, request }) =>
        request.headers.get("if-match")?.replaceAll('"', "") ?? String(entity.version),
      GET: { summary: "Read it", represent: ({ entity }) => entity },
      PUT: { body: Change, response: { 204: null }, apply: ({ body }) => void note.write(body.text) },
    });
    const { stale } = await check(new Service({ resources: { it } }));
    expect(stale).toMatchObject([
      { operation: "PUT /note", what: 'If-Match "25" succeeded when the tag was "26"', statuses: [204] },
    ]);
  });
});

describe("an operation that is not tried is told", () => {
  const why = async (service: Service, options: RaceOptions = {}) => {
    const { untried, holds } = await check(service, options);
    expect(holds).toBe(false);
    return untried.map((each) => `${each.operation}: ${each.why}`);
  };

  it("with the address, the content or the credentials that are missing", async () => {
    const note = new Note();
    const it = resource("/notes/{id}", {
      find: ({ params }) => (params.id === "1" ? note.row : undefined),
      putCreates: false,
      generateEtag: ({ entity }) => String(entity.version),
      GET: { summary: "Read it", represent: ({ entity }) => entity },
      PUT: { body: Change, isConflict: () => true, apply: () => undefined },
      DELETE: { forbidden: () => true, deleteResource: () => undefined },
    });
    const service = new Service({ resources: { it } });
    const unknown = "no address is known. Name values in `parameters`, or content that creates one in `bodies`";
    expect(await why(service)).toEqual([`PUT /notes/{id}: ${unknown}`, `DELETE /notes/{id}: ${unknown}`]);
    expect(await why(service, { parameters: { id: ["1"] } })).toEqual([
      "PUT /notes/{id}: every response was 409. Name other `bodies`",
      "DELETE /notes/{id}: every response was 403. Name other `credentials`",
    ]);
    expect(await why(service, { parameters: { id: ["2"] } })).toContain(
      "PUT /notes/{id}: GET /notes/2: every response was 404. Name other `parameters`",
    );
  });

  it("with the bound that was reached", async () => {
    const none = [expect.stringContaining("the requests or the time ran out before")];
    expect(await why(overwritingDesk(), { requests: 10 })).toEqual([...none, ...none]);
    expect(await why(overwritingDesk(), { seconds: 0 })).toEqual([...none, ...none]);
    for (const requests of [1, 16, 30, 60]) {
      expect((await check(overwritingDesk(), { requests })).requests).toBeLessThanOrEqual(requests);
    }
  });

  it("and is exempt where no tag protects it", async () => {
    const it = resource("/note", {
      find: () => ({ text: "first" }),
      GET: { summary: "Read it", represent: ({ entity }) => entity },
      PUT: { body: Change, response: { 204: null }, apply: () => undefined },
    });
    const tagged = resource("/tagged", {
      find: () => ({ text: "first" }),
      generateEtag: ({ entity }) => entity.text,
      GET: { summary: "Read it", represent: ({ entity }) => entity },
      POST: { body: Change, processPost: () => ({ ok: true }) },
      DELETE: { deleteCompleted: () => false, deleteResource: () => undefined },
    });
    const report = await check(new Service({ resources: { it, tagged } }));
    expect(report).toMatchObject({ untried: [], tried: [], holds: false });
    expect(report.exempt).toEqual([
      { operation: "PUT /note", why: "it takes no If-Match" },
      { operation: "POST /tagged", why: "the writes succeed, and the tag stays the same" },
      { operation: "DELETE /tagged", why: "the change comes later (202)" },
    ]);
  });

  it("as is a name that the check does not read", async () => {
    await expect(check(overwritingDesk(), { write: 3 } as RaceOptions)).rejects.toThrow("the contract has write");
  });
});
