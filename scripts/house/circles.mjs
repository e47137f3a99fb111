// @ts-check
/**
 * The circles in a map of imports, each once, as the way round: a, b, a.
 * @param {ReadonlyMap<string, readonly string[]>} imports
 * @returns {string[][]}
 */
export function circlesIn(imports) {
  /** @type {string[][]} */
  const circles = [];
  /** @type {Set<string>} */
  const finished = new Set();
  /** @type {string[]} */
  const way = [];

  /** @param {string} file */
  const visit = (file) => {
    if (finished.has(file)) return;
    const seen = way.indexOf(file);
    if (seen !== -1) {
      circles.push([...way.slice(seen), file]);
      return;
    }
    way.push(file);
    for (const next of imports.get(file) ?? []) visit(next);
    way.pop();
    finished.add(file);
  };

  for (const file of imports.keys()) visit(file);
  return circles;
}
