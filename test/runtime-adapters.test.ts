import { fetchHandler } from "signalbox/fetch";
import { type Serving, serve } from "signalbox/node";
import { type Ask, RUNTIME_CASES, runtimeService } from "signalbox/testing";
import { afterAll, beforeAll, describe, it } from "vitest";

describe("the fetch adapter", () => {
  const handler = fetchHandler(runtimeService({ produced: 0, released: 0 }));
  const ask: Ask = async (path, init) => handler(new Request(`http://service.test${path}`, init));
  it.each(RUNTIME_CASES)("$name", ({ run }) => run(ask));
});

describe("the Node adapter", () => {
  let serving: Serving;
  beforeAll(async () => {
    serving = await serve(runtimeService({ produced: 0, released: 0 }), { port: 0 });
  });
  afterAll(() => serving.close());
  const ask: Ask = (path, init) => fetch(serving.url + path, init);
  it.each(RUNTIME_CASES)("$name", ({ run }) => run(ask));
});
