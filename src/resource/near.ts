/** Whether a name differs from another in case only, or by a typing error: one letter, or two in a long name. */
export function isNear(name: string, meant: string): boolean {
  return name.toLowerCase() === meant.toLowerCase() || isWithin(meant.length < 10 ? 1 : 2, name, meant);
}

/** Whether one is made of the other by so many letters that are added, dropped, changed, or swapped with their neighbours. */
export function isWithin(most: number, one: string, other: string): boolean {
  if (one === other) return true;
  if (one[0] === other[0]) return isWithin(most, one.slice(1), other.slice(1));
  if (most === 0) return false;
  const isSwapped = one[0] === other[1] && one[1] === other[0];
  return (
    isWithin(most - 1, one.slice(1), other) ||
    isWithin(most - 1, one, other.slice(1)) ||
    isWithin(most - 1, one.slice(1), other.slice(1)) ||
    (isSwapped && isWithin(most - 1, one.slice(2), other.slice(2)))
  );
}
