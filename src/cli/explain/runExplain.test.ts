import { Resource, route, Service } from "signalbox";
import { describe, expect, it } from "vitest";
import { explain } from "../../debug/explain.ts";
import { PLAIN } from "../output/terminal.ts";
import { explainText } from "./runExplain.ts";

class Closed extends Resource {
  override serviceAvailable() {
    return 120;
  }
  override represent() {
    return "hello";
  }
}

const service = new Service({ routes: [route("/", Closed)] });

const WIDE = { paint: PLAIN, width: Number.POSITIVE_INFINITY };

describe("an explanation", () => {
  it("tells what a callback gave, what the response carries, and which node decided", async () => {
    const text = explainText(await explain(service, { method: "GET", target: "/" }), WIDE, false);
    expect(text).toMatch(/^GET \/ {2}Closed at \/\n├─ B13 {2}.+ {2}no \(120\) → 503 {2}\[serviceAvailable\]\n/);
    expect(text).toContain("\n└─ 503 Service Unavailable with Retry-After");
    expect(text).toMatch(/\n\nB13 decided it: .+\? no \(120\) {2}\[serviceAvailable\]\nThe response would be 503 /);
  });

  it("has no line that is longer than the terminal, and says the same", async () => {
    const found = await explain(service, { method: "GET", target: "/", headers: { accept: "text/csv" } });
    const [wide, narrow] = [WIDE, { paint: PLAIN, width: 36 }].map((terminal) => explainText(found, terminal, true));
    expect(Math.max(...(narrow ?? "").split("\n").map((line) => line.length))).toBeLessThanOrEqual(36);
    const words = (text = "") => text.replaceAll(/[│├└─\s]+/g, " ");
    expect(words(narrow)).toBe(words(wide));
  });

  it("ends with the app that it loaded, which is not a running one", async () => {
    const found = await explain(service, { method: "GET", target: "/" });
    expect(explainText(found, WIDE, false).trimEnd()).toMatch(
      /\nThe app was loaded anew: a running server may have other data in memory\.$/,
    );
  });

  it("has nothing to show where no route matches", async () => {
    const text = explainText(await explain(service, { method: "GET", target: "/x" }), WIDE, true);
    expect(text).toMatch(/^GET \/x {2}no route\n── 404 Not Found\n/);
  });
});
