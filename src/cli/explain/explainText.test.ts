import { Resource, route, Service } from "signalbox";
import { describe, expect, it } from "vitest";
import { explain } from "../../debug/explain.ts";
import { PLAIN } from "../output/paint.ts";
import { explainText } from "./explainText.ts";

class Closed extends Resource {
  override serviceAvailable() {
    return 120;
  }
  override represent() {
    return "hello";
  }
}

const service = new Service({ routes: [route("/", Closed)] });

describe("an explanation", () => {
  it("tells what a callback gave, and what the response carries", async () => {
    const text = explainText(await explain(service, { method: "GET", target: "/" }), PLAIN, false);
    expect(text).toMatch(/^GET \/ {2}Closed at \/\n├─ B13 {2}.+ \[serviceAvailable\]\n│ {4}no \(120\) → 503\n/);
    expect(text).toContain("\n└─ 503 Service Unavailable with Retry-After");
    expect(text).toMatch(/\n\nThe response would be 503 Service Unavailable\.\n$/);
  });

  it("has nothing to show where no route matches", async () => {
    const text = explainText(await explain(service, { method: "GET", target: "/x" }), PLAIN, true);
    expect(text).toMatch(/^GET \/x {2}no route\n── 404 Not Found\n/);
  });
});
