import { type Context, Resource } from "signalbox";
import { expect, it } from "vitest";
import { z } from "zod";
import { type CarriedName, fieldsOf } from "../src/graph/carried.ts";
import { isEnding, type PlanEdge, type PlanNode, planFor } from "../src/graph/plan.ts";
import { TABLE } from "../src/graph/table.ts";

/** What RFC 10008 and RFC 7240 added to the graph: none of it is asked of a resource that declares none of it. */
const LATER_NODES = ["B5a", "G7d", "G11a", "G11b", "O16a", "O16b", "O20b", "O20c", "P0g"].concat(
  [..."bcdefgh"].map((letter) => `P11${letter}`),
);
const LATER: readonly CarriedName[] = ["acceptQuery", "contentLocation", "equivalent", "preferred", "preferredLater"];

/** Has something at every stage of the graph. */
class Plain extends Resource {
  override readonly allowedMethods: readonly string[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];
  override readonly consumes: readonly string[] = ["application/json"];
  override readonly body = z.object({ title: z.string() });
  override readonly preferences: Resource["preferences"] = [];

  override resourceExists(): boolean {
    return true;
  }
  override generateEtag(): string {
    return "v1";
  }
  override lastModified(): Date {
    return new Date(0);
  }
  override requireConditionalWrite(): boolean {
    return false;
  }
  override isConflict(): boolean {
    return false;
  }
  override accepted(): boolean {
    return false;
  }
  override processPost(): void {}
  override apply(_ctx: Context, _body: unknown): void {}
  override deleteResource(): void {}
  override represent(): unknown {
    return null;
  }
}

function openNodes(resource: Resource): ReadonlySet<string> {
  const open = new Set<string>();
  for (const method of resource.allowedMethods) {
    const seen = new Set<PlanNode>();
    const follow = ({ to }: PlanEdge): void => {
      if (isEnding(to) || seen.has(to)) return;
      seen.add(to);
      open.add(to.id);
      follow(to.yes);
      follow(to.no);
    };
    follow(planFor({ resource, method }).entry);
  }
  return open;
}

it("leaves none of its nodes in the plan, and writes none of its fields", () => {
  const resource = new Plain();
  const open = openNodes(resource);
  for (const id of LATER_NODES) expect(Object.keys(TABLE)).toContain(id);
  expect(LATER_NODES.filter((id) => open.has(id))).toEqual([]);
  for (const method of resource.allowedMethods) {
    for (const part of LATER) expect(fieldsOf(part, { resource, method, isHalt: false })).toEqual([]);
  }
});

it("is all there where it is declared", () => {
  const preferences = ["return", "respond-async", "handling"] as const;
  const seeOther = () => false as const;
  const declared = Object.assign(new Plain(), { allowedMethods: ["QUERY", "PUT", "POST"], preferences, seeOther });
  const open = openNodes(declared);
  // Of these the method, or an earlier node, knows the decision.
  const settled = ["G7d", "O16a", "P0g", "P11e", "P11g"];
  expect(LATER_NODES.filter((id) => !open.has(id))).toEqual(settled);
});
