import { part, resource, Service } from "signalbox";
import { end, node } from "signalbox/nodes";
import { describe, expect, it } from "vitest";

/** Ruling 64: what mount refuses of nodes, and what it says then. */

const shut = (id: string, more: object = {}) =>
  node(id as "X1", { after: "B8", question: "Is it so?", law: "our terms", ask: () => false, no: end(423), ...more });
const ending = (status: number, headers: object = {}) => shut("X1", { no: end(status, { headers: headers as {} }) });

function refusalOf(...nodes: readonly unknown[]): string | undefined {
  try {
    void new Service({ routes: [resource("/it", { nodes: nodes as [], GET: () => 1 })] });
    return undefined;
  } catch (error) {
    return (error as Error).message.replace(/ \(\S+\)/, "");
  }
}

describe("mount refuses", () => {
  it.each([
    ["an id before the X", "B8", '"B8"'],
    ["an id with more before the X", "AX1", '"AX1"'],
    ["an id with more behind the digits", "X1a", '"X1a"'],
  ])("%s", (_words, id, shown) => {
    expect(refusalOf(shut(id))).toBe(
      `BAD_NODE: /it: ${shown} is no id for a node of yours. Write instead: "X402": X and digits`,
    );
  });

  const words = 'X1 has no question, or no law. Write instead: question: "…", law: "…"';
  const place = 'X1 has no place, or two. Write instead: before: "W1", or after: "B8"';
  it.each([
    ["no ask", { ask: undefined }, "X1 has no ask. Write instead: ask: (ctx) => …"],
    ["no question", { question: undefined }, words],
    ["no law", { law: undefined }, words],
    ["no place", { after: undefined }, place],
    ["two places", { before: "W1" }, place],
    ["only another node as its place", { after: "X2" }, place],
    ["a settle that cannot be called", { settle: 1 }, "settle of X1 is no function. Write instead: settle: (ctx) => …"],
    [
      "a settle that may object to what nobody lends",
      { settle: () => undefined, mayObject: true },
      "settle of X1 may object, and no part lends anything. Write instead: with: [part({ lend: { tx: … } })]",
    ],
    [
      "members without a model",
      { no: end(402, { members: 1 as never }) },
      "the members of X1 have no model. Write instead: members: Price",
    ],
    ["an ending that `end` has not made", { no: { status: 423 } }, "no of X1 has no headers. Write instead: end(423)"],
  ])("%s", (_words, literal, message) => {
    expect(refusalOf(shut("X1", literal))).toBe(`BAD_NODE: /it: ${message}`);
  });

  it.each([
    ["a place that does not exist", { after: "Z9" }, "after Z9"],
    ["a place before B13a", { after: undefined, before: "B13a" }, "before B13a"],
    ["a place behind an act", { after: undefined, before: "O20" }, "before O20"],
  ])("%s, and lists all places", (_words, literal, shown) => {
    const message = refusalOf(shut("X1", literal));
    expect(message).toContain(`BAD_NODE: /it: X1 cannot be ${shown}. Write instead: one of after B13a, before B13c, `);
    expect(message).toMatch(/, before W1, .*after O14$/);
  });

  it.each([200, 299, 304, 600, 400.5])("an ending with %s", (status) => {
    expect(refusalOf(ending(status, { Location: "/there" }))).toBe(
      `BAD_NODE: /it: X1 cannot end with ${status}. Write instead: a status from 300 to 599, and not 304`,
    );
  });

  it.each([
    [300, "Location"],
    [307, "Location"],
    [399, "Location"],
    [401, "WWW-Authenticate"],
    [405, "Allow"],
    [407, "Proxy-Authenticate"],
    [426, "Upgrade"],
  ])("a %s without %s (RFC 9110 15)", (status, name) => {
    expect(refusalOf(ending(status))).toBe(
      `BAD_NODE: /it: X1 ends with ${status} and has no ${name}. Write instead: end(${status}, { headers: { "${name}": "…" } })`,
    );
    expect(refusalOf(ending(status, { "X-A": "a", [name.toLowerCase()]: true }))).toBeUndefined();
  });

  it.each([
    ["a name that is no token", { "X A": "a" }, '"X A": "a"'],
    ["a value with two lines", { "X-A": "a\r\nB: c" }, '"X-A": "a\\r\\nB: c"'],
    ["a value that is no text", { "X-A": false }, '"X-A": false'],
  ])("a field with %s", (_words, headers, shown) => {
    expect(refusalOf(ending(423, headers))).toBe(
      `BAD_NODE: /it: X1 has a field ${shown}. Write instead: { "Name": "text" }`,
    );
  });

  it.each(["Content-Type", "content-length", "Date", "Connection", "Transfer-Encoding"])("a field %s", (name) => {
    expect(refusalOf(ending(423, { [name]: "1" }))).toBe(
      `BAD_NODE: /it: X1 has a field ${name}, which the framework writes. Write instead: leave ${name} out`,
    );
  });

  const both = "X1 and X2 are both after B8, and nothing says which comes first";
  it.each([
    ["two at one place without an order", [shut("X1"), shut("X2")], both],
    ["two that each come first", [shut("X1", { before: "X2" }), shut("X2", { before: "X1" })], both],
    [
      "three of which only two name an order",
      [shut("X1"), shut("X2", { after: "B8", before: "X3" }), shut("X3")],
      "X1 and X2 and X3 are both after B8, and nothing says which comes first",
    ],
  ])("%s", (_words, nodes, message) => {
    expect(refusalOf(...nodes)).toBe(
      `NODES_COLLIDE: /it: ${message}. Write instead: after: "X1" in X2, beside its place`,
    );
  });

  it("two of one id", () => {
    expect(refusalOf(shut("X1"), shut("X1", { after: "B7" }))).toBe(
      "NODES_COLLIDE: /it: two nodes are called X1. Write instead: another number for one of them",
    );
  });

  it("what is no node", () => {
    expect(refusalOf({ id: "X1" })).toBe(
      'BAD_VALUE: /it: nodes is [an object]. Write instead: nodes: a list of nodes: [node("X402", { … })]',
    );
  });

  it("a key that nothing reads, of the node and of its ending", () => {
    expect(refusalOf(shut("X1", { mayobject: true }))).toBe(
      "UNKNOWN_KEY: /it: X1 has mayobject, which nothing reads. Write instead: mayObject",
    );
    expect(refusalOf(shut("X1", { no: end(423, { header: {} } as {}) }))).toBe(
      "UNKNOWN_KEY: /it: no of X1 has header, which nothing reads. Write instead: headers",
    );
  });

  it("one that no method comes to", () => {
    expect(refusalOf(shut("X1"), shut("X2", { after: "P0" }))).toBe(
      "UNREACHED_NODE: /it: none of its methods reaches X2, which is after P0. Write instead: another place, or leave X2 out",
    );
  });
});

describe("mount takes", () => {
  it.each([
    ["an id with more digits", shut("X402")],
    ["the last status of HTTP", ending(599)],
    ["an Upgrade in capitals or not, which is of the connection", ending(426, { upgrade: "h2c" })],
  ])("%s", (_words, taken) => {
    expect(refusalOf(taken)).toBeUndefined();
  });

  it("three that name one order", () => {
    const [one, two, three] = [shut("X1"), shut("X2", { after: "B8", before: "X1" }), shut("X3", { before: "X2" })];
    expect(refusalOf(one, two, three)).toBeUndefined();
  });

  it("one of a part that this resource does not come to", () => {
    const content = part({ nodes: [shut("X1", { after: "P0" })] });
    const { resources } = new Service({ routes: [resource("/it", { with: [content], GET: () => 1 })] });
    expect(resources).toHaveLength(1);
  });
});
