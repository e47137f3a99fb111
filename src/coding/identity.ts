import type { Coder, Coding } from "./coding.ts";

/** No coding at all (RFC 9110 12.5.3), in the shape of one. */
export const identityCoding: Coding = {
  compress: (body) => body,
  open: () => new IdentityCoder(),
};

class IdentityCoder implements Coder {
  #chunk: Uint8Array | undefined;

  async write(chunk: Uint8Array): Promise<void> {
    this.#chunk = chunk;
  }

  async end(): Promise<void> {}

  take(): Uint8Array | undefined {
    const chunk = this.#chunk;
    this.#chunk = undefined;
    return chunk;
  }

  close(): void {}
}
