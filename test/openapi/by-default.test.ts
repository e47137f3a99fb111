import { command, group, HttpResponse, part, Resource, resource, route, Service } from "signalbox";
import { client } from "signalbox/client";
import { debug } from "signalbox/debug";
import { generateOpenapi, type OpenapiDocument, type ResponseObject } from "signalbox/openapi";
import { checkContract, testFetch } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const documentOf = (service: Service) => generateOpenapi(service, { title: "it", version: "1" });
const operationsOf = ({ paths }: OpenapiDocument) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((key) => key !== "parameters")
      .map((verb) => `${verb} ${path}`),
  );

function responseOf({ paths, components }: OpenapiDocument, at: string, status: number): ResponseObject | undefined {
  const [verb = "", path = ""] = at.split(" ");
  const listed = paths[path]?.[verb as "get"]?.responses[status];
  if (listed === undefined || !("$ref" in listed)) return listed;
  return components.responses?.[listed.$ref.split("/").at(-1) ?? ""];
}

describe("ruling 53: every operation of a literal is in the document", () => {
  const plain = resource("/plain/{id}", { find: ({ params }) => params.id, represent: ({ entity }) => entity });
  const hook = command("POST", "/hook", { handle: () => HttpResponse.text("well") });

  it("whether it is described or not, with what the plan knows", async () => {
    const service = new Service({ resources: { plain, hook } });
    const document = documentOf(service);
    expect(operationsOf(document)).toEqual(["get /plain/{id}", "post /hook"]);
    expect(Object.keys(document.paths["/plain/{id}"]?.get?.responses ?? {})).toEqual(["200", "404", "406"]);
    expect(responseOf(document, "post /hook", 200)?.content).toEqual({ "*/*": {} });
    const { undocumented, faults } = await checkContract(service, document, { requests: 200 });
    expect([undocumented, faults]).toEqual([[], []]);
  });

  it("but no class without `describe`, no plain handler, no readiness and no debugger", () => {
    const routes = [
      route(
        "/class",
        class extends Resource {
          override represent() {
            return 1;
          }
        },
      ),
      command("GET", "/handler", () => HttpResponse.empty()),
    ];
    const service = new Service({ routes, resources: { plain }, readiness: "/ready" });
    debug(service, "/_debug");
    expect(operationsOf(documentOf(service))).toEqual(["get /plain/{id}"]);
  });

  it.each([
    [
      "a method",
      () => resource("/it", { GET: { document: false, represent: () => 1 }, DELETE: { deleteResource: () => true } }),
    ],
    [
      "the literal, but for one method",
      () =>
        resource("/it", {
          document: false,
          represent: () => 1,
          DELETE: { document: true, deleteResource: () => true },
        }),
    ],
    [
      "a part",
      () =>
        resource("/it", {
          GET: { with: [part({ document: false })], represent: () => 1 },
          DELETE: { deleteResource: () => true },
        }),
    ],
    [
      "a group",
      () =>
        group("", { document: false }).resource("/it", {
          represent: () => 1,
          DELETE: { document: true, deleteResource: () => true },
        }),
    ],
  ])("`document: false` leaves it out: in %s", (_where, made) => {
    expect(operationsOf(documentOf(new Service({ routes: [made()] })))).toEqual(["delete /it"]);
  });

  it("in a command", () => {
    const hidden = command("POST", "/hidden", { document: false, handle: () => HttpResponse.empty() });
    expect(operationsOf(documentOf(new Service({ resources: { hidden, hook } })))).toEqual(["post /hook"]);
  });

  it("in the operation of a class", () => {
    class Described extends Resource {
      override readonly allowedMethods = ["GET", "DELETE"];
      override represent() {
        return 1;
      }
      override deleteResource() {
        return true;
      }
      override describe() {
        return { get: { document: false } };
      }
    }
    expect(operationsOf(documentOf(new Service({ routes: [route("/it", Described)] })))).toEqual(["delete /it"]);
  });

  it("and the types of a client keep it", async () => {
    const it = resource("/it", { document: false, response: z.object({ a: z.int() }), represent: () => ({ a: 1 }) });
    const service = new Service({ resources: { it } });
    expect(operationsOf(documentOf(service))).toEqual([]);
    const ask = client<typeof service>("http://it.test", { fetch: testFetch(service) });
    const reply = await ask("/it").get().ok();
    expect(reply.body.a).toBe(1);
  });
});

describe("ruling 53: a success that is not described is documented by what is sent", () => {
  const given = resource("/it", {
    putCreates: true,
    resourceExists: () => false,
    languages: ["en", "de"],
    PUT: { body: z.object({}), apply: () => ({ made: true }) },
    POST: {
      body: z.object({}),
      allowMissingPost: () => true,
      processPost: () => ({ done: true }),
      accepted: () => true,
    },
  });

  it("with content where there may be some, and its fields", async () => {
    const service = new Service({ resources: { given } });
    const document = documentOf(service);
    expect(responseOf(document, "put /it", 201)?.content).toEqual({ "application/json": {} });
    expect(responseOf(document, "post /it", 202)?.content).toEqual({ "application/json": {} });
    const { undocumented, faults } = await checkContract(service, document, { requests: 300 });
    expect([undocumented, faults]).toEqual([[], []]);
  });
});
