// Who is measured: the file that serves all workloads, the runtime, and the packages whose versions are reported.
// `only` names the workloads that a peer is measured with, if that is not all. "Again" is the same server a second time: its distance
// from the first is the noise.
const node = [
  { name: "net", label: "node:net, parses nothing", file: "net", packages: [], only: ["hello"] },
  { name: "raw", label: "node:http by hand", file: "raw", packages: [] },
  { name: "control", label: "node:http by hand, again", file: "raw", packages: [] },
  { name: "signalbox", label: "signalbox", file: "signalbox", packages: [] },
  { name: "signalbox-again", label: "signalbox, again", file: "signalbox", packages: [] },
  {
    name: "signalbox-literal",
    label: "signalbox, in literals",
    file: "signalbox",
    packages: [],
    options: { literals: true },
    only: ["hello", "book", "routes"],
  },
  {
    name: "signalbox-trace",
    label: "signalbox, with trace",
    file: "signalbox",
    packages: [],
    options: { trace: true },
    only: ["hello"],
  },
  {
    name: "signalbox-debugger",
    label: "signalbox, debugger idle",
    file: "signalbox",
    packages: [],
    options: { debugger: true },
    only: ["hello"],
  },
  {
    name: "fastify",
    label: "Fastify",
    file: "fastify",
    packages: ["fastify", "@fastify/accepts", "@fastify/bearer-auth", "@fastify/etag", "@fastify/rate-limit"],
  },
  {
    name: "hono",
    label: "Hono",
    file: "hono",
    packages: ["hono", "@hono/node-server", "@hono/zod-validator", "hono-rate-limiter"],
  },
  { name: "express", label: "Express", file: "express", packages: ["express", "express-rate-limit"] },
  { name: "koa", label: "Koa", file: "koa", packages: ["koa", "@koa/router", "@koa/bodyparser", "koa-ratelimit"] },
  { name: "h3", label: "h3", file: "h3", packages: ["h3", "negotiator", "rate-limiter-flexible"] },
  {
    name: "elysia",
    label: "Elysia",
    file: "elysia",
    packages: ["elysia", "@elysia/node", "elysia-rate-limit", "negotiator"],
  },
  {
    name: "nest",
    label: "NestJS on Fastify",
    file: "nest",
    packages: ["@nestjs/core", "@nestjs/platform-fastify", "@nestjs/throttler", "class-validator"],
  },
];

const bun = [
  { name: "bun", label: "Bun.serve by hand", file: "bun", packages: ["bun"] },
  {
    name: "bun-reading",
    label: "Bun.serve by hand, reading what decides",
    file: "bun-reading",
    packages: ["bun"],
    only: ["hello", "create"],
  },
  { name: "bun-signalbox", label: "signalbox/bun", file: "bun-signalbox", packages: [] },
  { name: "bun-again", label: "signalbox/bun, again", file: "bun-signalbox", packages: [] },
  { name: "bun-hono", label: "Hono", file: "bun-hono", packages: ["hono", "@hono/zod-validator", "hono-rate-limiter"] },
  { name: "bun-elysia", label: "Elysia", file: "bun-elysia", packages: ["elysia", "elysia-rate-limit", "negotiator"] },
];

const onDeno = ["hello", "book", "create", "limited"];
const deno = [
  { name: "deno", label: "Deno.serve by hand", file: "deno", packages: ["negotiator"] },
  { name: "deno-signalbox", label: "signalbox/deno", file: "deno-signalbox", packages: [] },
  { name: "deno-again", label: "signalbox/deno, again", file: "deno-signalbox", packages: [] },
  {
    name: "deno-hono",
    label: "Hono",
    file: "deno-hono",
    packages: ["hono", "@hono/zod-validator", "hono-rate-limiter"],
  },
];

export const PEERS = [
  ...node.map((peer) => ({ runtime: "node", base: "raw", options: {}, ...peer })),
  ...bun.map((peer) => ({ runtime: "bun", base: "bun", options: {}, ...peer })),
  ...deno.map((peer) => ({ runtime: "deno", base: "deno", options: {}, only: onDeno, ...peer })),
];

/** Peers by name, or all of a runtime; the handler that each is measured against comes with it. */
export function peersNamed(names, runtimes = ["node"]) {
  const unknown = names.find((name) => !PEERS.some((peer) => peer.name === name));
  if (unknown !== undefined)
    throw new Error(`no such peer: ${unknown}; there are ${PEERS.map(({ name }) => name).join(", ")}`);
  if (names.length === 0) return PEERS.filter(({ runtime }) => runtimes.includes(runtime));
  const chosen = PEERS.filter(({ name }) => names.includes(name));
  const bases = new Set(chosen.map(({ base }) => base));
  return PEERS.filter((peer) => chosen.includes(peer) || bases.has(peer.name));
}
