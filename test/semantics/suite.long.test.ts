import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { judgeField } from "../../packages/http-semantics-suite/lib/fields.mjs";
import { load } from "../../packages/http-semantics-suite/lib/load.mjs";
import { readOffers, targetOf } from "../../packages/http-semantics-suite/lib/offers.mjs";
import { failureText } from "../../packages/http-semantics-suite/lib/report.mjs";
import { runAll } from "../../packages/http-semantics-suite/lib/run.mjs";
import { serverOf } from "../../packages/http-semantics-suite/reference/server.mjs";
import { handle } from "../../packages/http-semantics-suite/reference/service.mjs";
import { HANG } from "../bounds.mjs";

const PACKAGE = fileURLToPath(new URL("../../packages/http-semantics-suite", import.meta.url));
const [CLI, REFERENCE] = [join(PACKAGE, "cli.mjs"), join(PACKAGE, "reference")];
const ALL = Object.fromEntries(load().areas.map((area) => [area.profile, "all"]));
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A service that lists every profile and sends the same response to everything else. */
function constant(
  send: (response: ServerResponse) => void,
  profiles: unknown = ALL,
  without: string[] = [],
): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    if (request.url !== "/.well-known/http-semantics") return send(response);
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ suite: 1, name: "constant", profiles, without }));
  });
  servers.push(server);
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}

/** On a busy machine, a response takes its time. */
const run = (...args: string[]) => runScript(CLI, "--patience", String(HANG / 1000), ...args);

const runScript = (script: string, ...args: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { maxBuffer: 1 << 26 }, (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code), out, err });
    });
  });

describe("the cases of the semantics suite", () => {
  it("has at least 300 cases in the core profile, and the 779 of the further ones", () => {
    const { cases } = load();
    expect(cases.filter((c) => c.profile === "core").length).toBeGreaterThanOrEqual(300);
    expect(cases.filter((c) => c.profile !== "core").length).toBe(779);
  });

  it("names no framework", () => {
    expect(JSON.stringify(load())).not.toMatch(/signalbox|express|fastify|\bhono\b|\bkoa\b|nestjs|elysia|fastapi/i);
  });

  it("marks each case that waits by the clock", () => {
    const waits = (c: { requests: object[]; expect: unknown[] }) =>
      /"(?:wait_ms|listen_ms|background|drip_ms|hang_up_after_ms|until|max_ms|first_content_ms)":/.test(
        JSON.stringify([c.requests, c.expect]),
      );
    expect(
      load()
        .cases.filter((c) => waits(c) && !c.timed)
        .map((c) => c.id),
    ).toEqual([]);
  });
});

describe("the reference implementation", () => {
  it.each([1, 2])("passes everything that does not wait by the clock, in any order (%i)", async (seed) => {
    const server = serverOf(handle);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const target = targetOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, `order${seed}`);
    const { cases, areas } = load();
    const offers = await readOffers(target);
    const order = (id: string) => createHash("sha256").update(`${seed}${id}`).digest("hex");
    const chosen = cases.filter((c) => !c.timed).sort((a, b) => (order(a.id) < order(b.id) ? -1 : 1));
    const results = await runAll(chosen, areas, target, { offers, jobs: 4, patience: HANG / 1000 });
    expect(results.filter((r) => r.outcome === "failed").map((r) => failureText(r))).toEqual([]);
    expect(results.filter((r) => r.outcome === "passed").length).toBeGreaterThan(1400);
  });

  it("with a seeded fault fails: one of each area", async () => {
    const faults: { area: string }[] = JSON.parse(readFileSync(join(REFERENCE, "faults.json"), "utf8"));
    const all = faults.map(({ area }, i) => ({ area, number: i + 1 }));
    const first = all.filter(({ area }, i) => all.findIndex((other) => other.area === area) === i);
    // No page describes rate limits, so their faults cannot be built in.
    const numbers = first.filter(({ area }) => area !== "ratelimit").map(({ number }) => number);
    const only = ["--untimed", "--only", numbers.join(",")];
    const { out } = await runScript(join(PACKAGE, "test/faults.mjs"), ...only);
    expect(out).toContain("without a fault: all pass\n");
    expect(out).toContain(`${numbers.length} of ${numbers.length} faults found\n`);
  });
});

