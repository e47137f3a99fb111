// @ts-check
// Which target a service sees, whatever Host and request-target a client sends: the same on every runtime, or none (RFC 9112 3.2).
// Differences that a runtime leaves no way to mend are listed here and in docs/operating.md.
import { serve } from "../../dist/runtime/node.js";
import { Dice } from "../fuzz/random.mjs";
import { runtimeService } from "../runtimeService.mjs";
import { exchange } from "./rawCases.mjs";

/**
 * A request line and Host lines, the target that the service sees, or the status of the refusal; and what is different, by runtime.
 * @typedef {[line: string, hosts: readonly string[], wanted: Outcome, but?: Readonly<Record<string, Outcome>>]} TargetCase
 * @typedef {string | number} Outcome
 */

/** @type {readonly TargetCase[]} */
const HOSTS = [
  ...[
    "x",
    "X",
    "x:80",
    "x:",
    "[::1]",
    "[::1]:8",
    "a,b",
    "a!b",
    "127.1",
    "a%2fb",
    "256.256.256.256",
    "x:99999",
    "..",
  ].map((host) => /** @type {TargetCase} */ (["GET /a//x/secret", [host], "/a//x/secret"])),
  ...[
    "a/secret?",
    "a/secret#",
    "a/",
    "/",
    "a?b",
    "a#b",
    "a\\b",
    "a@b",
    "u:p@h",
    "a b",
    "a\tb",
    "[::1",
    "::1",
    "a:b",
    "a%",
    "http://a",
    "\u00e9",
  ].map((host) => /** @type {TargetCase} */ (["GET /a//x/secret", [host], 400])),
  ["GET /a//x/secret", [" \tx\t "], "/a//x/secret"],
  ["GET /a//x/secret", [""], "/a//x/secret", { workerd: 400 }],
  ["GET /a", ["x", "y"], 400],
  ["GET /a", ["x", "x"], 400],
  ["GET /a", ["", "x"], 400, { workerd: "/a" }],
  // Deno does not tell which version a request has: in HTTP/1.0 and HTTP/2 it may have no Host.
  ["GET /a", [], 400, { Deno: "/a" }],
  ["GET /a//x/secret HTTP/1.0", [], "/a//x/secret", { workerd: 400 }],
  ["GET /a//x/secret HTTP/1.0", ["x"], "/a//x/secret"],
  ["GET /a//x/secret HTTP/1.0", ["a b"], 400],
  ["GET /a//x/secret HTTP/1.0", ["a/secret?"], 400],
];

/** Bun resolves dot segments and backslashes, as the URL standard has it. @type {readonly TargetCase[]} */
const PATHS = [
  ["GET //x/secret", ["x"], "//x/secret"],
  ["GET ///", ["x"], "///"],
  ["GET //x@y/secret", ["x"], "//x@y/secret"],
  ["GET /http://x/secret", ["x"], "/http://x/secret"],
  ["GET /a?b?c=/../d", ["x"], "/a?b?c=/../d"],
  ["GET /a?", ["x"], "/a?"],
  ["GET /a%2Fb%5c%00%zz%", ["x"], "/a%2Fb%5c%00%zz%"],
  ["GET /a/..%2fb", ["x"], "/a/..%2fb"],
  ["GET /a/..;/b", ["x"], "/a/..;/b"],
  ["GET /a/../b", ["x"], "/a/../b", { Bun: "/b" }],
  ["GET /a/./b", ["x"], "/a/./b", { Bun: "/a/b" }],
  ["GET /a/%2e%2E/b", ["x"], "/a/%2e%2E/b", { Bun: "/b" }],
  ["GET /a\\b", ["x"], "/a\\b", { Bun: "/a/b" }],
  ["GET /<a>", ["x"], "/<a>", { Bun: "/%3Ca%3E" }],
  ["GET /a/../b", [""], "/a/../b"],
  ["GET /\u00e9", ["x"], 400, { Bun: "/%EF%BF%BD" }],
  ["GET /\u007f", ["x"], 400, { Bun: "/%7F" }],
  ["GET /a\tb", ["x"], 400, { Bun: 505 }],
  ["GET /secret#/a", ["x"], 400],
  ["GET /secret#", ["x"], 400],
  ["GET /secret#", [""], 400],
  ["GET /secret# HTTP/1.0", [], 400],
  ["GET #", ["x"], 400],
  ["GET ?a", ["x"], 400],
  ["GET a", ["x"], 400],
  ["GET *", ["x"], 400],
];

