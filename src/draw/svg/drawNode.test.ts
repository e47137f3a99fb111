import { expect, test } from "vitest";
import { TABLE } from "../../graph/table.ts";
import { rowWords } from "../../graph/tableWords.ts";
import { escapeXml, wrapQuestion } from "./drawNode.ts";

test("a short question is one line, a long one two of about the same length", () => {
  expect(wrapQuestion("Is the URI too long?")).toEqual(["Is the URI too long?"]);
  expect(wrapQuestion("Is the deletion of this enacted, or not?")).toEqual([
    "Is the deletion of",
    "this enacted, or not?",
  ]);
});

test("a word that is longer than a line stays whole", () => {
  expect(wrapQuestion("a incomprehensibilities b", 10)).toEqual(["a", "incomprehensibilities", "b"]);
});

test("every question of the table fits its node: two lines at most", () => {
  for (const id of Object.keys(TABLE)) {
    const { question } = rowWords(id);
    const lines = wrapQuestion(question);
    expect(lines.length).toBeLessThanOrEqual(2);
    expect(lines.join(" ")).toBe(question);
  }
});

test("what XML reserves is escaped, and what it cannot hold is left out", () => {
  expect(escapeXml(`<a href="x">'&'</a>`)).toBe("&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;");
  expect(escapeXml("a\u0000b\u001bc\ud800d\u{1f682}")).toBe("abcd\u{1f682}");
});
