import { expect, test } from "vitest";
import { planFor } from "../../graph/plan.ts";
import type { Row } from "../../graph/row.ts";
import { TABLE } from "../../graph/table.ts";
import { Resource } from "../../resource/resource.ts";
import { statusText } from "../decidedBy.ts";
import { mermaid } from "./mermaid.ts";

const lines = mermaid()
  .split("\n")
  .map((line) => line.trim());

test("lists every node once, in the shape of its kind", () => {
  expect(lines[0]).toBe("flowchart TD");
  expect(lines).toContain(`B13{{"B13: Is the service available?"}}`);
  expect(lines).toContain(`C3["C3: Is Accept given?"]`);
  expect(lines).toContain(`P0c(["P0c: Would it make a new resource?"])`);
  for (const id of Object.keys(TABLE)) expect(lines.filter((line) => line.startsWith(`class ${id} `))).toHaveLength(1);
});

test("lists every edge once", () => {
  for (const [id, { yes, no }] of Object.entries<Row>(TABLE)) {
    const drawn = lines.filter((line) => line.startsWith(`${id} -->`));
    if (yes === no) {
      const to = typeof yes === "string" ? yes : `${id}_yes_no\\(\\("${yes.status}"\\)\\)`;
      expect(drawn).toEqual([expect.stringMatching(new RegExp(`^${id} -->\\|(then|yes/no)\\| ${to}$`))]);
      continue;
    }
    expect(drawn).toEqual(
      Object.entries({ yes, no }).map(([decision, to]) =>
        typeof to === "string"
          ? `${id} -->|${decision}| ${to}`
          : `${id} -->|${decision}| ${id}_${decision}(("${statusText(to)}"))`,
      ),
    );
  }
});

test("dims what a plan cannot reach, and highlights a trace", () => {
  const plan = planFor({ resource: new (class extends Resource {})(), method: "GET" });
  const marked = mermaid({ plan, trace: ["B13", "B13a"], status: 429 });
  expect(marked).toContain("class P0 dimmed");
  expect(marked).not.toContain("class B13 dimmed");
  expect(marked).toContain("class B13 lit");
  expect(marked).toContain("class B13a_no lit");
  expect(marked).toMatch(/linkStyle 0,3 stroke:/);
});
