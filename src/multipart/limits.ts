import { BodyMalformed, BodyTooLarge } from "../http/bodyErrors.ts";

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

export const DEFAULT_LIMITS: Required<MultipartLimits> = {
  parts: 100,
  partBytes: Number.POSITIVE_INFINITY,
  fieldBytes: 65_536,
  headerBytes: 8_192,
};

/** The content is no multipart/form-data: 400. */
export class MultipartMalformed extends BodyMalformed {}

/** A part, or the number of parts, is over its limit: 413. */
export class MultipartTooLarge extends BodyTooLarge {
  constructor(detail: string, limit: number) {
    super(limit, detail);
  }
}
