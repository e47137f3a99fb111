// @ts-check
// One limit over three regions, by simulation: node bench/limit/regions.mjs [--write]
// Deterministic: the same seed gives the same table, on any machine, in some seconds. With --write it is printed into
// docs/regions.md. Time is simulated; nothing is measured.
import { readFileSync, writeFileSync } from "node:fs";
import { randomOf } from "../../scripts/limit-oracle.mjs";

const CAPACITY = 200;
const RATE = 200;
const SECONDS = 30;
/** Milliseconds there and back to the store, which is in the first region: by the great circle, about Frankfurt, Virginia, Tokyo. */
const ROUND_TRIPS = [1, 90, 230];
const PROCESSES = [10, 1000];
const SEED = 7;

/** A token bucket that can owe more than it holds. Its debt is in tokens; its clock in seconds. */
class Bucket {
  /** @param {number} capacity @param {number} rate */
  constructor(capacity, rate) {
    this.capacity = capacity;
    this.rate = rate;
    this.owed = 0;
    this.at = 0;
  }

  /** @param {number} now */
  debt(now) {
    return Math.max(0, this.owed - (now - this.at) * this.rate);
  }

  /** @param {number} now @param {number} debt */
  set(now, debt) {
    this.owed = debt;
    this.at = now;
  }

  /** Takes one token if there is one, and charges for `charge`. @param {number} now @param {number} charge */
  take(now, charge = 1) {
    const debt = this.debt(now);
    if (debt + 1 > this.capacity + 1e-9) return false;
    this.set(now, debt + charge);
    return true;
  }
}

/**
 * How a process decides: by a call for each request, or by a bucket of its own, which may be reconciled with the store.
 * @typedef {object} Choice
 * @property {string} name
 * @property {boolean} asksEach
 * @property {(processes: number) => { capacity: number, rate: number, charge: number }} [local]
 * @property {number} [everySeconds] how often each process reconciles
 */

/** @type {Choice[]} */
const CHOICES = [
  { name: "the store, for each request", asksEach: true },
  {
    name: "local only, the whole limit each",
    asksEach: false,
    local: () => ({ capacity: CAPACITY, rate: RATE, charge: 1 }),
  },
  {
    name: "local only, 1/n of the limit each",
    asksEach: false,
    local: (n) => ({ capacity: Math.max(1, CAPACITY / n), rate: RATE / n, charge: 1 }),
  },
  ...[0.1, 1].flatMap((everySeconds) => [
    {
      name: `local, reconciled every ${everySeconds} s`,
      asksEach: false,
      local: () => ({ capacity: CAPACITY, rate: RATE, charge: 1 }),
      everySeconds,
    },
    {
      name: `local, charged n times, reconciled every ${everySeconds} s`,
      asksEach: false,
      local: (/** @type {number} */ n) => ({ capacity: CAPACITY, rate: RATE, charge: n }),
      everySeconds,
    },
  ]),
];

/** @typedef {{ at: number, run: (at: number) => void }} Due */

/** What is still to happen, the soonest first: a binary heap. */
class Agenda {
  /** @type {Due[]} */
  #heap = [];

  /** @param {number} at @param {(at: number) => void} run */
  add(at, run) {
    const heap = this.#heap;
    let n = heap.push({ at, run }) - 1;
    for (let up = (n - 1) >> 1; n > 0 && at < (heap[up]?.at ?? 0); up = (n - 1) >> 1) {
      [heap[n], heap[up]] = [heap[up], heap[n]];
      n = up;
    }
  }

  /** Runs all until a time. @param {number} until */
  run(until) {
    for (let next = this.#take(); next !== undefined && next.at <= until; next = this.#take()) next.run(next.at);
  }

  #take() {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return first;
    heap[0] = last;
    for (let n = 0; ; ) {
      const [left, right] = [2 * n + 1, 2 * n + 2];
      let least = n;
      if ((heap[left]?.at ?? Number.POSITIVE_INFINITY) < (heap[least]?.at ?? 0)) least = left;
      if ((heap[right]?.at ?? Number.POSITIVE_INFINITY) < (heap[least]?.at ?? 0)) least = right;
      if (least === n) return first;
      [heap[n], heap[least]] = [heap[least], heap[n]];
      n = least;
    }
  }
}

/**
 * One client whose requests arrive at random, at any process.
 * @param {Choice} choice
 * @param {number} processes
 * @param {number} offered requests a second
 * @param {number} spread the part of the processes that it reaches
 */
