// @ts-check
// So many connections, several at once, against a server in a process of its own.
import { shrinkCrash, shrinkFault } from "./shrink.mjs";
import { DIST, Target } from "./target.mjs";

const SERVER = new URL("./marked-server.mjs", import.meta.url);
/** A fault that may come of one of the two processes being late is looked at again, alone. */
const LATE_MS = 300;
const MOST_CRASHES = 20;
/** Where more than so many kinds of fault are found, the first of them are enough to be made small. */
const MOST_SHRUNK = 15;

/**
 * @typedef {object} Found
 * @property {number} seed
 * @property {string} what
 * @property {number} times
 * @property {string} example bytes, as small as they could be made
 * @property {number} after seconds
 */

/**
 * @typedef {object} Options
 * @property {number} count
 * @property {number} seed
 * @property {string} [dist]
 * @property {number} [concurrency]
 * @property {boolean} [survive] whether uncaught exceptions are counted and do not end the process
 * @property {boolean} [stopAtFirst]
 * @property {number} [within] seconds, after which no more connections are opened
 * @property {readonly string[]} [without] connections with these kinds of request are left out, to look behind what is known
 * @property {(done: number, health: import("./target.mjs").Health | undefined) => void} [onProgress] every tenth, and at 100,000
 */

/** @param {readonly string[]} flags @param {string} dist @param {boolean} survive */
export const startTarget = (flags, dist = DIST, survive = false) =>
  Target.start(SERVER, [dist, ...flags, ...(survive ? ["survive"] : [])]);

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
    const { within = Number.POSITIVE_INFINITY, onProgress = () => undefined, count, seed } = options;
    this.options = { dist, concurrency, survive, stopAtFirst, without, within, onProgress, count, seed };
  }

  async run() {
    const { dist, survive, count, concurrency, onProgress } = this.options;
    this.#target = await startTarget(this.kit.flags, dist, survive);
    const marks = new Set([100_000, ...Array.from({ length: 10 }, (_, at) => Math.ceil((count * (at + 1)) / 10))]);
    const clients = Array.from({ length: concurrency }, () => this.#client());
    const ended = Promise.all(clients).then(() => true);
    for (const mark of [...marks].sort((a, b) => a - b)) {
      if (mark > count || (this.#isOver() && this.#next < count)) continue;
      while (this.#done + this.#lost < mark && !(await Promise.race([ended, pause(50)])));
      const health = await this.#target?.health();
      if (health === undefined && !this.#isOver()) await this.#mend("hangs");
      for (const error of health?.uncaught ?? [])
        this.#note(0, `uncaught: ${error.split("\n").slice(0, 3).join(" ")}`, "");
      onProgress(this.#done, health);
    }
    await ended;
    const health = await this.#target?.health();
    if (health === undefined) this.#note(0, `at the end: ${this.#target?.ended ?? "the process hangs"}`, "");
    await this.#target?.stop();
    await this.#lab?.stop();
    return {
      connections: this.#done,
      lost: this.#lost,
      seconds: this.#seconds(),
      found: [...this.#found.values()],
      crashes: this.#crashes,
      health,
    };
  }

  #seconds() {
    return (performance.now() - this.#started) / 1_000;
  }

  #isOver() {
    const { count, stopAtFirst, within } = this.options;
    if (this.#next >= count || this.#crashes >= MOST_CRASHES || this.#seconds() > within) return true;
    return stopAtFirst && this.#found.size > 0;
  }

  async #client() {
    while (!this.#isOver()) {
      await this.#mending;
      const seed = seedOf(this.options.seed, this.#next);
      this.#next += 1;
      this.#recent.add(seed);
      const scenario = this.kit.scenarioOf(seed);
      if (this.kit.kindsOf(scenario).some((kind) => this.options.without.some((word) => kind.includes(word)))) {
        this.#done += 1;
        continue;
      }
      const target = this.#target;
      if (target === undefined) return;
      const outcome = await this.kit.play(scenario, target.port);
      const fault = this.kit.judge(scenario, outcome);
      // That the process has ended is heard of a moment later than that its connections have.
      if (fault !== undefined) await Promise.race([target.exited, pause(150)]);
      if (target !== this.#target || this.#mending !== undefined || target.ended !== undefined) {
        this.#lost += 1;
        if (target === this.#target) await this.#mend("ended");
        continue;
      }
      this.#done += 1;
      setTimeout(() => this.#recent.delete(seed), 200).unref();
      if (fault !== undefined) await this.#look(seed, scenario, fault, outcome);
    }
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
    if (isLate && (await this.#again(scenario)) === undefined) return;
    this.#note(seed, key, `${fault.detail}\n${this.kit.printed(scenario)}\n-> ${this.kit.printedOutcome(outcome)}`);
    if (this.#found.size > MOST_SHRUNK) return;
    const small = await shrinkFault(this.kit, scenario, fault, () => this.#alone());
    if (small !== undefined) this.#note(seed, key, small);
  }

  /** @param {S} scenario */
  async #again(scenario) {
    const { port } = await this.#alone();
    return this.kit.judge(scenario, await this.kit.play(scenario, port));
  }

  /** A server that nobody else talks to. */
  async #alone() {
    if (this.#lab?.ended !== undefined) this.#lab = undefined;
    this.#starting ??=
      this.#lab === undefined ? startTarget(this.kit.flags, this.options.dist) : Promise.resolve(this.#lab);
    this.#lab = await this.#starting;
    this.#starting = undefined;
    return this.#lab;
  }

  /** @param {number} seed @param {string} what @param {string} example */
  #note(seed, what, example) {
    const known = this.#found.get(what);
    if (known !== undefined)
      Object.assign(known, { times: known.times + (example === "" ? 1 : 0), example: example || known.example });
    else this.#found.set(what, { seed, what, times: 1, example, after: this.#seconds() });
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
    const { dist, survive } = this.options;
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
      const { seed, example } = await shrinkCrash(this.kit, suspects, () => startTarget(this.kit.flags, dist));
      this.#found.set(what, { seed, what, times: 1, example: `${example}\n${dead?.errors}`, after });
    }
    this.#target = await startTarget(this.kit.flags, dist, survive);
  }
}

/** @param {number} ms @returns {Promise<false>} */
const pause = (ms) => new Promise((resolve) => setTimeout(() => resolve(false), ms));
