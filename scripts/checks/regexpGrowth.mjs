// @ts-check
import { programOf } from "./regexpProgram.mjs";

/** @import { Program, Take } from "./regexpProgram.mjs" */

/**
 * A place where a character is taken, and where the match may go on from there. `mayFail`: it cannot end with success right there.
 * @typedef {{ takes: ReadonlySet<string>, next: readonly number[], mayFail: boolean }} Place
 */

/** Characters that the classes of expressions tell apart. */
const SAMPLES = [
  ...Array.from({ length: 0x300 }, (_, code) => String.fromCharCode(code)),
  ..."\u2028\u2029\u212a\ufeff\ufffd\ud800\u{1f600}",
];

/**
 * How the work of a regular expression grows with a text that it does not match, where it is more than linear: the number of ways to read
 * the text, which a matcher that backtracks tries one after another. It is exponential where one loop reads a text in two ways, and a
 * power where two loops, one behind the other, read the same text (Weber and Seidl, 1991, call this EDA and IDA). To search a text is a
 * loop before the expression, unless that is anchored or sticky.
 * @param {string} source
 * @param {string} flags
 * @returns {"exponential" | "polynomial" | undefined}
 */
export function growthOf(source, flags) {
  const program = programOf(source, flags);
  // Steps that lead back make a loop, and nothing else does.
  if (!program.steps.some((step, at) => step.kind === "fork" && step.ways.some((way) => way > at))) return undefined;
  const places = placesOf(program);
  const loops = loopsIn(places);
  if (loops.some((loop) => isAmbiguous(places, loop))) return "exponential";
  const isTwice = loops.some((one) => loops.some((other) => one !== other && readsAlike(places, one, other)));
  return isTwice ? "polynomial" : undefined;
}

/**
 * @param {Program} program
 * @returns {Place[]}
 */
function placesOf(program) {
  const { steps, first, isSticky } = program;
  const takes = steps.flatMap((step, at) => (step.kind === "take" ? [at] : []));
  const placeOf = new Map(takes.map((at, place) => [at, place]));
  const letters = lettersOf(takes.map((at) => /** @type {Take} */ (steps[at])));
  const places = takes.map((at, place) => {
    const { found, succeeds } = arrivals(program, /** @type {Take} */ (steps[at]).next);
    const next = found.map(({ step }) => placeOf.get(step) ?? 0);
    return {
      takes: new Set(letters.filter(({ by }) => by.has(place)).map(({ name }) => name)),
      next,
      mayFail: !succeeds,
    };
  });
  const begins = arrivals(program, first).found.filter(({ isAnchored }) => !isAnchored);
  if (isSticky || begins.length === 0) return places;
  const search = places.length;
  const all = new Set(letters.map(({ name }) => name));
  return [
    ...places,
    { takes: all, next: [search, ...begins.map(({ step }) => placeOf.get(step) ?? 0)], mayFail: true },
  ];
}

/**
 * One letter for all characters that the same places take.
 * @param {readonly Take[]} takes
 */
function lettersOf(takes) {
  const tests = [...new Set(takes.map(({ holds }) => holds))];
  /** @type {Map<string, { name: string, by: Set<number> }>} */
  const letters = new Map();
  for (const character of SAMPLES) {
    const holding = new Set(tests.filter((holds) => holds(character)));
    const name = tests.map((holds) => Number(holding.has(holds))).join("");
    if (letters.has(name)) continue;
    letters.set(name, { name, by: new Set(takes.flatMap(({ holds }, place) => (holding.has(holds) ? [place] : []))) });
  }
  return [...letters.values()];
}

/**
 * Where a match can be after a step, once for each way that leads there, and whether it can end there with success, whatever follows.
 * What is looked at ahead is read as well.
 * @param {Program} program
 * @param {number} from
 */