describe("the faults that were written without the cases", () => {
  type Fault = { id: string; area: string; noLaw?: boolean; reason?: string };
  const faults: Fault[] = JSON.parse(readFileSync(join(REFERENCE, "blind-faults.json"), "utf8"));

  it("are all built in, and at least 120 of them break a law", async () => {
    const { blind }: { blind: Record<string, unknown> } = await import(join(REFERENCE, "blind/index.mjs"));
    expect(Object.keys(blind).sort()).toEqual(faults.map(({ id }) => id).sort());
    expect(faults.filter(({ noLaw }) => !noLaw).length).toBeGreaterThanOrEqual(120);
    expect(faults.filter(({ noLaw, reason }) => noLaw && !reason)).toEqual([]);
  });

  it("are found: one of each area", async () => {
    const lawful = faults.filter(({ noLaw }) => !noLaw);
    const first = lawful.filter(({ area }, i) => lawful.findIndex((other) => other.area === area) === i);
    const only = ["--set", "blind", "--untimed", "--only", first.map(({ id }) => id).join(",")];
    const { out } = await runScript(join(PACKAGE, "test/faults.mjs"), ...only);
    expect(out).toContain(`${first.length} of ${first.length} faults found\n`);
  });
});

describe("a service that sends one same response", () => {
  it.each([
    ["200 without content", (r: ServerResponse) => r.writeHead(200).end()],
    ["200 with text", (r: ServerResponse) => r.writeHead(200, { "Content-Type": "text/plain" }).end("hello, world")],
    ["200 with JSON", (r: ServerResponse) => r.writeHead(200, { "Content-Type": "application/json" }).end("{}")],
    ["204", (r: ServerResponse) => r.writeHead(204, { Allow: "GET" }).end()],
    ["304", (r: ServerResponse) => r.writeHead(304, { ETag: '"fixed-1"' }).end()],
    ["400", (r: ServerResponse) => r.writeHead(400).end()],
    ["401", (r: ServerResponse) => r.writeHead(401, { "WWW-Authenticate": "Bearer" }).end()],
    [
      "404",
      (r: ServerResponse) => r.writeHead(404, { "Content-Type": "application/problem+json" }).end('{"status":404}'),
    ],
    ["405", (r: ServerResponse) => r.writeHead(405, { Allow: "GET, HEAD, POST" }).end()],
    ["500", (r: ServerResponse) => r.writeHead(500).end()],
  ])("passes nothing: %s", async (_, send) => {
    const { code, out } = await runScript(CLI, await constant(send), "--brief", "--jobs", "8");
    expect(out).toMatch(/^0 passed, [1-9]\d* failed, 0 not offered/m);
    expect(code).toBe(1);
  });
});

