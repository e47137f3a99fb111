import type { OpenapiDocument } from "../../openapi/document.ts";
import type { ContractFinding, ContractReport } from "../../testing/contractReport.ts";
import { type Paint, paintStatus } from "../output/paint.ts";

/** The summary of a check: a line for each kind of finding, and below it a command that reproduces each. */
export function checkText(report: ContractReport, document: OpenapiDocument, seconds: number, paint: Paint): string {
  const { requests, seed, undocumented, undrawn, unprotected, faults, holds } = report;
  const paths = Object.keys(document.paths).length;
  const count = (found: readonly unknown[], says: string) =>
    `  ${(found.length === 0 ? paint.green : paint.red)(String(found.length).padStart(3))} ${says}`;
  return [
    `${requests} requests to ${paths} ${paths === 1 ? "path" : "paths"} of ${paint.bold(document.info.title)} (seed ${seed}, ${seconds.toFixed(1)} s)`,
    count(undocumented, "undocumented: responses that the document does not list"),
    ...undocumented.flatMap((finding) => findingLines(finding, paint)),
    count(undrawn, "never drawn: statuses and fields that the document lists and no request led to"),
    ...undrawn.map(
      ({ operation, status, field }) =>
        `      ${operation}: ${paintStatus(paint, status)}${field === undefined ? "" : ` with ${field}`}`,
    ),
    count(unprotected, "unprotected: operations that the document protects and the service does not"),
    ...unprotected.map((operation) => `      ${operation}`),
    count(faults, "faults: responses with 500"),
    ...faults.flatMap((finding) => findingLines(finding, paint)),
    holds ? paint.green("The service keeps its contract.") : paint.red("The service and its document differ."),
    "",
  ].join("\n");
}

function findingLines({ operation, status, what, request, trace, count }: ContractFinding, paint: Paint): string[] {
  const { method, target, headers, body } = request;
  const fields = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const content = body === undefined ? [] : [`-d ${quoted(body.slice(0, 200))}`];
  return [
    `      ${operation}: ${paintStatus(paint, status)}, ${what} (${count} ${count === 1 ? "time" : "times"})`,
    `        ${paint.dim(["signalbox explain", quoted(`${method} ${target}`), ...fields, ...content].join(" "))}`,
    ...(trace === "" ? [] : [`        ${paint.dim(trace)}`]),
  ];
}

/** Quoted for a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
