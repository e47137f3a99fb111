import { type ResourceRoute, resource, Service } from "signalbox";
import { textCodec } from "signalbox/codecs";
import { explain } from "signalbox/debug";
import { bearer } from "signalbox/guards";
import { request } from "signalbox/testing";
import { expect, it } from "vitest";

const acts = {
  GET: () => "it",
  PUT: { response: { 204: null }, apply: () => undefined },
  POST: () => "it",
  DELETE: () => undefined,
} as const;

const ASKED: readonly Readonly<Record<string, string>>[] = [
  {},
  { accept: "image/png" },
  { "accept-language": "zz" },
  { prefer: "return=minimal" },
  { prefer: "respond-async" },
  { authorization: "Bearer x" },
];

it.each<[string, ResourceRoute]>([
  ["nothing", resource("/it", acts)],
  ["languages", resource("/it", { languages: ["en", "de"], ...acts })],
  [
    "types",
    resource("/it", { produces: ["application/json", "text/plain"], codecs: { "text/plain": textCodec }, ...acts }),
  ],
  ["encodings", resource("/it", { encodings: ["gzip"], ...acts })],
  ["preferences", resource("/it", { preferences: ["return", "respond-async"], accepted: () => "/jobs/1", ...acts })],
  ["a guard", resource("/it", { with: [bearer({ verify: () => ({ user: "ada" }) })], ...acts })],
  ["a sunset", resource("/it", { deprecation: { sunset: new Date(0), gone: true }, languages: ["en", "de"], ...acts })],
])("RFC 9110 12.5.5: with %s, explain names no Vary where none is sent", async (_kind, route) => {
  const service = new Service({ routes: [route] });
  for (const method of ["GET", "HEAD", "PUT", "POST", "DELETE", "OPTIONS"]) {
    for (const headers of ASKED) {
      const said = await explain(service, { method, target: "/it", headers });
      const sent = await request(service, method, "/it", { headers });
      if (said.status !== sent.status) continue;
      if (sent.header("vary") !== undefined) continue;
      expect([method, headers, sent.status, said.carries.filter((words) => words.includes("Vary"))]).toEqual([
        method,
        headers,
        sent.status,
        [],
      ]);
    }
  }
});