/** Bun drops the authority of the absolute form unseen; Deno makes the path `/http:///p` where it is empty. @type {readonly TargetCase[]} */
const ABSOLUTE = [
  ["GET http://h/a//x/secret", ["x"], "/a//x/secret"],
  ["GET HTTPS://h:1/a", ["x"], "/a"],
  ["GET http://[::1]/a", ["x"], "/a"],
  ["GET http://h", ["x"], "/"],
  ["GET http://h?/secret", ["x"], "/?/secret"],
  ["GET http://h/a", ["a/secret?"], 400],
  ["GET http://u@h/a", ["x"], 400, { Bun: "/a" }],
  ["GET http://h\\secret", ["x"], 400, { Bun: "/" }],
  ["GET http://:80/a", ["x"], 400, { Bun: "/a" }],
  ["GET http:///secret", ["x"], 400, { Bun: "/secret", Deno: "/http:///secret" }],
  ["GET http://h/secret#", ["x"], 400],
  ["GET ftp://h/a", ["x"], 400],
  ["OPTIONS http://h", ["x"], "*", { Bun: "/", Deno: "/" }],
  ["OPTIONS *", ["x"], "*", { Bun: 400, Deno: "/*" }],
];

/** @typedef {{ name: string, run: (url: URL) => Promise<void> }} Case */

/** @param {string} runtime @returns {Case[]} */
export function targetCases(runtime) {
  // Before a Worker there is a platform, which reads the message.
  const table = runtime === "workerd" ? HOSTS : [...HOSTS, ...PATHS, ...ABSOLUTE];
  const fixed = table.map(([line, hosts, wanted, but = {}]) => ({
    name: `${JSON.stringify(line)} with Host ${JSON.stringify(hosts)} is ${JSON.stringify(but[runtime] ?? wanted)}`,
    run: async (/** @type {URL} */ url) => {
      const outcome = await seen(url, messageOf(line, hosts));
      if (outcome !== (but[runtime] ?? wanted)) throw new Error(`there was ${JSON.stringify(outcome)}`);
    },
  }));
  return runtime === "Bun" || runtime === "Deno" ? [...fixed, ...drawn(runtime)] : fixed;
}

/** @param {string} runtime */
function drawn(runtime) {
  return Array.from({ length: GENERATED }, (_, number) => generatedCase(runtime, number));
}

/** @param {string} line @param {readonly string[]} hosts */
function messageOf(line, hosts) {
  const version = line.endsWith(" HTTP/1.0") ? "" : " HTTP/1.1";
  return `${line}${version}\r\n${hosts.map((host) => `Host: ${host}\r\n`).join("")}Connection: close\r\n\r\n`;
}

/** The target that the service saw, or the status of what was refused. @param {URL} url @param {string} message @returns {Promise<Outcome>} */
async function seen(url, message) {
  const received = await exchange(url, Buffer.from(message, "latin1"));
  const target = /\r\nx-target: ?([!-\xff]+)\r\n/i.exec(received)?.[1];
  return target ?? Number(received.slice(9, 12));
}

/** Cases of generated requests, and requests of each. */
const GENERATED = 10;
const REQUESTS = 200;

/** @param {string} runtime @param {number} number @returns {Case} */
function generatedCase(runtime, number) {
  return {
    name: `${REQUESTS} generated requests are seen as on Node, or refused (${number})`,
    run: async (url) => {
      // Its types are those of the source, and these of the build.
      const service = /** @type {any} */ (runtimeService({ produced: 0, released: 0 }));
      const node = await serve(service, { port: 0 });
      const dice = new Dice(number);
      const requests = Array.from({ length: REQUESTS }, () => generated(dice));
      try {
        await Promise.all(requests.map((request) => compare(runtime, url, new URL(node.url), request)));
      } finally {
        await node.close();
      }
    },
  };
}

