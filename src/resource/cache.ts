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

/** Where representations are kept, synchronously. A key stands for a target, what was chosen for it, and the fields that `vary` names. */
export interface RepresentationStore {
  /** What is kept under this key with this tag; undefined where there is nothing, or something with another tag. */
  get(key: string, tag: string): KeptRepresentation | undefined;
  /** Keeps it, in place of what has another tag. */
  set(key: string, tag: string, representation: KeptRepresentation): void;
}

/** How a resource keeps what it represents. */
export interface CachePolicy {
  readonly store: RepresentationStore;
  /** Whether all clients that may read the resource get the same. Required if `isAuthorized` is overridden. Default: false. */
  readonly shared?: boolean;
}
