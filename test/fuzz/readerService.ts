import { tmpdir } from "node:os";
import { type Context, jsonCodec, Resource, route, Service } from "signalbox";
import { bytesCodec, formCodec, ndjsonCodec, textCodec } from "signalbox/codecs";
import { readCookies } from "signalbox/cookies";
import { debug } from "signalbox/debug";
import { lastEventId } from "signalbox/events";
import { MemoryStore } from "signalbox/idempotency";
import { clientKeyOf } from "signalbox/limit";
import { patchCodecs } from "signalbox/patch";
import { staticFiles } from "signalbox/static";
import { requestId } from "signalbox/telemetry";
import { PATCH_TYPES } from "../../src/resource/patch.ts";
import { testRequest } from "../../src/testing/request.ts";

const CODECS = {
  "application/json": jsonCodec,
  "application/x-ndjson": ndjsonCodec,
  "application/x-www-form-urlencoded": formCodec,
  "text/plain": textCodec,
  "application/octet-stream": bytesCodec,
};
const ALL = { ...CODECS, ...patchCodecs };

const anything = { "~standard": { version: 1 as const, vendor: "none", validate: (value: unknown) => ({ value }) } };
const keys = (["x-forwarded-for", "forwarded"] as const).map((field) => clientKeyOf({ trustedProxies: 100, field }));

/** Reads everything of a request that can be read. */
class Attentive extends Resource {
  override readonly allowedMethods = ["GET", "HEAD", "PUT", "PATCH", "POST"];
  override readonly produces = ["application/json", "text/plain"];
  override readonly consumes = Object.keys(CODECS);
  override readonly patches = PATCH_TYPES;
  override readonly languages = ["en", "fr-CA"];
  override readonly encodings = ["gzip", "identity"];
  override readonly digests = ["sha-256", "sha-512"] as const;
  override readonly preferences = ["return", "wait", "handling"] as const;
  override readonly ranges = "bytes";
  override readonly query = anything;
  override readonly body = anything;
  override readonly idempotency = { store: new MemoryStore() };

  override withinRateLimit(ctx: Context): true {
    for (const key of keys) key(ctx);
    requestId(ctx.request);
    readCookies(ctx.request);
    lastEventId(ctx);
    return true;
  }
  override principal(): string {
    return "a";
  }
  override generateEtag(): string {
    return "v1";
  }
  override lastModified(): Date {
    return new Date("2024-01-01T12:00:00Z");
  }
  override represent(): unknown {
    return { title: "Signals" };
  }
  override apply(): void {}
  override processPost(): void {}
}

export const attentive = new Service({
  trace: true,
  cors: { origins: ["https://a.test"] },
  onError: () => undefined,
  telemetry: [() => undefined],
  routes: [
    route("/a", Attentive, { codecs: ALL }),
    route("/a/{id}", Attentive, { codecs: ALL }),
    route("/a/{id}/b", Attentive, { codecs: ALL }),
    route("/rest/{path*}", Attentive, { codecs: ALL }),
    ...staticFiles("/files", { folder: tmpdir(), index: undefined, fallback: "index.html" }),
  ],
});
debug(attentive, "/_debug", { allow: () => true, bodies: 1000 });

/** The status of a request. */
export async function statusOf(
  method: string,
  target: string,
  headers: Readonly<Record<string, string>> = {},
  body?: string | Uint8Array,
): Promise<number> {
  const asked = body === undefined ? { headers } : { headers, body };
  return (await attentive.handle(testRequest(attentive, method, target, asked))).status;
}
