import { fromBuiltin } from "../http/builtin.ts";
import type { Coder, Coding } from "./coding.ts";

/** The part of node:zlib that is used here. */
interface Zlib {
  readonly constants: Readonly<Record<string, number>>;
  readonly [name: string]: unknown;
}

interface ZlibStream {
  write(chunk: Uint8Array, done: (error?: unknown) => void): unknown;
  end(): unknown;
  destroy(): unknown;
  on(event: "data", listener: (bytes: Uint8Array) => void): unknown;
  on(event: "end" | "close", listener: () => void): unknown;
  on(event: "error", listener: (error: unknown) => void): unknown;
}

type Options = Readonly<Record<string, unknown>>;

/** How the module names a coding's functions, and with what they are called. */
interface Words {
  readonly at: string;
  readonly open: string;
  readonly flush: string;
  readonly options?: (constants: Readonly<Record<string, number>>) => Options;
}

const WORDS: Readonly<Record<string, Words>> = {
  gzip: { at: "gzip", open: "createGzip", flush: "Z_SYNC_FLUSH" },
  // What HTTP calls deflate is the zlib format (RFC 9110 8.4.1.2), not the raw one.
  deflate: { at: "deflate", open: "createDeflate", flush: "Z_SYNC_FLUSH" },
  br: {
    at: "brotliCompress",
    open: "createBrotliCompress",
    flush: "BROTLI_OPERATION_FLUSH",
    // The module's default of 11 is meant for files that are compressed once: about fifty times the work of 5, for a fifth
    // fewer bytes. At 5 it costs about as much as gzip and gives a third fewer bytes.
    options: ({ BROTLI_PARAM_QUALITY = 1 }) => ({ params: { [BROTLI_PARAM_QUALITY]: 5 } }),
  },
  zstd: { at: "zstdCompress", open: "createZstdCompress", flush: "ZSTD_e_flush" },
};

/** Up to this size (measured) a body is coded synchronously: the thread pool would cost more than the work. */
export const SYNC_LIMIT = 16_384;

/** Those of node:zlib, loaded at run time, so that there is no import that another runtime fails on. */
export function zlibCodings(host: object): ReadonlyMap<string, Coding> {
  const codings = new Map<string, Coding>();
  const zlib = fromBuiltin("node:zlib", (found: Zlib) => ("constants" in found ? found : undefined), host);
  if (zlib === undefined) return codings;
  for (const [name, words] of Object.entries(WORDS)) {
    if (typeof zlib[words.open] === "function") codings.set(name, zlibCoding(zlib, words));
  }
  return codings;
}

function zlibCoding(zlib: Zlib, { at, open, flush, options }: Words): Coding {
  const whole = options?.(zlib.constants) ?? {};
  const streamed = { ...whole, flush: zlib.constants[flush] };
  return {
    compress(body) {
      if (body.byteLength <= SYNC_LIMIT) return call<Uint8Array>(zlib, `${at}Sync`, body, whole);
      return new Promise((resolve, reject) => {
        call(zlib, at, body, whole, (error: unknown, coded: Uint8Array) => (error ? reject(error) : resolve(coded)));
      });
    },
    open: () => zlibCoder(call<ZlibStream>(zlib, open, streamed)),
  };
}

function call<Result>(zlib: Zlib, name: string, ...given: readonly unknown[]): Result {
  const found = zlib[name];
  if (typeof found !== "function") throw new TypeError(`node:zlib has no ${name}`);
  return found.call(zlib, ...given);
}

function zlibCoder(stream: ZlibStream): Coder {
  const out: Uint8Array[] = [];
  stream.on("data", (bytes) => out.push(bytes));
  const ended = new Promise<void>((resolve, reject) => {
    stream.on("end", resolve);
    stream.on("close", resolve);
    stream.on("error", reject);
  });
  // A failed write rejects with the same error; without this, the second rejection would be unhandled.
  ended.catch(() => {});
  return {
    write: (chunk) =>
      new Promise((resolve, reject) => {
        stream.write(chunk, (error) => (error ? reject(error) : resolve()));
      }),
    end: () => {
      stream.end();
      return ended;
    },
    take: () => out.shift(),
    close: () => void stream.destroy(),
  };
}
