import { fromBuiltin } from "../http/builtin.ts";
import { isPromise, Later, listen, type Surroundings } from "../http/later.ts";
import type { HttpRequest } from "../http/request.ts";
import { type EventualResponse, HttpResponse } from "../http/response.ts";
import { letGo } from "../http/responseStream.ts";
import { timerDelay } from "../http/timer.ts";
import { DeadlineExceeded } from "../walk/deadline.ts";

/** Called once for every request, all of which runs where it calls `next`: `(request, next) => storage.run(store, next)`. */
export type Around = (request: HttpRequest, next: () => EventualResponse) => unknown;

interface Surrounded {
  readonly around: Around;
  readonly deadline: number;
  /** Never throws or rejects. */
  readonly handle: (request: HttpRequest) => EventualResponse;
  /** Reports what was thrown, and gives its response. Never throws. */
  readonly fault: (request: HttpRequest, error: unknown) => HttpResponse;
}

/** Handles requests inside `around`. The response does not wait for what that does after `next`; what it throws before is a 500. */
export function surrounded({ around, deadline, handle, fault }: Surrounded): Surrounded["handle"] {
  const here = whereabouts();
  return (request) => {
    const outcome = new Later<HttpResponse>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Whether `around` has returned, and whether the response is decided.
    let [isWaiting, isOver] = [false, false];
    let handled: EventualResponse | undefined;
    const settle = (response: HttpResponse) => {
      if (isOver) letGo(response.body);
      isOver = true;
      outcome.resolve(response);
    };
    const fail = (error: unknown) => settle(fault(request, error));
    const next = () => {
      if (handled !== undefined || isOver)
        throw new TypeError("around called next twice, or after the request had ended.");
      clearTimeout(timer);
      request.surround(here());
      handled = handle(request);
      if (isPromise(handled)) listen(handled, settle, fail);
      else if (isWaiting) settle(handled);
      return handled;
    };
    const forgotten = () => {
      if (handled === undefined) fail(new TypeError("around never called next. Return what next returns."));
    };
    let given: unknown;
    try {
      given = around(request, next);
    } catch (error) {
      if (handled instanceof HttpResponse) letGo(handled.body);
      fail(error);
      return outcome;
    }
    if (!isPromise(given)) forgotten();
    else if (given !== handled) {
      Promise.resolve(given).then(forgotten, fail);
      const late = () => fail(new DeadlineExceeded(`around had not called next within ${deadline} ms.`));
      if (handled === undefined) timer = setTimeout(late, timerDelay(deadline));
    }
    isWaiting = true;
    if (!(handled instanceof HttpResponse)) return outcome;
    // Where no callback is asynchronous, neither is this.
    isOver = true;
    return handled;
  };
}

/** Of node:async_hooks. */
interface Hooks {
  readonly AsyncResource: new (type: string) => { runInAsyncScope<T>(call: () => T): T };
}

/** What notes where it is called, as AsyncLocalStorage has it. AsyncLocalStorage.snapshot() would take 18 µs on Node 20, this takes 0.1. */
function whereabouts(): () => Surroundings | undefined {
  const hooks = fromBuiltin("node:async_hooks", (found: Hooks) => found);
  return () => {
    const here = hooks && new hooks.AsyncResource("signalbox");
    return here && ((call) => here.runInAsyncScope(call));
  };
}
