import type { Codecs } from "../resource/codec.ts";
import type { MountFault } from "../resource/mountError.ts";
import type { AnyResource } from "../resource/resource.ts";

/** Refuses, with the class's name: what is wrong, and what to write instead. */
export type Refuse = (code: MountFault, detail: string, remedy: string) => never;

/** What a check looks at. */
export interface Checked {
  readonly resource: AnyResource;
  /** Its methods that it serves itself: of a literal, those that have no facet of their own. */
  readonly methods: readonly string[];
  readonly codecs: Codecs;
  /** Those of errors, where they are others. */
  readonly errorCodecs?: Codecs;
  readonly refuse: Refuse;
}
