import type { OpenapiDocument } from "../../openapi/document.ts";
import { requestText } from "../../testing/contractReport.ts";
import { type RaceFinding, type RaceReport, triedText } from "../../testing/raceReport.ts";
import { checkRaces, type RaceOptions } from "../../testing/races.ts";
import { type App, onlyApp, whileStarted } from "../app/app.ts";
import { type Given, lineFor } from "../line/command.ts";
import { EXIT, wronglyCalled } from "../line/fault.ts";
import { countWith, type Paint } from "../output/paint.ts";
import { indentedJson, type Terminal } from "../output/terminal.ts";

type Bounds = Pick<RaceOptions, "requests" | "seed" | "writes">;

export async function runRaces(
  given: Given,
  terminal: Terminal,
  { app, document, ...bounds }: Bounds & { readonly app: App; readonly document: OpenapiDocument },
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
  const shown = { app: onlyApp(given), title: document.info.title, seconds, paint: terminal.paint };
  terminal.out(given.has("json") ? indentedJson(report) : racesShown(report, shown));
  return report.holds ? EXIT.ok : EXIT.finding;
}

interface Shown {
  /** As it was named; undefined where it was found. */
  readonly app: string | undefined;
  readonly title: string;
  readonly seconds: number;
  readonly paint: Paint;
}

/** What was tried, what was not, and a line for each kind of finding with its requests below it. */
function racesShown(report: RaceReport, { app, title, seconds, paint }: Shown): string {
  const { requests, seed, writes, tried, untried, exempt, holds } = report;
  const count = countWith(paint);
  const findings = (found: readonly RaceFinding[]) => found.flatMap((finding) => findingLines(finding, paint));
  return [
    `${requests} requests to ${paint.bold(title)}, ${writes} writes at once (seed ${seed}, ${seconds.toFixed(1)} s)`,
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

function findingLines({ operation, what, request, trace }: RaceFinding, paint: Paint): string[] {
  return [
    `      ${operation}: ${what}`,
    `        ${paint.dim(requestText(request))}`,
    ...(trace === "" ? [] : [`        ${paint.dim(trace)}`]),
  ];
}
