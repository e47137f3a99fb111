/** What is wrong with the digests of a request: the members of its problem, and whether other algorithms would do. */
export interface DigestFault {
  readonly members: Readonly<Record<string, readonly object[]>>;
  readonly wantsOthers: boolean;
}
