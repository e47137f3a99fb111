import type { OpenapiDocument } from "../../openapi/document.ts";
import type { Service } from "../../service/service.ts";
import { checkContract } from "../../testing/contract.ts";
import { type ContractFinding, type ContractReport, shownBody } from "../../testing/contractReport.ts";
import { loadApp, onlyApp, whileStarted } from "../app/app.ts";
import { type Given, lineFor } from "../line/command.ts";
import { EXIT, wronglyCalled } from "../line/fault.ts";
import { documentOf } from "../openapi/documentOf.ts";
import { countWith, type Paint, paintStatus } from "../output/paint.ts";
import { indentedJson, Progress, type Terminal } from "../output/terminal.ts";
import { runRaces } from "./runRaces.ts";

const MOST = 10_000_000;
const MOST_WRITES = 1000;

export async function runCheck(given: Given, terminal: Terminal): Promise<number> {
  const [asked, seeded] = [given.number("requests", [1, MOST]), given.number("seed", [0, 0xffff_ffff])];
  const writes = given.number("writes", [2, MOST_WRITES]);
  if (writes !== undefined && !given.has("races"))
    throw wronglyCalled("--writes belongs to --races", "Write --races as well, or leave --writes out.");
  const app = await loadApp(onlyApp(given), "check", terminal);
  const document = documentOf(app);
  if (Object.keys(document.paths).length === 0)
    throw wronglyCalled(
      "the document has no operation to check",
      "Write a literal without document: false, or give a class a describe().",
    );
  const requests = asked ?? app.contract.requests ?? 5000;
  const seed = seeded ?? app.contract.seed ?? 1;
  if (given.has("races")) return runRaces(given, terminal, { app, document, requests, seed, writes: writes ?? 8 });
  const progress = new Progress(terminal, requests);
  const service = counted(app.service, () => progress.step());
  const startedAt = performance.now();
  const report: ContractReport = await whileStarted(app, terminal, () =>
    checkContract(service, document, { ...app.contract, requests, seed }),
  );
  progress.end();
  const seconds = (performance.now() - startedAt) / 1000;
  const shown = { app: onlyApp(given), document, seconds, paint: terminal.paint };
  terminal.out(given.has("json") ? indentedJson(report) : checkText(report, shown));
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

interface Shown {
  /** As it was named; undefined where it was found. */
  readonly app: string | undefined;
  readonly document: OpenapiDocument;
  readonly seconds: number;
  readonly paint: Paint;
}

/** The summary of a check: a line for each kind of finding, and below it a command that reproduces each. */
export function checkText(report: ContractReport, shown: Shown): string {
  const { document, seconds, paint } = shown;
  const { requests, seed, undocumented, undrawn, unprotected, faults, holds } = report;
  const paths = Object.keys(document.paths).length;
  const count = countWith(paint);
  return [
    `${requests} requests to ${paths} ${paths === 1 ? "path" : "paths"} of ${paint.bold(document.info.title)} (seed ${seed}, ${seconds.toFixed(1)} s)`,
    count(undocumented, "undocumented: responses that the document does not list"),
    ...undocumentedLines(undocumented, shown),
    count(undrawn, "never drawn: statuses and fields that the document lists and no request led to"),
    ...undrawn.map(
      ({ operation, status, field }) =>
        `      ${operation}: ${paintStatus(paint, status)}${field === undefined ? "" : ` with ${field}`}`,
    ),
    count(unprotected, "unprotected: operations that the document protects and the service does not"),
    ...unprotected.map((operation) => `      ${operation}`),
    count(faults, "faults: responses with 500"),
    ...faults.flatMap((finding) => findingLines(finding, shown)),
    holds ? paint.green("The service keeps its contract.") : paint.red("The service and its document differ."),
    "",
  ].join("\n");
}

/** A field that several responses have is one finding to its author: it is shown once, with where to name it. */
function undocumentedLines(findings: readonly ContractFinding[], shown: Shown): string[] {
  const others = findings.filter(({ field }) => field === undefined);
  const ofFields = findings.filter(({ field }) => field !== undefined);
  const firsts = ofFields.filter(({ field }, at) => ofFields.findIndex((each) => each.field === field) === at);
  return [
    ...others.flatMap((finding) => findingLines(finding, shown)),
    ...firsts.flatMap((first) => withMore(first, ofFields, shown)),
  ];
}

function withMore(first: ContractFinding, findings: readonly ContractFinding[], shown: Shown): string[] {
  const { field } = first;
  const more = findings.filter((each) => each !== first && each.field === field);
  return [
    ...findingLines(first, shown),
    ...(more.length === 0 ? [] : [`        and so with ${more.length} more, of ${operationsIn(more)}`]),
    `        Name it for the document: documentedHeaders: { ${JSON.stringify(field)}: "what it says" } in the service's options where its`,
    "        `setHeaders` has it, else in the method that does.",
  ];
}

function operationsIn(findings: readonly ContractFinding[]): string {
  const names = [...new Set(findings.map(({ operation }) => operation))];
  return names.length > 3 ? `${names.slice(0, 3).join(", ")} and others` : names.join(", ");
}

function findingLines({ operation, status, what, request, trace, count }: ContractFinding, shown: Shown): string[] {
  const { app, paint } = shown;
  const { method, target, headers, body } = request;
  const fields = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const { shown: content, cut } = shownBody(body);
  const data = content === undefined ? [] : ["-d", content];
  const line = lineFor("explain", app, `${method} ${target}`, ...fields, ...data);
  return [
    `      ${operation}: ${paintStatus(paint, status)}, ${what} (${count} ${count === 1 ? "time" : "times"})`,
    `        ${paint.dim(`${line}${cut}`)}`,
    ...(trace === "" ? [] : [`        ${paint.dim(trace)}`]),
  ];
}
