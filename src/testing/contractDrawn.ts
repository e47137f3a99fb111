import type { HttpResponse } from "../http/response.ts";
import { contractFields } from "./contractFields.ts";
import type { ContractOperation } from "./contractOperation.ts";
import type { Undrawn } from "./contractReport.ts";

/** What the document lists for each operation and no response has had yet: statuses, and fields of each. */
export class ContractDrawn {
  readonly #left: ReadonlyMap<ContractOperation, Map<number, Left>>;

  constructor(operations: readonly ContractOperation[]) {
    this.#left = new Map(
      operations.map((operation) => [
        operation,
        new Map([...operation.responses].map(([status, { headers = {} }]) => [status, new Left(Object.keys(headers))])),
      ]),
    );
  }

  note(operation: ContractOperation, response: HttpResponse): void {
    this.#left.get(operation)?.get(response.status)?.note(contractFields(response));
  }

  /** The statuses of an operation that are not completely drawn. */
  behind(operation: ContractOperation): readonly number[] {
    return [...(this.#left.get(operation) ?? [])].flatMap(([status, left]) => (left.isDone ? [] : [status]));
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

/** What is left of one status. */
class Left {
  isDrawn = false;
  #fields: readonly string[];

  constructor(fields: readonly string[]) {
    this.#fields = fields;
  }

  get fields(): readonly string[] {
    return this.#fields;
  }

  get isDone(): boolean {
    return this.isDrawn && this.#fields.length === 0;
  }

  note(sent: ReadonlySet<string>): void {
    this.isDrawn = true;
    if (this.#fields.length > 0) this.#fields = this.#fields.filter((name) => !sent.has(name.toLowerCase()));
  }
}
