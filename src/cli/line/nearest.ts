/** The most edits between a typing error and the name that was meant: two swapped letters, for example. */
const NEAR = 2;

/** The name that was probably meant, where one is near enough. */
export function nearest(given: string, names: readonly string[]): string | undefined {
  const ranked = names
    .map((name) => ({ name, distance: name.startsWith(given) ? 0 : distance(given, name) }))
    .sort((a, b) => a.distance - b.distance);
  const [best] = ranked;
  return best !== undefined && best.distance <= NEAR ? best.name : undefined;
}

/** The Levenshtein distance: letters to add, drop or change. */
function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1];
    for (const [at, wanted] of [...other].entries()) {
      const changed = (above[at] ?? 0) + (letter === wanted ? 0 : 1);
      line.push(Math.min(changed, (above[at + 1] ?? 0) + 1, (line[at] ?? 0) + 1));
    }
    above = line;
  }
  return above[other.length] ?? 0;
}