function simulate(choice, processes, offered, spread) {
  const random = randomOf(SEED);
  const agenda = new Agenda();
  const store = new Bucket(CAPACITY, RATE);
  const figures = {
    asked: 0,
    admittedAt: /** @type {number[]} */ ([]),
    delays: /** @type {number[]} */ ([]),
    calls: 0,
  };
  const { capacity, rate, charge } = choice.local?.(processes) ?? { capacity: 0, rate: 0, charge: 0 };
  const all = Array.from({ length: processes }, (_, n) => ({
    bucket: new Bucket(capacity, rate),
    roundTrip: ROUND_TRIPS[n % ROUND_TRIPS.length] / 1000,
    unreported: 0,
  }));
  const reached = Math.max(1, Math.round(processes * spread));

  const arrive = (/** @type {number} */ now) => {
    figures.asked++;
    const process = all[random.upTo(reached) - 1];
    if (choice.asksEach) {
      figures.calls++;
      figures.delays.push(process.roundTrip);
      agenda.add(now + process.roundTrip / 2, (at) => {
        if (store.take(at)) figures.admittedAt.push(at);
      });
    } else {
      figures.delays.push(0);
      if (process.bucket.take(now, charge)) {
        process.unreported++;
        figures.admittedAt.push(now);
      }
    }
    agenda.add(now - Math.log(1 - random.next()) / offered, arrive);
  };
  agenda.add(0, arrive);

  const { everySeconds } = choice;
  if (everySeconds !== undefined) {
    const count = () => {
      figures.calls++;
    };
    for (const each of all)
      agenda.add(random.next() * everySeconds, reconciling({ agenda, store, charge, everySeconds, count }, each));
  }
  agenda.run(SECONDS);
  return figures;
}

/**
 * A process tells the store what it has admitted, and learns what is owed: again and again.
 * @param {{ agenda: Agenda, store: Bucket, charge: number, everySeconds: number, count: () => void }} world
 * @param {{ bucket: Bucket, roundTrip: number, unreported: number }} each
 */
function reconciling({ agenda, store, charge, everySeconds, count }, each) {
  const reconcile = (/** @type {number} */ now) => {
    count();
    const told = each.unreported;
    each.unreported = 0;
    agenda.add(now + each.roundTrip / 2, (at) => {
      // The store takes what was admitted even where it has too little: its debt then says by how much.
      const debt = store.debt(at) + told;
      store.set(at, debt);
      agenda.add(at + each.roundTrip / 2, (then) => {
        // What was admitted since the report is on top, with what the others are assumed to have admitted.
        each.bucket.set(then, Math.max(0, debt - (then - at) * RATE) + each.unreported * charge);
      });
    });
    agenda.add(now + everySeconds, reconcile);
  };
  return reconcile;
}

/** The most that was admitted within a second, of what may be. @param {number[]} times */
function worstSecond(times) {
  const sorted = times.toSorted((a, b) => a - b);
  let most = 0;
  for (let from = 0, to = 0; to < sorted.length; to++) {
    while ((sorted[to] ?? 0) - (sorted[from] ?? 0) > 1) from++;
    most = Math.max(most, to - from + 1);
  }
  return most / (CAPACITY + RATE);
}

/** @param {Choice} choice @param {number} processes */
function row(choice, processes) {
  const flood = simulate(choice, processes, RATE * 20, 1);
  const may = CAPACITY + RATE * SECONDS;
  const excess = Math.max(0, flood.admittedAt.length / may - 1);
  const refused = [1, 0.1].map((spread) => {
    const { asked, admittedAt } = simulate(choice, processes, RATE * 0.8, spread);
    return Math.max(0, 1 - admittedAt.length / asked);
  });
  const delays = flood.delays.toSorted((a, b) => a - b);
  const mean = delays.reduce((total, delay) => total + delay, 0) / delays.length;
  const slowest = delays[Math.floor(delays.length * 0.99)] ?? 0;
  return [
    String(processes),
    choice.name,
    percent(excess),
    worstSecond(flood.admittedAt).toFixed(2),
    ...refused.map(percent),
    `${(mean * 1000).toFixed(0)} / ${(slowest * 1000).toFixed(0)} ms`,
    Math.round(flood.calls / SECONDS).toLocaleString("en"),
  ];
}

/** @param {number} part */
function percent(part) {
  const value = part * 100;
  return `${value >= 100 ? Math.round(value).toLocaleString("en") : value.toFixed(1)} %`;
}

const HEAD = [
  "Processes",
  "Decided by",
  "Excess",
  "Worst second",
  "Refused wrongly",
  "at a tenth of them",
  "Delay",
  "Calls a second",
];
const rows = PROCESSES.flatMap((processes) => CHOICES.map((choice) => row(choice, processes)));
const table = [HEAD, HEAD.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
console.log(table);
if (process.argv.includes("--write")) {
  const page = new URL("../../docs/regions.md", import.meta.url);
  const text = readFileSync(page, "utf8");
  writeFileSync(
    page,
    text.replace(/(<!-- regions -->\n)[^]*?(<!-- \/regions -->)/, (_, begin, end) => `${begin}\n${table}\n\n${end}`),
  );
}
