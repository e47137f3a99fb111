import { group, Halt, HttpResponse, part, resource, Service } from "signalbox";
import { fetchHandler } from "signalbox/fetch";
import { request } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { stopClock } from "../clock.ts";
import { Gate, turns, until } from "../waiting.ts";
import { Ledger, type Tx } from "./ledger.ts";

/** Ruling 21, quoted and then shown. */

const quiet = { onError: () => undefined };
const never = () => new Promise<never>(() => undefined);

describe("“is opened when a callback first uses it, once for a request”", () => {
  it("for concurrent uses too, and all are given the same promise", async () => {
    const ledger = new Ledger();
    const uses: unknown[] = [];
    const it = resource("/", {
      with: [ledger.part],
      find: async ({ tx }) => {
        uses.push(tx(), tx());
        return (await Promise.all([tx(), tx()]))[0];
      },
      represent: async ({ tx, entity }) => ({ same: (await tx()) === entity }),
    });
    const response = await request(new Service({ routes: [it] }), "GET", "/");
    expect(await response.json()).toEqual({ same: true });
    expect(uses[0]).toBe(uses[1]);
    expect(ledger.diary).toEqual(["open tx", "close tx 200"]);
  });

  it("where nobody does, what is thrown is the response, although the client has left", async () => {
    const ledger = new Ledger();
    const leaving = new AbortController();
    const it = resource("/", {
      with: [ledger.part],
      halts: [409],
      processPost: () => {
        leaving.abort();
        throw new Halt(409);
      },
    });
    const service = new Service({ routes: [it] });
    expect((await request(service, "POST", "/", { signal: leaving.signal })).status).toBe(409);
    expect(ledger.diary).toEqual([]);
  });

  it("and never where nobody does: those who are refused cost nothing", async () => {
    const ledger = new Ledger();
    const it = resource("/{id}", {
      with: [ledger.part],
      withinRateLimit: ({ params }) => (params.id === "limited" ? 5 : true),
      isAuthorized: ({ request }) => request.headers.has("authorization") || "Bearer",
      represent: async ({ tx }) => (await tx()).name,
    });
    const service = new Service({ routes: [it] });
    const statuses = ["/limited", "/anonymous", "/no/where"].map(
      async (path) => (await request(service, "GET", path)).status,
    );
    expect(await Promise.all(statuses)).toEqual([429, 401, 404]);
    expect(ledger.opens).toBe(0);
    expect((await request(service, "GET", "/1", { headers: { authorization: "x" } })).status).toBe(200);
    expect(ledger.diary).toEqual(["open tx", "close tx 200"]);
  });

  it("a failed `open` fails every use, and is not called again", async () => {
    const ledger = new Ledger({ open: () => Promise.reject(new Error("no connection")) });
    const open = vi.spyOn(ledger, "open");
    const messages: string[] = [];
    const it = resource("/", {
      with: [ledger.part],
      find: async ({ tx }) => tx().catch((error: Error) => messages.push(error.message)),
      represent: async ({ tx }) => (await tx()).name,
    });
    const onError = vi.fn();
    expect((await request(new Service({ routes: [it], onError }), "GET", "/")).status).toBe(500);
    expect(messages).toEqual(["no connection"]);
    expect(onError.mock.calls.map(([error]) => error.message)).toEqual(["no connection"]);
    expect(open).toHaveBeenCalledOnce();
    expect(ledger.closes).toBe(0);
  });

  it("one that fails and that nobody waits for ends no process", async () => {
    const it = resource("/", {
      with: [
        part({
          lend: {
            tx: {
              open: (): Tx => {
                throw new Error("no connection");
              },
              close: () => undefined,
            },
          },
        }),
      ],
      represent: ({ tx }) => {
        void tx();
        return 1;
      },
    });
    expect((await request(new Service({ routes: [it] }), "GET", "/")).status).toBe(200);
    await turns(3);
  });

  it("one that completes after the end is closed at once, and who waited for it is told", async () => {
    const gate = new Gate();
    const ledger = new Ledger({ open: () => gate.pass() });
    let late: Promise<unknown> | undefined;
    const it = resource("/", {
      with: [ledger.part],
      represent: ({ tx }) => {
        late = tx();
        return 1;
      },
    });
    expect((await request(new Service({ routes: [it] }), "GET", "/")).status).toBe(200);
    expect(ledger.opens).toBe(0);
    gate.open();
    await expect(late).rejects.toThrow("ctx.tx was used after it was closed");
    expect(ledger.diary).toEqual(["open tx", "close tx 200"]);
  });

  it("use after `close` throws an Error that says so, whether or not it was opened", async () => {
    for (const isOpened of [true, false]) {
      const ledger = new Ledger();
      let use = (): unknown => undefined;
      const it = resource("/", {
        with: [ledger.part],
        represent: async ({ tx }) => {
          use = tx;
          return isOpened ? (await tx()).name : 1;
        },
      });
      await request(new Service({ routes: [it] }), "GET", "/");
      expect(() => use()).toThrow("ctx.tx was used after it was closed");
      expect(ledger.opens).toBe(isOpened ? 1 : 0);
    }
  });
});

