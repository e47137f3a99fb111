// @ts-check
import zlib from "node:zlib";
import { same, show, within } from "./compare.mjs";
import { decoded } from "./content.mjs";
import { judgeProblem } from "./problem.mjs";
import { eventsOf, linesOf, linksOf, partsOf, pathOf, valueOf } from "./readers.mjs";
import { fill } from "./request.mjs";

/** Multipart byte ranges. @param {any} want @param {any} reply @param {any[]} replies */
function judgeParts(want, reply, replies) {
  if (!want.parts && !want.covers) return [];
  const bad = [];
  try {
    const parts = partsOf(reply);
    const source = want.covers?.of ?? want.of;
    if (valueOf(reply, "content-range") !== undefined) bad.push("Content-Range in the head of a multipart response");
    const whole = typeof source === "number" ? replies[source].body : source === undefined ? null : Buffer.from(source);
    for (const part of parts) bad.push(...judgePart(part, whole, want.part_media));
    const got = parts.map((p) => `${p.from}-${p.to}`);
    if (want.parts && !same(got, want.parts)) bad.push(`parts ${got.join()}, expected ${want.parts.join()}`);
    for (const [from, to] of want.covers?.ranges ?? [])
      for (let i = from; i <= to; i++)
        if (!parts.some((p) => p.from <= i && i <= p.to)) {
          bad.push(`octet ${i} is in no part`);
          break;
        }
    if (want.covers?.max_parts && parts.length > want.covers.max_parts) bad.push(`${parts.length} parts`);
  } catch (error) {
    bad.push(/** @type {Error} */ (error).message);
  }
  return bad;
}

/** @param {any} part @param {Buffer | null} whole @param {string} [media] */
function judgePart(part, whole, media) {
  const name = `part ${part.from}-${part.to}`;
  const bad = [];
  if (part.to < part.from || part.body.length !== part.to - part.from + 1)
    bad.push(`${name} has ${part.body.length} octets`);
  if (whole && !part.body.equals(whole.subarray(part.from, part.to + 1))) bad.push(`${name} has other octets`);
  if (whole && part.total !== String(whole.length) && part.total !== "*")
    bad.push(`${name}/${part.total}, length is ${whole.length}`);
  const type = part.fields.find((/** @type {string[]} */ f) => f[0] === "content-type")?.[1] ?? "";
  if (media && type.split(";")[0].trim() !== media) bad.push(`${name} without Content-Type ${media}`);
  return bad;
}

/** Server-sent events. @param {any} want @param {any} reply */
function judgeEvents(want, reply) {
  if (!["events", "events_first", "comments_min", "retry", "no_event_data"].some((k) => want[k] !== undefined))
    return [];
  const { events, comments, retry } = eventsOf(decoded(reply, { finishFlush: zlib.constants.Z_SYNC_FLUSH }));
  const bad = [];
  if (want.events && !within(want.events, events)) bad.push(`events ${show(events)}, expected ${show(want.events)}`);
  if (want.events_first && !within(want.events_first, events.slice(0, want.events_first.length)))
    bad.push(`events ${show(events)}, expected first ${show(want.events_first)}`);
  if (want.comments_min !== undefined && comments.length < want.comments_min)
    bad.push(`${comments.length} comments, expected at least ${want.comments_min}`);
  if (want.retry !== undefined && retry !== want.retry) bad.push(`retry ${retry}, expected ${want.retry}`);
  if (want.no_event_data && events.some((e) => e.data === want.no_event_data || e.type === want.no_event_data))
    bad.push(`an event ${want.no_event_data} was injected`);
  return bad;
}

/** @param {any} want @param {any} reply @param {any[]} replies @param {any} target */
function judgeLinks(want, reply, replies, target) {
  const bad = [];
  const links = linksOf(reply);
  const broken = links.find((l) => l.bad);
  for (const [rel, w] of Object.entries(want.links ?? {})) {
    if (broken) bad.push(`Link not well-formed: ${show(broken.bad)}`);
    const link = links.find((l) => l.rels.includes(rel));
    if (w === null ? link : !link)
      bad.push(`link rel=${rel} ${w === null ? "not " : ""}expected in ${show(valueOf(reply, "link"))}`);
    if (!link || !w) continue;
    if (w.path && pathOf(link.target, target, reply.askedAt) !== fill(w.path, replies, target))
      bad.push(`link rel=${rel} to ${link.target}, expected ${w.path}`);
    if (w.re && !new RegExp(w.re).test(link.target))
      bad.push(`link rel=${rel} to ${link.target}, expected to match ${w.re}`);
    for (const [k, v] of Object.entries(w.params ?? {}))
      if (link.params[k] !== v) bad.push(`link rel=${rel} ${k}=${link.params[k]}, expected ${v}`);
  }
  return bad;
}

const COOKIE =
  /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+=("?)[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*\1(; ?[\x20-\x3a\x3c-\x7e]+)*$/;

/** @param {any} want @param {any} reply */
function judgeCookies(want, reply) {
  const lines = linesOf(reply, "set-cookie");
  const bad = [];
  for (const w of want.cookies ?? []) {
    const line = lines.find((v) => v.startsWith(`${w.name}=`));
    if (!line) {
      bad.push(`no Set-Cookie of ${w.name}`);
      continue;
    }
    const [pair, ...attributes] = line.split(";").map((x) => x.trim());
    if (w.value !== undefined && pair !== `${w.name}=${w.value}`)
      bad.push(`Set-Cookie ${pair}, expected ${w.name}=${w.value}`);
    const has = (/** @type {string} */ re) => attributes.some((x) => new RegExp(`^${re}`, "i").test(x));
    for (const re of w.attributes ?? []) if (!has(`${re}$`)) bad.push(`Set-Cookie ${show(line)} lacks ${re}`);
    for (const re of w.lacks ?? []) if (has(re)) bad.push(`Set-Cookie ${show(line)} has ${re}`);
  }
  if (want.cookie_grammar)
    for (const line of lines) if (!COOKIE.test(line)) bad.push(`Set-Cookie outside RFC 6265 4.1.1: ${show(line)}`);
  return bad;
}

/** Formats that have a grammar of their own. @param {any} want @param {any} reply @param {any[]} replies @param {any} target @returns {string[]} */
export function judgeForms(want, reply, replies, target) {
  try {
    return [
      ...judgeParts(want, reply, replies),
      ...judgeEvents(want, reply),
      ...judgeLinks(want, reply, replies, target),
      ...judgeCookies(want, reply),
      ...judgeProblem(want, reply),
    ];
  } catch (error) {
    return [/** @type {Error} */ (error).message];
  }
}
