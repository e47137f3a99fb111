import { expect, it } from "vitest";
import { ClientFault, Refused } from "./fault.ts";

it("a fault names the operation, the status, and what the response says of it", () => {
  const problem = { title: "Gone" };
  const fault = new ClientFault("status", "GET /", "its contract has no 410", { status: 410, cause: { problem } });
  expect({ ...fault, message: fault.message, cause: fault.cause }).toEqual({
    name: "ClientFault",
    kind: "status",
    operation: "GET /",
    status: 410,
    problem,
    message: "GET /: its contract has no 410",
    cause: { problem },
  });
  const bare = new ClientFault("network", "GET /", "no response came");
  expect([bare.status, bare.problem, "cause" in bare]).toEqual([undefined, undefined, false]);
});

it.each([
  [{ title: "Gone", detail: "It was sold." }, "GET /: 410 It was sold."],
  [{ title: "Gone" }, "GET /: 410 Gone"],
  [{ title: 1 }, "GET /: 410"],
  [undefined, "GET /: 410"],
])("a refusal says what the problem %o says", (problem, message) => {
  const reply = { status: 410, headers: new Headers(), url: "", attempts: 1, problem };
  const refused = new Refused("GET /", reply);
  expect([refused.message, refused.name, refused.operation, refused.reply]).toEqual([
    message,
    "Refused",
    "GET /",
    reply,
  ]);
});
