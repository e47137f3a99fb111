import { Halt, HttpResponse } from "signalbox";

/** Values that no type allows somewhere: each is made on demand, because a stream can be used only once. */
export const WRONG_VALUES: Readonly<Record<string, () => unknown>> = {
  undefined: () => undefined,
  null: () => null,
  NaN: () => Number.NaN,
  "a number": () => 5,
  "a negative number": () => -1,
  "a bigint": () => 1n,
  "a symbol": () => Symbol("wrong"),
  "an empty text": () => "",
  "a text that splits": () => "a\r\nX-Split: b",
  "a text beyond Latin-1": () => "\u0100\ud800",
  "a function": () => () => 1,
  "an array": () => [1, "two"],
  "an object": () => ({ status: 200, headers: [], body: "x" }),
  "an object without a prototype": () => Object.create(null),
  "an object that contains itself": circular,
  "an object whose toJSON throws": () => ({ toJSON: refuse, toString: refuse }),
  "a proxy that refuses everything": () => new Proxy({}, REFUSING),
  "a date that is none": () => new Date(Number.NaN),
  "a class": () => Halt,
  "an error": () => new Error("returned"),
  "a halt that is no status": () => new Halt(1000),
  "a halt whose fields split": () => new Halt(404, { headers: { "X-A": "a\r\nb" } }),
  "a halt with a length": () => new Halt(404, { headers: { "Content-Length": "3" } }),
  "a halt that cannot be written": () => new Halt(404, { more: circular() }),
  "a response with a status of 700": () => new HttpResponse(700),
  "a response with a status of 200.5": () => new HttpResponse(200.5, [], "x"),
  "a response with a status of 101": () => new HttpResponse(101),
  "a response with a number as its text": () => HttpResponse.text(5 as unknown as string),
  "a response with an object as its body": () => new HttpResponse(200, [], {} as unknown as string),
  "a response without headers": () => new HttpResponse(200, null as unknown as string[], "x"),
  "a response with half a field": () => new HttpResponse(200, ["X-A"], "x"),
  "a response with a number as a field": () => new HttpResponse(200, ["X-A", 5] as unknown as string[], "x"),
  "a response with a wrong length": () => new HttpResponse(200, ["Content-Length", "3"], "text"),
  "a response with two lengths": () => new HttpResponse(200, ["Content-Length", "4", "content-length", "5"], "text"),
  "a response with a length that is none": () => new HttpResponse(200, ["Content-Length", "4,4"], "text"),
  "a response with a length and nothing": () => new HttpResponse(200, ["Content-Length", "4"]),
  "a response with a coding of its own": () => new HttpResponse(200, ["Transfer-Encoding", "gzip"], "text"),
  "a response that closes": () => new HttpResponse(200, ["Connection", "close", "Keep-Alive", "x"], "text"),
  "a 204 with a stream": () => new HttpResponse(204, [], streamOf("a")),
  "a stream": () => streamOf("a", new Uint8Array([98])),
  "a stream of numbers": () => streamOf(1, 2),
  "a stream of nulls": () => streamOf(null),
  "a stream that throws": () => failing(),
  "a response that streams numbers": () => new HttpResponse(200, [], streamOf(1)),
  "a response whose stream throws": () => new HttpResponse(200, [], failing()),
  "a response whose stream is too long": () => new HttpResponse(200, ["Content-Length", "1"], streamOf("ab")),
  "a response whose stream is too short": () => new HttpResponse(200, ["Content-Length", "9"], streamOf("ab")),
  "a response with a locked stream": () => new HttpResponse(200, [], lockedStream()),
  "a locked stream": lockedStream,
  "an iterable that throws": () => ({ [Symbol.asyncIterator]: refuse }),
  "an iterable without an iterator": () => ({ [Symbol.asyncIterator]: () => undefined }),
  "an iterator that throws": () => iterable({ next: refuse, return: refuse }),
  "an iterator that gives no result": () => iterable({ next: () => undefined }),
  "an iterator that rejects": () => iterable({ next: () => Promise.reject(new Error("next")) }),
  "an iterator that is all synchronous": synchronous,
  "an iterator whose end fails": () => iterable({ next: async () => ({ done: true }), return: refuse }),
  "a thenable that does nothing": () => thenable(() => undefined),
  "a thenable that gives nothing back": () => thenable((kept) => kept(true)),
  "a thenable that calls back twice": () =>
    thenable((kept) => {
      kept(true);
      kept(false);
    }),
  "a thenable that throws": () => thenable(refuse),
};

