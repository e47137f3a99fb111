import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { load } from "../../packages/http-semantics-suite/lib/load.mjs";
import { unpacked } from "../../packages/http-semantics-suite/page/packed.mjs";

const PACKAGE = fileURLToPath(new URL("../../packages/http-semantics-suite", import.meta.url));
const RESULTS = join(PACKAGE, "results");
/** Markup, the end of an element and of an attribute, and characters that turn or hide a text. */
const HOSTILE = `</pre></title><script>alert(1)</script><img src=x onerror=alert(1)>"'&\u0000\u001b[2J\u202e\u2028\u0085`;

const { cases, areas } = load();
const folder = mkdtempSync(join(tmpdir(), "semantics-page-"));
const out = join(folder, "out");
const outcomes = ["passed", "failed", "differs"];
const run = {
  name: `Hostile ${HOSTILE}`,
  column: "bare",
  date: `2026-01-01${HOSTILE}`,
  command: HOSTILE,
  machine: HOSTILE,
  suite: "0.1.0",
  results: cases.map((c, i) => ({
    id: c.id,
    outcome: outcomes[i % 3],
    reasons: [HOSTILE],
    exchange: [
      { sent: `GET /${c.id} HTTP/1.1\nX: ${HOSTILE}`, received: `HTTP/1.1 299 ${c.id}\n\n${HOSTILE}` },
      { sent: `GET /${c.id}/again HTTP/1.1`, received: `(${HOSTILE})` },
    ],
  })),
};

beforeAll(() => {
  mkdirSync(join(folder, "results"));
  writeFileSync(join(folder, "results/hostile-bare.json"), JSON.stringify(run));
  execFileSync(process.execPath, [join(PACKAGE, "page/build.mjs"), join(folder, "results"), out]);
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (path: string) => readFileSync(join(out, path), "utf8");
const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" })[c] ?? c);

describe("the results", () => {
  it.each(readdirSync(RESULTS))("have an exchange of every case that ran: %s", (file) => {
    const { results } = unpacked(JSON.parse(readFileSync(join(RESULTS, file), "utf8")));
    const ran = results.filter((r: { outcome: string }) => r.outcome !== "not-offered");
    expect(ran.length).toBeGreaterThan(300);
    const lacking = ran.filter(
      ({ exchange }: { exchange?: { sent: string; received: string }[] }) =>
        !exchange?.length || exchange.some(({ sent, received }) => sent === "" || received === ""),
    );
    expect(lacking.map((r: { id: string }) => r.id)).toEqual([]);
  });

  it("are small enough to be kept", () => {
    const sizes = readdirSync(RESULTS).map((file) => readFileSync(join(RESULTS, file)).length);
    expect(sizes.reduce((a, b) => a + b, 0)).toBeLessThan(8_000_000);
  });
});

describe("the page", () => {
  it("leads from the table to a file for each cell", () => {
    const links = [...read("index.html").matchAll(/<td><a class="\w+" href="([^"]+)"/g)].map((found) => found[1]);
    expect(links.sort()).toEqual(areas.map(({ profile, area }) => `hostile-bare/${profile}-${area}.html`).sort());
    expect(read("index.html")).toContain('href="hostile-bare/index.html"');
  });

  it.each(areas.map(({ profile, area }) => [profile, area]))(
    "leads from %s %s to each of its cases",
    (profile, area) => {
      const text = read(`hostile-bare/${profile}-${area}.html`);
      const own = cases.filter((c) => c.profile === profile && c.area === area);
      expect(own.length).toBeGreaterThan(0);
      for (const { id, law, title, why } of own) {
        const [, summary, content] =
          new RegExp(
            `<summary><b>${id}</b>(.*?)</summary>\n<div class="case" id="${id}">(.*?)</div></details>`,
            "s",
          ).exec(text) ?? [];
        expect(summary).toContain(escaped(title));
        expect(summary).toContain(escaped(law));
        expect(content).toContain(escaped(why));
        for (const line of [`GET /${id} HTTP/1.1`, `HTTP/1.1 299 ${id}`, `GET /${id}/again HTTP/1.1`])
          expect(content).toContain(`<pre>${line}`);
      }
      expect(text.match(/<details>/g)).toHaveLength(own.length);
    },
  );

  it("links from the page of a run to each failed case", () => {
    const text = read("hostile-bare/index.html");
    const failed = run.results.filter((r, i) => r.outcome === "failed" && cases[i].confidence !== "taste");
    for (const { id } of failed) {
      const { profile, area } = cases.find((c) => c.id === id);
      expect(text).toContain(`href="${profile}-${area}.html#${id}"`);
    }
  });

  it("shows hostile content as text, in every file", () => {
    const files = readdirSync(out, { recursive: true })
      .map(String)
      .filter((file) => file.endsWith(".html"));
    expect(files.length).toBe(areas.length + 2);
    for (const file of files) {
      const text = read(file);
      expect(text).toContain(
        "&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;\\x00\\x1b[2J",
      );
      expect(text).not.toMatch(/<(?:script|img)|[^\P{C}\n]|[\u2028\u2029]/u);
      expect(text.match(/<\/title>/g)).toHaveLength(1);
      expect(text.match(/<pre>/g)?.length).toBe(text.match(/<\/pre>/g)?.length);
    }
  });

  it("asks for its style only", () => {
    const text = read("hostile-bare/core-auth.html");
    expect([...text.matchAll(/(?:src|href)="([^"#]+)"/g)].map((found) => found[1])).toEqual([
      "../style.css",
      "../index.html",
      "index.html",
    ]);
    expect(text).toContain(`content="script-src 'none';`);
  });
});
