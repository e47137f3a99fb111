import { command, group, HttpResponse, MountError, part, Resource, resource, route, Service } from "signalbox";
import { bearer } from "signalbox/guards";
import { end, node } from "signalbox/nodes";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const securitySchemes = { bearer: { type: "http", scheme: "bearer" } } as const;
const guard = bearer({ verify: (token) => (token === "right" ? { user: "ann" } : undefined) });
const read = { represent: () => "secret" };
const paid = node("X402", {
  after: "B8",
  question: "Has it been paid for?",
  law: "our terms, section 4",
  ask: () => true,
  no: end(402),
});

function refusal(...[options]: ConstructorParameters<typeof Service>): string | undefined {
  try {
    void new Service({ ...options, securitySchemes });
  } catch (error) {
    if (error instanceof MountError) return error.message.replace(/ \([^)]*\)/, "");
    throw error;
  }
  return undefined;
}

class Secret extends Resource {
  override represent() {
    return "secret";
  }
  override describe(): ReturnType<Resource["describe"]> {
    return { get: { security: ["bearer"] } };
  }
}

class Checked extends Secret {
  override isAuthorized() {
    return true;
  }
}

describe("ruling 69: an operation that is documented as protected", () => {
  it("is refused where nothing reads the credentials, with the way out", () => {
    expect(refusal({ resources: { it: resource("/it", { security: ["bearer"], ...read }) } })).toBe(
      "SECURITY_DIFFERS: it: GET has security, and nothing asks who the client is. " +
        "Write instead: with: [bearer({ verify })]; where a proxy reads them, isAuthorized: (ctx) => true",
    );
  });

  it.each([
    ["of one method", { resources: { it: resource("/it", { GET: { security: ["bearer"], ...read } }) } }],
    ["of a part", { resources: { it: resource("/it", { with: [part({ security: ["bearer"] })], ...read }) } }],
    ["of a group", { resources: { it: group("/a", { security: ["bearer"] }).resource("/it", read) } }],
    ["of the service", { security: ["bearer"], resources: { it: resource("/it", read) } }],
    ["of a part of the service", { with: [part({ security: ["bearer"] })], resources: { it: resource("/it", read) } }],
    ["of a class", { routes: [route("/it", Secret)] }],
    [
      "beside a Halt of another status",
      { resources: { it: resource("/it", { halts: [404], security: ["bearer"], ...read }) } },
    ],
    [
      "of a class that its own guard leaves out",
      { routes: [route("/it", Object.assign(new Checked(), { onlyFor: { isAuthorized: ["PUT"] } }))] },
    ],
  ])("is refused %s", (_where, options) => {
    expect(refusal(options)).toMatch(/^SECURITY_DIFFERS: \w+: GET has security, and nothing asks/);
  });

  it.each([
    ["a guard", resource("/it", { with: [guard], security: ["bearer"], ...read })],
    ["isAuthorized", resource("/it", { isAuthorized: () => true, security: ["bearer"], ...read })],
    ["forbidden", resource("/it", { forbidden: () => false, security: ["bearer"], ...read })],
    ["withheld", resource("/it", { withheld: () => false, security: ["bearer"], ...read })],
    ["a node of its own", resource("/it", { nodes: [paid], security: ["bearer"], ...read })],
    ["a Halt of 401", resource("/it", { halts: [401], security: ["bearer"], ...read })],
    ["a Halt of 403", resource("/it", { halts: [403], security: ["bearer"], ...read })],
    ["a guard of its group", group("/a", { with: [guard] }).resource("/it", { security: ["bearer"], ...read })],
    ["its class", route("/it", Checked)],
    ["the handler of a command", command("GET", "/it", { security: ["bearer"], handle: () => HttpResponse.empty() })],
  ])("is mounted where %s can refuse", (_by, it) => {
    expect(refusal({ routes: [it] })).toBeUndefined();
  });
});

describe("ruling 69: an operation that is documented as public", () => {
  const open = resource("/it", { security: [], ...read });

  it("is refused under a guard of the service, which would send 401", () => {
    expect(refusal({ with: [guard], resources: { it: open } })).toBe(
      "SECURITY_DIFFERS: it: GET has security: [], and isAuthorized. Write instead: the guard in a group",
    );
  });

  it.each([
    ["part", resource("/it", { with: [guard], security: [], ...read })],
    ["group", group("/a", { with: [guard] }).resource("/it", { security: [], ...read })],
    ["method", resource("/it", { security: [], GET: { with: [guard], ...read } })],
  ])("is refused under a guard of its %s", (_of, it) => {
    expect(refusal({ routes: [it] })).toMatch(/^SECURITY_DIFFERS: .*GET has security: \[\]/);
  });

  it("is not one that the service leaves open by default", () => {
    const summary = "Reads it.";
    const it = resource("/it", { with: [guard], summary, ...read });
    expect(refusal({ security: [], routes: [it] })).toBeUndefined();
  });

  it("is mounted where no guard is in its way, and where only a Halt is 401", () => {
    const signIn = resource("/sign-in", {
      security: [],
      halts: [401],
      POST: { body: z.object({}), processPost: () => 1 },
    });
    expect(refusal({ routes: [open, signIn] })).toBeUndefined();
  });
});
