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
  if (!KEPT.has(ms)) keepTimers(ms);
  return new Promise((resolve, reject) => {
    let timer = setTimeout(expire, ms);
    let isLate = false;
    function expire(): void {
      if (request.isReceiving) {
        timer = setTimeout(expire, ms);
        return;
      }
      isLate = true;
      const error = new DeadlineExceeded(`${request.method} ${request.path} was not answered within ${ms} ms.`);
      request.cancel(error);
      resolve(late(error));
    }
    answer.then(
      (response) => {
        clearTimeout(timer);
        if (isLate) letGo(response);
        else resolve(response);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}

/**
 * Node keeps timers of one duration in one list, which is made with the first and thrown away with the last of them. Where
 * requests come one by one, that costs five times what the timer does, so one timer that holds nothing up stays in it.
 */
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
