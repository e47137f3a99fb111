import type { Codecs } from "../resource/codec.ts";
import type { MountFault } from "../resource/mountError.ts";
import type { AnyResource } from "../resource/resource.ts";

/** Throws a MountError that names the class, what is wrong, and what to write instead. */
export type Refuse = (code: MountFault, detail: string, remedy: string) => never;

/** What a check looks at. */
export interface Checked {
  readonly resource: AnyResource;
  /** Its methods that it serves itself: of a literal, those that have no facet of their own. */
  readonly methods: readonly string[];
  readonly codecs: Codecs;
  /** The codecs of errors, where they differ. */
  readonly errorCodecs?: Codecs;
  readonly refuse: Refuse;
}
