import type { Connection, Received } from "./connection.ts";
import type { Deadline } from "./deadline.ts";
import { ClientFault } from "./fault.ts";
import type { WaitOptions } from "./options.ts";
import type { ClientRequest } from "./request.ts";

const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 2_000;

export interface Repeated extends Received {
  readonly attempts: number;
}

export interface RepeatOptions {
  readonly isStream?: boolean;
  /** Whether what had no response may be sent again, where the request allows it. Default: true. */
  readonly afterLoss?: boolean;
}

/**
 * Sends a request, and again where the client waits: by Retry-After of a 429 or 503, and of the 409 with which the first request of
 * an Idempotency-Key is still running; after a pause, where no response came. RFC 9110 9.2.2: “A client SHOULD NOT automatically
 * retry a request with a non-idempotent method unless it has some means to know that the request semantics are actually idempotent”.
 */
export async function sendRepeatedly(
  connection: Connection,
  request: ClientRequest,
  deadline: Deadline,
  { isStream = false, afterLoss = true }: RepeatOptions = {},
): Promise<Repeated> {
  const { wait = false, refresh } = connection.options;
  const { budget = 30_000, times = 5 }: WaitOptions = Object(wait);
  let left = wait !== false && request.isSafeToRepeat ? budget : -1;
  let mayRefresh = request.content.isRepeatable;
  for (let attempts = 1; ; attempts += 1) {
    const isLast = left < 0 || attempts >= times;
    const { refreshed } = connection;
    const received = await connection.send(request, deadline, attempts, isStream).catch((error: unknown) => {
      if (isLast || !afterLoss || !isLoss(error)) throw error;
      return error;
    });
    const isLost = received instanceof ClientFault;
    if (!isLost && received.status === 401 && mayRefresh && refresh) {
      mayRefresh = false;
      // Another call that was refused may have asked since this one was sent.
      if (connection.refreshed === refreshed) connection.refreshed = (async () => refresh(request.operation))();
      if ((await connection.refreshed) === true) {
        // The 401 had no effect: it is as if it had not been sent.
        attempts -= 1;
        continue;
      }
    }
    const pause = isLost ? pauseAfter(attempts) : askedPause(received, request);
    if (isLost && pause > left) throw received;
    if (!isLost && (isLast || pause > left)) return { ...received, attempts };
    left -= pause;
    await deadline.sleep(pause);
  }
}

export function isLoss(error: unknown): error is ClientFault {
  return error instanceof ClientFault && (error.kind === "network" || error.kind === "truncated");
}

/** Twice as long each time, up to two seconds, and not the same for all clients of a server that comes back. */
export function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE) * (0.5 + Math.random() / 2);
}

/** Without end, where the response asks for no other request. */
function askedPause({ status, headers }: Received, { hasKey }: ClientRequest): number {
  if (status !== 429 && status !== 503 && !(status === 409 && hasKey)) return Infinity;
  return (retryAfterOf(headers) ?? Infinity) * 1000;
}

/** RFC 9110 10.2.3: seconds, or a date of the server's clock, as Date is: what lies between them is waited. */
export function retryAfterOf(headers: Headers, now: () => number = Date.now): number | undefined {
  const field = headers.get("retry-after")?.trim();
  if (field === undefined) return undefined;
  if (/^\d{1,9}$/.test(field)) return Number(field);
  const at = Date.parse(field);
  if (!/[a-z]/i.test(field) || Number.isNaN(at)) return undefined;
  const sent = Date.parse(headers.get("date") ?? "");
  return Math.max(0, Math.ceil((at - (Number.isNaN(sent) ? now() : sent)) / 1000));
}
