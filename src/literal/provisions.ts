import { isFunction, isObject } from "../http/kinds.ts";
import { isPromise } from "../http/later.ts";
import type { Outcome } from "../resource/context.ts";
import type { Refuse } from "../resource/mountError.ts";
import type { Lending } from "../walk/loans.ts";
import type { Visit } from "../walk/visit.ts";
import { type Authored, provideTo, View, viewOf } from "./view.ts";
import type { Piece, WrittenPart } from "./written.ts";

export type Provisions = (visit: Visit) => undefined | PromiseLike<undefined>;

type Step = (visit: Visit) => unknown;
type Release = (ctx: object, outcome: Outcome) => void | Promise<void>;

/** What parts set up behind B13a, one after the other. It is released in the opposite order. */
export function provisionsOf(parts: readonly WrittenPart[]): Provisions | undefined {
  const steps = parts.flatMap(({ piece }) => {
    const provide = piece["provide"] as Authored | undefined;
    const release = piece["release"] as Release | undefined;
    const lend = lender(piece);
    const provided = provide === undefined && release === undefined ? [] : [provision(provide, release)];
    return lend === undefined ? provided : [...provided, lend];
  });
  if (steps.length === 0) return undefined;
  const from = (at: number, visit: Visit): undefined | PromiseLike<undefined> => {
    for (let next = at; next < steps.length; next += 1) {
      const done = steps[next]?.(visit);
      if (isPromise(done)) {
        return done.then(() => {
          visit.stopIfEnded();
          return from(next + 1, visit);
        });
      }
    }
    return undefined;
  };
  return (visit) => from(0, visit);
}

function provision(provide: Authored | undefined, release: Release | undefined): Step {
  const keep = (visit: Visit, given: unknown): void => {
    provideTo(visit, given, "provide");
    if (release !== undefined) visit.defer((outcome) => release(viewOf(visit), outcome));
  };
  return (visit) => {
    const given = provide?.(viewOf(visit));
    return isPromise(given) ? given.then((settled) => keep(visit, settled)) : keep(visit, given);
  };
}

const EXAMPLE = "{ tx: { open: () => pool.begin(), close: (tx, { status }) => … } }";

/** Refuses what is no record of `open` and `close`, and names that every context has. */
export function checkLend(lend: unknown, refuse: Refuse): void {
  if (!isObject(lend) || Object.keys(lend).length === 0)
    return refuse("BAD_VALUE", "lend names nothing", `lend: ${EXAMPLE}`);
  for (const [name, loan] of Object.entries(lend)) {
    if (name in View.prototype)
      refuse("BAD_VALUE", `lend has “${name}”, which every context has already`, "another name");
    if (!isObject(loan) || !["open", "close"].every((key) => isFunction(Reflect.get(loan, key))))
      refuse("BAD_VALUE", `lend.${name} has no open, or no close`, `lend: ${EXAMPLE}`);
  }
}

export function lendsSomething(parts: readonly WrittenPart[]): boolean {
  return parts.some(({ piece }) => piece["lend"] !== undefined);
}

/** Puts what a part lends into the context: functions that open it when they are first called. */
function lender({ lend }: Piece): ((visit: Visit) => void) | undefined {
  if (lend === undefined) return undefined;
  const loans = Object.entries(lend as Readonly<Record<string, Omit<Lending, "name">>>);
  const lendings = loans.map(
    ([name, loan]): Lending => ({
      name,
      open: (ctx) => loan.open(ctx),
      close: (value, outcome) => loan.close(value, outcome),
    }),
  );
  return (visit) => {
    const lent = lendings.map((lending) => [lending.name, () => visit.borrow(lending, viewOf(visit))]);
    provideTo(visit, Object.fromEntries(lent), "lend");
  };
}
