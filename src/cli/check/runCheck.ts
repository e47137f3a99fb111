import type { OpenapiDocument } from "../../openapi/document.ts";
import type { Service } from "../../service/service.ts";
import { checkContract } from "../../testing/contract.ts";
import { type ContractFinding, type ContractReport, requestText, shownBody } from "../../testing/contractReport.ts";
import { type RaceFinding, type RaceReport, triedText } from "../../testing/raceReport.ts";
import { checkRaces, type RaceOptions } from "../../testing/races.ts";
import { type App, loadApp, onlyApp, whileStarted } from "../app/app.ts";
import { type Given, lineFor } from "../line/command.ts";
import { EXIT, wronglyCalled } from "../line/fault.ts";
import { documentOf } from "../openapi/runOpenapi.ts";
import type { Paint, Terminal } from "../output/terminal.ts";
import { clearLine, countWith, indentedJson, paintStatus, progress } from "../output/terminal.ts";

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
  const service = counted(app.service, progress(terminal, requests));
  const startedAt = performance.now();
  const report: ContractReport = await whileStarted(app, terminal, () =>
    checkContract(service, document, { ...app.contract, requests, seed }),
  );
  clearLine(terminal);
  const seconds = (performance.now() - startedAt) / 1000;
  const shown = { app: onlyApp(given), document, seconds, paint: terminal.paint };
  terminal.out(given.has("json") ? indentedJson(checkJson(report, document)) : checkText(report, shown));
  return report.holds ? EXIT.ok : EXIT.finding;
}

/** What the text says: the report, what was checked, and the remedy of each finding that has one. */
function checkJson({ undocumented, ...report }: ContractReport, { info, paths }: OpenapiDocument) {
  const remedied = undocumented.map((each) => (each.field ? { ...each, remedy: naming(each.field).join(" ") } : each));
  return { title: info.title, paths: Object.keys(paths).length, ...report, undocumented: remedied };
}

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
  const firsts = findings.filter(({ field }, at) => field && findings.findIndex((each) => each.field === field) === at);
  return [
    ...others.flatMap((finding) => findingLines(finding, shown)),
    ...firsts.flatMap((first) => {
      const more = findings.filter((each) => each !== first && each.field === first.field);
      return [
        ...findingLines(first, shown),
        ...(more.length === 0 ? [] : [`        and so with ${more.length} more, of ${operationsIn(more)}`]),
        ...naming(first.field).map((line) => `        ${line}`),
      ];
    }),
  ];
}

const naming = (field = ""): readonly string[] => [
  `Name it for the document: documentedHeaders: { ${JSON.stringify(field)}: "what it says" } in the service's options where its`,
  "`setHeaders` has it, else in the method that does.",
];

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

async function runRaces(
  given: Given,
  terminal: Terminal,
  { app, document, ...bounds }: RaceOptions & { readonly app: App; readonly document: OpenapiDocument },
): Promise<number> {
  const { situations: _, ...knowledge } = app.contract;
  const startedAt = performance.now();
  const report: RaceReport = await whileStarted(app, terminal, () =>
    checkRaces(app.service, document, { ...knowledge, ...bounds }),
  );
  if (report.tried.length + report.untried.length === 0)
    throw wronglyCalled(
      "no operation of the document is protected by If-Match",
      "Give a resource that PUT, PATCH or DELETE changes a generateEtag.",
    );
  const seconds = (performance.now() - startedAt) / 1000;
  const shown = { app: onlyApp(given), document, seconds, paint: terminal.paint };
  const remedy = report.races.length === 0 ? {} : { remedy: REMEDY };
  const json = { title: document.info.title, ...report, ...remedy };
  terminal.out(given.has("json") ? indentedJson(json) : racesShown(report, shown));
  return report.holds ? EXIT.ok : EXIT.finding;
}

function racesShown(report: RaceReport, { app, document, seconds, paint }: Shown): string {
  const { requests, seed, writes, tried, untried, exempt, holds } = report;
  const count = countWith(paint);
  const findings = (found: readonly RaceFinding[]) => found.flatMap((finding) => raceLines(finding, paint));
  return [
    `${requests} requests to ${paint.bold(document.info.title)}, ${writes} writes at once (seed ${seed}, ${seconds.toFixed(1)} s)`,
    `  ${String(tried.length).padStart(3)} tried: operations that take If-Match`,
    ...tried.map((each) => `      ${each.operation}: ${triedText(each)}`),
    count(untried, "not tried: operations that take If-Match, and of which no write changed the tag"),
    ...untried.map(({ operation, why }) => `      ${operation}: ${why}`),
    `  ${String(exempt.length).padStart(3)} exempt: operations that no tag protects`,
    ...exempt.map(({ operation, why }) => `      ${operation}: ${why}`),
    count(report.races, "races: more than one of the writes with one tag succeeded"),
    ...findings(report.races),
    ...(report.races.length === 0 ? [] : [`      ${REMEDY}`]),
    count(report.stale, "stale: a write with an old tag succeeded"),
    ...findings(report.stale),
    count(report.differing, "differing: a write returned another representation or tag than the next GET"),
    ...findings(report.differing),
    count(report.faults, "faults: responses with 5xx"),
    ...findings(report.faults),
    holds ? paint.green("No lost write was found.") : paint.red(resultOf(report)),
    ...(holds ? [] : [paint.dim(lineFor("check", app, "--races", "--seed", `${seed}`, "--writes", `${writes}`))]),
    "",
  ].join("\n");
}

function resultOf({ races, stale, differing, faults }: RaceReport): string {
  const isFound = [races, stale, differing, faults].some((found) => found.length > 0);
  return isFound ? "Writes are lost, or their responses are wrong." : "Not every operation could be tried.";
}

const REMEDY =
  'Compare the version in the write itself (… WHERE version = $2), and return stored(…) or stale: concurrency: "optimistic"';

function raceLines({ operation, what, request, trace }: RaceFinding, paint: Paint): string[] {
  return [
    `      ${operation}: ${what}`,
    `        ${paint.dim(requestText(request))}`,
    ...(trace === "" ? [] : [`        ${paint.dim(trace)}`]),
  ];
}
