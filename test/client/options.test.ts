import { resource, Service } from "signalbox";
import { ClientFault, client, type ReceivedEvent, Refused } from "signalbox/client";
import { eventsCodec, lastEventId, type ServerEvent } from "signalbox/events";
import { testFetch } from "signalbox/testing";
import { describe, expect, expectTypeOf, it } from "vitest";
import { makeShelf, type Shelf } from "./shelf.ts";

const ORIGIN = "http://localhost";

/** A fetch that tells what is sent and what comes. */
function watched(service: Service) {
  const fetch = testFetch(service);
  const seen: { method: string; status: number; headers: Headers }[] = [];
  const watching = async (url: string, init: RequestInit = {}) => {
    const response = await fetch(url, init);
    seen.push({ method: init.method ?? "GET", status: response.status, headers: new Headers(init.headers) });
    return response;
  };
  return { fetch: watching, seen };
}

describe("a bound that is none", () => {
  it.each([
    [{ deadline: Number.NaN }, "deadline of the client is NaN: give a number from 0 on"],
    [{ wait: { times: Number.NaN } }, "times of the client is NaN: give a number from 0 on"],
    [{ wait: { budget: -1 } }, "budget of the client is -1: give a number from 0 on"],
    [{ remember: { bytes: Number.NaN } }, "bytes of the client is NaN: give a number from 0 on"],
  ])("is refused: %o", (options, message) => {
    expect(() => client<Shelf>(ORIGIN, options)).toThrow(new RangeError(message));
  });

  it("is refused of a call, too, before anything is sent", async () => {
    const { fetch, seen } = watched(makeShelf().service);
    const book = client<Shelf>(ORIGIN, { fetch })("/api/books/{id}");
    const none = Number.NaN;
    const given = { params: { id: 1 } };
    const led = { status: 201, headers: new Headers(), url: ORIGIN, attempts: 1, location: "/api/books/1" };
    const refused = (name: string, method: string) =>
      new RangeError(`${name} of ${method} /api/books/{id} is NaN: give a number from 0 on`);
    await expect(book.get({ ...given, deadline: none })).rejects.toThrow(refused("deadline", "GET"));
    await expect(book.update({ ...given, deadline: none }, (current) => current)).rejects.toThrow(
      refused("deadline", "PUT"),
    );
    await expect(book.update(given, (current) => current, { times: none })).rejects.toThrow(refused("times", "PUT"));
    await expect(book.follow(led, { times: none })).rejects.toThrow(refused("times", "GET"));
    const stream = client<Shelf>(ORIGIN, { fetch })("/ticks").stream({ deadline: none });
    await expect(stream[Symbol.asyncIterator]().next()).rejects.toThrow("deadline of GET /ticks is NaN");
    expect(seen).toEqual([]);
  });

  it("is no bound that is left out, or undefined, or a switch", () => {
    const unset: object = { deadline: undefined, wait: { times: undefined }, remember: true };
    expect(() => client<Shelf>(ORIGIN, unset)).not.toThrow();
  });
});

