/** The position of a request in a distributed trace (W3C Trace Context, 3.2). */
export interface TraceParent {
  /** As it was sent. */
  readonly text: string;
  readonly traceId: string;
  readonly parentId: string;
  readonly isSampled: boolean;
}

const FORM = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const ZEROS = /^0+$/;

/**
 * Parses a traceparent field; undefined where it is not valid, and is to be ignored (3.2.2.5). Version 00 ends after the
 * flags, ff is no version, and later versions may continue after a dash. An id of zeros is invalid.
 */
export function parseTraceparent(value: string | undefined): TraceParent | undefined {
  const [text, version, traceId = "", parentId = "", flags = "", more] = FORM.exec(value ?? "") ?? [];
  if (text === undefined || version === "ff" || (version === "00" && more !== undefined)) return undefined;
  if (ZEROS.test(traceId) || ZEROS.test(parentId)) return undefined;
  return { text, traceId, parentId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
