import { BodyMalformed, BodyTooLarge } from "../http/bodyErrors.ts";
import { BYTES, checkOptions, type OptionRules, settled, wholeNumber } from "../resource/options.ts";

/** What a message of parts may be. The bytes in all are the resource's `maxBodyBytes`. */
export interface MultipartLimits {
  /** The most parts. Default: 100. */
  readonly parts?: number;
  /** The most bytes of one part. Default: as many as the whole may have. */
  readonly partBytes?: number;
  /** The most bytes of one field, which is kept whole. Default: 65,536. */
  readonly fieldBytes?: number;
  /** The most bytes of the header of one part, and of what may stand before the first part and behind the last. Default: 8,192. */
  readonly headerBytes?: number;
}

const DEFAULT_LIMITS: Required<MultipartLimits> = {
  parts: 100,
  partBytes: Number.POSITIVE_INFINITY,
  fieldBytes: 65_536,
  headerBytes: 8_192,
};

const RULES: OptionRules<MultipartLimits> = {
  parts: wholeNumber("100"),
  partBytes: { ...BYTES, holds: (value) => value === Number.POSITIVE_INFINITY || BYTES.holds(value) },
  fieldBytes: BYTES,
  headerBytes: BYTES,
};

export function multipartLimits(limits: MultipartLimits): Required<MultipartLimits> {
  checkOptions("limits of parts", limits, RULES);
  return settled(DEFAULT_LIMITS, limits);
}

/** The content is no multipart/form-data: 400. */
export class MultipartMalformed extends BodyMalformed {}

/** A part, or the number of parts, is over its limit: 413. */
export class MultipartTooLarge extends BodyTooLarge {}
