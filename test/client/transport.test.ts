import { resource, Service } from "signalbox";
import { ClientFault, client } from "signalbox/client";
import { generateOpenapi } from "signalbox/openapi";
import { statusesOf } from "signalbox/testing";
import { describe, expect, it } from "vitest";

const service = new Service({ resources: { it: resource("/it", { represent: () => 1 }) } });
const problem = { type: "about:blank", title: "No", status: 0 };

/** A server, or what is before it, that refuses before any route is known. */
const refusing = (status: number) => async () =>
  new Response(JSON.stringify({ ...problem, status }), {
    status,
    headers: { "content-type": "application/problem+json" },
  });

describe("a response of the transport (docs/contract.md, “What it does not cover”)", () => {
  it.each([400, 408, 413, 414, 431, 501, 503])("%i is a fault of its own kind, with its problem", async (status) => {
    const ask = client<typeof service>("http://it.test", {
      fetch: refusing(status),
      statuses: statusesOf(service),
    });
    const fault = await ask("/it")
      .get()
      .catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(ClientFault);
    expect(fault).toMatchObject({ kind: "transport", status, problem: { ...problem, status } });
  });

  it.each([408, 414, 431])("%i is one also where the client knows no statuses", async (status) => {
    const ask = client<typeof service>("http://it.test", { fetch: refusing(status) });
    await expect(ask("/it").get()).rejects.toMatchObject({ kind: "transport", status });
  });

  it("a status that no transport sends is still of the kind “status”", async () => {
    const ask = client<typeof service>("http://it.test", { fetch: refusing(418), statuses: statusesOf(service) });
    await expect(ask("/it").get()).rejects.toMatchObject({ kind: "status", status: 418, problem: { status: 418 } });
  });

  it("the document lists them once, by choice", () => {
    const info = { title: "it", version: "1" };
    expect(generateOpenapi(service, info)).not.toHaveProperty("x-transport-responses");
    const listed = generateOpenapi(service, { ...info, transport: true })["x-transport-responses"];
    expect(Object.keys(listed ?? {})).toEqual(["400", "408", "413", "414", "431", "501", "503"]);
  });
});
