// How each test service is started. `column` is "bare" or "plugins".

const FASTAPI = ["--app-dir", "fastapi", "main:app", "--host", "127.0.0.1", "--log-level", "critical"];
const script = (program, file) => (port, column) => ({
  program,
  args: [file, "--port", String(port), ...(column === "plugins" ? ["--plugins"] : [])],
});
const both = ["bare", "plugins"];

/** Files are those whose lines are counted. Signalbox has no plugins, and the reference is no framework. */
export const SERVICES = {
  reference: { columns: ["bare"], command: script("node", "../reference/main.mjs"), files: [] },
  node: { columns: both, command: script("node", "node/main.mjs"), files: ["node/main.mjs"] },
  express: { columns: both, command: script("node", "express/main.mjs"), files: ["express/main.mjs"] },
  koa: { columns: both, command: script("node", "koa/main.mjs"), files: ["koa/main.mjs"] },
  fastify: { columns: both, command: script("node", "fastify/main.mjs"), files: ["fastify/main.mjs"] },
  hono: { columns: both, command: script("node", "hono/main.mjs"), files: ["hono/main.mjs"] },
  h3: { columns: both, command: script("node", "h3/main.mjs"), files: ["h3/main.mjs"] },
  nest: {
    columns: both,
    build: { program: "node_modules/.bin/tsc", args: ["-p", "nest"] },
    command: script("node", "nest/.cache/main.js"),
    files: ["main", "app", "documents", "echo", "elsewhere", "files", "notes", "problem", "require-type"].map(
      (name) => `nest/${name}.ts`,
    ),
  },
  elysia: { columns: both, command: script("node_modules/.bin/bun", "elysia/main.mjs"), files: ["elysia/main.mjs"] },
  fastapi: {
    columns: both,
    command: (port, column) => ({
      program: "/usr/bin/uvicorn",
      args: [...FASTAPI, "--port", String(port)],
      env: { PLUGINS: column === "plugins" ? "1" : "" },
    }),
    files: ["fastapi/main.py"],
  },
  signalbox: {
    columns: ["bare"],
    command: script("node", "signalbox/main.mjs"),
    files: ["app", "core"].map((name) => `signalbox/${name}.mjs`),
  },
};
