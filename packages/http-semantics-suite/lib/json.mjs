// @ts-check
/** Results as JSON, a line each. Those that passed are told in brief. @param {any} head @param {any[]} results */
export function jsonOf(head, results) {
  const lines = results.map((r) => {
    const { id, profile, area, confidence, outcome } = r;
    return JSON.stringify(outcome === "passed" && !r.exchange ? { id, profile, area, confidence, outcome } : r);
  });
  return `${JSON.stringify({ ...head, results: [] }, null, 1).slice(0, -4)}[\n  ${lines.join(",\n  ")}\n ]\n}`;
}