/**
 * Values with promises in them that were not awaited. Node ends the process where one rejects and nobody listens to it. One
 * rejects at once, and one is kept: JSON writes either as `{}`.
 */
export const UNAWAITED: Readonly<Record<string, () => unknown>> = {
  "an object of promises": () => ({ late: kept(), lost: lost() }),
  "a list of promises": () => [kept(), lost(), lost()],
  "a list of objects of promises": () => [
    { rel: kept(), href: lost() },
    { type: "text/html", href: lost() },
  ],
  "an objection of promises": () => ({ problem: { late: kept(), detail: lost(), more: [{ lost: lost() }] } }),
  "an objection that is promised": () => ({ problem: lost() }),
  "a hint that is promised": () => ({ retryAfter: lost(), problem: { detail: lost() } }),
  "an object whose toJSON rejects": () => ({ toJSON: lost }),
  "objects within whose toJSON rejects": () => [{ book: { toJSON: lost } }, new LostBook()],
  "an objection whose members reject": () => ({ problem: { detail: "no", more: [new LostBook()] } }),
  "a hint with promises": () => ({ retryAfter: 5, problem: { detail: lost() } }),
};

/** The same where they are thrown: what else is thrown is given to the hook of errors as it is. */
export const UNAWAITED_HALTS: Readonly<Record<string, () => unknown>> = {
  "a halt of promises": () => new Halt(404, { late: kept(), current: lost(), more: [{ lost: lost() }] }),
  "a halt with an object whose toJSON rejects": () => new Halt(404, { more: [new LostBook()] }),
  "a halt with a detail that is promised": () => new Halt(404, { detail: lost() as unknown as string }),
  "a halt that is not declared, of promises": () => new Halt(499, { current: lost() }),
  "a halt with fields that are promised": () => new Halt(404, { headers: { "X-A": lost(), "X-B": lost() } as never }),
};

/** How a value comes. What rejects or never settles is asynchronous by itself. */
export const FORMS: Readonly<Record<string, (make: () => unknown) => unknown>> = {
  returned: (make) => make(),
  promised: async (make) => make(),
  thrown: (make) => {
    throw make();
  },
  rejected: (make) => Promise.reject(make()),
};

const kept = (): Promise<string> => Promise.resolve("kept");
const lost = (): Promise<never> => Promise.reject(new Error("lost"));

class LostBook {
  toJSON(): Promise<never> {
    return lost();
  }
}

const REFUSING: ProxyHandler<object> = { get: refuse, has: refuse, getPrototypeOf: refuse, ownKeys: refuse };

function refuse(): never {
  throw new Error("refused");
}

function circular(): object {
  const object: Record<string, unknown> = {};
  object["self"] = object;
  return object;
}

async function* streamOf(...chunks: unknown[]): AsyncGenerator<string, void, undefined> {
  for (const chunk of chunks) yield chunk as string;
}

async function* failing(): AsyncGenerator<string, void, undefined> {
  yield "a";
  throw new Error("broke off");
}

function lockedStream(): AsyncIterable<string> {
  const stream = new ReadableStream<string>();
  stream.getReader();
  return stream;
}

function iterable(iterator: object): object {
  return { [Symbol.asyncIterator]: () => iterator };
}

function synchronous(): object {
  const chunks = ["a", "b"];
  return iterable({
    next: () => ({ done: chunks.length === 0, value: chunks.shift() }),
    return: () => ({ done: true, value: undefined }),
  });
}

function thenable(call: (kept: (value: unknown) => void) => void): object {
  // oxlint-disable-next-line unicorn/no-thenable -- that is what it is about
  return { then: call };
}