/**
 * @param {string} runtime
 * @param {URL} url
 * @param {URL} node
 * @param {ReturnType<typeof generated>} request
 */
async function compare(runtime, url, node, { line, hosts }) {
  const here = await seen(url, messageOf(line, hosts));
  // Deno accepts a missing Host.
  const there = await seen(node, messageOf(line, runtime === "Deno" && hosts.length === 0 ? ["x"] : hosts));
  if (differenceOf(runtime, line, there, here) !== undefined) return;
  throw new Error(`${JSON.stringify([line, hosts])} is ${JSON.stringify(here)}, on Node ${JSON.stringify(there)}`);
}

const STARTS = [
  "",
  ..."/ / / / /a/ // * ? # \\ http://h/ http://h https://h:1/ HTTP://h/ http://u@h/ http:// ftp://h/".split(" "),
  ..."http://[::1]/ http:/ http://h\\ http://h? http://:80/".split(" "),
];
const PIECES = [
  "\t",
  ..."/ / / // a secret things 1 .. .. . %2e %2E%2e \\ %5c %2f ? # q=1 @ : ; * % %zz %00 ~ ' \" < | ^ [ { & + `".split(
    " ",
  ),
  "http://",
];
const NAMES = [
  "",
  ..."x x x x x X x:80 x: [::1] [::1]:8 a@b a/secret? a/ / a\\b a#b a,b a:b a:99999 [::1 a%2fb a% a%41".split(" "),
  ..."127.1 \u00e9 a|b .. a;b http://a a'b :80 _a".split(" "),
];
const NAME_PIECES = [" ", "\t", ..."a / ? # @ : \\ [ ] %2f . x 80 secret //".split(" ")];

/** @param {Dice} dice */
function generated(dice) {
  const some = (/** @type {readonly string[]} */ list, /** @type {number} */ most) =>
    Array.from({ length: dice.below(most) }, () => dice.pick(list)).join("");
  const line = `${dice.often(0.08) ? "OPTIONS" : "GET"} ${dice.pick(STARTS)}${some(PIECES, 6)}`;
  const count = dice.often(0.05) ? 0 : dice.often(0.05) ? 2 : 1;
  const name = () => (dice.often(0.8) ? dice.pick(NAMES) : some(NAME_PIECES, 5));
  const hosts = Array.from({ length: count }, () => `${some([" ", "\t"], 2)}${name()}${some([" ", "\t"], 2)}`);
  return { line: dice.often(0.1) ? `${line} HTTP/1.0` : line, hosts };
}

/**
 * How a runtime differs from Node, as the documentation has it; undefined where it must not.
 * @param {string} runtime
 * @param {string} line
 * @param {Outcome} there
 * @param {Outcome} here
 */
function differenceOf(runtime, line, there, here) {
  if (here === there || (typeof here === "number" && typeof there === "number")) return "none";
  if (typeof here === "number") return "refused only here";
  const sent = line.split(" ")[1] ?? "";
  if (there === "*") return here === (sent === "*" ? "/*" : "/") ? "OPTIONS of the server" : undefined;
  if (runtime === "Deno")
    return /^https?:\/\/[/?]/i.test(sent) && here === `/${sent}` ? "an empty authority" : undefined;
  const rest = /^https?:\/\/[^/?]*(.*)$/i.exec(sent)?.[1];
  if (typeof there === "string") return plain(here) === plain(normal(there)) ? "the URL standard" : undefined;
  if (rest === undefined) return undefined;
  // Where Host is empty, Bun has no URL to make of it.
  const isUnseen = [rest, `/${rest}`, normal(rest)].some((target) => plain(target) === plain(here));
  return isUnseen ? "an authority unseen" : undefined;
}

/** As the URL standard has it. @param {string} target */
function normal(target) {
  const { pathname, search } = new URL(`http://x${target.startsWith("/") ? target : `/${target}`}`);
  return pathname + (search === "" && target.endsWith("?") ? "?" : search);
}

/** Which characters are escaped changes with the version of that standard. @param {string} target */
function plain(target) {
  return target.replaceAll(/%[2-7][0-9a-f]/gi, (escape) => String.fromCharCode(Number.parseInt(escape.slice(1), 16)));
}
