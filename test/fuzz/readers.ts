import { EventEmitter } from "node:events";
import { type IncomingHttpHeaders, IncomingMessage, type Server } from "node:http";
import { Socket } from "node:net";
import { parseCookie } from "cookie";
import { DecodeError } from "signalbox";
import { client } from "signalbox/client";
import { type QueryCache, query } from "signalbox/client/query";
import { formCodec, jsonCodec, ndjsonCodec, textCodec } from "signalbox/codecs";
import { jsonPatchCodec, mergePatchCodec } from "signalbox/patch";
import { isAt } from "../../src/client/address.ts";
import { decoded, isEvents, isJson, isJsonLines } from "../../src/client/content.ts";
import { EventReader } from "../../src/client/eventReader.ts";
import { ClientFault } from "../../src/client/fault.ts";
import { linkTo, urlOf } from "../../src/client/link.ts";
import { Memory } from "../../src/client/memory.ts";
import { retryAfterOf } from "../../src/client/repeat.ts";
import { findJsonFault, parseJson } from "../../src/codecs/jsonParse.ts";
import { parseEntityTag, parseEntityTagList } from "../../src/conditional/entityTag.ts";
import { ifRangeMatches } from "../../src/conditional/preconditions.ts";
import { readCookies } from "../../src/cookies/cookie.ts";
import { maskFor } from "../../src/debug/mask.ts";
import { readTyped, shellWords } from "../../src/debug/typed.ts";
import { bearerToken, userPassword } from "../../src/guards/guard.ts";
import { bytesOfBase64 } from "../../src/http/base64.ts";
import { RequestBody } from "../../src/http/body.ts";
import { BodyMalformed, BodyTooLarge } from "../../src/http/bodyErrors.ts";
import { parseRange } from "../../src/http/byteRange.ts";
import { parseHttpDate } from "../../src/http/date.ts";
import { parseDigests, preferredAlgorithm } from "../../src/http/digest.ts";
import { withNormalEscapes } from "../../src/http/escapes.ts";
import {
  isToken,
  isUnstored,
  readList,
  splitEntityTags,
  splitList,
  splitParameters,
  trimOws,
  unquote,
} from "../../src/http/field.ts";
import { isNestedTooDeeply } from "../../src/http/jsonNesting.ts";
import { parseMediaRange, parseMediaType } from "../../src/http/mediaType.ts";
import { pointerSteps } from "../../src/http/pointer.ts";
import { PREFERENCES, parsePrefer } from "../../src/http/prefer.ts";
import { namesWebSocket } from "../../src/http/request.ts";
import { parseDictionary, parseIdempotencyKey, parseItem } from "../../src/http/structuredDictionary.ts";
import { hopsFromRight, parseAddress } from "../../src/limit/address.ts";
import { KeyedHash } from "../../src/limit/hash.ts";
import { readForm } from "../../src/multipart/form.ts";
import { parsePartHeader } from "../../src/multipart/partHeader.ts";
import { chooseEncoding } from "../../src/negotiate/encoding.ts";
import { chooseLanguage } from "../../src/negotiate/language.ts";
import { chooseMediaType } from "../../src/negotiate/mediaType.ts";
import { parseWeight } from "../../src/negotiate/quality.ts";
import { decodeParams, decodeWithRest, Router } from "../../src/route/router.ts";
import { toHttpRequest } from "../../src/runtime/lambdaEvent.ts";
import { refusalOf } from "../../src/runtime/node/check.ts";
import { respondToClientErrors } from "../../src/runtime/node/http1Adapter.ts";
import { settledLimits } from "../../src/runtime/node/limits.ts";
import { typeOfFile } from "../../src/runtime/static/staticFiles.ts";
import { absoluteTarget, isHost, isSameHost, isTarget } from "../../src/runtime/target.ts";
import { TargetReader } from "../../src/runtime/web/target.ts";
import { parseTraceparent } from "../../src/telemetry/observer.ts";
import { testRequest } from "../../src/testing/request.ts";
import { attentive, statusOf } from "./readerService.ts";

/** Reads a text that comes from outside. `around`: what stands around hostile pieces where they reach the heart of the reader. */
export interface Reader {
  readonly read: (text: string) => unknown;
  readonly around?: readonly (readonly [before: string, behind: string])[];
  /** Of the shorter text, where the usual one takes long. */
  readonly length?: number;
}

