import type { BodySource } from "../../http/body.ts";
import { BodyIncomplete } from "../../http/bodyErrors.ts";
import type { RawHeaders } from "../../http/headers.ts";

/** Content up to this length, in bytes, nearly always comes in one packet with its head. */
const SHORT = 16_384;

/** The length of content that can be read before the walk begins; 0 where there is none, or the walk is to decide first. */
export function shortLength(fields: RawHeaders): number {
  const declared = fields["content-length"];
  if (typeof declared !== "string" || !/^\d{1,5}$/.test(declared)) return 0;
  // RFC 9110 10.1.1: the client waits for a word before it sends.
  if (fields["expect"] !== undefined) return 0;
  const length = Number(declared);
  return length <= SHORT ? length : 0;
}

/** Short content that has not come with its head, or has broken off. */
export class ShortBody implements BodySource {
  readonly length: number;
  readonly #reading: Promise<Uint8Array>;

  constructor(length: number, reading: Promise<Uint8Array>) {
    this.length = length;
    this.#reading = reading;
  }

  async *stream(): AsyncGenerator<Uint8Array, void, undefined> {
    let whole: Uint8Array;
    try {
      whole = await this.#reading;
    } catch {
      throw new BodyIncomplete();
    }
    yield whole;
  }

  collect(_limit: number, done: (bytes: Uint8Array) => void, fail: (error: unknown) => void): void {
    this.#reading.then(done, () => fail(new BodyIncomplete()));
  }
}
