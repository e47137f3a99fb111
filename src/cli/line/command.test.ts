import { expect, it } from "vitest";
import { lineFor } from "./command.ts";

it("quotes for a shell what needs it, and leaves out what was not given", () => {
  expect(lineFor("openapi", undefined, "--out", "a.json")).toBe("signalbox openapi --out a.json");
  expect(lineFor("explain", "src/my app.ts", "GET /", "-d", "it's")).toBe(
    String.raw`signalbox explain 'src/my app.ts' 'GET /' -d 'it'\''s'`,
  );
  expect(lineFor("explain", "")).toBe("signalbox explain ''");
});
