import { part, resource, Service } from "signalbox";
import { bearer } from "signalbox/guards";
import { generateOpenapi, type OpenapiDocument } from "signalbox/openapi";
import { checkContract, request } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const INFO = { title: "Notes", version: "1" };
const guard = bearer({ verify: (token) => (token === "t" ? { user: { name: "ann" } } : undefined) });
const limit = part({ withinRateLimit: () => true });
const notes = resource("/notes", {
  POST: {
    summary: "Write",
    body: z.object({ text: z.string() }),
    response: { 204: null },
    processPost: () => undefined,
  },
});
const service = new Service({
  resources: { notes },
  with: [guard, limit],
  invalidBody: 422,
  deprecation: { since: new Date("2024-01-01T00:00:00Z") },
});

describe("ruling 52: the document is made from the service, and has what the service declares", () => {
  const document = generateOpenapi(service, INFO);

  it("the refusals of its parts, invalidBody and deprecation", () => {
    const { post } = document.paths["/notes"] ?? {};
    expect(Object.keys(post?.responses ?? {})).toEqual(["204", "400", "401", "415", "422", "429"]);
    expect(post?.deprecated).toBe(true);
    expect(post?.security).toEqual([{ bearer: [] }]);
  });

  it("is what the contract check draws", async () => {
    const report = await checkContract(service, document, { requests: 200, credentials: { bearer: ["Bearer t"] } });
    expect([report.undocumented, report.faults]).toEqual([[], []]);
    expect((await request(service, "POST", "/notes", { body: { text: "" } })).status).toBe(401);
  });

  it("refuses routes without a service", () => {
    const older = generateOpenapi as unknown as (options: object) => OpenapiDocument;
    expect(() => older({ ...INFO, routes: [notes] })).toThrow(/generateOpenapi.*new Service/s);
  });
});
