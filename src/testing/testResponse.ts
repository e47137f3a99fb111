import { wholeBody } from "../http/body.ts";
import type { HttpResponse } from "../http/response.ts";
import { TRACE_HEADER } from "../walk/trace.ts";

/** A service's response, with methods for tests. */
export class TestResponse {
  readonly response: HttpResponse;
  #bytes: Promise<Uint8Array> | undefined;

  constructor(response: HttpResponse) {
    this.response = response;
  }

  get status(): number {
    return this.response.status;
  }

  header(name: string): string | undefined {
    return this.response.header(name);
  }

  /** The nodes that the request passed, as X-Framework-Trace gives them: "B13,B13a". */
  get trace(): string {
    return this.header(TRACE_HEADER) ?? "";
  }

  bytes(): Promise<Uint8Array> {
    this.#bytes ??= wholeBody(this.response.body);
    return this.#bytes;
  }

  async text(): Promise<string> {
    return new TextDecoder().decode(await this.bytes());
  }

  // The test knows the type of the value.
  // oxlint-disable-next-line typescript/no-explicit-any
  async json(): Promise<any> {
    return JSON.parse(await this.text());
  }
}

/** Throws unless the request passed exactly these nodes, and shows where the traces differ. */
export function assertTrace(response: TestResponse, expected: string): void {
  if (response.trace === expected) return;
  const [took, wanted] = [response.trace.split(","), expected.split(",")];
  const parts = wanted.findIndex((id, at) => took[at] !== id);
  const at = parts < 0 ? wanted.length : parts;
  throw new Error(
    `The traces part after ${wanted[at - 1] ?? "the start"}: expected ${wanted[at] ?? "the end"}, took ${took[at] ?? "the end"}.\n` +
      `expected ${expected}\ntook     ${response.trace}`,
  );
}
