import { describe, expect, test } from "vitest";
import { planFor } from "../../graph/plan.ts";
import type { Row } from "../../graph/row.ts";
import { TABLE } from "../../graph/table.ts";
import { rowWords } from "../../graph/tableWords.ts";
import { Resource } from "../../resource/resource.ts";
import { statusText } from "../decidedBy.ts";
import { chart } from "./chart.ts";
import { escapeXml } from "./drawNode.ts";
import { CHART_STYLE } from "./style.ts";

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** Reads the part of XML that a chart is written in, and throws at whatever else it meets. */
function parse(xml: string): Element {
  const root: Element = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  const token = /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<&]*(?:&(?:amp|lt|gt|quot|#39);[^"<&]*)*")*)\s*(\/?)>|([^<]+)/gy;
  while (token.lastIndex < xml.length) {
    const at = token.lastIndex;
    const [all, closes, name = "", given = "", isEmpty, text] = token.exec(xml) ?? [];
    const inside = open.at(-1);
    if (all === undefined || inside === undefined) throw new Error(`no XML: ${xml.slice(at, at + 60)}`);
    if (text !== undefined) {
      if (/&(?!(?:amp|lt|gt|quot|#39);)/.test(text)) throw new Error(`no entity: ${text}`);
      inside.text += text;
    } else if (closes === "/") {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
    } else {
      const pairs = [...given.matchAll(/([\w:-]+)="([^"]*)"/g)].map(
        ([, key = "", value = ""]) => [key, value] as const,
      );
      if (new Set(pairs.map(([key]) => key)).size < pairs.length) throw new Error(`an attribute twice in <${name}>`);
      const element = { name, attributes: Object.fromEntries(pairs), children: [], text: "" };
      inside.children.push(element);
      if (isEmpty !== "/") open.push(element);
    }
  }
  const [only, ...others] = root.children;
  if (only === undefined || open.length !== 1 || others.length > 0) throw new Error("not one element");
  return only;
}

function all(element: Element): readonly Element[] {
  return [element, ...element.children.flatMap(all)];
}

function hasClass({ attributes }: Element, name: string): boolean {
  return (attributes["class"] ?? "").split(" ").includes(name);
}

function nodesOf(svg: string): readonly Element[] {
  return all(parse(svg)).filter((element) => hasClass(element, "node"));
}

function edgesOf(svg: string): readonly Element[] {
  return all(parse(svg)).filter((element) => hasClass(element, "edge"));
}

function node(svg: string, id: string): Element {
  const found = nodesOf(svg).find(({ attributes }) => attributes["id"] === `node-${id}`);
  if (found === undefined) throw new Error(`no node ${id}`);
  return found;
}

function edge(svg: string, from: string, decision: string): Element {
  const found = edgesOf(svg).find(
    ({ attributes }) => attributes["data-from"] === from && attributes["data-decisions"]?.split(" ").includes(decision),
  );
  if (found === undefined) throw new Error(`no edge ${from} ${decision}`);
  return found;
}

describe("the whole chart", () => {
  const svg = chart();

  test("is well-formed, says what it is, and is an image to those who do not see it", () => {
    const root = parse(svg);
    expect(root.name).toBe("svg");
    expect(root.attributes).toMatchObject({ role: "img", "aria-labelledby": "chart-title chart-description" });
    const [title, description] = root.children;
    expect([title?.name, title?.attributes["id"]]).toEqual(["title", "chart-title"]);
    expect([description?.name, description?.attributes["id"]]).toEqual(["desc", "chart-description"]);
    const ids = all(root).flatMap(({ attributes }) => attributes["id"] ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("has every node of the table once, with its question and law", () => {
    expect(nodesOf(svg).map(({ attributes }) => attributes["data-id"])).toEqual(Object.keys(TABLE));
    for (const [id, row] of Object.entries<Row>(TABLE)) {
      const found = node(svg, id);
      expect(found.attributes["data-kind"]).toBe(row.kind);
      expect(hasClass(found, row.kind)).toBe(true);
      expect(found.children[0]?.name).toBe("title");
      expect(found.children[0]?.text).toBe(escapeXml(`${id}: ${rowWords(id).question} (${rowWords(id).law})`));
    }
  });

  test("has every edge of the table once", () => {
    const drawn = edgesOf(svg).flatMap(({ attributes }) =>
      (attributes["data-decisions"] ?? "").split(" ").map((decision) => {
        return `${attributes["data-from"]} ${decision} ${attributes["data-to"]}`;
      }),
    );
    const written = Object.entries<Row>(TABLE).flatMap(([id, row]) =>
      (["yes", "no"] as const).map((decision) => {
        const to = row[decision];
        return `${id} ${decision} ${typeof to === "string" ? to : statusText(to)}`;
      }),
    );
    expect([...drawn].sort()).toEqual(written.sort());
  });

  test("labels each edge with its decision", () => {
    const label = (from: string, decision: string) => edge(svg, from, decision).children.at(-1)?.text;
    expect(label("B13", "yes")).toBe("yes");
    expect(label("B13", "no")).toBe("no");
    expect(label("N11", "no")).toBe("yes/no");
    expect(label("O14a", "yes")).toBe("then");
  });

  test("gives an ending its phrase and what it carries", () => {
    const ending = edge(svg, "B13a", "no");
    expect(hasClass(ending, "s4")).toBe(true);
    expect(ending.children[0]?.text).toBe("429 Too Many Requests + Retry-After + Cache-Control: no-store");
  });

  test("fills the badge of every status, of 1xx too", () => {
    const classes = edgesOf(svg)
      .filter((element) => hasClass(element, "ending"))
      .map(({ attributes }) => attributes["class"] ?? "");
    const kinds = new Set(classes.map((all) => /\bs\d/.exec(all)?.[0]));
    for (const kind of kinds) expect(CHART_STYLE).toMatch(new RegExp(`\\.(?:badge|${kind}) circle \\{ fill: `));
  });

  test("marks nothing", () => {
    expect(svg).not.toMatch(/class="[^"]*\b(dimmed|settled|overridden|lit|faint|has-plan|has-trace)\b/);
  });

  test("draws light and dark, unless the page brings the style", () => {
    expect(svg).toContain(`<style>${CHART_STYLE}</style>`);
    expect(CHART_STYLE).toContain("prefers-color-scheme: dark");
    expect(chart({ style: false })).not.toContain("<style>");
  });
});

test("a title is escaped", () => {
  const svg = chart({ title: `<script>alert("&")</script>` });
  expect(svg).not.toContain("<script");
  expect(parse(svg).children[0]?.text).toBe("&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;");
});

describe("a plan", () => {
  class Page extends Resource {
    override isAuthorized() {
      return true as const;
    }
    override represent() {
      return "page";
    }
  }
  const svg = chart({ plan: planFor({ resource: new Page(), method: "GET" }) });

  test("dims the nodes and edges that it cannot reach, and no others", () => {
    for (const id of ["D5", "I7", "H7", "P0", "M20", "N11", "O20"])
      expect(hasClass(node(svg, id), "dimmed")).toBe(true);
    for (const id of ["B13", "B13a", "B8", "C3", "C4a", "G7", "W1", "M16", "O18"]) {
      expect(hasClass(node(svg, id), "dimmed")).toBe(false);
    }
    expect(hasClass(edge(svg, "B13", "no"), "dimmed")).toBe(true);
    expect(hasClass(edge(svg, "B13", "yes"), "dimmed")).toBe(false);
    expect(hasClass(edge(svg, "B8", "no"), "dimmed")).toBe(false);
    expect(hasClass(edge(svg, "O18", "no"), "dimmed")).toBe(false);
  });

  test("tells what the author overrides from what is settled at mount", () => {
    expect(hasClass(node(svg, "B8"), "overridden")).toBe(true);
    expect(hasClass(node(svg, "B7"), "settled")).toBe(true);
    expect(hasClass(node(svg, "B7"), "overridden")).toBe(false);
    expect(hasClass(node(svg, "C3"), "open")).toBe(true);
    expect(hasClass(node(svg, "C3"), "overridden")).toBe(false);
  });
});

describe("a trace", () => {
  const svg = chart({ trace: ["B13", "B12", "B11", "B10"], status: 405 });

  test("is lit, with the additive nodes that the trace leaves out, up to its status", () => {
    for (const id of ["B13", "B13a", "B12", "B11", "B10"]) expect(hasClass(node(svg, id), "lit")).toBe(true);
    expect(hasClass(edge(svg, "B13a", "yes"), "lit")).toBe(true);
    expect(hasClass(edge(svg, "B10", "no"), "lit")).toBe(true);
    expect(hasClass(edge(svg, "B10", "yes"), "lit")).toBe(false);
    expect(hasClass(node(svg, "B9"), "faint")).toBe(true);
  });

  test("lies on top", () => {
    const marks = edgesOf(svg).map((element) => hasClass(element, "lit"));
    expect(marks.slice(marks.indexOf(true))).not.toContain(false);
  });
});
