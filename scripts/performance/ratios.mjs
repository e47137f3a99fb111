// @ts-check
// The rows of docs/performance.md that compare servers, and the goals.

/**
 * @typedef {{ median: number, q1: number, q3: number }} Spread
 * @typedef {"node" | "bun" | "deno"} Runtime
 * @typedef {{ peer: string, label: string, runtime: Runtime, base: string, lacks?: string, ratio?: Spread, cpu?: Spread }} Row
 * @typedef {Row & { ratio: Spread, cpu: Spread }} Measured
 * @typedef {{ name: string, title: string, rows: Row[], warnings: string[] }} Workload
 * @typedef {{ cores: number, model: string, memoryGiB: number, platform: string, pinned: boolean, loadAverage: number[] }} Machine
 * @typedef {{ date: string, machine: Machine, versions: Record<string, string>, workloads: Workload[],
 *   settings: { generations: number, rounds: number, milliseconds: number } }} Run
 * @typedef {{ least?: number, bound?: string, ahead?: string[] }} Goal
 */

const OURS = /^(?:signalbox|(?:bun|deno)-(?:signalbox|again))/;
const NOT_PEERS = new Set(["net", "control", "bun-control", "bun-reading"]);
/** The bound on Bun: so much of its CPU time. */
export const NEAR = 1.1;

/** A ratio of at least so much, and ahead of those. @type {Record<string, Goal>} */
export const ON_NODE = {
  ...Object.fromEntries(
    ["hello", "secured", "limited", "miss", "routes-10", "routes-100", "routes-1000", "routes-10000"].map((name) => [
      name,
      { least: 1.2 },
    ]),
  ),
  create: { least: 1.1 },
  book: { least: 1.25 },
};
/** @type {Record<string, Goal>} */
export const ON_BUN = {
  hello: { bound: "bun-reading", ahead: ["bun-hono"] },
  create: { bound: "bun-reading", ahead: ["bun-hono"] },
  limited: { ahead: ["bun-hono"] },
  book: { ahead: ["bun-hono", "bun-elysia"] },
};

/** @param {Row} row @returns {row is Measured} */
const isMeasured = (row) => row.ratio !== undefined;

/** @param {Run} run @param {string} name @param {Runtime} [runtime] */
export function measured(run, name, runtime = "node") {
  const rows = run.workloads.find((workload) => workload.name === name)?.rows ?? [];
  return rows.filter(isMeasured).filter((row) => row.runtime === runtime);
}

/** @param {Run} run @param {string} name @param {string} peer */
export function rowOf(run, name, peer) {
  const rows = run.workloads.find((workload) => workload.name === name)?.rows ?? [];
  return rows.filter(isMeasured).find((row) => row.peer === peer);
}

/** @param {Measured} row */
export const isPeer = ({ peer, base }) => peer !== base && !NOT_PEERS.has(peer) && !OURS.test(peer);

/** A row for each server and a column for each workload. @param {Run} run @param {readonly string[]} names @param {Runtime} [runtime] */
export function ratioRows(run, names, runtime = "node") {
  const servers = new Map(names.flatMap((name) => measured(run, name, runtime)).map((row) => [row.peer, row]));
  const lines = [...servers.values()].map(({ peer, base, label }) => {
    const cells = names.map((name) => rowOf(run, name, peer));
    const ratios = cells.flatMap((row) => (row === undefined ? [] : [row.ratio.median]));
    const average = ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length;
    const title = peer === "signalbox" || peer === `${runtime}-signalbox` ? `**${label}**` : label;
    return { average, cells: [title, ...cells.map((row) => ratioCell(row, peer === base))] };
  });
  return lines.sort((a, b) => b.average - a.average).map(({ cells }) => cells);
}

/** @param {Measured | undefined} row @param {boolean} isBase */
function ratioCell(row, isBase) {
  if (row === undefined) return "";
  const { median, q1, q3 } = row.ratio;
  if (isBase) return `1.00, ${row.cpu.median.toFixed(1)} µs`;
  return `${median.toFixed(2)} (${q1.toFixed(2)}–${q3.toFixed(2)})`;
}

/** @param {number} value */
export const rounded = (value) => Math.round(value * 100) / 100;

/** How often the CPU time of one server is in that of another. @param {Run} run @param {string} name @param {string} ours @param {string} theirs */
export function multipleOf(run, name, ours, theirs) {
  const [our, their] = [rowOf(run, name, ours)?.ratio.median, rowOf(run, name, theirs)?.ratio.median];
  return our === undefined || their === undefined ? undefined : their / our;
}

/** @param {Run} run @param {readonly string[]} names @param {Record<string, Goal>} goals @param {string} ours @param {Runtime} [runtime] */
export function goalRows(run, names, goals, ours, runtime = "node") {
  const verdict = (/** @type {string} */ name) => {
    const ratio = rowOf(run, name, ours)?.ratio.median;
    const goal = goals[name];
    if (ratio === undefined || goal === undefined) return "";
    const { least = 0, bound, ahead } = goal;
    const rivals = measured(run, name, runtime).filter((row) =>
      ahead === undefined ? isPeer(row) : ahead.includes(row.peer),
    );
    const times = bound === undefined ? undefined : multipleOf(run, name, ours, bound);
    const missed = [
      ...(times !== undefined && rounded(times) > NEAR ? [`${times.toFixed(2)} times the bound`] : []),
      ...rivals.filter((row) => row.ratio.median >= ratio).map(({ label }) => `${label} is ahead`),
    ];
    if (missed.length === 0 && rounded(ratio) >= least) return "yes";
    return ["**no**", ...missed].join(", ");
  };
  return ["reached", ...names.map(verdict)];
}

/** @param {readonly string[]} names */
export const nodeGoals = (names) => ["goal", ...names.map((name) => ON_NODE[name]?.least?.toFixed(2) ?? "")];

/** What failed, and which copy of a server was too far from the first. @param {Run} run @param {(row: Row) => boolean} isShown */
export function remarks(run, isShown) {
  /** @type {Map<string, string[]>} */
  const lacking = new Map();
  const noise = [];
  for (const { name, rows, warnings } of run.workloads) {
    const shown = rows.filter(isShown);
    for (const { label, lacks } of shown) {
      if (lacks !== undefined) lacking.set(`${label}: ${lacks}`, [...(lacking.get(`${label}: ${lacks}`) ?? []), name]);
    }
    for (const warning of warnings) {
      const [, label, percent] = /^too noisy to tell: (.+) differs by (\d+ %)$/.exec(warning) ?? [];
      if (label !== undefined && shown.some((row) => row.label === label)) noise.push(`${name} ${percent} (${label})`);
    }
  }
  return [
    ...(lacking.size === 0
      ? []
      : [`Not measured:\n\n${[...lacking].map(([what, names]) => `- ${names.join(", ")}: ${what}`).join("\n")}`]),
    ...(noise.length === 0 ? [] : [`The noise was more than 3 %: ${noise.join(", ")}.`]),
  ];
}

/** @param {Run} run @param {readonly string[]} names */
export const present = (run, names) => names.filter((name) => run.workloads.some((workload) => workload.name === name));
