// Who is measured: the file that serves all workloads, the runtime, and the packages whose versions are reported.
// `lacks` names the workloads that a peer cannot do, and why; the table says so.
const node = [
  { name: "raw", label: "node:http by hand", file: "raw", packages: [] },
  { name: "control", label: "node:http by hand, again", file: "raw", packages: [] },
  { name: "signalbox", label: "signalbox", file: "signalbox", packages: [] },
  {
    name: "signalbox-trace",
    label: "signalbox, with trace",
    file: "signalbox",
    packages: [],
    options: { trace: true },
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
];

const bun = [];

export const PEERS = [
  ...node.map((peer) => ({ runtime: "node", base: "raw", options: {}, lacks: {}, ...peer })),
  ...bun.map((peer) => ({ runtime: "bun", base: "bun", options: {}, lacks: {}, ...peer })),
];

/** Peers by name; the handler that each is measured against comes with it. */
export function peersNamed(names) {
  const unknown = names.find((name) => !PEERS.some((peer) => peer.name === name));
  if (unknown !== undefined)
    throw new Error(`no such peer: ${unknown}; there are ${PEERS.map(({ name }) => name).join(", ")}`);
  if (names.length === 0) return PEERS;
  const chosen = PEERS.filter(({ name }) => names.includes(name));
  const bases = new Set(chosen.map(({ base }) => base));
  return PEERS.filter((peer) => chosen.includes(peer) || bases.has(peer.name));
}
