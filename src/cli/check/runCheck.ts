import type { Service } from "../../service/service.ts";
import { checkContract } from "../../testing/contract.ts";
import type { ContractReport } from "../../testing/contractReport.ts";
import { loadApp, onlyApp, whileStarted } from "../app/app.ts";
import { EXIT, wronglyCalled } from "../line/fault.ts";
import type { Given } from "../line/given.ts";
import { documentOf } from "../openapi/documentOf.ts";
import { Progress } from "../output/progress.ts";
import { jsonText, type Terminal } from "../output/terminal.ts";
import { checkText } from "./checkText.ts";

const MOST = 10_000_000;

export async function runCheck(given: Given, terminal: Terminal): Promise<number> {
  const [asked, seeded] = [given.number("requests", [1, MOST]), given.number("seed", [0, 0xffff_ffff])];
  const app = await loadApp(onlyApp(given), "check", terminal);
  const document = documentOf(app);
  if (Object.keys(document.paths).length === 0)
    throw wronglyCalled(
      "the document has no operation to check",
      "Give a method of a literal a summary, or a class a describe().",
    );
  const requests = asked ?? app.contract.requests ?? 5000;
  const seed = seeded ?? app.contract.seed ?? 1;
  const progress = new Progress(terminal, requests);
  const service = counted(app.service, () => progress.step());
  const startedAt = performance.now();
  const report: ContractReport = await whileStarted(app, terminal, () =>
    checkContract(service, document, { ...app.contract, requests, seed }),
  );
  progress.end();
  const seconds = (performance.now() - startedAt) / 1000;
  const shown = { app: onlyApp(given), document, seconds, paint: terminal.paint };
  terminal.out(given.has("json") ? jsonText(report) : checkText(report, shown));
  return report.holds ? EXIT.ok : EXIT.finding;
}

/** The same service, with `tell` called before each request is handled. */
function counted(service: Service, tell: () => void): Service {
  return new Proxy(service, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      return (...given: readonly unknown[]): unknown => {
        if (name === "handle") tell();
        return Reflect.apply(value, target, given);
      };
    },
  });
}
