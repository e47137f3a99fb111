// @ts-check
import { RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";

/** @import { AST } from "@eslint-community/regexpp" */

/**
 * A step of a matcher that backtracks, as those of JavaScript's engines do. `next` and `ways` are indexes of steps; of several ways the
 * first is tried first. `look` looks ahead from its place, and ends where `isWhole` is false.
 * @typedef {{ kind: "take", holds: (character: string) => boolean, next: number }} Take
 * @typedef {{ kind: "fork", ways: readonly number[] }} Fork
 * @typedef {{ kind: "edge", holds: (text: string, at: number) => boolean, isStart: boolean, next: number }} Edge
 * @typedef {{ kind: "look", within: number, isNegative: boolean, next: number }} Look
 * @typedef {{ kind: "end", isWhole: boolean }} End
 * @typedef {Take | Fork | Edge | Look | End} Step
 * @typedef {{ steps: readonly Step[], first: number, isSticky: boolean, isUnicode: boolean }} Program
 */

/** The step that a match ends with. */
const END = 0;

const parser = new RegExpParser();

/**
 * The steps of a regular expression. Throws for what has no steps here: back references, looking behind for more than a few
 * characters, and repeating what may be empty.
 * @param {string} source
 * @param {string} flags
 * @returns {Program}
 */
export function programOf(source, flags) {
  const isUnicode = /[uv]/.test(flags);
  const parts = { unicode: flags.includes("u"), unicodeSets: flags.includes("v") };
  const { alternatives } = parser.parsePattern(source, 0, source.length, parts);
  const compiler = new Compiler(flags);
  const first = compiler.either(alternatives, END);
  return { steps: compiler.steps, first, isSticky: flags.includes("y"), isUnicode };
}

class Compiler {
  /** @type {Step[]} */
  steps = [{ kind: "end", isWhole: true }];
  /** @type {string} */
  #flags;
  /** @type {Map<string, (character: string) => boolean>} */
  #members = new Map();

  /** @param {string} flags */
  constructor(flags) {
    this.#flags = flags;
  }

  /**
   * @param {readonly AST.Alternative[]} alternatives
   * @param {number} next
   * @returns {number}
   */
  either(alternatives, next) {
    const ways = alternatives.map(({ elements }) => elements.reduceRight((then, each) => this.#step(each, then), next));
    return ways.length === 1 ? (ways[0] ?? next) : this.#add({ kind: "fork", ways });
  }

  /**
   * @param {AST.Element} element
   * @param {number} next
   * @returns {number}
   */
  #step(element, next) {
    switch (element.type) {
      case "Group":
      case "CapturingGroup":
        return this.either(element.alternatives, next);
      case "Quantifier":
        return this.#repeated(element, next);
      case "Assertion":
        return this.#assertion(element, next);
      case "Backreference":
        throw new Error(`it refers back: ${element.raw}`);
      case "Character":
      case "CharacterClass":
      case "CharacterSet":
      case "ExpressionCharacterClass":
        return this.#add({ kind: "take", holds: this.#member(element.raw), next });
    }
  }

  /** @param {string} raw */
  #member(raw) {
    const member = this.#members.get(raw) ?? memberOf(raw, this.#flags);
    this.#members.set(raw, member);
    return member;
  }

  /**
   * @param {AST.Quantifier} quantifier
   * @param {number} next
   */
  #repeated({ min, max, greedy, element, raw }, next) {
    const fork = (/** @type {number} */ more) => ({
      kind: /** @type {const} */ ("fork"),
      ways: greedy ? [more, next] : [next, more],
    });
    let entry = next;
    let copies = min;
    if (max === Number.POSITIVE_INFINITY) {
      if (mayBeEmpty(element)) throw new Error(`it repeats what may be empty: ${raw}`);
      entry = this.#add({ kind: "fork", ways: [] });
      const body = this.#step(element, entry);
      this.steps[entry] = fork(body);
      if (min > 0) entry = body;
      copies = Math.max(0, min - 1);
    } else {
      for (let more = min; more < max; more += 1) entry = this.#add(fork(this.#step(element, entry)));
    }
    for (; copies > 0; copies -= 1) entry = this.#step(element, entry);
    return entry;
  }

  /**
   * @param {AST.Assertion} assertion
   * @param {number} next
   */
  #assertion(assertion, next) {
    if (assertion.kind === "lookbehind" && !isShort(assertion))
      throw new Error(`it looks far behind: ${assertion.raw}`);
    if (assertion.kind === "lookahead") {
      const within = this.either(assertion.alternatives, this.#add({ kind: "end", isWhole: false }));
      return this.#add({ kind: "look", within, isNegative: assertion.negate, next });
    }
    const edge = new RegExp(assertion.raw, `${this.#flags.replaceAll(/[gy]/g, "")}y`);
    const isStart = assertion.kind === "start" && !this.#flags.includes("m");
    const holds = (/** @type {string} */ text, /** @type {number} */ at) => {
      edge.lastIndex = at;
      return edge.test(text);
    };
    return this.#add({ kind: "edge", holds, isStart, next });
  }

  /** @param {Step} step */
  #add(step) {
    return this.steps.push(step) - 1;
  }
}

/**
 * Whether one character is taken: the engine itself says so.
 * @param {string} raw
 * @param {string} flags
 */
function memberOf(raw, flags) {
  const one = new RegExp(`^(?:${raw})$`, flags.replaceAll(/[gmy]/g, ""));
  /** @type {Map<string, boolean>} */
  const known = new Map();
  return (/** @type {string} */ character) => {
    const holds = known.get(character) ?? one.test(character);
    known.set(character, holds);
    return holds;
  };
}

/** @param {AST.Node} node */
function isShort(node) {
  let repeats = false;
  visitRegExpAST(node, {
    onQuantifierEnter({ max }) {
      repeats ||= max === Number.POSITIVE_INFINITY;
    },
  });
  return !repeats;
}

/**
 * @param {AST.Element} element
 * @returns {boolean}
 */
function mayBeEmpty(element) {
  if (element.type === "Assertion") return true;
  if (element.type === "Quantifier") return element.min === 0 || mayBeEmpty(element.element);
  if (element.type !== "Group" && element.type !== "CapturingGroup") return false;
  return element.alternatives.some(({ elements }) => elements.every(mayBeEmpty));
}
