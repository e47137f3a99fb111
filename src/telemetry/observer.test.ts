import { describe, expect, it } from "vitest";
import { RequestBody } from "../http/body.ts";
import { RequestHeaders } from "../http/headers.ts";
import { HttpRequest } from "../http/request.ts";
import { HttpResponse } from "../http/response.ts";
import { createObserver } from "./observer.ts";

function observed() {
  const errors: unknown[] = [];
  const observer = createObserver({ sinks: [], serverTiming: false, onError: (error) => errors.push(error) });
  const request = new HttpRequest({
    method: "GET",
    target: "/",
    headers: new RequestHeaders({}),
    body: new RequestBody(undefined, 0),
    peer: undefined,
    signal: () => new AbortController().signal,
  });
  /** What a service does at the end of a request: nothing, where there is no listener. */
  const end = () => {
    if (observer.isWatching()) observer.ended({ request, response: new HttpResponse(204), startedAt: 0 });
  };
  return { observer, errors, end };
}

describe("those who watch requests", () => {
  it.each([0, 1])("hear on when one of two has left, and none when both have: %d leaves first", (leaver) => {
    const { observer, end } = observed();
    const heard = [0, 0];
    const leave = heard.map((_, at) => observer.watch(() => void (heard[at] = (heard[at] ?? 0) + 1)));
    end();
    expect(heard).toEqual([1, 1]);
    leave[leaver]?.();
    leave[leaver]?.();
    end();
    expect([heard[leaver], heard[1 - leaver]]).toEqual([1, 2]);
    leave[1 - leaver]?.();
    expect(observer.isWatching()).toBe(false);
    end();
    expect([heard[leaver], heard[1 - leaver]]).toEqual([1, 2]);
  });

  it("hear although one before them throws, and that is reported", () => {
    const { observer, errors, end } = observed();
    let heard = 0;
    observer.watch(() => {
      throw new Error("deaf");
    });
    observer.watch(() => void (heard += 1));
    end();
    expect([heard, errors]).toEqual([1, [new Error("deaf")]]);
  });
});
