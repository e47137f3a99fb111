import { expect, it, vi } from "vitest";
import { unreadRequest } from "../../http/request.ts";
import { HttpResponse } from "../../http/response.ts";
import { Service } from "../../service/service.ts";
import { responderOf, toResponse } from "./response.ts";

it("closes the stream of a response that the runtime refuses, and responds with a 500", () => {
  const onError = vi.fn();
  const closed = vi.fn();
  const source = {
    [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => undefined), return: closed }),
  };
  const refused = new TypeError("The runtime takes no such response.");
  const respond = responderOf(new Service({ onError, routes: [] }), (response) => {
    if (response.status === 200) throw refused;
    return toResponse(response);
  });
  expect(respond(unreadRequest(), new HttpResponse(200, [], source)).status).toBe(500);
  expect(closed).toHaveBeenCalledOnce();
  expect(onError.mock.calls.map(([error]) => error)).toEqual([refused]);
});