describe("“The response of a write waits for `close`”", () => {
  const posting = (ledger: Ledger, post: (tx: () => Promise<Tx>) => unknown = (tx) => tx()) =>
    resource("/", {
      with: [ledger.part],
      halts: [400, 409, 303],
      POST: {
        processPost: async ({ tx }) => {
          await post(tx);
        },
      },
    });

  it("and has its status", async () => {
    const gate = new Gate();
    const ledger = new Ledger({ close: () => gate.pass() });
    let isSent = false;
    const response = request(new Service({ routes: [posting(ledger)] }), "POST", "/").then((sent) => {
      isSent = true;
      return sent;
    });
    await until(() => gate.came === 1);
    await turns(5);
    expect([isSent, ledger.statuses]).toEqual([false, [204]]);
    gate.open();
    expect((await response).status).toBe(204);
    expect(ledger).toMatchObject({ opens: 1, closes: 1, commits: 1 });
  });

  it("“until the deadline”: then it is 504, and the `close` that is running is not called again", async () => {
    stopClock();
    const gate = new Gate();
    const ledger = new Ledger({ close: () => gate.pass() });
    const service = new Service({ routes: [posting(ledger)], deadline: 1_000, ...quiet });
    const response = request(service, "POST", "/");
    await until(() => gate.came === 1);
    vi.advanceTimersByTime(1_000);
    expect((await response).status).toBe(504);
    gate.open();
    await turns(5);
    expect(ledger).toMatchObject({ opens: 1, closes: 1, statuses: [204] });
  });

  it("“If `close` throws, the response is 500”, and the error is reported", async () => {
    const failure = new Error("serialization failure");
    const ledger = new Ledger({ close: () => Promise.reject(failure) });
    const onError = vi.fn();
    expect((await request(new Service({ routes: [posting(ledger)], onError }), "POST", "/")).status).toBe(500);
    expect(onError.mock.calls.map(([error]) => error)).toEqual([failure]);
    expect(ledger).toMatchObject({ opens: 1, closes: 1, commits: 0 });
  });

  it("`mapError` is asked for it, once", async () => {
    const ledger = new Ledger({ close: () => Promise.reject(new RangeError("no commit")) });
    const mapError = vi.fn((error: unknown) => (error instanceof RangeError ? new Halt(409) : undefined));
    const service = new Service({ routes: [posting(ledger)], mapError, onError: () => expect.unreachable() });
    expect((await request(service, "POST", "/")).status).toBe(409);
    expect(mapError).toHaveBeenCalledOnce();
    expect(ledger.statuses).toEqual([204]);
  });

  it("a Halt of `close` is the response", async () => {
    const ledger = new Ledger({ close: () => Promise.reject(new Halt(409)) });
    expect((await request(new Service({ routes: [posting(ledger)], ...quiet }), "POST", "/")).status).toBe(409);
  });

  it.each([
    ["an error", new Error("broken"), 500],
    ["a Halt", new Halt(400), 400],
    ["a Halt that redirects", new Halt(303, { headers: { location: "/other" } }), 303],
  ])("where the act throws %s, `close` gets the status of that response, and the error", async (_, thrown, status) => {
    for (const fails of [false, true]) {
      const ledger = new Ledger(fails ? { close: () => Promise.reject(new Error("no rollback")) } : {});
      const onError = vi.fn();
      const routes = [
        posting(ledger, async (tx) => {
          await tx();
          throw thrown;
        }),
      ];
      const reply = await request(new Service({ routes, onError }), "POST", "/");
      // What was to be committed is not.
      expect(reply.status).toBe(fails && status < 400 ? 500 : status);
      expect(ledger.outcomes).toEqual([{ status, error: thrown }]);
      const reported = onError.mock.calls.map(([error]) => error.message);
      expect(reported).toEqual([...(status === 500 ? ["broken"] : []), ...(fails ? ["no rollback"] : [])]);
    }
  });

  it("where `mapError` gives it a status, `close` gets that one", async () => {
    const ledger = new Ledger();
    const mapError = vi.fn(() => new Halt(409));
    const routes = [
      posting(ledger, async (tx) => {
        await tx();
        throw new Error("taken");
      }),
    ];
    expect((await request(new Service({ routes, mapError }), "POST", "/")).status).toBe(409);
    expect(ledger.statuses).toEqual([409]);
    expect(mapError).toHaveBeenCalledOnce();
  });

  it("where `errorBody` throws behind that, it gets the 500 that is sent", async () => {
    const ledger = new Ledger();
    const it = resource("/", {
      with: [ledger.part],
      halts: [409],
      errorBody: () => {
        throw new Error("no body");
      },
      POST: {
        processPost: async ({ tx }) => {
          await tx();
          throw new Halt(409);
        },
      },
    });
    expect((await request(new Service({ routes: [it], ...quiet }), "POST", "/")).status).toBe(500);
    expect(ledger.statuses).toEqual([500]);
  });

  it("a stream is closed before its head is sent, and its source is not lent anything", async () => {
    for (const isUsed of [true, false]) {
      const ledger = new Ledger();
      const onError = vi.fn();
      const it = resource("/", {
        with: [ledger.part],
        POST: {
          processPost: async ({ tx }) => {
            if (isUsed) await tx();
            return (async function* () {
              yield "a";
              await tx();
            })();
          },
        },
      });
      const response = await request(new Service({ routes: [it], onError }), "POST", "/");
      expect([response.status, ledger.diary]).toEqual([200, isUsed ? ["open tx", "close tx 200"] : []]);
      await expect(response.text()).rejects.toThrow("ctx.tx was used after it was closed");
      expect(ledger.opens).toBe(isUsed ? 1 : 0);
    }
  });

  it("where `close` throws behind a stream, its source is let go and the response is 500", async () => {
    for (const isCommand of [true, false]) {
      const ledger = new Ledger({ close: () => Promise.reject(new Error("no commit")) });
      const letGo = new Gate();
      const released: unknown[] = [];
      const source = {
        [Symbol.asyncIterator]: () => source,
        next: () => Promise.resolve({ done: false as const, value: "a" }),
        return: () => {
          letGo.open();
          return Promise.resolve({ done: true as const, value: undefined });
        },
      };
      const holding = part({ release: (_, outcome) => void released.push(outcome.status) });
      const routes = [
        isCommand
          ? group("", { with: [ledger.part, holding] }).command("POST", "/", {
              handle: async ({ tx }) => {
                await tx();
                return new HttpResponse(200, [], source);
              },
            })
          : resource("/", {
              with: [ledger.part, holding],
              POST: {
                processPost: async ({ tx }) => {
                  await tx();
                  return source;
                },
              },
            }),
      ];
      const response = await request(new Service({ routes, ...quiet }), "POST", "/");
      expect(response.status).toBe(500);
      await letGo.opened;
      await response.text();
      expect(released).toEqual([500]);
    }
  });

  it("a codec's stream that cannot be opened is a 500 before anything is committed", async () => {
    const ledger = new Ledger();
    const locked: AsyncIterable<string> = {
      [Symbol.asyncIterator]: () => {
        throw new Error("locked");
      },
    };
    const it = resource("/", {
      with: [ledger.part],
      produces: ["text/plain"],
      codecs: { "text/plain": { encode: () => locked } },
      POST: { processPost: async ({ tx }) => (await tx()).name },
    });
    expect((await request(new Service({ routes: [it], ...quiet }), "POST", "/")).status).toBe(500);
    expect(ledger).toMatchObject({ statuses: [500], commits: 0 });
  });
});

