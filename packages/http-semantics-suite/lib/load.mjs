// @ts-check
import fs from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const CASES = fileURLToPath(new URL("../cases", import.meta.url));

/** 10,000 octets of text: each offset that is a multiple of five, in four digits and a line feed. */
const BIG = Array.from({ length: 2000 }, (_, i) => `${String(i * 5).padStart(4, "0")}\n`).join("");

const TEN = "0123456789".repeat(1000);

/** @param {any} request @param {string} id */
function requestOf(request, id) {
  const r = typeof request === "string" ? { at: request } : { ...request };
  if (r.at !== undefined) [r.method, r.target] = r.at.split(/ (.*)/s);
  if (r.headers && !Array.isArray(r.headers))
    r.headers = Object.entries(r.headers).flatMap(([n, v]) => [v].flat().map((one) => [n, one]));
  return JSON.parse(JSON.stringify({ ...r, at: undefined }).replaceAll("{{id}}", `{{run}}-${id}`));
}

/** @param {any} expect @param {string} id @returns {any} */
function expectOf(expect, id) {
  if (typeof expect === "number" || typeof expect === "string" || Array.isArray(expect)) return { status: expect };
  return expect && JSON.parse(JSON.stringify(expect).replaceAll("{{id}}", `{{run}}-${id}`));
}

const NOTE = {
  at: "PUT /notes/{{id}}",
  headers: { "Content-Type": "application/json" },
  body: '{"title":"one","text":"first"}',
};
const FILE = { at: "PUT /files/{{id}}", headers: { "Content-Type": "text/plain" }, body: "first" };

const NOWHERE = "GET /no-such-path-{{run}}";

/** What a case starts from: requests that come before its own. @type {Record<string, [any, any][]>} */
const GIVEN = {
  note: [[NOTE, [200, 201, 204]]],
  noted: [
    [NOTE, [200, 201, 204]],
    ["GET /notes/{{id}}", { status: 200, headers: { ETag: true } }],
  ],
  file: [[FILE, [200, 201, 204]]],
  filed: [
    [FILE, [200, 201, 204]],
    ["GET /files/{{id}}", { status: 200, headers: { ETag: true } }],
  ],
};

/** @param {string | Record<string, string> | undefined} why @param {string} law */
function whyOf(why, law) {
  if (why === undefined || typeof why === "string") return why;
  const keys = Object.keys(why).filter((key) => law.startsWith(key));
  return why[keys.sort((a, b) => b.length - a.length)[0] ?? ""];
}

/** @param {any} c @param {any} file */
function caseOf(c, file) {
  const given = GIVEN[c.given] ?? [];
  return {
    ...c,
    area: file.area,
    profile: file.profile,
    why: c.why ?? whyOf(file.why, c.law),
    requests: [...given.map((g) => g[0]), ...c.requests].map((r) => requestOf(r, c.id)),
    expect: [...given.map((g) => g[1]), ...c.expect].map((e) => expectOf(e, c.id)),
  };
}

/** @param {any} c @param {Set<string>} seen */
function faultsOf(c, seen) {
  const wrong = ["id", "area", "profile", "title", "law", "confidence", "why"].filter(
    (k) => typeof c[k] !== "string" || !c[k],
  );
  if (seen.has(c.id)) wrong.push("id used twice");
  seen.add(c.id);
  if (!["must", "should", "taste"].includes(c.confidence)) wrong.push("confidence");
  if (c.requests.length !== c.expect.length) wrong.push("requests and expect differ in number");
  if (!c.expect.some(Boolean)) wrong.push("expects nothing");
  return wrong;
}

/**
 * All cases, and for each area the requests that have to work: if an area is not there at all, a 404 is no merit.
 * @returns {{ cases: any[], areas: { profile: string, area: string, about: string, control: any }[], probes: any[] }}
 */
export function load(folder = CASES) {
  const cases = [];
  const areas = [];
  const seen = new Set();
  const files = fs.readdirSync(folder, { recursive: true }).map(String);
  for (const path of files.filter((f) => f.endsWith(".json") && !f.endsWith("probes.json")).sort()) {
    const text = fs.readFileSync(join(folder, path), "utf8");
    const file = JSON.parse(text.replaceAll("{{BIG}}", JSON.stringify(BIG).slice(1, -1)).replaceAll("{{TEN}}", TEN));
    const { requests, expect } = file.control;
    // A service that sends the same to everything has no area.
    const control = {
      id: `control-${file.area}`,
      law: "",
      requests: [...requests, NOWHERE],
      expect: [...expect, [404, 405]],
    };
    areas.push({ profile: file.profile, area: file.area, about: file.about, control: caseOf(control, file) });
    for (const raw of file.cases) {
      const c = caseOf(raw, file);
      const wrong = faultsOf(c, seen);
      if (wrong.length) throw new Error(`case ${c.id} of ${path}: ${wrong.join(", ")}`);
      cases.push(c);
    }
  }
  // The core profile first.
  areas.sort((a, b) => Number(b.profile === "core") - Number(a.profile === "core"));
  return { cases, areas, probes: probesOf(folder) };
}

/** @param {string} folder */
function probesOf(folder) {
  const path = join(folder, "probes.json");
  if (!fs.existsSync(path)) return [];
  return JSON.parse(fs.readFileSync(path, "utf8")).map((/** @type {any} */ p, /** @type {number} */ i) =>
    caseOf({ id: `probe-${i}`, law: "", ...p }, { area: p.area, profile: "core" }),
  );
}