describe("a client that remembers", () => {
  it("asks whether what it has read has changed, and no 304 reaches the caller", async () => {
    const { service, counts, put } = makeShelf();
    const { fetch, seen } = watched(service);
    const ask = client<Shelf>(ORIGIN, { fetch, remember: true });
    const read = () => ask("/api/books/{id}").get({ params: { id: 1 } });
    const first = await read();
    expectTypeOf(first.status).toEqualTypeOf<200 | 404 | 406 | 412>();
    if (first.status === 200) first.body.title = "changed by the caller";
    expect(await read()).toMatchObject({ status: 200, body: { title: "Signals" }, etag: '"v1"' });
    expect([counts.reads, seen.map(({ status }) => status)]).toEqual([1, [200, 304]]);
    put("1", "Semaphores", 2);
    expect(await read()).toMatchObject({ status: 200, body: { title: "Semaphores" } });
    expect(seen.at(-1)?.status).toBe(200);
  });

  it.each(["Cookie", "X-Api-Key", "X-User", "Authorization"])(
    "gives nobody what another has read, where %s says who it is and the tags are alike",
    async (field) => {
      const mine = resource("/mine", {
        generateEtag: () => "v1",
        represent: ({ request }) => ({ user: request.headers.get(field) ?? null }),
      });
      const service = new Service({ resources: { mine } });
      let user = "";
      const before = ({ headers }: { headers: Headers }) => {
        if (user !== "") headers.set(field, user);
      };
      const ask = client<typeof service>(ORIGIN, { fetch: testFetch(service), remember: true, before });
      const read = async (headers?: Record<string, string>) =>
        (
          await ask("/mine")
            .get(headers === undefined ? {} : { headers })
            .ok()
        ).body.user;
      expect([await read({ [field]: "ada" }), await read({ [field]: "grace" })]).toEqual(["ada", "grace"]);
      expect(await read()).toBeNull();
      for (user of ["ada", "grace"]) expect(await read()).toBe(user);
    },
  );

  it("takes a Vary that is no list of names, and remembers no content of it", async () => {
    const odd = resource("/odd", {
      generateEtag: () => "v1",
      represent: (ctx) => {
        ctx.setHeader("Vary", "Accept Language");
        return {};
      },
    });
    const service = new Service({ resources: { odd } });
    const { fetch, seen } = watched(service);
    const ask = client<typeof service>(ORIGIN, { fetch, remember: true });
    for (let time = 1; time <= 2; time += 1) expect((await ask("/odd").get()).status).toBe(200);
    expect(seen.map(({ headers }) => headers.get("if-none-match"))).toEqual([null, null]);
  });

  it("is bounded", async () => {
    const { service } = makeShelf();
    const { fetch, seen } = watched(service);
    const ask = client<Shelf>(ORIGIN, { fetch, remember: { entries: 1 } });
    for (const id of [1, 2, 1]) await ask("/api/books/{id}").get({ params: { id } }).ok();
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it("has 304 in its replies where it does not remember, for a condition of the caller's own", async () => {
    const { service } = makeShelf();
    const ask = client<Shelf>(ORIGIN, { fetch: testFetch(service) });
    const reply = await ask("/api/books/{id}").get({ params: { id: 1 }, headers: { "if-none-match": '"v1"' } });
    expect(reply).toMatchObject({ status: 304, etag: '"v1"' });
  });
});

describe("a client that guards", () => {
  it("sends If-Match with a write of what was read, and the 412 carries the current state", async () => {
    const { service, books, put } = makeShelf();
    const { fetch, seen } = watched(service);
    const ask = client<Shelf>(ORIGIN, { fetch, guard: true });
    const book = { params: { id: 1 } };
    await ask("/api/books/{id}").get(book).ok();
    put("1", "Semaphores", 2);
    const lost = await ask("/api/books/{id}").put({ ...book, body: { title: "Mine" } });
    expect(seen.at(-1)?.headers.get("if-match")).toBe('"v1"');
    if (lost.status !== 412) return expect.fail(String(lost.status));
    expectTypeOf(lost.current?.title).toEqualTypeOf<string | undefined>();
    expect(lost).toMatchObject({ current: { title: "Semaphores" }, etag: '"v2"', problem: undefined });
    // To send it again changes nothing: the caller says that it has seen the current state.
    expect((await ask("/api/books/{id}").put({ ...book, body: { title: "Mine" } })).status).toBe(412);
    const merged = await ask("/api/books/{id}").put({ ...book, body: { title: "Both" }, ifMatch: lost.etag ?? "" });
    expect(merged).toMatchObject({ status: 200, body: { title: "Both" }, etag: '"v3"' });
    // The tag of what was written is that of the next write.
    expect((await ask("/api/books/{id}").put({ ...book, body: { title: "Again" } })).status).toBe(200);
    expect(books.get("1")).toMatchObject({ title: "Again", version: 4 });
  });

  it("sends no write of what it has not read, unless the caller chooses to write over whatever is there", async () => {
    const { service, books } = makeShelf();
    const { fetch, seen } = watched(service);
    const given = { params: { id: 1 }, body: { title: "x" } };
    const book = client<Shelf>(ORIGIN, { fetch, guard: true })("/api/books/{id}");
    await expect(book.put(given)).rejects.toMatchObject({ kind: "unguarded", operation: "PUT /api/books/{id}" });
    expect(seen).toEqual([]);
    expect((await book.put({ ...given, ifMatch: null })).status).toBe(204);
    expect((await book.put({ ...given, headers: { "if-unmodified-since": new Date().toUTCString() } })).status).toBe(
      204,
    );
    const known = client<Shelf>(ORIGIN, { fetch, guard: "known" })("/api/books/{id}");
    expect((await known.put(given)).status).toBe(204);
    expect(seen.map(({ headers }) => headers.get("if-match"))).toEqual([null, null, null]);
    expect(books.get("1")?.version).toBe(4);
  });

  it("drops the tag of what a write without an ETag has replaced, so that no stale one is sent", async () => {
    const { service } = makeShelf();
    const fetch = testFetch(service);
    const sent: (string | null)[] = [];
    const untagged = async (url: string, init?: RequestInit) => {
      if (init?.method === "GET") return fetch(url, init);
      sent.push(new Headers(init?.headers).get("if-match"));
      const response = await fetch(url, init);
      const headers = new Headers(response.headers);
      headers.delete("etag");
      return new Response(await response.text(), { status: response.status, headers });
    };
    const book = client<Shelf>(ORIGIN, { fetch: untagged, guard: true })("/api/books/{id}");
    await book.get({ params: { id: 1 } }).ok();
    expect((await book.put({ params: { id: 1 }, body: { title: "x" } })).status).toBe(200);
    const again = book.put({ params: { id: 1 }, body: { title: "y" } });
    await expect(again).rejects.toMatchObject({ kind: "unguarded" });
    await book.get({ params: { id: 1 } }).ok();
    expect((await book.put({ params: { id: 1 }, body: { title: "y" } })).status).toBe(200);
    expect(sent).toEqual(['"v1"', '"v2"']);
  });

  it("keeps the tag through what changes nothing", async () => {
    const { service } = makeShelf();
    const { fetch, seen } = watched(service);
    const book = client<Shelf>(ORIGIN, { fetch, guard: true })("/api/books/{id}");
    await book.get({ params: { id: 1 } }).ok();
    await book.head({ params: { id: 1 } }).ok();
    await book.options({ params: { id: 1 } }).ok();
    expect((await book.put({ params: { id: 1 }, body: { title: "x" } })).status).toBe(200);
    expect(seen.at(-1)?.headers.get("if-match")).toBe('"v1"');
  });
});

describe("update", () => {
  it("reads, changes and writes, and does so again after a 412, from the state that it carries", async () => {
    const { service, books, counts, put } = makeShelf();
    const { fetch, seen } = watched(service);
    const ask = client<Shelf>(ORIGIN, { fetch });
    let rivals = 2;
    const reply = await ask("/api/books/{id}").update({ params: { id: 1 } }, ({ title }) => {
      if (rivals-- > 0) put("1", `${title}!`, (books.get("1")?.version ?? 0) + 1);
      return { title: `${title}?` };
    });
    expect(reply.status).toBe(200);
    expect(books.get("1")?.title).toBe("Signals!!?");
    expect(seen.map(({ method, status }) => `${method} ${status}`)).toEqual([
      "GET 200",
      "PUT 412",
      "PUT 412",
      "PUT 200",
    ]);
    expect(counts.reads).toBe(4);
  });

  it("is bounded, and gives the last 412", async () => {
    const { service, books, put } = makeShelf();
    const ask = client<Shelf>(ORIGIN, { fetch: testFetch(service) });
    let asked = 0;
    const change = ({ title }: { title: string }) => {
      asked += 1;
      put("1", "rival", (books.get("1")?.version ?? 0) + 1);
      return { title };
    };
    const reply = await ask("/api/books/{id}").update({ params: { id: 1 } }, change, { times: 2 });
    expect([reply.status, asked]).toEqual([412, 2]);
    const missing = await ask("/api/books/{id}").update({ params: { id: 9 } }, change);
    expect(missing.status).toBe(404);
  });
});

describe("update, where a response is lost", () => {
  it("stops, because the write may have been done", async () => {
    const { service, books } = makeShelf();
    const fetch = testFetch(service);
    const losing = async (url: string, init?: RequestInit) => {
      const response = await fetch(url, init);
      if (init?.method === "PUT") throw new TypeError("terminated");
      return response;
    };
    const ask = client<Shelf>(ORIGIN, { fetch: losing, wait: true });
    const update = ask("/api/books/{id}").update({ params: { id: 1 } }, ({ title }) => ({ title: `${title}!` }));
    await expect(update).rejects.toMatchObject({ kind: "network", operation: "PUT /api/books/{id}" });
    expect(books.get("1")).toMatchObject({ title: "Signals!", version: 2 });
  });

  it("takes a 412 of a write that was sent twice for what it may be: its own effect", async () => {
    const { service, books } = makeShelf();
    const fetch = testFetch(service);
    let isFirst = true;
    const busy = async (url: string, init?: RequestInit) => {
      const response = await fetch(url, init);
      if (init?.method !== "PUT" || !isFirst) return response;
      isFirst = false;
      return new Response(null, { status: 503, headers: { "retry-after": "0" } });
    };
    const ask = client<Shelf>(ORIGIN, { fetch: busy, wait: true });
    const reply = await ask("/api/books/{id}").update({ params: { id: 1 } }, ({ title }) => ({ title: `${title}!` }));
    expect(reply).toMatchObject({ status: 412, attempts: 2 });
    expect(books.get("1")).toMatchObject({ title: "Signals!", version: 2 });
  });
});

describe("a client that waits", () => {
  it("sends what is idempotent again when Retry-After says so, and nothing else", async () => {
    const { service, counts } = makeShelf();
    const { fetch, seen } = watched(service);
    const ask = client<Shelf>(ORIGIN, { fetch, wait: true });
    expect(await ask("/limited").get()).toMatchObject({ status: 200, attempts: 2 });
    expect(seen.map(({ status }) => status)).toEqual([429, 200]);
    expect(await ask("/limited").post({})).toMatchObject({ status: 429, retryAfter: 0, attempts: 1 });
    expect(counts.refused).toBe(3);
  });

  it("waits no longer than its budget", async () => {
    const busy = resource("/busy", { serviceAvailable: () => 3600, represent: () => "never" });
    const service = new Service({ resources: { busy } });
    const ask = client<typeof service>(ORIGIN, { fetch: testFetch(service), wait: { budget: 1000 } });
    expect(await ask("/busy").get()).toMatchObject({ status: 503, retryAfter: 3600, attempts: 1 });
  });

  it("takes a 409 for the reply where there is no key, whatever its Retry-After says", async () => {
    let asked = 0;
    const fetch = async () => {
      asked += 1;
      return new Response("{}", {
        status: 409,
        headers: { "retry-after": "0", "content-type": "application/problem+json" },
      });
    };
    const ask = client<Shelf>(ORIGIN, { fetch, wait: true });
    const put = ask("/api/books/{id}").put({ params: { id: 1 }, body: { title: "Signals" } });
    expect(await put).toMatchObject({ status: 409, attempts: 1 });
    expect(asked).toBe(1);
  });

  it("waits for the first request of a key, which is still running", async () => {
    const { service } = makeShelf();
    const fetch = testFetch(service);
    const attempts: number[] = [];
    let isRunning = true;
    const running = async (url: string, init?: RequestInit) => {
      if (!isRunning) return fetch(url, init);
      isRunning = false;
      return new Response(null, { status: 409, headers: { "retry-after": "0" } });
    };
    const before = ({ attempt }: { readonly attempt: number }) => void attempts.push(attempt);
    const ask = client<Shelf>(ORIGIN, { fetch: running, wait: true, before });
    expect(await ask("/payments").post({ idempotencyKey: 'my "own"' })).toMatchObject({ status: 200, attempts: 2 });
    expect(attempts).toEqual([1, 2]);
  });

  it("waits no longer than the deadline", async () => {
    const busy = resource("/busy", { serviceAvailable: () => 5, represent: () => "never" });
    const service = new Service({ resources: { busy } });
    const ask = client<typeof service>(ORIGIN, { fetch: testFetch(service), wait: true, deadline: 20 });
    await expect(ask("/busy").get()).rejects.toMatchObject({ kind: "deadline", operation: "GET /busy" });
  });

  it("sends a POST again that has an Idempotency-Key, which it makes, and nothing happens twice", async () => {
    const { service, counts } = makeShelf();
    const { fetch, seen } = watched(service);
    let losses = 2;
    const losing = async (url: string, init?: RequestInit) => {
      const response = await fetch(url, init);
      if (losses-- > 0) throw new TypeError("terminated");
      return response;
    };
    const ask = client<Shelf>(ORIGIN, { fetch: losing, wait: true });
    expect(await ask("/payments").post({ idempotencyKey: true })).toMatchObject({
      status: 200,
      body: { number: 1 },
      attempts: 3,
    });
    expect(counts.payments).toBe(1);
    expect(new Set(seen.map(({ headers }) => headers.get("idempotency-key"))).size).toBe(1);
    losses = 1;
    await expect(ask("/payments").post({})).rejects.toMatchObject({ kind: "network" });
    expect(counts.payments).toBe(2);
  });
});

describe("what a reply leads to", () => {
  it("is read at the Location of a 202, until it is done", async () => {
    const { service } = makeShelf();
    const ask = client<Shelf>(ORIGIN, { fetch: testFetch(service) });
    const accepted = await ask("/imports").post({ body: { title: "x" } });
    if (accepted.status !== 202) return expect.fail(String(accepted.status));
    const job = await ask("/jobs/{id}").follow(accepted, {
      until: (reply) => reply.status !== 200 || reply.body.isDone,
    });
    if (job.status === 200) expectTypeOf(job.body).toEqualTypeOf<{ id: string; isDone: boolean }>();
    expect(job).toMatchObject({ status: 200, body: { id: "7", isDone: true } });
    await expect(ask("/api/books/{id}").follow(accepted)).rejects.toMatchObject({ kind: "elsewhere" });
  });

  it("is what a 303 was followed to, by a client that follows", async () => {
    const { service } = makeShelf();
    const { fetch, seen } = watched(service);
    const ask = client<Shelf>(ORIGIN, { fetch, follow: true });
    const reply = await ask("/latest").post({});
    expectTypeOf(reply.status).toEqualTypeOf<204 | "followed">();
    expect(reply).toMatchObject({ status: "followed", url: `${ORIGIN}/api/books/1` });
    if (reply.status !== "followed") return;
    const book = await ask("/api/books/{id}").follow(reply).ok();
    expect(book.body.title).toBe("Signals");
    // It was read already.
    expect(seen.map(({ method, status }) => `${method} ${status}`)).toEqual(["POST 303", "GET 200"]);
  });

  it("is a fault where the contract has no redirect", async () => {
    const { service } = makeShelf();
    const statuses = { "/latest": { POST: [204] } };
    const ask = client<Shelf>(ORIGIN, { fetch: testFetch(service), follow: true, statuses });
    await expect(ask("/latest").post({})).rejects.toMatchObject({ kind: "status", operation: "POST /latest" });
  });

  it("is a 303 with its Location, by one that does not", async () => {
    const { service } = makeShelf();
    const reply = await client<Shelf>(ORIGIN, { fetch: testFetch(service) })("/latest").post({});
    expect(reply).toMatchObject({ status: 303, location: "/api/books/1" });
  });

  it("is never of another origin, where the client's credentials do not belong", async () => {
    const { service } = makeShelf();
    const ask = client<Shelf>("http://example.org", { fetch: testFetch(service) });
    const led = {
      status: 202,
      headers: new Headers(),
      url: "http://example.org/",
      attempts: 1,
      location: "http://evil.example/jobs/7",
    };
    await expect(ask("/jobs/{id}").follow(led)).rejects.toMatchObject({ kind: "elsewhere" });
    await expect(ask("/jobs/{id}").follow({ ...led, location: "http://[" })).rejects.toMatchObject({
      kind: "elsewhere",
      message: 'GET /jobs/{id}: "http://[" is no URL',
    });
  });
});

describe("pages", () => {
  it("are read by their links, one after the other", async () => {
    const { service } = makeShelf();
    const titles: string[] = [];
    for await (const page of client<Shelf>(ORIGIN, { fetch: testFetch(service) })("/api/books").pages()) {
      expectTypeOf(page.status).toEqualTypeOf<200>();
      for (const { title } of page.body) titles.push(title);
    }
    expect(titles).toEqual(["Signals", "Points", "Levers"]);
  });

  it("end with what is no page, and where they lead in a circle", async () => {
    const circle = resource("/circle", { links: () => [{ href: "?a=1", rel: "next" }], represent: () => [1] });
    const outside = resource("/outside", {
      links: () => [{ href: "https://example.com/", rel: "next" }],
      represent: () => [1],
    });
    const service = new Service({ resources: { circle, outside } });
    const ask = client<typeof service>(ORIGIN, { fetch: testFetch(service) });
    const all = async (pages: AsyncIterable<unknown>) => {
      for await (const page of pages) expect(page).toMatchObject({ status: 200 });
    };
    await expect(all(ask("/circle").pages())).rejects.toMatchObject({ kind: "endless" });
    await expect(all(ask("/outside").pages())).rejects.toMatchObject({ kind: "elsewhere" });
    const fetch = async () => Response.json([], { headers: { link: '<http://[>; rel="next"' } });
    const unreadable = client<typeof service>(ORIGIN, { fetch })("/outside").pages();
    await expect(all(unreadable)).rejects.toMatchObject({ kind: "elsewhere", operation: "GET /outside" });
    const { service: other } = makeShelf();
    const refused = client<Shelf>(ORIGIN, { fetch: testFetch(other) })("/api/books").pages({
      headers: { accept: "image/png" },
    });
    await expect(all(refused)).rejects.toBeInstanceOf(Refused);
  });
});

describe("streams", () => {
  it("give the items of NDJSON and of JSON as they come", async () => {
    const { service } = makeShelf();
    const ask = client<Shelf>(ORIGIN, { fetch: testFetch(service) });
    for (const accept of ["application/x-ndjson", "application/json"]) {
      const items: { number: number; at: string }[] = [];
      for await (const item of ask("/lines").stream({ headers: { accept } })) items.push(item);
      expect(items.map(({ number, at }) => [number, at])).toEqual(
        [1, 2, 3].map((each) => [each, new Date(each).toISOString()]),
      );
    }
    const whole = await ask("/lines").get().ok();
    expectTypeOf(whole.body).toEqualTypeOf<{ number: number; at: string }[]>();
    expect(whole.body).toHaveLength(3);
  });

  it("give events, and go on behind the last one where they end", async () => {
    const { service } = makeShelf();
    const { fetch, seen } = watched(service);
    const numbers: number[] = [];
    for await (const event of client<Shelf>(ORIGIN, { fetch })("/ticks").stream()) {
      expectTypeOf(event).toEqualTypeOf<ReceivedEvent<{ number: number }>>();
      expect([event.event, event.id]).toEqual(["tick", String(event.data.number)]);
      numbers.push(event.data.number);
      if (numbers.length === 5) break;
    }
    expect(numbers).toEqual([1, 2, 3, 4, 5]);
    expect(seen.map(({ headers }) => headers.get("last-event-id"))).toEqual([null, "2", "4"]);
  });

  it("give the server the id that it gave, in whatever script (WHATWG HTML 9.2.3)", async () => {
    const ids = ["Zürich", "→ 2", "駅"];
    const stops = resource("/stops", {
      produces: ["text/event-stream"],
      codecs: { "text/event-stream": eventsCodec },
      async *represent(ctx): AsyncGenerator<ServerEvent<number>> {
        const next = ids.indexOf(lastEventId(ctx) ?? "") + 1;
        if (ids[next] !== undefined) yield { id: ids[next], data: next, retry: 0 };
        else yield { event: "end", data: next };
      },
    });
    const service = new Service({ resources: { stops } });
    const seen: (string | undefined)[] = [];
    for await (const { id, event } of client<typeof service>(ORIGIN, { fetch: testFetch(service) })(
      "/stops",
    ).stream()) {
      if (event === "end") break;
      seen.push(id);
    }
    expect(seen).toEqual(ids);
  });

  it("go on behind an id that is longer than a call can have arguments", async () => {
    const long = "x".repeat(300_000);
    const responses = [events(`retry: 0\nid: ${long}\ndata: 1\n\n`), new Response(null, { status: 431 })];
    const asked: (string | null)[] = [];
    const fetch = async (_url: string, { headers }: RequestInit = {}) => {
      asked.push(new Headers(headers).get("last-event-id"));
      return responses.shift() ?? expect.fail("it connects again");
    };
    const read = async () => {
      for await (const { data } of client<Shelf>(ORIGIN, { fetch })("/ticks").stream()) expect(data).toBe(1);
    };
    await expect(read()).rejects.toMatchObject({ name: "ClientFault", kind: "transport", status: 431 });
    expect(asked).toEqual([null, long]);
  });

  const events = (text: string, type = "text/event-stream; charset=utf-8") =>
    new Response(text, { headers: { "content-type": type } });

  /** Gives these one after another, and then the 204 that tells a client to stop. */
  function connections(...texts: readonly (string | Error)[]) {
    const left = [...texts];
    const asked: (string | null)[] = [];
    const fetch = async (_url: string, { headers }: RequestInit = {}) => {
      asked.push(new Headers(headers).get("last-event-id"));
      const next = left.shift();
      if (next instanceof Error) throw next;
      return next === undefined ? new Response(null, { status: 204 }) : events(next);
    };
    const seen: unknown[] = [];
    const read = async () => {
      for await (const { data } of client<Shelf>(ORIGIN, { fetch })("/ticks").stream()) seen.push(data);
      return { seen, asked };
    };
    return { read, seen, asked };
  }

  it("go on as often as each connection brings an event", async () => {
    const numbers = Array.from({ length: 20 }, (_, at) => at + 1);
    const { read } = connections(...numbers.map((number) => `retry: 0\nid: ${number}\ndata: ${number}\n\n`));
    expect(await read()).toEqual({ seen: numbers, asked: [null, ...numbers.map(String)] });
  });

  it("end where five connections in a row bring none, with the fault of the last where it failed", async () => {
    const first = "retry: 0\nid: 1\ndata: 1\n\n";
    const silent = connections(first, ...Array.from({ length: 9 }, () => ": nothing\n\n"));
    expect(await silent.read()).toEqual({ seen: [1], asked: [null, "1", "1", "1", "1", "1"] });
    const down = connections(first, ...Array.from({ length: 9 }, () => new TypeError("refused")));
    await expect(down.read()).rejects.toMatchObject({ kind: "network" });
    expect([down.seen, down.asked.length]).toEqual([[1], 6]);
  });

  it("drop the event within which a connection ends: nothing of it is in the next", async () => {
    const { read } = connections(
      "retry: 0\nid: 1\ndata: 1\n\nid: 2\ndata: 20",
      "data: 2\n\nid: 3\nevent: odd\ndata: 30\n",
      "data: 3\n\n",
    );
    expect(await read()).toEqual({ seen: [1, 2, 3], asked: [null, "1", "1", "1"] });
  });

  it("end where the server has emptied the id: there is none to go on behind", async () => {
    let connections = 0;
    const fetch = async () => {
      connections += 1;
      return events("retry: 0\nid: 1\ndata: 1\n\nid\ndata: 2\n\n");
    };
    const seen: unknown[] = [];
    for await (const { id, data } of client<Shelf>(ORIGIN, { fetch })("/ticks").stream()) seen.push([id, data]);
    expect([seen, connections]).toEqual([
      [
        ["1", 1],
        ["", 2],
      ],
      1,
    ]);
  });

  it("fail where they go on with another type (WHATWG HTML 9.2.2)", async () => {
    for (const type of ["text/html", ""]) {
      const responses = [events("retry: 0\nid: 1\ndata: 1\n\n"), events("data: 2\n\n", type)];
      const ask = client<Shelf>(ORIGIN, { fetch: async () => responses.shift() ?? expect.fail("it connects again") });
      const seen: unknown[] = [];
      const read = async () => {
        for await (const { data } of ask("/ticks").stream()) seen.push(data);
      };
      await expect(read()).rejects.toMatchObject({ kind: "unreadable", operation: "GET /ticks" });
      expect(seen).toEqual([1]);
    }
  });

  it("reject where there is no stream", async () => {
    const { service } = makeShelf();
    const read = async (ask: AsyncIterable<unknown>) => {
      for await (const item of ask) expect.fail(String(item));
    };
    const ask = client<Shelf>(ORIGIN, { fetch: testFetch(service) });
    await expect(read(ask("/ticks").stream({ headers: { accept: "image/png" } }))).rejects.toBeInstanceOf(Refused);
    await expect(read(ask("/ticks").stream({ signal: AbortSignal.abort("left") }))).rejects.toBe("left");
    // WHATWG HTML 9.2.3: a 204 tells a client to stop.
    const ended = client<Shelf>(ORIGIN, { fetch: async () => new Response(null, { status: 204 }) });
    await expect(read(ended("/ticks").stream())).resolves.toBeUndefined();
    const html = client<Shelf>(ORIGIN, {
      fetch: async () => new Response("<p>", { headers: { "content-type": "application/json" } }),
    });
    await expect(read(html("/lines").stream())).rejects.toBeInstanceOf(ClientFault);
  });
});
