/** A field that `represent` or `links` gave the response: `ctx.setHeader`, or `ctx.appendHeader`. */
export interface GivenField {
  readonly name: string;
  readonly value: string;
  readonly isAppended: boolean;
}

/** A representation as it is sent, with what was said beside it while it was made. */
export interface KeptRepresentation {
  /** Encoded, and in the coding that was chosen. */
  readonly content: string | Uint8Array;
  readonly fields: readonly GivenField[];
  /** What `links` gave, as the value of Link; undefined where it gave nothing. */
  readonly link: string | undefined;
}

/**
 * Where representations are kept. A key stands for a target, the representation of it that was chosen, and the values of the
 * fields that `vary` names. It is synchronous: a hit is worth nothing where it waits.
 */
export interface RepresentationStore {
  /** What is kept under this key with this tag; undefined where there is nothing, or something with another tag. */
  get(key: string, tag: string): KeptRepresentation | undefined;
  /** Keeps it, in place of what has another tag. */
  set(key: string, tag: string, representation: KeptRepresentation): void;
}

/** How a resource keeps what it represents. */
export interface CachePolicy {
  readonly store: RepresentationStore;
  /**
   * Whether all clients that may read the resource get the same representation. It has to be said where `isAuthorized` is
   * overridden. Default: false.
   */
  readonly shared?: boolean;
}
