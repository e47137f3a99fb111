import { createHmac } from "node:crypto";
import { command, HttpResponse, jsonCodec, resource, Service } from "signalbox";
import { request } from "signalbox/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { githubWebhooks } from "./githubWebhooks.ts";
import { standardWebhooks } from "./standardWebhooks.ts";

const AT = 1_614_265_330;
const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const OTHER = `whsec_${Buffer.from("another secret of 24 bytes").toString("base64")}`;

/** The vector that the libraries of Standard Webhooks are tested with. */
const ID = "msg_p5jXN8AQM9LWM0D4loKWxJek";
const CONTENT = '{"test": 2432232314}';
const SIGNATURE = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=";

beforeEach(() => {
  vi.spyOn(Date, "now").mockReturnValue(AT * 1000);
});

afterEach(() => {
  vi.restoreAllMocks();
});

function signed(secret: string, content: string, at = AT): string {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  return `v1,${createHmac("sha256", key).update(`${ID}.${at}.${content}`).digest("base64")}`;
}

describe("Standard Webhooks", () => {
  const decoded: unknown[] = [];
  const taken: string[] = [];
  const counting = {
    ...jsonCodec,
    decode: (bytes: Uint8Array) => {
      decoded.push(bytes);
      return JSON.parse(new TextDecoder().decode(bytes));
    },
  };
  const hook = resource("/hook", {
    with: [standardWebhooks({ secrets: [SECRET, OTHER] })],
    codecs: { "application/json": counting },
    POST: {
      body: z.object({ test: z.number() }),
      processPost: ({ delivery, body }) => {
        taken.push(`${delivery.id} ${delivery.sentAt.toISOString()} ${body.test}`);
      },
    },
  });
  const service = new Service({ routes: [hook], onError: () => undefined });
  const deliver = (headers: Record<string, string>, body = CONTENT) =>
    request(service, "POST", "/hook", {
      headers: {
        "content-type": "application/json",
        "webhook-id": ID,
        "webhook-timestamp": String(AT),
        "webhook-signature": SIGNATURE,
        ...headers,
      },
      body,
    });

  beforeEach(() => {
    decoded.length = 0;
    taken.length = 0;
  });

  it("takes the known vector, once it is verified", async () => {
    expect((await deliver({})).status).toBe(204);
    expect(taken).toEqual([`${ID} 2021-02-25T15:02:10.000Z 2432232314`]);
  });

  it.each([
    ["one of several signatures", { "webhook-signature": `v1a,AAAA v1,AAAA ${SIGNATURE}` }],
    ["the secret that will be replaced", { "webhook-signature": signed(OTHER, CONTENT) }],
    ["a clock that is behind", { ...at(AT + 300) }],
    ["a clock that is ahead", { ...at(AT - 300) }],
  ])("takes %s", async (_case, headers) => {
    expect((await deliver(headers)).status).toBe(204);
  });

  it.each([
    ["no signature", { "webhook-signature": "" }],
    ["one of another version only", { "webhook-signature": SIGNATURE.replace("v1,", "v2,") }],
    ["one that is cut off", { "webhook-signature": SIGNATURE.slice(0, -9) }],
    ["another id", { "webhook-id": "msg_2" }],
    ["another time", { "webhook-timestamp": String(AT + 1) }],
    ["an older delivery", at(AT - 301)],
    ["one from the future", at(AT + 301)],
    ["a time that is none", { "webhook-timestamp": "now" }],
  ])("refuses %s, and decodes nothing", async (_case, headers) => {
    const response = await deliver(headers);
    expect([response.status, response.header("www-authenticate")]).toEqual([401, 'Signature realm="webhooks"']);
    expect([decoded, taken]).toEqual([[], []]);
  });

  it("refuses other content before it is decoded: what is no JSON is 401, and 400 only with its signature", async () => {
    expect((await deliver({}, "{")).status).toBe(401);
    expect(decoded).toEqual([]);
    expect((await deliver({ "webhook-signature": signed(SECRET, "{") }, "{")).status).toBe(400);
  });

  it("covers the bytes, not what they mean", async () => {
    expect((await deliver({}, '{"test":2432232314}')).status).toBe(401);
  });

  it("wants a secret of some length", () => {
    expect(() => standardWebhooks({ secrets: ["whsec_"] })).toThrow("24 to 64 bytes");
  });

  function at(seconds: number): Record<string, string> {
    return { "webhook-timestamp": String(seconds), "webhook-signature": signed(SECRET, CONTENT, seconds) };
  }
});

describe("GitHub", () => {
  /** The vector of its documentation: "Validating webhook deliveries". */
  const secret = "It's a Secret to Everybody";
  const signature = "sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17";
  const hook = command("POST", "/hook", {
    with: [githubWebhooks(["older", secret])],
    handle: ({ event, delivery, rawBody }) =>
      HttpResponse.text(`${event} ${delivery} ${new TextDecoder().decode(rawBody)}`),
  });
  const service = new Service({ routes: [hook] });
  const deliver = (given: string, body = "Hello, World!") =>
    request(service, "POST", "/hook", {
      headers: { "x-hub-signature-256": given, "x-github-event": "push", "x-github-delivery": "72d3162e" },
      body,
    });

  it("takes the known vector", async () => {
    const response = await deliver(signature);
    expect([response.status, await response.text()]).toEqual([200, "push 72d3162e Hello, World!"]);
  });

  it.each([
    ["no signature", ""],
    ["half of one", signature.slice(0, 40)],
    ["one that is no hexadecimal", signature.replace(/.$/, "g")],
    ["another", signature.replace(/7$/, "8")],
    ["that of SHA-1", signature.replace("sha256", "sha1")],
  ])("refuses %s", async (_case, given) => {
    expect((await deliver(given)).status).toBe(401);
  });

  it("refuses other content, and no content", async () => {
    expect((await deliver(signature, "Hello, World")).status).toBe(401);
    expect((await deliver(signature, "")).status).toBe(401);
  });

  it("wants a secret", () => {
    expect(() => githubWebhooks([])).toThrow("open to everyone");
  });
});
