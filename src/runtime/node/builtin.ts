/**
 * Modules of Node, but not as ES modules. To import node:http reads its export `WebSocket`, for which Node 22 and later load `fetch` and its
 * streams: 12 MB, and 40 % of the CPU time until a service listens.
 */
export const http = process.getBuiltinModule("node:http");
export const net = process.getBuiltinModule("node:net");
