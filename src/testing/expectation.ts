/** A case of a suite for your own code. It needs no test runner: `run` throws if the code fails it. */
export interface SuiteCase<Tried> {
  readonly name: string;
  readonly run: (tried: Tried) => Promise<void>;
}

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

/** Looks again and again for what no event tells; throws if it does not come. */
export async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(what);
}

const written = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) => {
    if (typeof member !== "object" || member === null || Array.isArray(member)) return member;
    return Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)));
  }) ?? "undefined";
