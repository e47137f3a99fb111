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
    ...undocumentedLines(undocumented, paint),
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

/** A field that several responses have is one finding to its author: it is shown once, with where to name it. */
function undocumentedLines(findings: readonly ContractFinding[], paint: Paint): string[] {
  const others = findings.filter(({ field }) => field === undefined);
  const ofFields = findings.filter(({ field }) => field !== undefined);
  const firsts = ofFields.filter(({ field }, at) => ofFields.findIndex((each) => each.field === field) === at);
  return [
    ...others.flatMap((finding) => findingLines(finding, paint)),
    ...firsts.flatMap((first) => withMore(first, ofFields, paint)),
  ];
}

function withMore(first: ContractFinding, findings: readonly ContractFinding[], paint: Paint): string[] {
  const { field } = first;
  const more = findings.filter((each) => each !== first && each.field === field);
  return [
    ...findingLines(first, paint),
    ...(more.length === 0 ? [] : [`        and so with ${more.length} more, of ${operationsIn(more)}`]),
    `        Name it for the document: headers: { ${JSON.stringify(field)}: "what it says" } in the service's options where its`,
    "        `fields` set it, else in the method that does.",
  ];
}

function operationsIn(findings: readonly ContractFinding[]): string {
  const names = [...new Set(findings.map(({ operation }) => operation))];
  return names.length > 3 ? `${names.slice(0, 3).join(", ")} and others` : names.join(", ");
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
