import { part, resource, Service } from "signalbox";
import { describe, expect, it } from "vitest";
import { explain } from "./explain.ts";

const ofBook = part({ params: ["id"], find: ({ params }) => (params.id === "1" ? { id: 1 } : undefined) });
const literals = {
  own: resource("/own/{id}", { find: ({ params }) => (params.id === "0" ? 0 : undefined), represent: () => 1 }),
  shared: resource("/shared/{id}", { GET: { with: [ofBook], represent: ({ entity }) => entity } }),
  said: resource("/said", { resourceExists: () => false, represent: () => 1 }),
  varied: resource("/varied", { resourceExists: () => false, vary: () => ["Cookie"], represent: () => 1 }),
};
const service = new Service({ resources: literals });

describe("what explain says of a literal", () => {
  it.each([
    ["/own/1", "find"],
    ["/shared/2", "find"],
    ["/said", "resourceExists"],
  ])("%s was decided by %s, as its author has written", async (target, name) => {
    const { status, steps } = await explain(service, { method: "GET", target });
    expect([status, steps.find(({ id }) => id === "G7")?.decidedBy]).toEqual([404, [name]]);
  });

  it("names callbacks that it would call where there are any", async () => {
    expect((await explain(service, { method: "GET", target: "/said" })).wouldCall).toEqual([]);
    expect((await explain(service, { method: "GET", target: "/varied" })).wouldCall).toEqual(["vary"]);
  });
});