describe("the runner of the semantics suite", () => {
  const missing = (r: ServerResponse) => r.writeHead(404).end();
  const folder = mkdtempSync(join(tmpdir(), "semantics-"));
  /** A baseline that names a case that is gone. */
  function oldBaseline() {
    const file = join(folder, "old.json");
    writeFileSync(file, '["ZZ99"]');
    return file;
  }

  it("does not start without the document of what is mounted", async () => {
    const base = await constant(missing, "everything");
    expect(await run(base)).toMatchObject({ code: 2, err: expect.stringContaining("/.well-known/http-semantics") });
  });

  it("counts what is not listed as not offered, not as failed", async () => {
    const { code, out } = await run(await constant(missing, {}), "--area", "auth");
    expect(out).toMatch(/^0 passed, 0 failed, \d+ not offered/m);
    expect(code).toBe(0);
  });

  it("tells each failure with its law, the exchange and why it matters", async () => {
    const base = await constant((r) => r.writeHead(404).end("nothing"), { core: ["messages"] });
    const { out } = await run(base, "--only", "MS02");
    expect(out).toMatch(/^FAIL MS02 \[must\] Date on a 404 \(RFC 9110 6\.6\.1\)\n.*control.*\n {4}Why: \S/);
  });

  it("fails on failures that the baseline does not know, and only on those", async () => {
    const base = await constant(missing, { core: ["auth"] });
    const file = join(folder, "baseline.json");
    expect((await run(base, "--area", "auth", "--write-baseline", file)).code).toBe(1);
    expect((await run(base, "--area", "auth", "--baseline", file)).code).toBe(0);
    const known = JSON.parse(readFileSync(file, "utf8"));
    delete known.AU01;
    writeFileSync(file, JSON.stringify(known));
    const junit = join(folder, "known.xml");
    const { code, out } = await run(base, "--area", "auth", "--baseline", file, "--junit", junit);
    expect(code).toBe(1);
    expect(out).toMatch(/^FAIL AU01 /m);
    expect(out).toMatch(/^known AU02 /m);
    expect(out.match(/^FAIL/gm)).toHaveLength(1);
    expect(out).toMatch(/^new failures: AU01$/m);
    expect(readFileSync(junit, "utf8")).toMatch(/tests="23" failures="1" skipped="22"/);
  });

  it("writes JSON and JUnit", async () => {
    const base = await constant(missing, { core: ["auth"] });
    const [json, junit] = [join(folder, "r.json"), join(folder, "r.xml")];
    await run(base, "--area", "auth", "--confidence", "must", "--json", json, "--junit", junit);
    const { results } = JSON.parse(readFileSync(json, "utf8"));
    expect(results.length).toBeGreaterThan(5);
    expect(new Set(results.map((r: { confidence: string }) => r.confidence))).toEqual(new Set(["must"]));
    await run(base, "--area", "coding", "--json", json);
    const [first] = JSON.parse(readFileSync(json, "utf8")).results;
    expect(first).toMatchObject({
      outcome: "not-offered",
      area: "coding",
      title: expect.any(String),
      law: expect.any(String),
      reasons: ["core/coding is not listed"],
    });
    expect(readFileSync(junit, "utf8")).toContain(`tests="${results.length}" failures="${results.length}"`);
  });

  it("checks what a service still lacks", async () => {
    const { code, out } = await run(await constant(missing, { core: ["redirects"] }), "--check");
    expect(code).toBe(1);
    expect(out).toContain("LACK core/redirects");
    expect(out).toContain("core/auth: not listed");
    const starts = out
      .trimEnd()
      .split("\n")
      .map((line) => line.slice(0, 5));
    expect(starts.lastIndexOf("-    ")).toBeLessThan(starts.indexOf("LACK "));
    expect(out.match(/not listed/g)).toHaveLength(load().areas.filter((a) => a.profile === "core").length);
    expect(out).not.toContain("{{");
    const faults = out.split("\n").filter((line) => line.startsWith("       "));
    expect(faults.length).toBeGreaterThan(3);
    expect(new Set(faults).size).toBe(faults.length);
  });

  it("leaves the paths in without out of the control of an area", async () => {
    const document = { suite: 1, name: "without /gone", profiles: { core: "all" }, without: ["/gone"] };
    const server = serverOf((request) => {
      if (request.path === "/gone") return handle({ ...request, path: "/nothing-here" });
      if (request.path !== "/.well-known/http-semantics") return handle(request);
      return Promise.resolve({ status: 200, headers: {}, content: JSON.stringify(document) });
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await run(base, "--check")).toMatchObject({ code: 0, out: expect.stringContaining("ok   core/problem") });
    const { code, out } = await run(base, "--area", "status,problem", "--untimed");
    expect(out).toMatch(/^[1-9]\d* passed, 0 failed, [1-9]\d* not offered/m);
    expect(out).toMatch(/^not offered: \d+, because \/gone is in "without"$/m);
    expect(code).toBe(0);
  });

  it("names the obligatory areas that a service leaves out", async () => {
    const { err } = await run(await constant(missing, { core: ["auth", "methods", "head"] }), "--only", "AU01");
    expect(err.trim()).toBe(
      'SERVICE.md asks every service for messages, status: list these areas in "profiles": "core".',
    );
    expect((await run(await constant(missing), "--only", "AU01")).err).toBe("");
  });

  it("knows whether a reference leads to the service under test", () => {
    const here = (location: string) =>
      judgeField("location", { here: true }, { fields: [["location", location]] }, [], { authority: "a.example:81" });
    for (const location of ["/fixed", "fixed", "?a=http://b.example", "http://a.example:81/fixed", "//a.example:81/"])
      expect(here(location)).toEqual([]);
    for (const location of ["http://a.example/fixed", "//b.example/", "https://a.example:810/"])
      expect(here(location)).toEqual([`location: expected a reference to a.example:81, got ${location}`]);
  });

  it("prints patterns as they are written, and octets outside ASCII as escapes", () => {
    const reply = { fields: [["location", "/x\u00fc"]] };
    expect(judgeField("location", { re: "/notes/[^/]+$" }, reply, [], {})).toEqual([
      "location: expected to match /notes/[^/]+$, got /x\\xfc",
    ]);
  });

  it.each([
    ["an area", { core: ["preconditons"] }, [], '"core" has no area "preconditons"'],
    ["a profile", { rangs: "all" }, [], 'no profile "rangs"'],
    ["a path in without", { core: "all" }, ["/packd"], 'no case sends "/packd"'],
    ["a method in without", { core: "all" }, ["patch /notes/{id}"], 'no case sends "patch /notes/{id}"'],
  ])("refuses %s that the suite does not have, so that no failure vanishes", async (_, profiles, without, message) => {
    const base = await constant(missing, profiles, without);
    const refused = { code: 2, out: "", err: expect.stringContaining(message) };
    expect(await run(base)).toEqual(refused);
    expect(await run(base, "--check")).toEqual(refused);
  });

  it("takes paths, methods and media types in without", async () => {
    const without = ["/packed", "PATCH /notes/{id}", "POST /echo application/x-www-form-urlencoded"];
    const { code, out } = await run(await constant(missing, { core: ["auth"] }, without), "--area", "coding");
    expect(out).toMatch(/^0 passed, 0 failed, \d+ not offered/m);
    expect(code).toBe(0);
  });

  it.each([
    [["--jobs", "many"], "--jobs takes a number from 1 to 999, not many"],
    [["--baseline", "no-such-file"], expect.stringContaining("the baseline cannot be read: ENOENT")],
    [["--baseline", oldBaseline()], expect.stringContaining("the suite has no case ZZ99")],
    [["--only", "ZZ99"], "no case ZZ99"],
    [["--only", "MS01,ZZ*"], "no case ZZ*"],
    [["--only", "MS01", "--area", "auth"], "no case has all that the options ask for"],
  ])("refuses %j, so that no run passes by mistake", async (args, message) => {
    const { code, out, err } = await run(await constant(missing), ...args);
    expect({ code, out, err: err.trim() }).toEqual({ code: 2, out: "", err: message });
  });

  it("speaks http only", async () => {
    const base = await constant(missing);
    expect(await run(base.replace("http:", "https:"))).toMatchObject({
      code: 2,
      err: expect.stringContaining("http://"),
    });
  });

  it("tells each failure in one line with --brief, and totals at the end", async () => {
    const { out } = await run(await constant(missing, { core: ["auth"] }), "--only", "AU01,AU02", "--brief");
    const lines = out.trimEnd().split("\n");
    expect(lines.slice(0, 3)).toEqual([
      expect.stringMatching(/^FAIL AU0[12] .*\): .*control/),
      expect.stringMatching(/^FAIL AU0[12] .*\): .*control/),
      "constant",
    ]);
    expect(lines.at(-2)).toMatch(/^all +must 0\/\d, should 0\/\d, taste 0\/0$/);
  });
});