type Around = NonNullable<Reader["around"]>;

const OFFERS = ["application/json", "text/csv"]
  .map((text) => parseMediaType(text))
  .filter((type) => type !== undefined);
const PLAIN = { parameters: new Map<string, string>() };
const NOW = { tag: { weak: false, opaque: "a" }, modified: 0, now: 0 };
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** What a reader may throw: each of them is a 400 or 413, or a fault of the client that says why. */
const REFUSALS = [DecodeError, BodyMalformed, BodyTooLarge, ClientFault];

function refusing<T extends unknown[]>(read: (...given: T) => unknown): (...given: T) => unknown {
  const refused = (error: unknown) => {
    if (REFUSALS.some((kind) => error instanceof kind)) return undefined;
    throw error;
  };
  return (...given) => {
    try {
      const result = read(...given);
      return result instanceof Promise ? result.catch(refused) : result;
    } catch (error) {
      return refused(error);
    }
  };
}

const decoding = (codec: typeof jsonCodec) => refusing((text: string) => codec.decode?.(bytesOf(text), PLAIN));

/** One byte a chunk. */
async function* singly(text: string): AsyncGenerator<Uint8Array, void, undefined> {
  for (const byte of bytesOf(text)) yield Uint8Array.of(byte);
}

/** All fields of a response; undefined where no response can carry the text. */
function fieldsOf(fields: Readonly<Record<string, string>>): Headers | undefined {
  try {
    return new Headers(fields);
  } catch {
    return undefined;
  }
}

interface Untyped {
  (
    pattern: string,
  ): {
    get(): Promise<{ status: number; url: string; location?: string }>;
    head(): Promise<unknown>;
    options(): Promise<unknown>;
    stream(): AsyncIterable<unknown>;
    pages(): AsyncIterable<unknown>;
    follow(reply: unknown): Promise<unknown>;
  };
}

interface UntypedQueries {
  (pattern: string): { mutationOptions(method: "POST", cache: QueryCache): { onSuccess(reply: never): Promise<void> } };
}

/** A client to which every response has this content and these fields. */
function clientOf(content: BodyInit | null, headers: Headers, status = 200): ReturnType<Untyped> {
  const fetch = async () => new Response(content, { status, headers });
  const options = { fetch, remember: true, guard: true, follow: true } as const;
  return (client("http://127.0.0.1", options) as unknown as Untyped)("/a");
}

async function all(items: AsyncIterable<unknown>): Promise<void> {
  let count = 0;
  for await (const _ of items) if (++count > 100_000) throw new Error("it has no end");
}

/** A stream of a type, as `stream()` of a client reads it: byte by byte, and as a whole. */
function streaming(type: string): (text: string) => unknown {
  const headers = new Headers({ "content-type": type });
  return refusing((text: string) => {
    const chunks = singly(text);
    const stream = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
    });
    return all(clientOf(stream, headers).stream());
  });
}

const field = (name: string) => async (text: string) => {
  const headers = fieldsOf({ "content-type": "application/json", [name]: text });
  if (headers === undefined) return;
  const swallow = () => undefined;
  await clientOf("{}", headers).get().catch(swallow);
  await clientOf("{}", headers).options().catch(swallow);
  await all(clientOf("[]", headers).pages()).catch(swallow);
  await clientOf("{}", headers, 412).get().catch(swallow);
  await clientOf(null, headers, 303).get().catch(swallow);
  // What a write has changed is told by the addresses in its response.
  const response = { url: "http://127.0.0.1/a", headers } as never;
  const isInCache = ({ predicate }: { predicate: (query: { queryKey: readonly unknown[] }) => boolean }) =>
    Promise.resolve(void predicate({ queryKey: ["/a", {}] }));
  const cache = { invalidateQueries: isInCache, setQueryData: () => undefined };
  const queries = query(client<Readonly<Record<string, never>>>("http://127.0.0.1")) as unknown as UntypedQueries;
  await queries("/a").mutationOptions("POST", cache).onSuccess(response);
};

const router = new Router<string>();
router.add([{ literal: "a" }, { param: "b" }, { literal: "a" }], "b");
router.add([{ param: "a" }, { rest: "c" }], "c");

const lambda = (more: object) =>
  toHttpRequest(
    { rawPath: "/", rawQueryString: "", headers: {}, requestContext: { http: { method: "GET" } }, ...more },
    undefined,
    1_048_576,
  );

