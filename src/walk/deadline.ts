import { Later, listen } from "../http/later.ts";
import type { HttpRequest } from "../http/request.ts";
import type { HttpResponse } from "../http/response.ts";

/** Nobody answered in time. */
export class DeadlineExceeded extends Error {
  override readonly name = "DeadlineExceeded";
}

/**
 * The answer, or what `late` gives once the time is up; the request's signal is aborted then. While the body is still
 * arriving the clock waits: how slow a client may be is the transport's affair.
 */
export function withinDeadline(
  ms: number,
  request: HttpRequest,
  answer: PromiseLike<HttpResponse>,
  late: (error: DeadlineExceeded) => HttpResponse,
): PromiseLike<HttpResponse> {
  if (!Number.isFinite(ms)) return answer;
  const outcome = new Later<HttpResponse>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [isDone, isLate] = [false, false];
  const begin = () => {
    if (isDone) return;
    // Most who wait for a body wait for nothing else: when it has come, they are done, and no timer was set.
    if (request.isReceiving) request.whenReceived(begin);
    else timer = startTimer(ms, expire);
  };
  const expire = () => {
    if (request.isReceiving) return begin();
    isLate = true;
    const error = new DeadlineExceeded(`${request.method} ${request.path} was not answered within ${ms} ms.`);
    request.cancel(error);
    outcome.resolve(late(error));
  };
  const end = () => {
    isDone = true;
    clearTimeout(timer);
  };
  listen(
    answer,
    (response) => {
      end();
      if (isLate) letGo(response);
      else outcome.resolve(response);
    },
    (error) => {
      end();
      outcome.reject(error);
    },
  );
  begin();
  return outcome;
}

/**
 * Node keeps timers of one duration in one list, which is made with the first and thrown away with the last of them. Where
 * requests come one by one, that costs five times what the timer does, so one timer that holds nothing up stays in it.
 */
function startTimer(ms: number, expire: () => void): ReturnType<typeof setTimeout> {
  if (!KEPT.has(ms)) keepTimers(ms);
  return setTimeout(expire, ms);
}

const KEPT = new Set<number>();

function keepTimers(ms: number): void {
  KEPT.add(ms);
  const keeper: unknown = setInterval(() => undefined, ms);
  if (typeof keeper === "object" && keeper !== null && "unref" in keeper && typeof keeper.unref === "function") {
    keeper.unref();
  } else {
    clearInterval(keeper as number);
  }
}

/** A stream that came too late has nobody to read it. */
function letGo({ body }: HttpResponse): void {
  if (typeof body !== "object" || body === null || !(Symbol.asyncIterator in body)) return;
  void body[Symbol.asyncIterator]()
    .return?.()
    .catch(() => undefined);
}
