// @ts-check
// So many connections, several at once, against a server in a process of its own.
import { faultIn } from "./ledger.mjs";
import { shrinkCrash, shrinkFault } from "./shrink.mjs";
import { DIST, Target } from "./target.mjs";

const SERVER = new URL("./marked-server.mjs", import.meta.url);
/** A fault that may come of one of the two processes being late is looked at again, alone. */
const LATE_MS = 300;
const MOST_CRASHES = 20;
/** Where more than so many kinds of fault are found, the first of them are enough to be made small. */
const MOST_SHRUNK = 15;
/** How long what a connection has taken may stay taken when its client has left: wide, because machines are busy. */
const PATIENCE = 15_000;
/** The same where nobody else is served. A source that does not hear gets a second (src/http/responseStream.ts). */
const PATIENCE_ALONE = 2_500;
/** After so many connections the server is warm: from there its memory may not grow. */
const WARM = 2_000;
const MOST_GROWTH = 6 * 2 ** 20;

/**
 * @typedef {object} Found
 * @property {number} seed
 * @property {string} what
 * @property {number} times
 * @property {string} example bytes, as small as they could be made
 * @property {number} after seconds
 * @property {number} connections that had been played by then
 */

/**
 * @typedef {object} Options
 * @property {number} count
 * @property {number} seed
 * @property {string} [dist]
 * @property {number} [concurrency]
 * @property {boolean} [survive] whether uncaught exceptions are counted and do not end the process
 * @property {boolean} [stopAtFirst]
 * @property {string} [node] the binary that runs the server
 * @property {readonly string[]} [without] connections with these kinds of request are left out, to look behind what is known
 * @property {(done: number, health: import("./target.mjs").Health | undefined) => void} [onProgress] every tenth
 */

/** @param {readonly string[]} flags @param {Pick<Options, "dist" | "survive" | "node">} [options] */
export const startTarget = (flags, { dist = DIST, survive = false, node } = {}) =>
  Target.start(SERVER, [dist, ...flags, ...(survive ? ["survive"] : [])], node);

/**
 * Plays a connection, and judges what its client has seen and what the server has in its books.
 * @template S @param {import("./shrink.mjs").Kit<S>} kit @param {S} scenario @param {Target} target @param {number} patience
 */
export async function tried(kit, scenario, target, patience = PATIENCE_ALONE) {
  const files = kit.filesOf(scenario);
  target.lend(files);
  const outcome = await kit.play(scenario, target);
  const asked = kit.askedOf(scenario);
  const marks = asked.map(({ mark }) => mark);
  const question = /** @type {const} */ ({
    about: "connection",
    port: outcome.port,
    marks,
    files,
  });
  const account = await target.ask({ ...question, patience }, 2 * PATIENCE);
  target.takeBack(files);
  return { outcome, fault: kit.judge(scenario, outcome) ?? (account && faultIn(asked, account)) };
}

/** Another one each time. */
export const randomSeed = () => Math.floor(Math.random() * 2 ** 31);

/** The seed of each connection: runs with neighbouring seeds share none. @param {number} seed @param {number} at */
export const seedOf = (seed, at) => (Math.imul(seed, 0x9e3779b1) + at) >>> 0;

/** @template S @param {import("./shrink.mjs").Kit<S>} kit @param {Options} options */
export async function attack(kit, options) {
  const attacking = new Attack(kit, options);
  return attacking.run();
}

/** @template S */
class Attack {
  /** @type {Map<string, Found>} */
  #found = new Map();
  /** @type {Set<number>} the seeds that are being played, and those that were a moment ago */
  #recent = new Set();
  #next = 0;
  #done = 0;
  /** Connections that were open when a process ended: nothing can be said of them. */
  #lost = 0;
  #crashes = 0;
  #requests = 0;
  #reported = 0;
  /** How many whole responses had each status. @type {Map<number, number>} */
  #statuses = new Map();
  #started = performance.now();
  /** @type {Target | undefined} */
  #target;
  /** @type {Promise<void> | undefined} */
  #mending;
  /** @type {Target | undefined} */
  #lab;
  /** @type {Promise<Target> | undefined} */
  #starting;

