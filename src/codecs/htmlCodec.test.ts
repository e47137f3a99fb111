import { describe, expect, it } from "vitest";
import type { Codec } from "../resource/codec.ts";
import { html } from "./html.ts";
import { htmlCodec } from "./htmlCodec.ts";

const plainPage = (value: unknown) => String(htmlCodec().encode(value)).replace(/^[^]*<\/style>\n/, "");

async function streamed(codec: Codec, values: readonly unknown[]): Promise<string> {
  async function* source() {
    yield* values;
  }
  let page = "";
  for await (const chunk of codec.encodeStream?.(source()) ?? []) page += String(chunk);
  return page;
}

describe("htmlCodec()", () => {
  it("takes a string or Html as the page", () => {
    expect(htmlCodec().encode("<p>a")).toBe("<p>a");
    expect(htmlCodec().encode(html`<p>${"<"}`)).toBe("<p>&lt;");
  });

  it("makes a whole page of any other value", () => {
    expect(htmlCodec().encode(1)).toMatch(/^<!doctype html>\n<meta charset="utf-8">[^]*<\/style>\n1\n$/);
  });

  it.each([
    [{ "a<": { b: "<i>" } }, "<dl><dt>a&lt;</dt><dd><dl><dt>b</dt><dd>&lt;i&gt;</dd></dl></dd></dl>\n"],
    [[{ a: 1 }, null], "<ul><li><dl><dt>a</dt><dd>1</dd></dl></li><li><i>none</i></li></ul>\n"],
    [[1, ["x"]], "<ul><li>1</li><li><ul><li>x</li></ul></li></ul>\n"],
    [
      [{ a: 1 }, { "b&": false }],
      '<table><thead><tr><th scope="col">a</th><th scope="col">b&amp;</th></tr></thead>' +
        "<tbody><tr><td>1</td><td></td></tr><tr><td></td><td>false</td></tr></tbody></table>\n",
    ],
    [
      [{ constructor: 1 }, {}],
      '<table><thead><tr><th scope="col">constructor</th></tr></thead>' +
        "<tbody><tr><td>1</td></tr><tr><td></td></tr></tbody></table>\n",
    ],
    [[], "<i>empty</i>\n"],
    [{}, "<i>empty</i>\n"],
    [null, "<i>none</i>\n"],
    [undefined, "<i>none</i>\n"],
    [{ at: new Date(0) }, "<dl><dt>at</dt><dd>1970-01-01T00:00:00.000Z</dd></dl>\n"],
  ])("shows %j", (value, markup) => {
    expect(plainPage(value)).toBe(markup);
  });

  it("refuses a value that contains itself", () => {
    const value: Record<string, unknown> = {};
    value["self"] = value;
    expect(() => htmlCodec().encode(value)).toThrow(TypeError);
  });

  it("streams a page in pieces, or a list of values", async () => {
    expect(await streamed(htmlCodec(), ["<p>", html`${"<"}`, "</p>"])).toBe("<p>&lt;</p>");
    const list = await streamed(htmlCodec(), [{ a: 1 }, "<b>"]);
    expect(list).toMatch(/^<!doctype html>\n/);
    expect(list.replace(/^[^]*<\/style>\n/, "")).toBe(
      "<ol>\n<li><dl><dt>a</dt><dd>1</dd></dl></li>\n<li>&lt;b&gt;</li>\n</ol>\n",
    );
    expect(await streamed(htmlCodec(), [])).toBe(htmlCodec().encode([]));
  });
});

describe("htmlCodec(render)", () => {
  const codec = htmlCodec((titles: readonly string[]) => html`<h1>${titles.length}</h1>${titles}`);

  it("renders the value as the author says", () => {
    expect(codec.encode(["<a>"])).toBe("<h1>1</h1>&lt;a&gt;");
    expect(htmlCodec(() => "<p>").encode(1)).toBe("<p>");
  });

  it("renders a stream as the array of its values", async () => {
    expect(await streamed(codec, ["a", "b"])).toBe("<h1>2</h1>ab");
  });
});
