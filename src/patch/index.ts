import type { Codec } from "../resource/codec.ts";
import type { PatchType } from "../resource/patch.ts";
import { jsonPatchCodec } from "./jsonPatch.ts";
import { mergePatchCodec } from "./mergePatch.ts";

export type { Patch, PatchOutcome, PatchType } from "../resource/patch.ts";
export { createJsonPatchCodec, type JsonPatchLimits, jsonPatchCodec } from "./jsonPatch.ts";
export { mergePatchCodec } from "./mergePatch.ts";

/** The codecs of both formats, to be spread into those of a route. */
export const patchCodecs: Readonly<Record<PatchType, Codec>> = {
  "application/merge-patch+json": mergePatchCodec,
  "application/json-patch+json": jsonPatchCodec,
};
