// @ts-check
/** @typedef {{ sent: string, received: string }} Exchange */

/**
 * A run as it is kept: each line of an exchange once, in `texts`, and of each case only what its definition does not have.
 * @param {any} run
 */
export function packed({ results, ...head }) {
  /** @type {Map<string, number>} */
  const numbers = new Map();
  const numbersOf = (/** @type {string} */ text) =>
    text.split("\n").map((line) => {
      const number = numbers.get(line) ?? numbers.size;
      numbers.set(line, number);
      return number;
    });
  const short = results.map((/** @type {any} */ { id, outcome, reasons, exchange }) => ({
    id,
    outcome,
    reasons,
    exchange: exchange?.map((/** @type {Exchange} */ e) => [numbersOf(e.sent), numbersOf(e.received)]),
  }));
  return { head: { ...head, texts: [...numbers.keys()] }, results: short };
}

/** A run as the runner wrote it (--json), packed or not. @param {any} run */
export function unpacked({ texts, ...run }) {
  if (texts === undefined) return run;
  const textOf = (/** @type {number[]} */ numbers) => numbers.map((n) => texts[n]).join("\n");
  const results = run.results.map((/** @type {any} */ r) => ({
    ...r,
    exchange: r.exchange?.map((/** @type {number[][]} */ [sent = [], received = []]) => ({
      sent: textOf(sent),
      received: textOf(received),
    })),
  }));
  return { ...run, results };
}
