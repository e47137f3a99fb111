import { type Program, programOf } from "../../scripts/checks/regexpProgram.mjs";

/** What a search of a regular expression finds, and the steps that a matcher which backtracks takes for it. */
interface Search {
  readonly start: number;
  /** -1 where nothing is found. */
  readonly end: number;
  readonly steps: number;
}

/** Far more than what is linear takes. An engine would go on for hours. */
const MOST_STEPS = 4_000_000;

const programs = new Map<string, Program>();
const known = new WeakMap<RegExp, Program>();

function programFor(expression: RegExp): Program {
  const { source, flags } = expression;
  const program = programs.get(`/${source}/${flags}`) ?? programOf(source, flags);
  programs.set(`/${source}/${flags}`, program);
  known.set(expression, program);
  return program;
}

/** Searches from a place on, as `exec` does, and counts. */
export function searchFrom(expression: RegExp, text: string, from: number): Search {
  const program = known.get(expression) ?? programFor(expression);
  const { steps, first } = program;
  const entry = steps[first];
  // An engine does not try what is anchored anywhere else.
  const isTriedOnce = program.isSticky || (entry?.kind === "edge" && entry.isStart);
  const matcher = new Matcher(program, text);
  let start = from;
  let end = matcher.from(first, start);
  while (end < 0 && !isTriedOnce && start < text.length) {
    start += 1;
    end = matcher.from(first, start);
  }
  return { start, end, steps: matcher.steps };
}

class Matcher {
  steps = 0;
  readonly #program: Program;
  readonly #text: string;

  constructor(program: Program, text: string) {
    this.#program = program;
    this.#text = text;
  }

  /** Where a match that begins here ends; -1 where there is none. */
  from(first: number, start: number): number {
    // Steps and places by turns.
    const open = [first, start];
    while (open.length > 0) {
      const place = open.pop() ?? 0;
      const end = this.#follow(open.pop() ?? 0, place, open);
      if (end >= 0) return end;
    }
    return -1;
  }

  /** Follows one way to its end, and leaves the others open. */
  #follow(first: number, start: number, open: number[]): number {
    let at = first;
    let place = start;
    for (;;) {
      this.steps += 1;
      if (this.steps > MOST_STEPS) throw new Error(`more than ${MOST_STEPS} steps on a text of ${this.#text.length}`);
      const step = this.#program.steps[at];
      if (step === undefined || step.kind === "end") return place;
      if (step.kind === "fork") {
        const { ways } = step;
        for (let other = ways.length - 1; other > 0; other -= 1) open.push(ways[other] ?? 0, place);
        at = ways[0] ?? 0;
        continue;
      }
      if (step.kind === "take") {
        const character = this.#characterAt(place);
        if (character === "" || !step.holds(character)) return -1;
        place += character.length;
      } else if (step.kind === "edge") {
        if (!step.holds(this.#text, place)) return -1;
      } else if (this.from(step.within, place) >= 0 === step.isNegative) {
        return -1;
      }
      at = step.next;
    }
  }

  #characterAt(place: number): string {
    if (!this.#program.isUnicode) return this.#text.charAt(place);
    const code = this.#text.codePointAt(place);
    return code === undefined ? "" : String.fromCodePoint(code);
  }
}
