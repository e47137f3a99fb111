import fc from "fast-check";
import { KEYS } from "./scriptedStore.ts";

export interface GeneratedRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const LAST_MODIFIED = "Mon, 01 Jan 2024 12:00:00 GMT";
const EARLIER = "Sun, 31 Dec 2023 12:00:00 GMT";
const TAGS = ['"v1"', 'W/"v1"', "*", '"x"', '"x", "v1"', '"v1;text/plain"', '"v1;lang=de;gzip"', "junk"];
const DATES = [LAST_MODIFIED, EARLIER, "Thu, 01 Jan 2099 00:00:00 GMT", "junk", `${LAST_MODIFIED}, ${LAST_MODIFIED}`];

/** Of the body that is sent most often; of an algorithm that is not known; too short; of other content. */
const DIGESTS = [
  "sha-256=:AVq9f1zFei3ZS3WQ8ErYCEJzkF7jPsXOvq5iJ2qX+GI=:",
  "sha-256=:AVq9f1zFei3ZS3WQ8ErYCEJzkF7jPsXOvq5iJ2qX+GI=:",
  "md5=:AAAAAAAAAAAAAAAAAAAAAA==:",
  "sha-256=:AAAA:",
  `sha-256=:${"A".repeat(43)}=:`,
];

/** RFC 6902: that changes nothing, whose test fails, that cannot be applied, that no model accepts. */
const JSON_PATCHES = [
  "[]",
  '[{"op":"test","path":"/x","value":1}]',
  '[{"op":"remove","path":"/x"}]',
  '[{"op":"replace","path":"","value":null}]',
];

/** Fields that nodes look at, with values that lead both ways. */
const FIELDS = {
  accept: [
    "*/*",
    "application/json",
    "text/plain;q=0.9, application/json;q=0.1",
    "image/png",
    "text/*;q=0",
    "junk",
    "",
  ],
  "accept-language": ["de", "en-US", "fr", "en;q=0, *", "", "*;q=0"],
  "accept-encoding": ["gzip", "identity;q=0", "*;q=0", "deflate, gzip;q=0.5", "", "br"],
  "content-type": [
    "application/json",
    "text/plain",
    "application/json; charset=utf-8",
    "image/png",
    "junk",
    "application/merge-patch+json",
    "application/json-patch+json",
    "application/json-patch+json",
  ],
  "content-encoding": ["identity", "gzip"],
  "content-range": ["bytes 0-1/2"],
  expect: ["100-continue", "something"],
  "early-data": ["1", "0"],
  "if-match": TAGS,
  "if-none-match": TAGS,
  "if-modified-since": DATES,
  "if-unmodified-since": DATES,
  "content-digest": DIGESTS,
  "repr-digest": DIGESTS,
  "want-content-digest": ["sha-256=1", "sha-512=10, sha-256=1", "md5=1"],
  "want-repr-digest": ["sha-256=1", "junk("],
  prefer: [
    "return=minimal",
    "return=representation",
    "respond-async, wait=3",
    "handling=strict, return=minimal",
    "handling=lenient",
    "junk=(",
  ],
  upgrade: ["websocket", "h2c, WebSocket", "h2c"],
  range: ["bytes=0-3", "bytes=-2", "bytes=0-0,-1", "bytes=99999-", "bytes=5-2", "items=0-1"],
  "if-range": ['"v1"', 'W/"v1"', '"v1;gzip"', LAST_MODIFIED, EARLIER],
  "idempotency-key": KEYS,
} as const;

/** One request in five carries the field; a Content-Type that is consumed is more frequent. */
function field(name: string, values: readonly string[]): fc.Arbitrary<[string, string] | null> {
  const value = fc.constantFrom(...values).map((text): [string, string] => [name, text]);
  return name === "content-type"
    ? fc.oneof(
        { weight: 4, arbitrary: fc.constant<[string, string]>([name, "application/json"]) },
        { weight: 1, arbitrary: value },
      )
    : fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });
}

export const anyRequest: fc.Arbitrary<GeneratedRequest> = fc.record({
  method: fc.constantFrom(
    "GET",
    "GET",
    "HEAD",
    "POST",
    "PUT",
    "PATCH",
    "DELETE",
    "QUERY",
    "QUERY",
    "OPTIONS",
    "TRACE",
    "FOO",
  ),
  target: fc.constantFrom("/it", "/it", "/it", "/it", "/it?page=2", "/it?page=x"),
  headers: fc.tuple(...Object.entries(FIELDS).map(([name, values]) => field(name, values))).map((fields) => {
    return Object.fromEntries(fields.filter((each) => each !== null));
  }),
  body: fc.constantFrom(
    undefined,
    '{"a":1}',
    '{"a":1}',
    '{"a":1}',
    '{"a":1,"b":2}',
    '{"a":"one"}',
    "{",
    "",
    ...JSON_PATCHES,
  ),
});
