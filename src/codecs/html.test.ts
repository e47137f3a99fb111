import { describe, expect, it } from "vitest";
import { escapeHtml, html, rawHtml } from "./html.ts";

describe("html", () => {
  it("escapes what is put in, for text and for attributes", () => {
    const evil = `<script>"&'</script>`;
    const safe = "&lt;script&gt;&quot;&amp;&#39;&lt;/script&gt;";
    expect(escapeHtml(evil)).toBe(safe);
    expect(String(html`<p title="${evil}">${evil}</p>`)).toBe(`<p title="${safe}">${safe}</p>`);
  });

  it("leaves its own markup alone, nested and in arrays", () => {
    const items = ["a", "<"].map((item) => html`<li>${item}</li>`);
    expect(html`<ul>${items}</ul>`.markup).toBe("<ul><li>a</li><li>&lt;</li></ul>");
    expect(html`${["<", "b"]}`.markup).toBe("&lt;b");
    expect(html`${rawHtml("<b>")}`.markup).toBe("<b>");
  });

  it("puts in nothing for null, undefined and false, and zero for zero", () => {
    expect(html`${null}${undefined}${false}${0}${""}${true}`.markup).toBe("0true");
  });

  it("refuses promises, in arrays too, and handles the rejection of each", async () => {
    const lost = () => Promise.reject(new Error("lost"));
    expect(() => html`${lost()}${lost()}`).toThrow("await it");
    expect(() => html`${[lost(), lost()]}`).toThrow("await it");
    expect(() => html`${Promise.resolve("kept")}`).toThrow("await it");
  });
});