function arrivals({ steps }, from) {
  /** @type {{ step: number, isAnchored: boolean }[]} */
  const found = [];
  let succeeds = false;
  /** @type {(at: number, isAnchored: boolean, isSure: boolean) => void} */
  const visit = (at, isAnchored, isSure) => {
    const step = steps[at];
    if (step?.kind === "take") found.push({ step: at, isAnchored });
    else if (step?.kind === "fork") for (const way of step.ways) visit(way, isAnchored, isSure);
    else if (step?.kind === "edge") visit(step.next, isAnchored || step.isStart, false);
    else if (step?.kind === "look") {
      visit(step.within, isAnchored, false);
      visit(step.next, isAnchored, false);
    } else if (step?.kind === "end" && step.isWhole && isSure) succeeds = true;
  };
  visit(from, false, true);
  return { found, succeeds };
}

/**
 * The sets of places from each of which all others of the set can be reached, where a match may fail in one of them.
 * @param {readonly Place[]} places
 * @returns {ReadonlySet<number>[]}
 */
function loopsIn(places) {
  const reached = places.map((_, from) => closure([from], (at) => places[at]?.next ?? []));
  /** @type {Map<string, Set<number>>} */
  const loops = new Map();
  for (const [place, there] of reached.entries()) {
    const loop = [...there].filter((other) => reached[other]?.has(place));
    if (loop.some((at) => places[at]?.mayFail)) loops.set(loop.sort((a, b) => a - b).join(" "), new Set(loop));
  }
  return [...loops.values()];
}

/**
 * Whether one text leads through a loop, back to where it began, in two ways.
 * @param {readonly Place[]} places
 * @param {ReadonlySet<number>} loop
 */
function isAmbiguous(places, loop) {
  const inLoop = (/** @type {number} */ at) => (places[at]?.next ?? []).filter((next) => loop.has(next));
  if ([...loop].some((at) => new Set(inLoop(at)).size < inLoop(at).length)) return true;
  const size = places.length;
  /** @type {(pair: number) => number[]} */
  const after = (pair) => {
    const [one, other] = [Math.floor(pair / size), pair % size];
    if (!meet(places[one]?.takes, places[other]?.takes)) return [];
    return inLoop(one).flatMap((a) => inLoop(other).map((b) => a * size + b));
  };
  // One step earlier, two ways leave one place; from there they may join again.
  const pairs = closure(
    [...loop].map((at) => at * size + at),
    after,
  );
  const isSame = (/** @type {number} */ pair) => Math.floor(pair / size) === pair % size;
  return [...pairs].some((pair) => !isSame(pair) && [...closure([pair], after)].some(isSame));
}

/**
 * Whether a text leads around one loop, around another behind it, and from the first to the second.
 * @param {readonly Place[]} places
 * @param {ReadonlySet<number>} one
 * @param {ReadonlySet<number>} other
 */
function readsAlike(places, one, other) {
  const size = places.length;
  const nextOf = (/** @type {number} */ at) => places[at]?.next ?? [];
  /** @type {(triple: number) => number[]} */
  const after = (triple) => {
    const [a, b, c] = [Math.floor(triple / size / size), Math.floor(triple / size) % size, triple % size];
    if (!meet(places[a]?.takes, places[b]?.takes, places[c]?.takes)) return [];
    return nextOf(a)
      .filter((next) => one.has(next))
      .flatMap((x) =>
        nextOf(b).flatMap((y) =>
          nextOf(c)
            .filter((z) => other.has(z))
            .map((z) => (x * size + y) * size + z),
        ),
      );
  };
  return [...one].some((p) =>
    [...other].some(
      (q) => places[q]?.mayFail && closure(after((p * size + p) * size + q), after).has((p * size + q) * size + q),
    ),
  );
}

/**
 * @param {ReadonlySet<string> | undefined} first
 * @param {(ReadonlySet<string> | undefined)[]} others
 */
function meet(first = new Set(), ...others) {
  return [...first].some((letter) => others.every((set) => set?.has(letter)));
}

/**
 * @param {readonly number[]} from
 * @param {(at: number) => readonly number[]} after
 */
function closure(from, after) {
  // What is behind one step at least: a place alone is no loop.
  const seen = new Set(from.flatMap(after));
  for (const at of seen) for (const next of after(at)) seen.add(next);
  return seen;
}