/** All fields of requests that the framework reads. */
export const REQUEST_FIELDS: readonly string[] = [
  "accept",
  "accept-charset",
  "accept-encoding",
  "accept-language",
  "authorization",
  "access-control-request-method",
  "cache-control",
  "content-digest",
  "content-encoding",
  "content-length",
  "content-range",
  "content-type",
  "cookie",
  "early-data",
  "expect",
  "forwarded",
  "host",
  "idempotency-key",
  "if-match",
  "if-modified-since",
  "if-none-match",
  "if-range",
  "if-unmodified-since",
  "last-event-id",
  "origin",
  "prefer",
  "range",
  "repr-digest",
  "sec-fetch-site",
  "traceparent",
  "transfer-encoding",
  "upgrade",
  "want-content-digest",
  "want-repr-digest",
  "x-forwarded-for",
  "x-request-id",
];

/** All fields of responses that the client reads. */
export const RESPONSE_FIELDS: readonly string[] = [
  "allow",
  "cache-control",
  "content-location",
  "content-type",
  "date",
  "etag",
  "link",
  "location",
  "preference-applied",
  "retry-after",
  "vary",
];

const requesting = (name: string) => async (text: string) => {
  await statusOf("GET", "/a", { [name]: text });
  await statusOf("PUT", "/a", { "content-type": "application/json", [name]: text }, "{}");
  if (name === "idempotency-key") await statusOf("POST", "/a", { "content-type": "text/plain", [name]: text }, "a");
  if (name === "origin") await statusOf("OPTIONS", "/a", { "access-control-request-method": "GET", [name]: text });
};

const RULES = { service: attentive, limits: settledLimits({}), watch: undefined, closing: false };

function incoming(headers: IncomingHttpHeaders, url: string): IncomingMessage {
  const message = Object.assign(new IncomingMessage(new Socket()), { method: "GET", url, headers });
  return Object.assign(message, {
    httpVersionMajor: 1,
    httpVersionMinor: 1,
    rawHeaders: Object.entries(headers).flat(),
  });
}

/** What node:http could not parse, by each of its reasons. */
function failing(text: string): void {
  const server = new EventEmitter();
  respondToClientErrors(server as Server, RULES);
  const rawPacket = Buffer.from(text, "latin1");
  for (const code of ["HPE_HEADER_OVERFLOW", "HPE_INVALID_METHOD", "HPE_INVALID_VERSION"]) {
    for (const bytesParsed of [0, rawPacket.length / 2, rawPacket.length]) {
      const socket = Object.defineProperty(new Socket(), "bytesRead", { value: text.length });
      server.emit("clientError", Object.assign(new Error(code), { code, rawPacket, bytesParsed }), socket);
      socket.destroy();
    }
  }
}

const MEMBER: Around = [
  ['a="', "!"],
  ["a=", ", b=1"],
];
const LINES: Around = [
  ["GET /", ""],
  ["GET / HTTP/1.1\r\n", ""],
  ["", " HTTP/1.1\r\n"],
];
const DISPOSITION: Around = [
  ["Content-Disposition: form-data; name=", ""],
  ['Content-Disposition: form-data; name="', ""],
  ['Content-Disposition: form-data; name="', '"!'],
  ["Content-Disposition: form-data; name=a; filename*=utf-8''", ""],
  ["Content-Disposition: ", ""],
];
const PART = "--x\r\nContent-Disposition: form-data; name=a\r\n\r\n";
const FORM: Around = [
  ["--x\r\n", ""],
  [PART, ""],
  [PART, "\r\n--x--\r\n"],
  [`${PART}\r\n--x`, ""],
];
const DICTIONARY: Around = [
  ["a=1", "!"],
  ["a=", ", b=1"],
  ['a="', ""],
  ["a=:", ""],
  ["a=(", ""],
  ['a=%"', ""],
  ["a;b=", ""],
];
const JSONS: Around = [
  ['{"a":"', '"}'],
  ['["', ""],
  ["[", "]"],
];
const LINK: Around = [
  ["<", ""],
  ["<a>;rel=", ""],
  ['<a>;rel="', ""],
  ['<a>;rel="next";a="', '"'],
];
const TARGET: Around = [
  ["/", ""],
  ["/a/", "/b"],
  ["/a?", ""],
  ["http://a/", ""],
];

