import { isFunction, isObject } from "../http/kinds.ts";
import type { Refuse } from "../resource/mountError.ts";
import type { Lending } from "../walk/loans.ts";
import type { Visit } from "../walk/visit.ts";
import { provideTo, View, viewOf } from "./view.ts";
import type { Piece, WrittenPart } from "./written.ts";

const EXAMPLE = "{ tx: { open: () => pool.begin(), close: (tx, { status }) => … } }";

/** Refuses what is no record of `open` and `close`, and names that every context has. */
export function checkLend(lend: unknown, refuse: Refuse): void {
  if (!isObject(lend) || Object.keys(lend).length === 0)
    return refuse("BAD_VALUE", "lend names nothing", `lend: ${EXAMPLE}`);
  for (const [name, loan] of Object.entries(lend)) {
    if (name in View.prototype) {
      refuse("BAD_VALUE", `lend has “${name}”, which every context has already`, "another name");
    }
    if (!isObject(loan) || !["open", "close"].every((key) => isFunction(Reflect.get(loan, key)))) {
      refuse("BAD_VALUE", `lend.${name} has no open, or no close`, `lend: ${EXAMPLE}`);
    }
  }
}

/** Whether any of the parts lends something. */
export function lendsSomething(parts: readonly WrittenPart[]): boolean {
  return parts.some(({ piece }) => piece["lend"] !== undefined);
}

/** Puts what a part lends into the context: functions that open it when they are first called. */
export function lender({ lend }: Piece): ((visit: Visit) => void) | undefined {
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
