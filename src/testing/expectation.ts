/** A case of a suite for your own code. It needs no test runner: `run` throws if the code fails it. */
export interface SuiteCase<Tried> {
  readonly name: string;
  readonly run: (tried: Tried) => Promise<void>;
}

/** Cases by their names. */
export function casesOf<Tried>(runs: Readonly<Record<string, SuiteCase<Tried>["run"]>>): readonly SuiteCase<Tried>[] {
  return Object.entries(runs).map(([name, run]) => ({ name, run }));
}

/** What a case of a suite expects, where there is no test runner: it throws. Objects are compared as JSON, member by member. */
export function same(actual: unknown, expected: unknown, what = "it"): void {
  const [is, should] = [actual, expected].map(written);
  if (is !== should) throw new Error(`${what} is ${is}, not ${should}`);
}

export function holds(condition: boolean, what: string): void {
  if (!condition) throw new Error(`this does not hold: ${what}`);
}

function written(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) => (isPlain(member) ? inOrder(member) : member)) ?? "undefined";
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function inOrder(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Sends a case's request, given a path and the options of fetch, through the adapter that is tested. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

export interface RuntimeCase {
  readonly name: string;
  readonly run: (ask: Ask) => Promise<void>;
}
