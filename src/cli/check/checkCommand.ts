import type { Service } from "../../service/service.ts";
import { checkContract } from "../../testing/contract.ts";
import type { ContractReport } from "../../testing/contractReport.ts";
import { appAndRest, loadApp, whileStarted } from "../app/app.ts";
import { APP_ABOUT, type Command } from "../line/command.ts";
import { EXIT, wronglyCalled } from "../line/fault.ts";
import { documentOf } from "../openapi/documentOf.ts";
import { Progress } from "../output/progress.ts";
import { jsonText } from "../output/terminal.ts";
import { checkText } from "./checkText.ts";

const ABOUT = `Makes requests from the document of the service, valid and invalid ones, sends them to it without a socket, and
compares every response with what the document lists. This includes writes: use an app whose data may change.
It reports responses that are not listed, listed ones that no request led to, operations that the document protects
and the service does not, and 500s, among them responses that differ from their models. If there are any, the exit
code is 1.

The app can say what the document does not: export const contract = { credentials, parameters, bodies }.

${APP_ABOUT}`;

const MOST = 10_000_000;

export const checkCommand: Command = {
  name: "check",
  summary: "compare the service with its own document, request by request",
  takes: "[app]",
  most: 1,
  about: ABOUT,
  flags: {
    requests: { type: "string", short: "n", value: "N", says: "how many requests are sent (5000)" },
    seed: { type: "string", value: "N", says: "the same seed sends the same requests (1)" },
  },
  examples: ["signalbox check", "signalbox check src/app.ts --requests 20000 --seed 7"],
  run: async (given, terminal) => {
    const [asked, seeded] = [given.number("requests", [1, MOST]), given.number("seed", [0, 0xffff_ffff])];
    const app = await loadApp(appAndRest(given).app, "check");
    const document = documentOf(app);
    if (Object.keys(document.paths).length === 0)
      throw wronglyCalled("the document has no operation to check", "Give a resource a describe().");
    const requests = asked ?? app.contract.requests ?? 5000;
    const seed = seeded ?? app.contract.seed ?? 1;
    const progress = new Progress(terminal, requests);
    const service = counted(app.service, () => progress.step());
    const startedAt = performance.now();
    const report: ContractReport = await whileStarted(app.service, () =>
      checkContract(service, document, { ...app.contract, requests, seed }),
    );
    progress.end();
    const seconds = (performance.now() - startedAt) / 1000;
    terminal.out(given.has("json") ? jsonText(report) : checkText(report, document, seconds, terminal.paint));
    return report.holds ? EXIT.ok : EXIT.finding;
  },
};

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
