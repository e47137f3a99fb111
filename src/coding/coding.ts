/** One content coding (RFC 9110 8.4.1), as a runtime provides it. */
export interface Coding {
  /** A whole body at once; the result is a promise where the work is done off the event loop. */
  compress(body: Uint8Array): Uint8Array | Promise<Uint8Array>;
  open(): Coder;
}

/** A coding at work on one stream. Its output is taken with {@link take}; nothing happens unless a method is called. */
export interface Coder {
  /** Resolves when the chunk is coded and, where the runtime can flush, all that it became can be taken. */
  write(chunk: Uint8Array<ArrayBuffer>): Promise<void>;
  end(): Promise<void>;
  take(): Uint8Array | undefined;
  /** Frees the compressor's memory, finished or not. May be called more than once. */
  close(): void;
}
