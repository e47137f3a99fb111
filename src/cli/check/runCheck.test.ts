import { describe, expect, it } from "vitest";
import { generateOpenapi } from "../../openapi/generate.ts";
import { Service } from "../../service/service.ts";
import { type ContractReport, contractText } from "../../testing/contractReport.ts";
import { PLAIN } from "../output/terminal.ts";
import { checkText } from "./runCheck.ts";

function reportOf(body: string): ContractReport {
  const request = { method: "POST", target: "/notes", headers: {}, body, peer: "127.0.0.1", content: undefined };
  const fault = { operation: "POST /notes", status: 500, what: "something went wrong", request, trace: "", count: 1 };
  return { requests: 1, seed: 1, undocumented: [], undrawn: [], unprotected: [], faults: [fault], holds: false };
}

describe("the command that reproduces a finding", () => {
  const document = generateOpenapi(new Service({ routes: [] }), { title: "Notes", version: "1" });
  const shown = { app: "my app.ts", document, seconds: 1, paint: PLAIN };

  it("names the app, and has the body whole: a part of it would lead to a 400", () => {
    const body = JSON.stringify({ text: "it's ".repeat(500) });
    const line = `signalbox explain 'my app.ts' 'POST /notes' -d '${body.replaceAll("'", String.raw`'\''`)}'\n`;
    expect(checkText(reportOf(body), shown)).toContain(line);
    expect(contractText(reportOf(body))).toContain(` POST /notes -d ${JSON.stringify(body)}`);
  });

  it("says what is cut, in a comment for the shell", () => {
    const report = reportOf("x".repeat(1_000_001));
    expect(checkText(report, shown)).toContain(" -d xxxx");
    for (const text of [checkText(report, shown), contractText(report)]) {
      expect(text).toMatch(/x # cut: it has 1000001 characters\n|x" # cut: it has 1000001 characters$/);
      expect(text.length).toBeLessThan(5000);
    }
  });
});
