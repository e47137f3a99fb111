// @ts-check
// What may become of each stream, from what the client has sent on it.

/** @typedef {import("./scenarios.mjs").Scenario} Scenario */
/** @typedef {import("./requests.mjs").Request} Request */

/**
 * @typedef {object} Expected
 * @property {number} id
 * @property {Request} request
 * @property {boolean} isWhole whether all of its content was sent, with END_STREAM
 * @property {boolean} isWrong whether it is malformed, so that nobody knows what becomes of it
 * @property {boolean} isReset whether the client has reset it
 * @property {boolean} mustEnd whether its response has to come, and to end or be cut, before the client leaves
 */

/** More turns than these, of one window each, take too long: a client that takes little is cut (stallTime). */
const MOST_TURNS = 40;
/** The content of a small response. */
const SMALL = 1_000;

/** The endings at which a client waits for what it can expect. @param {Scenario} scenario */
export const isPatient = ({ ending }) => ending !== "eager" && ending !== "rude";

/** What is wrong with the connection. @param {Scenario} scenario */
export const poisonOf = ({ steps }) => steps.find(({ poisons }) => poisons !== undefined);

/** @param {Scenario} scenario @returns {Expected[]} */
export function expectedOf(scenario) {
  const { steps, credits } = scenario;
  // A change holds for open streams too, so that the last one counts (RFC 9113 6.9.2).
  const window = steps.flatMap((step) => step.window ?? []).at(-1) ?? 0;
  const isSound = isPatient(scenario) && poisonOf(scenario) === undefined;
  return steps.flatMap(({ opens: request, stream: id }) => {
    if (request === undefined) return [];
    const own = steps.filter(({ stream }) => stream === id);
    const isReset = own.some(({ resets }) => resets !== undefined);
    const isWrong = own.some(({ spoils }) => spoils);
    const content = own.map(({ data = "" }) => data).join("");
    const isWhole = !isWrong && own.some(({ ends }) => ends) && content === (request.content ?? "");
    const { size = SMALL, ends, reads } = request;
    const hasWindow = size === 0 || (credits && size / window <= MOST_TURNS);
    const mustEnd = isSound && !isWrong && !isReset && ends !== "silent" && hasWindow && (isWhole || !reads);
    return [{ id, request, isWhole, isWrong, isReset, mustEnd }];
  });
}

/** What the books may have of the requests. @param {Scenario} scenario @returns {import("../ledger.mjs").Asked[]} */
export function askedOf(scenario) {
  /** @type {Map<string, import("../ledger.mjs").Asked>} */
  const asked = new Map();
  for (const { request, isWhole } of expectedOf(scenario)) {
    const { mark, kind, text } = request;
    const known = asked.get(mark);
    const whole = isWhole ? text : undefined;
    asked.set(mark, { mark, kind, times: (known?.times ?? 0) + 1, whole: known?.whole ?? whole });
  }
  return [...asked.values()];
}

/** What is over while the connection is open: responses that ended, and streams that the client has reset. @param {Scenario} scenario */
export function overOf(scenario) {
  const over = expectedOf(scenario).filter(({ isReset, isWrong, mustEnd }) => (isReset && !isWrong) || mustEnd);
  // A request that was sent twice is over when both are.
  const pending = expectedOf(scenario).filter(({ id }) => !over.some((each) => each.id === id));
  const requests = over.flatMap(({ request }) =>
    pending.some((each) => each.request.mark === request.mark) ? [] : [request],
  );
  return { marks: requests.map(({ mark }) => mark), files: requests.flatMap(({ file }) => file ?? []) };
}
