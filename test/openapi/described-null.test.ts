import { command, HttpResponse, resource, Service, stored } from "signalbox";
import { generateOpenapi } from "signalbox/openapi";
import { checkContract, request } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const Book = z.object({ title: z.string() }).meta({ id: "Book" });
const leak = { secret: true } as never;
const body = z.object({});

/** Each describes that nothing is sent, and gives a value all the same. */
const LIARS = {
  "202": resource("/it", {
    POST: { body, response: { 202: null, 204: null }, processPost: () => leak, accepted: () => true },
  }),
  "201": resource("/it", { POST: { body, response: { 201: null }, apply: () => leak, createPath: () => "/it/1" } }),
  "200, where 204 is described": resource("/it", { POST: { body, response: { 204: null }, processPost: () => leak } }),
  "200 of stored content": resource("/it", {
    concurrency: "optimistic",
    find: () => 1,
    GET: { represent: () => 1 },
    POST: { body, response: { 204: null }, processPost: () => stored(1, leak) as never },
  }),
  "a command": command("POST", "/it", {
    response: { 202: null },
    handle: () => HttpResponse.json(leak, { status: 202 }),
  }),
};

describe("ruling 54: where null is described, a value is a difference", () => {
  it.each(Object.entries(LIARS))("%s", async (_what, it) => {
    for (const responseModels of ["check", "strip"] as const) {
      const errors: unknown[] = [];
      const service = new Service({ routes: [it], responseModels, onError: (error) => errors.push(error) });
      const response = await request(service, "POST", "/it", { body: {} });
      expect([response.status, String(errors[0])]).toEqual([500, expect.stringContaining("described without content")]);
    }
  });

  it("is no difference in a status that is not described", async () => {
    const it = resource("/it", {
      DELETE: { response: { 204: null }, deleteResource: () => leak, deleteCompleted: () => false },
    });
    const response = await request(new Service({ routes: [it], responseModels: "check" }), "DELETE", "/it");
    expect([response.status, await response.json()]).toEqual([202, { secret: true }]);
  });

  it("the contract check tells of it", async () => {
    const service = new Service({ routes: [LIARS["201"]], responseModels: "off", onError: () => {} });
    const document = generateOpenapi(service, { title: "it", version: "1" });
    const { faults } = await checkContract(service, document, { requests: 20 });
    expect(faults[0]?.what).toContain("described without content");
  });

  it("what the client prefers, or what was stored, is sent, and is in the document (rulings 46 and 47)", async () => {
    const preferring = {
      preferences: ["return"],
      find: () => undefined as { title: string } | undefined,
      GET: { response: Book, represent: () => ({ title: "Emma" }) },
    } as const;
    let isThere = false;
    const found = () => (isThere ? { title: "Emma" } : undefined);
    const preferred = resource("/preferred", {
      ...preferring,
      find: found,
      PUT: {
        body,
        response: { 201: null, 204: null },
        apply: () => {
          isThere = true;
        },
      },
    });
    const kept = resource("/kept", {
      ...preferring,
      concurrency: "optimistic",
      generateEtag: () => "1",
      PUT: { body, response: { 200: Book, 201: null }, apply: () => stored({ title: "Emma" }) },
    });
    const service = new Service({ resources: { preferred, kept } });
    const document = generateOpenapi(service, { title: "it", version: "1" });
    for (const path of ["/preferred", "/kept"]) {
      isThere = false;
      const headers = { prefer: "return=representation" };
      const response = await request(service, "PUT", path, { headers, body: {} });
      expect([response.status, await response.json()]).toEqual([201, { title: "Emma" }]);
      expect(JSON.stringify(document.paths[path]?.put?.responses["201"])).toContain("Book");
    }
  });
});

describe("ruling 54: where a 202 is the only success that is described", () => {
  it("the document has no other success", () => {
    const jobs = resource("/jobs", {
      POST: {
        response: { 202: z.object({ id: z.string() }) },
        processPost: () => ({ id: "1" }),
        accepted: () => "/jobs/1",
      },
    });
    const document = generateOpenapi(new Service({ resources: { jobs } }), { title: "Jobs", version: "1" });
    expect(Object.keys(document.paths["/jobs"]?.post?.responses ?? {})).toEqual(["202"]);
  });
});
