// Tables for people.

/** Columns that line up; the first is text, the others are numbers. */
export function table(head, rows) {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  return all
    .map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join("  "))
    .join("\n");
}

export function printWorkload({ name, title, rows, warnings }) {
  const measured = rows.filter(({ ratio }) => ratio !== undefined);
  const head = ["", "ratio", "quartiles", "calmest", "CPU µs/req", "p50 ms", "p99 ms", "req/s"];
  const body = [...measured]
    .sort((a, b) => a.runtime.localeCompare(b.runtime) * -1 || b.ratio.median - a.ratio.median)
    .map(({ label, runtime, ratio, calm, cpu, p50, p99, rate }) => [
      runtime === "node" ? label : `${label} (${runtime})`,
      ratio.median.toFixed(2),
      `${ratio.q1.toFixed(2)}–${ratio.q3.toFixed(2)}`,
      calm.toFixed(2),
      cpu.median.toFixed(1),
      p50.toFixed(2),
      p99.toFixed(2),
      rate.toLocaleString("en"),
    ]);
  console.log(`\n${name}: ${title}\n${table(head, body)}`);
  for (const { label, lacks } of rows.filter(({ lacks }) => lacks !== undefined)) console.log(`${label}: ${lacks}`);
  for (const warning of warnings) console.log(`! ${warning}`);
}

/** The same server, measured a second time. */
const FIRST = {
  control: "raw",
  "signalbox-again": "signalbox",
  "bun-again": "bun-signalbox",
  "deno-again": "deno-signalbox",
};

/** What makes the figures of a workload doubtful. */
export function warningsOf(rows) {
  const warnings = [];
  for (const { label, base, peer, ratio } of rows.filter(({ ratio }) => ratio !== undefined)) {
    const width = ratio.q3 - ratio.q1;
    const first = rows.find((row) => row.peer === FIRST[peer])?.ratio;
    if (first !== undefined && Math.abs(ratio.median / first.median - 1) > 0.03) {
      warnings.push(`too noisy to tell: ${label} differs by ${percent(ratio.median / first.median - 1)}`);
    } else if (peer !== base && width / ratio.median > 0.15) {
      warnings.push(`too noisy to tell for ${label}: the quartiles are ${percent(width / ratio.median)} apart`);
    }
  }
  return warnings;
}

const percent = (share) => `${(Math.abs(share) * 100).toFixed(0)} %`;
