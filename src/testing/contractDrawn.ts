import { type HttpResponse, NO_SNIFFING } from "../http/response.ts";
import { TRACE_HEADER } from "../walk/trace.ts";
import type { ContractOperation } from "./contractOperation.ts";
import type { Undrawn } from "./contractReport.ts";

/** What the document lists for each operation and no response has had yet: statuses, and fields of each. */
export class ContractDrawn {
  readonly #left: ReadonlyMap<ContractOperation, Map<number, Left>>;

  constructor(operations: readonly ContractOperation[]) {
    this.#left = new Map(
      operations.map((operation) => [
        operation,
        new Map(
          [...operation.responses].map(([status, { headers = {} }]) => [
            status,
            { isDrawn: false, fields: Object.keys(headers) },
          ]),
        ),
      ]),
    );
  }

  note(operation: ContractOperation, response: HttpResponse): void {
    const left = this.#left.get(operation)?.get(response.status);
    if (left === undefined) return;
    const sent = contractFields(response);
    left.isDrawn = true;
    left.fields = left.fields.filter((name) => !sent.has(name.toLowerCase()));
  }

  /** The statuses of an operation that are not completely drawn. */
  behind(operation: ContractOperation): readonly number[] {
    const statuses = [...(this.#left.get(operation) ?? [])];
    return statuses.flatMap(([status, { isDrawn, fields }]) => (isDrawn && fields.length === 0 ? [] : [status]));
  }

  /** For a status that was never drawn, its fields are not listed. */
  get undrawn(): readonly Undrawn[] {
    return [...this.#left].flatMap(([{ name: operation }, statuses]) =>
      [...statuses].flatMap(([status, { isDrawn, fields }]): readonly Undrawn[] =>
        isDrawn ? fields.map((field) => ({ operation, status, field })) : [{ operation, status }],
      ),
    );
  }
}

interface Left {
  isDrawn: boolean;
  fields: readonly string[];
}

/**
 * Fields that the contract leaves out: Date and framing belong to the transport, the media types cover Content-Type, and
 * the rest is sent with every response, or belongs to CORS.
 */
const LEFT_OUT: ReadonlySet<string> = new Set(
  [
    "Date",
    "Connection",
    "Keep-Alive",
    "Transfer-Encoding",
    "Content-Length",
    "Content-Type",
    "Server-Timing",
    NO_SNIFFING[0],
    TRACE_HEADER,
  ].map((name) => name.toLowerCase()),
);

/** What CORS adds to Vary. */
const OF_CORS = /^(?:origin|access-control-.*)$/i;

/** The fields of a response that a document has to list, in lower case. */
export function contractFields({ headers }: HttpResponse): ReadonlySet<string> {
  const names = new Set<string>();
  for (let at = 0; at < headers.length; at += 2) {
    const name = headers[at]?.toLowerCase() ?? "";
    if (LEFT_OUT.has(name) || OF_CORS.test(name)) continue;
    if (name === "vary" && (headers[at + 1] ?? "").split(",").every((member) => OF_CORS.test(member.trim()))) continue;
    names.add(name);
  }
  return names;
}
