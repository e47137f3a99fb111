import { expect, it } from "vitest";
import { textCodec } from "../codecs/text.ts";
import { resource } from "../literal/resource.ts";
import { Service } from "../service/service.ts";
import { request } from "../testing/request.ts";
import { debug } from "./debug.ts";

const book = resource("/book", {
  produces: ["application/json", "text/plain"],
  codecs: { "text/plain": textCodec },
  languages: ["en", "de"],
  encodings: ["gzip", "identity"],
  GET: () => "Notes",
});
const gone = resource("/gone", {
  deprecation: { since: new Date(0), sunset: new Date(86_400_000), gone: true },
  GET: () => 1,
});
const shelf = resource("/shelf", {
  digests: ["sha-256"],
  GET: () => ["Notes"],
  POST: { consumes: ["application/json"], processPost: () => ({ kept: 1 }) },
  DELETE: { deleteResource: () => true },
});

/** What the nodes of a request gave, by id. */
async function gave(method: string, target: string, asked: Parameters<typeof request>[3] = {}) {
  const service = new Service({ resources: { book, gone, shelf } });
  debug(service);
  await request(service, method, target, asked);
  const { decisions } = await (await request(service, "GET", "/_signalbox/requests/1")).json();
  return Object.fromEntries(decisions.map(([id, { gave: given }]: [string, { gave?: string }]) => [id, given]));
}

it("is the offer that was chosen on each axis", async () => {
  const headers = { accept: "text/plain", "accept-language": "de", "accept-encoding": "gzip" };
  expect(await gave("GET", "/book", { headers })).toMatchObject({ C4: "text/plain", D5: "de", F7: "gzip" });
});

it("is what an act returned, if anything", async () => {
  const body = { title: "Notes" };
  expect(await gave("POST", "/shelf", { body })).toMatchObject({ N11b: '{"kept":1}' });
  expect((await gave("DELETE", "/shelf"))["M20"]).toBeUndefined();
});

it("is what is wrong with content, and nothing where all is right", async () => {
  const headers = { "content-type": "application/json" };
  const failures = JSON.stringify([
    { pointer: "", detail: "not well-formed JSON: the text ends too early at line 1, column 2" },
  ]);
  expect((await gave("POST", "/shelf", { headers, body: "{" }))["P0"]).toBe(failures);
  expect((await gave("POST", "/shelf", { headers, body: "{}" }))["P0"]).toBeUndefined();
});

it("is the members of a digest that does not hold", async () => {
  const headers = {
    "content-type": "application/json",
    "content-digest": "sha-256=:AAAA:",
    "repr-digest": "sha-256=:AAAA:",
  };
  const { "content-digest": _, ...repr } = headers;
  const wrong = (header: string) =>
    JSON.stringify({
      invalid_digests: [{ algorithm: "sha-256", header, reason: "digest value is not 32 bytes long" }],
    });
  expect((await gave("POST", "/shelf", { headers, body: "{}" }))["P0e"]).toBe(wrong("Content-Digest"));
  expect((await gave("POST", "/shelf", { headers: repr, body: "{}" }))["P0f"]).toBe(wrong("Repr-Digest"));
  expect(
    (await gave("POST", "/shelf", { headers: { "content-type": "application/json" }, body: "{}" }))["P0e"],
  ).toBeUndefined();
});

it("is since when it is deprecated", async () => {
  expect((await gave("GET", "/gone"))["B10b"]).toBe(
    '{"since":"1970-01-01T00:00:00.000Z","sunset":"1970-01-02T00:00:00.000Z","gone":true}',
  );
});