/** Everything that reads what comes from outside, by file and name. `reader-list.test.ts` finds what is missing. */
export const READERS: Readonly<Record<string, Reader>> = {
  "client/address.ts isAt": {
    read: (text) => {
      const url = urlOf(text, "http://a/");
      return url && isAt(new URL("http://a/"), "/a/{b}/c/{d*}", url);
    },
    around: [
      ["/a/", ""],
      ["/a/b/c/", "/"],
    ],
  },
  "client/content.ts isEvents": { read: isEvents, around: [["text/event-stream", "!"]] },
  "client/content.ts isJson": { read: isJson, around: [["application/json", "!"]] },
  "client/content.ts isJsonLines": { read: isJsonLines, around: [["application/x-ndjson", "!"]] },
  "client/content.ts decoded": {
    read: (text) => {
      for (const type of ["text/event-stream", "application/x-ndjson", "application/json", "text/plain"]) {
        refusing(() => decoded(bytesOf(text), new Headers({ "content-type": type }), "GET /"))();
      }
    },
    length: 800,
  },
  "client/eventReader.ts EventReader.read": {
    read: (text) => new EventReader().read(text),
    around: [
      ["data:", "\n\n"],
      ["retry:", "!\n\n"],
    ],
  },
  "client/eventReader.ts EventReader.read, character by character": {
    read: (text) => {
      const reader = new EventReader();
      for (const character of text) reader.read(character);
    },
    around: [["data:", "\n\n"]],
    length: 400,
  },
  "client/link.ts urlOf": { read: (text) => urlOf(text, "http://a/b") },
  "client/link.ts linkTo": { read: (text) => linkTo("next", text, "http://a/"), around: LINK },
  "client/memory.ts Memory.keep": {
    read: (text) => {
      const headers = fieldsOf({ etag: text, vary: text, "cache-control": text });
      if (headers !== undefined) new Memory({}).keep("http://a/", new Headers(), headers, undefined);
    },
  },
  "client/repeat.ts retryAfterOf": {
    read: (text) => {
      const headers = fieldsOf({ "retry-after": text, date: text });
      return headers && retryAfterOf(headers);
    },
  },
  "client/streamed.ts streamed, events": {
    read: streaming("text/event-stream"),
    around: [["data:", "\n\n"]],
    length: 400,
  },
  "client/streamed.ts streamed, lines": {
    read: streaming("application/x-ndjson"),
    around: [
      ['"', '"\n'],
      ["[", "]\n"],
    ],
    length: 400,
  },
  "client/streamed.ts streamed, a list": { read: streaming("application/json"), around: JSONS, length: 200 },
  ...Object.fromEntries(
    RESPONSE_FIELDS.map((name) => [
      `client, a response with ${name}`,
      { read: field(name), around: name === "link" ? LINK : MEMBER, length: 400 },
    ]),
  ),
  "codecs/form.ts formCodec": { read: decoding(formCodec), around: [["a=", "&b=1"]] },
  "codecs/json.ts jsonCodec": { read: decoding(jsonCodec), around: JSONS },
  "codecs/jsonParse.ts findJsonFault": { read: findJsonFault, around: JSONS },
  "codecs/jsonParse.ts parseJson": {
    read: refusing(parseJson),
    around: [...JSONS, ['{"__proto__":"', '"}'], ['{"\\u005f":"', '"}']],
  },
  "codecs/ndjson.ts ndjsonCodec": { read: decoding(ndjsonCodec), around: [['"', '"\n']] },
  "codecs/text.ts textCodec": { read: decoding(textCodec) },
  "conditional/entityTag.ts parseEntityTag": { read: parseEntityTag },
  "conditional/entityTag.ts parseEntityTagList": { read: parseEntityTagList, around: [['W/"', '"']] },
  "conditional/preconditions.ts ifRangeMatches": { read: (text) => ifRangeMatches(text, NOW) },
  "cookies/cookie.ts readCookies": {
    read: (text) => readCookies(testRequest(attentive, "GET", "/", { headers: { cookie: text } })),
  },
  "cookie parseCookie": { read: (text) => parseCookie(text) },
  "guards/guard.ts bearerToken": {
    read: (text) => bearerToken(testRequest(attentive, "GET", "/", { headers: { authorization: text } })),
    around: [["Bearer ", ""]],
  },
  "guards/guard.ts userPassword": {
    read: (text) => userPassword(testRequest(attentive, "GET", "/", { headers: { authorization: text } })),
    around: [["Basic ", "="]],
  },
  "debug/mask.ts Mask.field": {
    read: (text) => {
      const mask = maskFor({});
      return ["authorization", "cookie", "set-cookie", "location"].map((name) => mask.field(name, text));
    },
    around: [["/a?token=", ""]],
  },
  "debug/typed.ts shellWords": {
    read: shellWords,
    around: [
      ["$'", ""],
      ["'", ""],
    ],
  },
  "debug/typed.ts readTyped": {
    read: readTyped,
    around: [
      ["GET /", ""],
      ["curl http://a/ -", ""],
      ["GET /\r\na: ", ""],
    ],
    length: 800,
  },
  "http/base64.ts bytesOfBase64": {
    read: (text) => {
      try {
        return bytesOfBase64(text);
      } catch (error) {
        if (error instanceof DOMException) return undefined;
        throw error;
      }
    },
  },
  "http/body.ts RequestBody.bytes, byte by byte": {
    read: (text) => new RequestBody({ length: undefined, stream: () => singly(text) }, 1_048_576).bytes(),
    length: 400,
  },
  "http/body.ts RequestBody.json": {
    read: refusing((text) => new RequestBody({ length: undefined, stream: () => once(text) }, 1_048_576).json()),
    around: JSONS,
  },
  "http/byteRange.ts parseRange": {
    read: parseRange,
    around: [
      ["bytes=", ""],
      ["bytes=0", "-1"],
      ["bytes=0-", ""],
    ],
  },
  "http/field.ts isUnstored": { read: isUnstored, around: [["", ","]] },
  "http/date.ts parseHttpDate": { read: (text) => parseHttpDate(text), around: [["Mon, 01 Jan 2024 ", ""]] },
  "http/digest.ts parseDigests": { read: parseDigests, around: DICTIONARY },
  "http/digest.ts preferredAlgorithm": { read: (text) => preferredAlgorithm(text, ["sha-256"]), around: DICTIONARY },
  "http/escapes.ts withNormalEscapes": { read: withNormalEscapes, around: [["%", ""]] },
  "http/field.ts isToken": { read: isToken },
  "http/field.ts splitEntityTags": { read: splitEntityTags },
  "http/field.ts readList": { read: readList },
  "http/field.ts splitList": { read: splitList },
  "http/field.ts splitParameters": { read: splitParameters },
  "http/field.ts trimOws": { read: trimOws },
  "http/field.ts unquote": { read: unquote, around: [['"', '"']] },
  "http/structuredDictionary.ts parseIdempotencyKey": { read: parseIdempotencyKey, around: [['"', '"']] },
  "http/jsonNesting.ts isNestedTooDeeply": { read: (text) => isNestedTooDeeply(bytesOf(text)) },
  "http/mediaType.ts parseMediaRange": { read: parseMediaRange, around: [['a/b;a="', '"']] },
  "http/mediaType.ts parseMediaType": { read: parseMediaType, around: [["a/b;", ""]] },
  "http/prefer.ts parsePrefer": { read: (text) => parsePrefer(text, PREFERENCES), around: [['return="', '"']] },
  "http/structuredDictionary.ts parseDictionary": { read: parseDictionary, around: DICTIONARY },
  "http/structuredDictionary.ts parseItem": {
    read: parseItem,
    around: [
      ['"', '"'],
      ["1", " "],
      ["a;b=", " ;c"],
    ],
  },
  "http/request.ts namesWebSocket": { read: namesWebSocket },
  "limit/address.ts parseAddress": {
    read: parseAddress,
    around: [
      ["::", ""],
      ["1.2.3.", ""],
      ["::%", ""],
    ],
  },
  "limit/hash.ts KeyedHash.hash": { read: (text) => new KeyedHash().hash(text) },
  "limit/address.ts hopsFromRight, Forwarded": {
    read: (text) => [...hopsFromRight(text, "forwarded")],
    around: [
      ['for="', '"'],
      ["for=", ";a=b"],
    ],
  },
  "limit/address.ts hopsFromRight, X-Forwarded-For": {
    read: (text) => [...hopsFromRight(text, "x-forwarded-for")],
    around: [["[", "]:80"]],
  },
  "multipart/form.ts readForm": {
    read: refusing(async (text) => all((await readForm(once(text), "x")).files)),
    around: FORM,
  },
  "multipart/form.ts readForm, byte by byte": {
    read: refusing(async (text) => all((await readForm(singly(text), "x")).files)),
    around: FORM,
    length: 400,
  },
  "multipart/partHeader.ts parsePartHeader": {
    read: refusing((text) => parsePartHeader(bytesOf(text))),
    around: DISPOSITION,
  },
  "negotiate/encoding.ts chooseEncoding": { read: (text) => chooseEncoding(text, ["gzip", "identity"]) },
  "negotiate/language.ts chooseLanguage": {
    read: (text) => chooseLanguage(text, ["en", "fr-CA"]),
    around: [["en-", ";q=0.5"]],
  },
  "negotiate/mediaType.ts chooseMediaType": { read: (text) => chooseMediaType(text, OFFERS), around: [["a/b;", ""]] },
  "negotiate/quality.ts parseWeight": { read: parseWeight, around: [["0.", ""]] },
  "patch/jsonPatch.ts jsonPatchCodec": {
    read: decoding(jsonPatchCodec),
    around: [
      ['[{"op":"remove","path":"/', '"}]'],
      ['[{"op":"add","value":1,"path":"', '"}]'],
    ],
  },
  "patch/mergePatch.ts mergePatchCodec": { read: decoding(mergePatchCodec), around: JSONS },
  "http/pointer.ts pointerSteps": { read: pointerSteps, around: [["/", ""]] },
  "route/router.ts Router.find": { read: (text) => router.find(text), around: TARGET },
  "runtime/lambdaEvent.ts toHttpRequest": {
    read: (text) => {
      const asked = lambda({ rawPath: `/${text}`, rawQueryString: text, headers: { [text]: text }, cookies: [text] });
      return [asked.path, [...asked.query], [...asked.headers], readCookies(asked)];
    },
  },
  "runtime/lambdaEvent.ts toHttpRequest, content": { read: (text) => lambda({ body: text }).body.bytes() },
  "runtime/node/check.ts refusalOf": {
    read: (text) => refusalOf(incoming({ host: text, "transfer-encoding": text }, text), RULES),
    around: [
      ["chunked", ""],
      [",", "chunked"],
    ],
  },
  "runtime/node/http1Adapter.ts respondToClientErrors": { read: failing, around: LINES, length: 800 },
  "runtime/target.ts absoluteTarget": { read: (text) => absoluteTarget(text, "GET"), around: TARGET },
  "runtime/target.ts isHost": {
    read: isHost,
    around: [
      ["[", "]"],
      ["a:", ""],
    ],
  },
  "runtime/target.ts isSameHost": { read: (text) => isSameHost(text, `${text}:80`, "http") },
  "runtime/target.ts isTarget": { read: (text) => isTarget(text, "GET"), around: TARGET },
  "runtime/static/staticFiles.ts typeOfFile": { read: (text) => typeOfFile(text), around: [["a.", "/"]] },
  "runtime/web/target.ts TargetReader.read": {
    read: (text) => new TargetReader(true).read(text, { host: text }),
    around: [
      ["http://a/", "#"],
      ["http://", "/"],
    ],
  },
  "route/router.ts decodeParams": { read: (text) => decodeParams({ id: text }) },
  "route/router.ts decodeWithRest": { read: (text) => decodeWithRest({ a: "b", rest: text }, "rest") },
  "telemetry/observer.ts parseTraceparent": { read: parseTraceparent },
  "service, a target": { read: (text) => statusOf("GET", text), around: [...TARGET, ["/rest/", ""]] },
  "service, a request for the debugger": {
    read: (text) =>
      statusOf("GET", "/_debug", { host: text, origin: text, "sec-fetch-site": text, "x-forwarded-for": text }),
  },
  "service, a file with a fallback": { read: (text) => statusOf("GET", `/files/${text}`), around: [["", "/a"]] },
  ...Object.fromEntries(
    REQUEST_FIELDS.map((name) => [
      `service, a request with ${name}`,
      // Above 1,024, up to which what was chosen by a field is remembered.
      { read: requesting(name), around: MEMBER, length: 1_100 },
    ]),
  ),
};

async function* once(text: string): AsyncGenerator<Uint8Array, void, undefined> {
  yield bytesOf(text);
}
