import type { Coder, Coding } from "./coding.ts";

/** Those of CompressionStream, for runtimes without node:zlib. It cannot flush: bytes may come out only at the end. */
export function webCodings(host: object): ReadonlyMap<string, Coding> {
  const codings = new Map<string, Coding>();
  if (!("CompressionStream" in host) || typeof host.CompressionStream !== "function") return codings;
  // Its other format, deflate-raw, is no content coding of HTTP.
  for (const format of ["gzip", "deflate"] as const)
    codings.set(format, { compress: (body) => compressWhole(format, body), open: () => new WebCoder(format) });
  return codings;
}

async function compressWhole(format: CompressionFormat, body: Uint8Array): Promise<Uint8Array> {
  const coded = new Blob([new Uint8Array(body)]).stream().pipeThrough(new CompressionStream(format));
  return new Uint8Array(await new Response(coded).arrayBuffer());
}

class WebCoder implements Coder {
  readonly #writer: WritableStreamDefaultWriter<BufferSource>;
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #out: Uint8Array[] = [];
  readonly #ended: Promise<void>;

  constructor(format: CompressionFormat) {
    const { writable, readable } = new CompressionStream(format);
    this.#writer = writable.getWriter();
    this.#reader = readable.getReader();
    this.#ended = this.#collect();
    this.#ended.catch(() => {});
  }

  async #collect(): Promise<void> {
    for (;;) {
      const { done, value } = await this.#reader.read();
      if (done) return;
      this.#out.push(value);
    }
  }

  write(chunk: Uint8Array<ArrayBuffer>): Promise<void> {
    return this.#writer.write(chunk);
  }

  async end(): Promise<void> {
    await this.#writer.close();
    await this.#ended;
  }

  take(): Uint8Array | undefined {
    return this.#out.shift();
  }

  /** On a finished stream both have no effect; on a broken one both repeat the error of `write`. */
  close(): void {
    this.#writer.abort().catch(() => {});
    this.#reader.cancel().catch(() => {});
  }
}
