import { describe, expect, it } from "vitest";
import { act, ask, choose, end, graph, isAdditive, isListed, method, recall, request } from "./row.ts";

describe("how a row is written", () => {
  const rest = { yes: "A1", no: end(404, "vary") } as const;
  const no = { status: 404, carries: ["vary"] };

  it.each([
    [ask("uriTooLong", "flag", rest), { kind: "ask", callback: "uriTooLong", reads: "flag" }],
    [method("known", rest), { kind: "method", test: "known" }],
    [method({ method: "GET" }, rest), { kind: "method", test: { method: "GET" } }],
    [recall("makesNew", rest), { kind: "recall", test: "makesNew" }],
    [request("any", { ...rest, field: "Accept" }), { kind: "request", test: "any", field: "Accept" }],
    [choose("language", rest), { kind: "choose", axis: "language" }],
    [act("apply", rest), { kind: "act", callback: "apply" }],
  ])("%o", (row, expected) => {
    expect(row).toEqual({ yes: "A1", no, ...expected });
  });

  it("with one ending, the other way is where a request goes that it is not for; with two, or none, that is said", () => {
    const shut = { on: ["vary"], documentedOn: ["vary"] } as const;
    const [yes, no] = ["A1", end(404)] as const;
    expect(request("any", { ...shut, yes, no })).toMatchObject({ otherwise: "yes", strays: "no" });
    const ends = request("any", { ...shut, yes: end(404), no: "A1" });
    expect(ends).toMatchObject({ otherwise: "no" });
    expect(ends).not.toHaveProperty("strays");
    for (const row of [request("any", { ...shut, yes, no: "A2" }), request("any", { yes, no })])
      expect(row).not.toHaveProperty("otherwise");
  });

  it("a graph is its rows", () => {
    const rows = { A1: method("known", { yes: "A1", no: end(200) }) };
    expect(graph(rows)).toBe(rows);
  });
});

describe("what the trace lists", () => {
  it.each([
    ["B13", false],
    ["W1", true],
    ["B13a", true],
    ["W11", false],
    ["P0", false],
    ["P0c", true],
    ["Pa0", false],
  ])("%s is additive: %o", (id, additive) => {
    expect(isAdditive(id)).toBe(additive);
  });

  it("a node of the diagram always", () => {
    const row = method("known", { yes: "A1", no: end(501) });
    expect([isListed("B12", row, "yes"), isListed("B12", row, "no")]).toEqual([true, true]);
  });

  it("an additive node where it ends the request, or makes a detour", () => {
    const row = method("known", { yes: "A1", no: end(501) });
    expect([isListed("B12a", row, "yes"), isListed("B12a", row, "no")]).toEqual([false, true]);
    const detour = { ...row, detour: "yes" } as const;
    expect([isListed("B12a", detour, "yes"), isListed("B12a", detour, "no")]).toEqual([true, true]);
    const usual = { ...row, usual: "no" } as const;
    expect([isListed("B12a", usual, "yes"), isListed("B12a", usual, "no")]).toEqual([false, false]);
    const silent = method("known", { detour: "no", yes: "A1", no: "A2" });
    expect([isListed("B12a", silent, "yes"), isListed("B12a", silent, "no")]).toEqual([false, true]);
  });
});
