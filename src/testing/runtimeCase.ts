/** Sends a case's request, given a path and the options of fetch, through the adapter that is tested. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

export interface RuntimeCase {
  readonly name: string;
  readonly run: (ask: Ask) => Promise<void>;
}

export function equal(actual: unknown, expected: unknown): void {
  if (actual !== expected) throw new Error(`expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`);
}

export function truthy(holds: boolean, what: string): void {
  if (!holds) throw new Error(`not so: ${what}`);
}
