/**
 * RFC 9110 10.2.3: seconds, or a date. A date is one of the server's clock, and so is Date: what lies between them is to be waited,
 * by whichever clock. Undefined where there is none that can be read.
 */
export function retryAfter(headers: Headers, now: () => number = Date.now): number | undefined {
  const field = headers.get("retry-after")?.trim();
  if (field === undefined) return undefined;
  if (/^\d{1,9}$/.test(field)) return Number(field);
  const at = Date.parse(field);
  if (!/[a-z]/i.test(field) || Number.isNaN(at)) return undefined;
  const sent = Date.parse(headers.get("date") ?? "");
  return Math.max(0, Math.ceil((at - (Number.isNaN(sent) ? now() : sent)) / 1000));
}