describe("“A read closes when its content is complete”", () => {
  it.each(["GET", "HEAD", "QUERY"])(
    "%s whose content is whole, before it is sent; a failure is a 500",
    async (method) => {
      for (const fails of [false, true]) {
        const ledger = new Ledger(fails ? { close: () => Promise.reject(new Error("gone")) } : {});
        const it = resource("/", {
          with: [ledger.part],
          GET: { represent: async ({ tx }) => (await tx()).name },
          QUERY: { consumes: ["application/json"], represent: async ({ tx }) => (await tx()).name },
        });
        const options = method === "QUERY" ? { body: {}, headers: { "content-type": "application/json" } } : {};
        const response = await request(new Service({ routes: [it], ...quiet }), method, "/", options);
        expect([response.status, ledger.statuses]).toEqual([fails ? 500 : 200, [200]]);
      }
    },
  );

  const streaming = (ledger: Ledger, goOn: Gate, fails = false) =>
    resource("/", {
      with: [ledger.part],
      represent: ({ tx }) =>
        (async function* () {
          yield (await tx()).name;
          await goOn.pass();
          if (fails) throw new Error("cut");
          yield (await tx()).isOpen;
        })(),
    });

  it("a stream, when it has ended: until then it is open", async () => {
    const ledger = new Ledger();
    const goOn = new Gate();
    const response = await request(new Service({ routes: [streaming(ledger, goOn)] }), "GET", "/");
    const text = response.text();
    await until(() => goOn.came === 1);
    expect(ledger.closes).toBe(0);
    goOn.open();
    expect(await text).toBe('["tx",true]');
    expect(ledger.outcomes).toEqual([{ status: 200, error: undefined }]);
  });

  it("when it has failed, with the error", async () => {
    const ledger = new Ledger();
    const goOn = new Gate();
    goOn.open();
    const response = await request(new Service({ routes: [streaming(ledger, goOn, true)], ...quiet }), "GET", "/");
    await expect(response.text()).rejects.toThrow("cut");
    expect(ledger.outcomes).toEqual([{ status: 200, error: new Error("cut") }]);
  });

  it("when it is cancelled, and where that comes while it is opened, too", async () => {
    for (const isOpening of [false, true]) {
      const opening = new Gate();
      if (!isOpening) opening.open();
      const ledger = new Ledger({ open: () => opening.pass() });
      const goOn = new Gate();
      const response = await fetchHandler(new Service({ routes: [streaming(ledger, goOn)] }))(new Request("http://x/"));
      const reader = response.body?.getReader();
      if (!isOpening) await reader?.read();
      else await until(() => opening.came === 1);
      await reader?.cancel();
      opening.open();
      await until(() => ledger.closes === 1);
      expect(ledger).toMatchObject({ opens: 1, closes: 1, statuses: [200] });
    }
  });

  it("a `close` that hangs does not hold the end of a stream for ever", async () => {
    stopClock();
    const ledger = new Ledger({ close: never });
    const goOn = new Gate();
    goOn.open();
    const response = await request(new Service({ routes: [streaming(ledger, goOn)] }), "GET", "/");
    const text = response.text();
    await until(() => ledger.closes === 1);
    vi.advanceTimersByTime(2_000);
    expect(await text).toBe('["tx",true]');
  });
});
