import { expect, test } from "vitest";
import { ask, end, graph, request } from "../../src/graph/row.ts";
import { TABLE } from "../../src/graph/table.ts";
import { placeAll } from "./placement.ts";

const { columns, rows, positions } = placeAll(TABLE);

function at(id: string) {
  const position = positions.get(id);
  if (position === undefined) throw new Error(`${id} has no place`);
  return position;
}

test("the id is the coordinate: letters from left to right, numbers from top to bottom", () => {
  for (const [id, { column, slot }] of positions) {
    const [, letter = "", number = ""] = /^([A-Z])(\d+)/.exec(id) ?? [];
    if (id === "W1") continue;
    expect(columns[column]).toBe(letter);
    const row = rows.find((other) => other.number === Number(number));
    expect(slot).toBeGreaterThanOrEqual(row?.first ?? Number.NaN);
    expect(slot).toBeLessThan((row?.first ?? 0) + (row?.slots ?? 0));
  }
  expect([...columns]).toEqual([...columns].sort());
  expect(rows.map(({ number }) => number)).toEqual(rows.map(({ number }) => number).sort((a, b) => a - b));
});

test("every node has a position, and no two have the same", () => {
  expect([...positions.keys()].sort()).toEqual(Object.keys(TABLE).sort());
  expect(new Set([...positions.values()].map(({ column, slot }) => `${column} ${slot}`)).size).toBe(positions.size);
});

test("an additive node stands by its parent, on the side where the column goes on", () => {
  expect(at("B13a").slot).toBe(at("B13").slot - 1);
  expect(at("B12").slot).toBeLessThan(at("B13a").slot);
  expect(at("C4a").slot).toBe(at("C4").slot + 1);
  const above = ["P0a", "P0e", "P0f", "P0d"];
  for (const [index, id] of above.entries()) expect(at(id).slot, id).toBe(at("P0").slot - above.length + index);
  const below = ["P0g", "P0b", "P0c"];
  for (const [index, id] of below.entries()) expect(at(id).slot, id).toBe(at("P0").slot + index + 1);
});

test("W1 stands between the nodes at G7, which lead to it, and G8", () => {
  const { column, slot } = at("G7");
  for (const [below, id] of ["G7b", "G7a", "G7c", "W1", "G7e"].entries()) {
    expect(at(id), id).toEqual({ column, slot: slot + 1 + below });
  }
  expect(at("G8a").slot).toBe(at("G7e").slot + 1);
  expect(at("G8").slot).toBe(at("G8a").slot + 1);
});

test("unused letters and numbers take no space", () => {
  const small = graph({
    B3: ask("forbidden", "claim", { yes: end(403), no: "F9" }),
    F9: request("any", { yes: end(200), no: end(204) }),
  });
  expect([...placeAll(small).positions]).toEqual([
    ["B3", { column: 0, slot: 0 }],
    ["F9", { column: 1, slot: 1 }],
  ]);
});
