// What the fuzzed connections ask: each response carries the mark of its request, so that the order can be seen.

const tick = () => new Promise((resolve) => setImmediate(resolve));
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The modules are handed in, so that any build can be fuzzed. `more` are further routes. */
export function markedService(modules, onError, ledger, more) {
  const { Resource, Service, command, part, route, HttpResponse, jsonCodec } = modules;
  /** Sets something up, and lends something. */
  const held = part({
    params: ["id"],
    provide: ({ params }) => ({ released: ledger.setUp(params.id) }),
    release: ({ released }) => released(),
    lend: {
      loan: {
        open: async ({ params }) => {
          await tick();
          return ledger.lend(params.id);
        },
        close: async (close) => {
          close();
          await tick();
        },
      },
    },
  });

  class Marked extends Resource {
    with = [held];
    generateEtag({ params }) {
      return params.id;
    }
    async represent({ params, state }) {
      await state.loan();
      return { id: params.id };
    }
  }

  class Thing extends Marked {
    allowedMethods = ["GET", "HEAD", "PUT", "DELETE"];
    consumes = ["application/json"];
    maxBodyBytes = 1_000;
    async apply({ params, state }, body) {
      await state.loan();
      ledger.of(params.id).acted.push(JSON.stringify(body));
    }
    async deleteResource({ state }) {
      await state.loan();
      return true;
    }
  }

  class Guarded extends Thing {
    with = [];
    lifespan({ params }) {
      return ledger.setUp(params.id);
    }
    isAuthorized() {
      return 'Basic realm="fuzz"';
    }
  }

  class Stream extends Marked {
    allowedMethods = ["GET", "HEAD"];
    produces = ["text/plain"];
    async *represent({ params, state }) {
      yield new TextEncoder().encode(`${params.id}\n`);
      await state.loan();
      for (let line = 0; line < 3; line += 1) yield new TextEncoder().encode(`line ${line}\n`);
    }
  }

  const text = ({ params }, content, status = 200) =>
    new HttpResponse(status, ["Content-Type", "text/plain", "X-Mark", params.id], content);
  async function* lines({ params }) {
    yield `${params.id}\n`;
    await pause(1);
    yield "the end\n";
  }

  return new Service({
    trace: false,
    readiness: "/ready",
    maxBodyBytes: 3_000,
    onError,
    provide: ({ params }, defer) => {
      if (params.id !== undefined) defer(ledger.setUp(params.id));
    },
    routes: [
      route("/things/{id}", Thing, { codecs: { "application/json": jsonCodec } }),
      route("/guarded/{id}", Guarded, { codecs: { "application/json": jsonCodec } }),
      route("/streams/{id}", Stream, { codecs: { "text/plain": { encode: (value) => value } } }),
      command("GET", "/", () => HttpResponse.text("hello")),
      command("POST", "/echo/{id}", async (request) => {
        const content = await request.body.text();
        ledger.of(request.params.id).acted.push(content);
        return text(request, `${request.params.id}:${content}`);
      }),
      command("POST", "/unread/{id}", (request) => text(request, request.params.id)),
      command("POST", "/late/{id}", async (request) => {
        await pause(2);
        return text(request, request.params.id);
      }),
      command("POST", "/part/{id}", async (request) => {
        for await (const _ of request.body) break;
        return text(request, request.params.id);
      }),
      command("GET", "/slow/{id}", async (request) => {
        await pause(1 + (request.params.id.length % 4));
        return text(request, request.params.id);
      }),
      command("GET", "/pour/{id}", (request) => text(request, lines(request))),
      command("HEAD", "/q/{id}", (request) => text(request, request.query.get("q") ?? "")),
      command("HEAD", "/pour/{id}", (request) => text(request, lines(request))),
      command("POST", "/none/{id}", (request) => text(request, null, 204)),
      command("POST", "/reset/{id}", (request) => text(request, null, 205)),
      ...more,
    ],
  });
}
