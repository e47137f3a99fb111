// @ts-check
import { perform } from "./perform.mjs";

export const DOCUMENT = "/.well-known/http-semantics";

/** Areas of the core profile that every service lists: what a framework lacks there counts as failed. */
const OBLIGATORY = ["messages", "methods", "head", "status"];

/** @typedef {{ profiles: Record<string, string | string[]>, without: string[] }} Offers */

/** @param {string} base @param {string} run the random word of this run */
export function targetOf(base, run) {
  const url = new URL(base.includes("://") ? base : `http://${base}`);
  if (url.protocol !== "http:") throw new Error(`the base URL starts with http://, not ${url.protocol}//`);
  return {
    run,
    host: url.hostname.replace(/[[\]]/g, ""),
    port: Number(url.port || 80),
    authority: url.host,
    prefix: url.pathname.replace(/\/$/, ""),
  };
}

/**
 * Reads the document of what is mounted.
 * @param {any} target
 * @returns {Promise<{ name: string, profiles: Record<string, string | string[]>, without: string[] }>}
 */
export async function readOffers(target) {
  const run = { target, replies: [], wires: new Set() };
  const [reply] = await perform({ requests: [{ method: "GET", target: DOCUMENT }] }, run);
  const where = `GET ${DOCUMENT}`;
  if (reply.broken) throw new Error(`${where}: ${reply.broken}`);
  if (reply.status !== 200)
    throw new Error(`${where}: status ${reply.status}. It lists what is mounted: see SERVICE.md.`);
  let document;
  try {
    document = JSON.parse(reply.body.toString("utf8"));
  } catch {
    throw new Error(`${where}: the content is no JSON`);
  }
  const { profiles } = document ?? {};
  const isList = (/** @type {unknown} */ v) =>
    v === "all" || (Array.isArray(v) && v.every((a) => typeof a === "string"));
  if (
    document?.suite !== 1 ||
    typeof profiles !== "object" ||
    profiles === null ||
    !Object.values(profiles).every(isList)
  )
    throw new Error(`${where}: expected {"suite": 1, "name": …, "profiles": {"core": "all" or a list of areas}}`);
  return { name: String(document.name ?? "unnamed"), profiles, without: [document.without ?? []].flat().map(String) };
}

/** @param {string} entry "/packed", "PATCH /notes/{id}" or "POST /echo text/plain" */
function patternOf(entry) {
  const [, method, path, media] = /^(?:([A-Z]+) )?(\S*)(?: (\S+))?$/.exec(entry) ?? [];
  const source = (path ?? entry).replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{[^}]*\}/g, "[^/?]+");
  return { method, media: media?.toLowerCase(), re: new RegExp(`^${source}/?(\\?.*)?$`) };
}

/** @param {any} r a request */
const mediaOf = (r) =>
  (r.headers ?? []).find((/** @type {[string, string]} */ h) => h[0].toLowerCase() === "content-type")?.[1] ?? "";

/** Paths of the core profile that belong to one area: they need not exist if it is not listed. @type {[RegExp, string[]][]} */
const OWNERS = [
  [/^\/packed\b/, ["coding"]],
  [/^\/report\b/, ["negotiation"]],
  [/^\/greeting\b/, ["language"]],
  [/^\/menu\b/, ["negotiation", "language"]],
  [/^\/private\b/, ["auth"]],
  [/^\/(moved|found|done|temporary|permanent|go)\b/, ["redirects"]],
];

/** The areas that a case needs besides its own. @param {any} c @returns {string[]} */
function needsOf(c) {
  if (c.profile !== "core") return [];
  const paths = (c.requests ?? []).map((/** @type {any} */ r) => String(r.target ?? ""));
  const owners = OWNERS.filter(([re]) => paths.some((/** @type {string} */ p) => re.test(p)));
  return [...(c.needs ?? []), ...owners.flatMap(([, areas]) => areas)];
}

/** @param {ReturnType<typeof patternOf>} w @param {any} r a request */
const covers = (w, r) =>
  (!w.method || w.method === r.method) &&
  (!w.media || mediaOf(r).trim().toLowerCase().startsWith(w.media)) &&
  w.re.test(r.target ?? "");

/**
 * Names in the document that the suite does not have. A misspelt area would count as not offered, so its failures would vanish.
 * @param {Offers} offers
 * @param {{ areas: any[], cases: any[] }} suite
 */
export function unknownOf(offers, suite) {
  const wrong = [];
  for (const [profile, listed] of Object.entries(offers.profiles)) {
    const areas = suite.areas.filter((a) => a.profile === profile).map((a) => a.area);
    if (!areas.length) wrong.push(`"profiles": there is no profile "${profile}"`);
    else
      for (const area of Array.isArray(listed) ? listed : [])
        if (!areas.includes(area))
          wrong.push(`"profiles": "${profile}" has no area "${area}". It has: ${areas.join(", ")}`);
  }
  const requests = suite.cases.flatMap((c) => c.requests);
  for (const entry of offers.without)
    if (!requests.some((r) => covers(patternOf(entry), r)))
      wrong.push(`"without": no case sends "${entry}". Write "/path", "METHOD /path" or "METHOD /path media/type".`);
  return wrong.map((line) => `GET ${DOCUMENT}: ${line}`);
}

/** @param {Offers} offers @param {string} profile @param {string} area */
function lists(offers, profile, area) {
  const areas = offers.profiles[profile];
  return areas === "all" || (Array.isArray(areas) && areas.includes(area));
}

/** The entry of `without` that leaves a request out. @param {Offers} offers @returns {(r: any) => string | undefined} */
function leavesOut(offers) {
  const without = offers.without.map((entry) => ({ entry, pattern: patternOf(entry) }));
  return (r) => without.find(({ pattern }) => covers(pattern, r))?.entry;
}

/** Why a case is not offered; undefined if it is. @param {Offers} offers @returns {(c: any) => string | undefined} */
export function whyNotOffered(offers) {
  const entryOf = leavesOut(offers);
  return (c) => {
    const area = [c.area, ...needsOf(c)].find((name) => !lists(offers, c.profile, name));
    if (area !== undefined) return c.profile === area ? `${area} is not listed` : `${c.profile}/${area} is not listed`;
    const entry = (c.requests ?? []).map(entryOf).find(Boolean);
    return entry && `${entry} is in "without"`;
  };
}

/** @param {Offers} offers @returns {(c: any) => boolean} */
export function offeredBy(offers) {
  const why = whyNotOffered(offers);
  return (c) => why(c) === undefined;
}

/** @param {Offers} offers */
export const missingOf = (offers) => OBLIGATORY.filter((area) => !lists(offers, "core", area));

/** A control without the paths that the service leaves out. @param {any} control @param {Offers} offers */
export function controlOf(control, offers) {
  const entryOf = leavesOut(offers);
  const gone = new Set(control.requests.filter(entryOf).map((/** @type {any} */ r) => r.target));
  if (!gone.size) return control;
  const stays = (/** @type {any} */ r) => !gone.has(r.target);
  return {
    ...control,
    requests: control.requests.filter(stays),
    expect: control.expect.filter((/** @type {any} */ _, /** @type {number} */ i) => stays(control.requests[i])),
  };
}
