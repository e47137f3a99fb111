import type { Codecs } from "../resource/codec.ts";
import type { Refuse } from "../resource/mountError.ts";
import type { AnyResource } from "../resource/resource.ts";

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
