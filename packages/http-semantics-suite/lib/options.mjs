// @ts-check
import { parseArgs } from "node:util";

export const USAGE = `usage: http-semantics-suite BASE_URL [options]

  --profile core,ranges   only these profiles
  --area negotiation,…    only these areas
  --only NG01,CD*         only these cases
  --confidence must       must, should, taste (several with commas)
  --untimed               without the cases that wait by the clock
  --check                 try the requests that each listed area rests on, and run no case
  --list                  list the cases, and run none
  --json FILE             write the results ("-": to standard output, instead of text)
  --junit FILE            write the results for a CI
  --exchanges             keep the exchanges of passed cases too (in --json)
  --baseline FILE         known failures: only new ones fail the run
  --write-baseline FILE   write the failures of this run as a baseline
  --brief                 one line for each failure, without the exchange
  --jobs N                cases at a time (4)
  --patience N            seconds that a response may take (8); what has a limit of its own gets longer in proportion

Exit code: 0 if no must and no should failed, 1 if one did, 2 if the run could not start.`;

const STRINGS = [
  "profile",
  "area",
  "only",
  "confidence",
  "json",
  "junit",
  "baseline",
  "write-baseline",
  "jobs",
  "patience",
];
const FLAGS = ["untimed", "check", "list", "exchanges", "brief", "help"];

/** @param {string[]} args */
export function optionsOf(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: Object.fromEntries([
      ...STRINGS.map((name) => [name, { type: /** @type {const} */ ("string") }]),
      ...FLAGS.map((name) => [name, { type: /** @type {const} */ ("boolean") }]),
    ]),
  });
  if (positionals.length > 1) throw new Error(`one base URL, not ${positionals.length}`);
  for (const name of ["jobs", "patience"]) {
    const { [name]: given = "4" } = /** @type {Record<string, any>} */ (values);
    if (!/^[1-9]\d{0,2}$/.test(given)) throw new Error(`--${name} takes a number from 1 to 999, not ${given}`);
  }
  return { ...values, base: positionals[0] };
}

/** The cases that the options choose. @param {any[]} cases @param {any} options */
export function chosenOf(cases, options) {
  const list = (/** @type {string} */ name) => options[name]?.split(",");
  const [profiles, areas, only, kinds] = ["profile", "area", "only", "confidence"].map(list);
  const names = (/** @type {string} */ p, /** @type {string} */ id) =>
    p.endsWith("*") ? id.startsWith(p.slice(0, -1)) : id === p;
  for (const [given, key] of [
    [profiles, "profile"],
    [areas, "area"],
    [kinds, "confidence"],
  ])
    for (const one of given ?? []) if (!cases.some((c) => c[key] === one)) throw new Error(`no cases of ${key} ${one}`);
  for (const one of only ?? []) if (!cases.some((c) => names(one, c.id))) throw new Error(`no case ${one}`);
  const chosen = cases.filter(
    (c) =>
      (!profiles || profiles.includes(c.profile)) &&
      (!areas || areas.includes(c.area)) &&
      (!only || only.some((/** @type {string} */ p) => names(p, c.id))) &&
      (!kinds || kinds.includes(c.confidence)) &&
      !(options.untimed && c.timed),
  );
  if (!chosen.length) throw new Error("no case has all that the options ask for");
  return chosen;
}
