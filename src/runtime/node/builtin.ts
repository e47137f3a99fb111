/** Not ES modules: to import node:http reads its `WebSocket`, for which Node loads `fetch`: 12 MB, and 40 % of the CPU time until a service listens. */
export const http = process.getBuiltinModule("node:http");
export const net = process.getBuiltinModule("node:net");
