import type { ContractRequest } from "./contractOperation.ts";

/** A response that differs from the document, with the first request that drew it. */
export interface ContractFinding {
  readonly operation: string;
  readonly status: number;
  /** What is not listed. */
  readonly what: string;
  /** The response field that is not listed, where it is one. */
  readonly field?: string;
  readonly request: ContractRequest;
  readonly trace: string;
  count: number;
}

/** A status that the document lists and no request drew, or a listed field that no response of its status had. */
export interface Undrawn {
  readonly operation: string;
  readonly status: number;
  readonly field?: string;
}

export interface ContractReport {
  readonly requests: number;
  readonly seed: number;
  /** Responses whose status, fields, content or media type the document does not list. */
  readonly undocumented: readonly ContractFinding[];
  /** Statuses and fields that the document lists and that were never drawn. */
  readonly undrawn: readonly Undrawn[];
  /** Operations that the document calls protected, of resources that do not authenticate. */
  readonly unprotected: readonly string[];
  /** 500s: they are outside the contract, but are faults to look into. */
  readonly faults: readonly ContractFinding[];
  /** True where nothing was found. */
  readonly holds: boolean;
}

/** The report as text: a line for each finding, and how to reproduce it. */
export function contractText(report: ContractReport): string {
  const { requests, seed, undocumented, undrawn, unprotected, faults } = report;
  return [
    `${requests} requests (seed ${seed}): ${undocumented.length} undocumented, ${undrawn.length} never drawn`,
    ...undocumented.map((finding) => `undocumented: ${lineOf(finding)}`),
    ...undrawn.map(
      ({ operation, status, field }) =>
        `never drawn:  ${operation} ${status}${field === undefined ? "" : ` with ${field}`}`,
    ),
    ...unprotected.map(
      (operation) => `unprotected:  ${operation} is said to be protected, and its resource lets any client in`,
    ),
    ...faults.map((finding) => `fault:        ${lineOf(finding)}`),
  ].join("\n");
}

const lineOf = ({ operation, status, what, request, trace, count }: ContractFinding): string =>
  `${operation} ${status}: ${what} (${count} times, ${trace}) ${requestText(request)}`;

/** `PUT /books/1 -H "if-match: …" -d "…"`. */
export function requestText({ method, target, headers, body }: ContractRequest): string {
  const fields = Object.entries(headers).map(([name, value]) => ` -H ${JSON.stringify(`${name}: ${value}`)}`);
  const { shown, cut } = shownBody(body);
  const content = shown === undefined ? "" : ` -d ${JSON.stringify(shown)}${cut}`;
  return `${method} ${target}${fields.join("")}${content}`;
}

/** More than any model needs, and less than what a request that is too large is made of. */
const MOST_SHOWN = 4000;

/** A body as it is shown: whole, because a part of it leads to another response. What is too long for that is said to be cut. */
export function shownBody(body: string | undefined): { readonly shown: string | undefined; readonly cut: string } {
  if (body === undefined || body.length <= MOST_SHOWN) return { shown: body, cut: "" };
  return { shown: body.slice(0, MOST_SHOWN), cut: ` # cut: it has ${body.length} characters` };
}
