// @ts-check
import { createHash } from "node:crypto";
import { octets, show } from "./compare.mjs";
import { linesOf, membersOf, pathOf, valueOf } from "./readers.mjs";
import { fill } from "./request.mjs";
import { dictionaryOf, listOf, parse } from "./structured.mjs";

export const IMF =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/;

/** @param {string} algorithm @param {Buffer} octets */
const hash = (algorithm, octets) => createHash(algorithm.replace("-", "")).update(octets).digest("base64");

/** @param {string} tag */
const isWeak = (tag) => tag.startsWith("W/");

/** @param {any} want one of several expectations of a field */
const wantedOf = (want) => (want?.re ? `a match of ${want.re}` : want === null ? "none" : show(want));

/** Each check returns what it expected, or undefined if it holds.
 * @type {Record<string, (got: string, want: any, at: any) => string | undefined>} */
const CHECKS = {
  one_of: (_, want, at) =>
    want.some((/** @type {any} */ w) => judgeField(at.name, w, at.reply, at.replies, at.target).length === 0)
      ? undefined
      : `expected one of ${want.map(wantedOf).join(", ")}`,
  re: (got, want, at) => (new RegExp(want, at.want.flags ?? "i").test(got) ? undefined : `expected to match ${want}`),
  not_re: (got, want, at) =>
    new RegExp(want, at.want.flags ?? "i").test(got) ? `expected not to match ${want}` : undefined,
  any_line: (_, want, at) =>
    at.lines.some((/** @type {string} */ l) => new RegExp(want, "i").test(l))
      ? undefined
      : `expected a line to match ${want}`,
  media: (got, want) => (beforeSemicolon(got) === want ? undefined : `expected ${want}`),
  list_has: (got, want, at) => {
    const there = tokens(got);
    const missing = want.filter((/** @type {string} */ t) => !there.includes(t.toLowerCase()));
    return missing.length && !(at.name === "vary" && got === "*") ? `to list ${missing.join(", ")}` : undefined;
  },
  list_lacks: (got, want) => {
    const extra = want.filter((/** @type {string} */ t) => tokens(got).includes(t.toLowerCase()));
    return extra.length ? `not to list ${extra.join(", ")}` : undefined;
  },
  date: (got) => (IMF.test(got) && !Number.isNaN(Date.parse(got)) ? undefined : "expected an IMF-fixdate"),
  recent: (got, want) =>
    Math.abs(Date.parse(got) - Date.now()) <= want * 1000 ? undefined : `expected within ${want} s of now`,
  not_after: (got, want, at) => {
    const other = valueOf(at.reply, want);
    return other !== undefined && Date.parse(got) > Date.parse(other)
      ? `expected not after ${want} (${other})`
      : undefined;
  },
  same_as: (got, want, at) => {
    const other = valueOf(at.replies[want], at.name);
    if (at.want.if_there && other === undefined) return undefined;
    return got === other ? undefined : `expected as in response ${want} (${show(other)})`;
  },
  not_same_as: (got, want, at) =>
    got === valueOf(at.replies[want], at.name) ? `to differ from response ${want}` : undefined,
  weakly_as: (got, want, at) => {
    const other = valueOf(at.replies[want], at.name) ?? "";
    const fits = [got, other].some(isWeak) && got.replace(/^W\//, "") === other.replace(/^W\//, "");
    return fits ? undefined : `expected to match the tag of response ${want} (${show(other)}), one of them weak`;
  },
  path: (got, want, at) =>
    pathOf(got, at.target, at.reply.askedAt) === fill(want, at.replies, at.target)
      ? undefined
      : `expected a reference to ${fill(want, at.replies, at.target)}`,
  here: (got, _, at) =>
    /^[a-z][a-z\d+.-]*:|^\/\//i.test(got) && new URL(got, `http://${at.target.authority}`).host !== at.target.authority
      ? `expected a reference to ${at.target.authority}`
      : undefined,
  sf: (got, want) => thrown(() => void parse(got, want), `not a Structured Field ${want}`),
  sf_media: (got, want, at) => thrown(() => mediaRanges(got, want, at.want.exactly), "not a List of media ranges"),
  digest: (got, want, at) => thrown(() => digests(got, want, at), "not a right digest"),
  any_right: (got, want, at) => thrown(() => anyRight(got, want, at), "not a right digest"),
};

/** @param {string} value */
const beforeSemicolon = (value) => value.replace(/;.*$/s, "").trim().toLowerCase();

/** @param {string} value */
const tokens = (value) => membersOf(value).map(beforeSemicolon);

/** @param {() => void} run @param {string} message */
function thrown(run, message) {
  try {
    run();
  } catch (error) {
    return `${message}: ${/** @type {Error} */ (error).message}`;
  }
}

/** @param {string} got @param {string[]} want @param {boolean} [exactly] */
function mediaRanges(got, want, exactly) {
  const list = listOf(got).map((member) => {
    if (!["token", "string"].includes(member.type)) throw new Error(`a member of type ${member.type}`);
    const params = Object.entries(member.params).map(([k, v]) => {
      if (!["token", "string"].includes(v.type)) throw new Error(`parameter ${k} of type ${v.type}`);
      return `;${k}=${v.value}`;
    });
    return member.value.toLowerCase() + params.sort().join("");
  });
  for (const media of want) if (!list.includes(media)) throw new Error(`lacks ${media}`);
  if (exactly && list.length !== want.length) throw new Error(`${list.length} media ranges`);
}

/** The octets that are meant: "content", "text:…" or "reply:N". @param {string} of @param {any} at */
function octetsOf(of, at) {
  if (of === "content") return at.reply.body;
  return of.startsWith("text:") ? Buffer.from(of.slice(5)) : at.replies[Number(of.slice(of.indexOf(":") + 1))].body;
}

/** @param {string} got @param {Record<string, string | null>} want @param {any} at */
function digests(got, want, at) {
  const dictionary = dictionaryOf(got);
  for (const [k, v] of Object.entries(dictionary)) if (v.type !== "bytes") throw new Error(`${k} is no Byte Sequence`);
  for (const [algorithm, of] of Object.entries(want)) {
    if (of === null && algorithm in dictionary) throw new Error(`has ${algorithm}`);
    if (of === null) continue;
    const right = hash(algorithm, octetsOf(of, at));
    if (!dictionary[algorithm]) throw new Error(`lacks ${algorithm}`);
    if (dictionary[algorithm].value !== right) throw new Error(`${algorithm} of ${of} is ${right}`);
  }
}

/** @param {string} got @param {string} of @param {any} at */
function anyRight(got, of, at) {
  for (const [algorithm, v] of Object.entries(dictionaryOf(got)))
    if (["sha-256", "sha-512"].includes(algorithm) && v.value !== hash(algorithm, octetsOf(of, at)))
      throw new Error(`${algorithm} is wrong`);
}

/**
 * @param {string} name lower case @param {any} want @param {any} reply @param {any[]} replies @param {any} target
 * @returns {string[]} what is wrong
 */
export function judgeField(name, want, reply, replies, target) {
  const lines = linesOf(reply, name);
  const got = lines.length ? lines.join(", ") : undefined;
  const no = (/** @type {string} */ m) => [`${name}: ${m}, got ${got === undefined ? "none" : octets(show(got))}`];
  if (want === null) return got === undefined ? [] : no("not to be there");
  if (want === true) return got !== undefined ? [] : no("to be there");
  if (typeof want === "string")
    return got === fill(want, replies, target) ? [] : no(`expected ${fill(want, replies, target)}`);
  if (want.optional && got === undefined) return [];
  const bad = want.lines !== undefined && lines.length !== want.lines ? no(`expected ${want.lines} field lines`) : [];
  if (want.lines === 0) return bad;
  if (got === undefined) {
    const isNowhere = want.if_there && valueOf(replies[want.same_as], name) === undefined;
    return isNowhere ? [] : no("to be there");
  }
  const at = { name, want, reply, replies, target, lines };
  for (const [key, check] of Object.entries(CHECKS)) {
    const message = want[key] === undefined || want[key] === false ? undefined : check(got, want[key], at);
    if (message !== undefined) bad.push(...no(message));
  }
  return bad;
}