  /** @param {import("./shrink.mjs").Kit<S>} kit @param {Options} options */
  constructor(kit, options) {
    this.kit = kit;
    const { dist = DIST, concurrency = 48, survive = false, stopAtFirst = false, without = [] } = options;
    const { onProgress = () => undefined, count, seed, node = process.execPath } = options;
    this.options = { dist, concurrency, survive, stopAtFirst, without, onProgress, count, seed, node };
  }

  async run() {
    const { count } = this.options;
    this.#target = await startTarget(this.kit.flags, this.options);
    await this.#upTo(Math.min(WARM, Math.ceil(count / 2)));
    const start = await this.#settled();
    await this.#upTo(count);
    await this.#settled();
    const health = await this.#target?.health();
    if (health === undefined) this.#note(0, `at the end: ${this.#target?.ended ?? "the process hangs"}`, "");
    else if (this.#crashes === 0 && start !== undefined) this.#compare(start, health);
    await this.#drain();
    await this.#target?.stop();
    await this.#lab?.stop();
    return {
      connections: this.#done,
      lost: this.#lost,
      seconds: this.#seconds(),
      found: [...this.#found.values()],
      crashes: this.#crashes,
      requests: this.#requests,
      statuses: this.#statuses,
      start,
      health,
    };
  }

  /** Plays connections, several at once, until so many have begun, and all of them have ended. @param {number} mark */
  async #upTo(mark) {
    await Promise.all(Array.from({ length: this.options.concurrency }, () => this.#client(mark)));
  }

  /** What the server has open when nobody is there any more: nothing, in the end. */
  async #settled() {
    const until = performance.now() + PATIENCE;
    for (;;) {
      const health = await this.#target?.health();
      if (health === undefined) {
        await this.#mend("hangs");
        return undefined;
      }
      for (const error of health.uncaught) this.#note(0, `uncaught: ${error.split("\n").slice(0, 3).join(" ")}`, "");
      if (health.reported > this.#reported) this.#note(0, `reported: ${health.last.split("\n")[0]}`, health.last);
      this.#reported = health.reported;
      if (health.open === 0 && health.uneven === 0) return health;
      if (performance.now() > until) {
        this.#note(0, "the server keeps what its clients have left", JSON.stringify(health));
        return health;
      }
      await pause(50);
    }
  }

  /** @param {import("./target.mjs").Health} start @param {import("./target.mjs").Health} end */
  #compare(start, end) {
    const growth = end.heapUsed - start.heapUsed;
    if (growth > MOST_GROWTH) this.#note(0, "the heap grows", `${start.heapUsed} -> ${end.heapUsed}`);
    if (end.descriptors > start.descriptors)
      this.#note(0, "descriptors stay open", `${start.descriptors} -> ${end.descriptors}`);
  }

  /** It stops without having to cut anything: there is nothing left. */
  async #drain() {
    const target = this.#target;
    if (target === undefined || target.ended !== undefined) return;
    const drained = await target.ask({ about: "drain" }, 60_000);
    if (drained === undefined) this.#note(0, "the service does not stop", target.errors);
    else if (/were cut/.test(target.errors))
      this.#note(0, "connections were left when the service stopped", target.errors);
  }

  #seconds() {
    return (performance.now() - this.#started) / 1_000;
  }

  #isOver() {
    const { count, stopAtFirst } = this.options;
    if (this.#next >= count || this.#crashes >= MOST_CRASHES) return true;
    return stopAtFirst && this.#found.size > 0;
  }

  /** @param {number} mark */
  async #client(mark) {
    while (this.#next < mark && !this.#isOver()) {
      const seed = seedOf(this.options.seed, this.#next);
      this.#next += 1;
      await this.#mending;
      this.#recent.add(seed);
      const scenario = this.kit.scenarioOf(seed);
      if (this.kit.kindsOf(scenario).some((kind) => this.options.without.some((word) => kind.includes(word)))) {
        this.#done += 1;
        continue;
      }
      const target = this.#target;
      if (target === undefined) return;
      const { outcome, fault } = await tried(this.kit, scenario, target, PATIENCE);
      // That the process has ended is heard of a moment later than that its connections have.
      if (fault !== undefined) await Promise.race([target.exited, pause(150)]);
      if (target !== this.#target || this.#mending !== undefined || target.ended !== undefined) {
        this.#lost += 1;
        if (target === this.#target) await this.#mend("ended");
        continue;
      }
      this.#done += 1;
      this.#tally(scenario, outcome);
      if (this.#done % Math.ceil(this.options.count / 10) === 0) void this.#progress(this.#done);
      setTimeout(() => this.#recent.delete(seed), 200).unref();
      if (fault !== undefined) await this.#look(seed, scenario, fault, outcome);
    }
  }

  /** @param {number} done */
  async #progress(done) {
    this.options.onProgress(done, await this.#target?.health());
  }

  /** @param {S} scenario @param {unknown} outcome */
  #tally(scenario, outcome) {
    const { requests, statuses } = this.kit.tallyOf(scenario, outcome);
    this.#requests += requests;
    for (const status of statuses) this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
  }

  /** @param {number} seed @param {S} scenario @param {import("./shrink.mjs").Fault} fault @param {{ late: number }} outcome */
  async #look(seed, scenario, fault, outcome) {
    const key = `${fault.what}; ${fault.kind}`;
    const known = this.#found.get(key);
    if (known !== undefined) {
      known.times += 1;
      return;
    }
    const isLate = outcome.late > LATE_MS || fault.what.startsWith("408");
    if (isLate && (await this.#again(scenario)).fault === undefined) return;
    this.#note(seed, key, `${fault.detail}\n${this.kit.printed(scenario)}\n-> ${this.kit.printedOutcome(outcome)}`);
    if (this.#found.size > MOST_SHRUNK) return;
    const small = await shrinkFault(this.kit, scenario, fault, (smaller) => this.#again(smaller));
    if (small !== undefined) this.#note(seed, key, small);
  }

  /** @param {S} scenario */
  async #again(scenario) {
    return tried(this.kit, scenario, await this.#alone());
  }

  /** A server that nobody else talks to. */
  async #alone() {
    if (this.#lab?.ended !== undefined) this.#lab = undefined;
    const alone = { ...this.options, survive: false };
    this.#starting ??= this.#lab === undefined ? startTarget(this.kit.flags, alone) : Promise.resolve(this.#lab);
    this.#lab = await this.#starting;
    this.#starting = undefined;
    return this.#lab;
  }

  /** @param {number} seed @param {string} what @param {string} example */
  #note(seed, what, example) {
    const known = this.#found.get(what);
    if (known !== undefined)
      Object.assign(known, { times: known.times + (example === "" ? 1 : 0), example: example || known.example });
    else this.#found.set(what, { seed, what, times: 1, example, after: this.#seconds(), connections: this.#done });
  }

  /** The process has ended, or hangs: find out of whose bytes, and go on with another. @param {string} how */
  #mend(how) {
    this.#mending ??= this.#replace(how).finally(() => {
      this.#mending = undefined;
    });
    return this.#mending;
  }

  /** @param {string} how */
  async #replace(how) {
    const alone = { ...this.options, survive: false };
    const after = this.#seconds();
    const dead = this.#target;
    await Promise.race([dead?.exited, pause(1_000)]);
    const why = dead?.ended ?? "the process hangs";
    await dead?.stop();
    const suspects = [...this.#recent].slice(-200);
    this.#recent.clear();
    this.#crashes += 1;
    const what = `${why}: ${dead?.errors.split("\n").find((line) => /Error|Assert/.test(line)) ?? how}`;
    const known = this.#found.get(what);
    if (known !== undefined) known.times += 1;
    else {
      const { seed, example } = await shrinkCrash(this.kit, suspects, () => startTarget(this.kit.flags, alone));
      this.#found.set(what, {
        seed,
        what,
        times: 1,
        example: `${example}\n${dead?.errors}`,
        after,
        connections: this.#done,
      });
    }
    this.#target = await startTarget(this.kit.flags, this.options);
    this.#reported = 0;
  }
}

/** @param {number} ms @returns {Promise<false>} */
const pause = (ms) => new Promise((resolve) => setTimeout(() => resolve(false), ms));
