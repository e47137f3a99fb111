// @ts-check
/**
 * The circles in a map of imports, each once, as a path: a, b, a.
 * @param {ReadonlyMap<string, readonly string[]>} imports
 * @returns {string[][]}
 */
export function circlesIn(imports) {
  /** @type {string[][]} */
  const circles = [];
  /** @type {Set<string>} */
  const finished = new Set();
  /** @type {string[]} */
  const path = [];

  /** @param {string} file */
  const visit = (file) => {
    if (finished.has(file)) return;
    const seen = path.indexOf(file);
    if (seen !== -1) {
      circles.push([...path.slice(seen), file]);
      return;
    }
    path.push(file);
    for (const next of imports.get(file) ?? []) visit(next);
    path.pop();
    finished.add(file);
  };

  for (const file of imports.keys()) visit(file);
  return circles;
}
