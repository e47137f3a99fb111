import { Resource } from "signalbox";
import { describe, expect, it } from "vitest";
import { isEnding, type Plan, type PlanEdge, type PlanNode, planFor } from "./plan.ts";
import { end } from "./row.ts";

class Plain extends Resource {
  override represent(): unknown {
    return null;
  }
}

const but = (change: object = {}): Resource => Object.assign(new Plain(), change);
const plan = (method: string, change: object = {}) => planFor({ resource: but(change), method });
const yes = () => true;

/** The open nodes of a plan, in the order of the walk. */
function openNodes({ entry }: Plan): PlanNode[] {
  const nodes = new Set<PlanNode>();
  const follow = ({ to }: PlanEdge) => {
    if (isEnding(to) || nodes.has(to)) return;
    nodes.add(to);
    follow(to.yes);
    follow(to.no);
  };
  follow(entry);
  return [...nodes];
}

const idsOf = (some: Plan) => openNodes(some).map(({ id }) => id);

function nodeOf(some: Plan, id: string): PlanNode {
  const node = openNodes(some).find((other) => other.id === id);
  if (node === undefined) throw new Error(`${id} is not open`);
  return node;
}

describe("a plan", () => {
  it("folds away what is settled, and keeps what only a request can decide", () => {
    const open = new Set(idsOf(plan("GET")));
    for (const id of ["B10a", "C3", "C4", "F6", "F7", "G8", "I12"]) expect(open, id).toContain(id);
    for (const id of ["B13", "B12", "B10", "B9", "B8", "G7", "W1", "M16", "O18", "I7", "P0"]) {
      expect(open, id).not.toContain(id);
    }
  });

  it("has the method it is for, and starts with what is passed before the first open node", () => {
    const { method, entry } = plan("GET");
    expect(method).toBe("GET");
    expect(entry.passed).toEqual(["B13", "B12", "B11", "B10"]);
    expect(isEnding(entry.to) ? entry.to : entry.to.id).toBe("B10a");
  });

  it("is one edge where every request ends alike", () => {
    expect(plan("FOO").entry).toEqual({ passed: ["B13", "B12"], to: end(501) });
    expect(plan("PUT").entry).toEqual({ passed: ["B13", "B12", "B11", "B10"], to: end(405, "allow") });
  });

  it("opens what is overridden", () => {
    expect(idsOf(plan("FOO", { serviceAvailable: yes }))).toEqual(["B13"]);
    expect(idsOf(plan("GET", { resourceExists: yes, previouslyExisted: yes }))).toEqual(
      expect.arrayContaining(["G7", "K7"]),
    );
  });

  it("lists on an edge the node that was left and those folded behind it, additive ones only where they fire", () => {
    const b10a = nodeOf(plan("GET"), "B10a");
    expect(b10a.no).toEqual({ passed: ["B10a"], to: end(417) });
    expect(b10a.yes.passed).toEqual(["B9", "B8", "B7", "B6", "B5", "B4", "B3"]);
    const b13a = nodeOf(plan("GET", { withinRateLimit: yes }), "B13a");
    expect(b13a.yes.passed).toEqual(["B12", "B11", "B10"]);
    expect(b13a.no).toEqual({ passed: ["B13a"], to: end(429, "retryAfter", "unstored") });
    const c4 = nodeOf(plan("GET", { ignoreUnacceptable: true }), "C4");
    expect(c4.no.passed).toEqual(["C4", "C4a", "D4"]);
    expect(c4.yes.passed).toEqual(["C4", "D4"]);
  });

  it("plans a node once, however many paths lead to it", () => {
    const some = plan("GET", { generateEtag: () => "v1", lastModified: () => new Date(0) });
    const ids = idsOf(some);
    expect(new Set(ids).size).toBe(ids.length);
    expect(nodeOf(some, "G9").yes.to).toBe(nodeOf(some, "H10").no.to);
  });

  it("plans it again where an earlier node has settled what a later one asks", () => {
    const change = { allowedMethods: ["PUT"], resourceExists: yes, consumes: ["a/b"], apply: yes, isConflict: yes };
    const some = plan("PUT", change);
    const decoding = openNodes(some).filter(({ id }) => id === "P0");
    expect(decoding.map(({ yes: { to } }) => (isEnding(to) ? "" : to.id)).sort()).toEqual(["O14", "P3"]);
  });

  it("remembers what the POST was said to do", () => {
    const change = { allowedMethods: ["POST"], postIsCreate: yes, apply: yes, createPath: String, processPost: yes };
    const n11 = nodeOf(plan("POST", change), "N11");
    expect(isEnding(n11.yes.to) ? "" : n11.yes.to.id).toBe("O14a");
    expect(isEnding(n11.no.to) ? "" : n11.no.to.id).toBe("N11b");
    expect(n11.yes.passed).toEqual(["N11", "P0", "P3"]);
    expect(n11.no.passed).toEqual(["N11", "P0"]);
  });

  it("sends a PUT to what is missing to be created, or along the path of the others", () => {
    const change = { allowedMethods: ["PUT"], resourceExists: yes, apply: yes };
    const g7 = nodeOf(plan("PUT", change), "G7");
    expect(g7.no.passed).toEqual(["G7", "I7", "I4"]);
    const never = nodeOf(plan("PUT", { ...change, putCreates: false }), "G7");
    expect(never.no).toEqual({ passed: ["G7", "I7", "I7a", "K7", "L7"], to: end(404, "vary") });
  });
});

it("an ending is told from a node", () => {
  expect(isEnding(end(200))).toBe(true);
  expect(isEnding(nodeOf(plan("GET"), "C3"))).toBe(false);
});
