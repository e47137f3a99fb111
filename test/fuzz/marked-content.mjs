// Resources that read content in every way, and send it in every way; the ledger has what became of each.

const CHUNK = 8_192;
export const LARGE = 20 * CHUNK;
export const MOST = 3_000;
const tick = () => new Promise((resolve) => setImmediate(resolve));
const never = () => new Promise(() => undefined);

/** The modules are handed in, so that any build can be fuzzed. `folder` has the files. */
export function contentRoutes(modules, ledger, folder) {
  const { Resource, command, route, HttpResponse, jsonCodec, codecs, events, multipart, MemoryStore, staticFiles } =
    modules;
  const { formCodec, ndjsonCodec, textCodec, bytesCodec } = codecs;

  /** Each resource has something set up for it. */
  class Kept extends Resource {
    lifespan({ params }) {
      return ledger.setUp(params.id);
    }
  }

  class Reader extends Kept {
    allowedMethods = ["POST"];
    maxBodyBytes = MOST;
    async processPost(ctx, body) {
      ledger.of(ctx.params.id).acted.push(await this.textOf(body, ctx));
    }
    textOf(body) {
      return body.text;
    }
  }
  class Json extends Reader {
    consumes = ["application/json"];
  }
  class Form extends Reader {
    consumes = ["application/x-www-form-urlencoded"];
  }
  class Lines extends Reader {
    consumes = ["application/x-ndjson"];
    textOf(body) {
      return body.map(({ text }) => text).join("");
    }
  }
  class Upload extends Reader {
    consumes = ["multipart/form-data"];
    async textOf({ fields, files }) {
      let text = fields.text;
      for await (const { content } of files) for await (const piece of content) text += new TextDecoder().decode(piece);
      return text;
    }
  }
  class Raw extends Reader {
    consumes = ["text/plain"];
    rawBody = true;
    isAuthorized(ctx) {
      ledger.of(ctx.params.id).acted.push(new TextDecoder().decode(ctx.rawBody));
      return true;
    }
    processPost() {
      return undefined;
    }
  }
  class Keyed extends Reader {
    consumes = ["application/json"];
    idempotency = { store: new MemoryStore(), required: true, keepSeconds: 5 };
    async textOf(body) {
      await tick();
      return body.text;
    }
  }
  class Put extends Kept {
    allowedMethods = ["PUT"];
    consumes = ["application/json"];
    maxBodyBytes = MOST;
    apply({ params }, body) {
      ledger.of(params.id).acted.push(body.text);
    }
  }

  class Sender extends Kept {
    allowedMethods = ["GET", "HEAD"];
    produces = ["application/octet-stream"];
  }
  class Slow extends Kept {
    allowedMethods = ["GET", "HEAD"];
    produces = ["text/plain"];
    async represent({ params }) {
      for (let turn = 0; turn < 20; turn += 1) await tick();
      return params.id;
    }
  }
  const chunks = (id) => {
    let left = LARGE / CHUNK;
    return ledger.source(id, async () => {
      left -= 1;
      if (left % 4 === 0) await tick();
      return left < 0 ? undefined : new Uint8Array(CHUNK);
    });
  };
  class Large extends Sender {
    represent({ params }) {
      return chunks(params.id);
    }
  }
  class Coded extends Sender {
    produces = ["text/plain"];
    encodings = ["gzip"];
    represent({ params }) {
      return chunks(params.id);
    }
  }
  class Generated extends Sender {
    async *represent({ params }) {
      const entry = ledger.of(params.id);
      entry.opened += 1;
      try {
        for (let at = 0; at < LARGE; at += CHUNK) yield new Uint8Array(CHUNK);
      } finally {
        entry.closed += 1;
      }
    }
  }
  class Breaking extends Sender {
    represent({ params }) {
      let left = 3;
      return ledger.source(params.id, async () => {
        left -= 1;
        await tick();
        if (left === 0) throw new Error("the author's");
        return new Uint8Array(CHUNK);
      });
    }
  }
  class Events extends Kept {
    produces = ["text/event-stream"];
    represent({ params }) {
      let isFirst = true;
      return ledger.source(params.id, () => {
        if (!isFirst) return never();
        isFirst = false;
        return Promise.resolve({ data: params.id });
      });
    }
  }

  const text = (id) => HttpResponse.text(id);
  /** A command that reads its content. */
  const reads = (path, read) =>
    command("POST", `/${path}/{id}`, async ({ params, body }) => {
      const content = await read(body);
      ledger.of(params.id).acted.push(content);
      return text(params.id);
    });
  /** The codec of the type that is read, beside that of what is sent. */
  const taking = (type, codec) => ({ codecs: { "application/json": jsonCodec, [type]: codec } });
  const octets = { codecs: { "application/octet-stream": bytesCodec } };
  const json = { codecs: { "application/json": jsonCodec } };

  return [
    reads("bytes", async (body) => new TextDecoder().decode(await body.bytes())),
    reads("text", (body) => body.text()),
    reads("parsed", async (body) => (await body.json()).text),
    reads("iterated", async (body) => {
      let text = "";
      for await (const chunk of body) text += new TextDecoder().decode(chunk);
      return text;
    }),
    route("/json/{id}", Json, json),
    route("/put/{id}", Put, json),
    route("/keyed/{id}", Keyed, json),
    route("/raw/{id}", Raw, taking("text/plain", textCodec)),
    route("/form/{id}", Form, taking("application/x-www-form-urlencoded", formCodec)),
    route("/lines/{id}", Lines, taking("application/x-ndjson", ndjsonCodec)),
    route("/upload/{id}", Upload, taking("multipart/form-data", multipart.multipartCodec)),
    route("/turns/{id}", Slow, { codecs: { "text/plain": textCodec } }),
    route("/large/{id}", Large, octets),
    route("/generated/{id}", Generated, octets),
    route("/coded/{id}", Coded, { codecs: { "text/plain": textCodec } }),
    route("/breaking/{id}", Breaking, octets),
    route("/events/{id}", Events, { codecs: { "text/event-stream": events.eventsCodec } }),
    command("GET", "/blob/{id}", () => new HttpResponse(200, ["Content-Type", "x/y"], new Uint8Array(LARGE))),
    ...staticFiles("/files", { folder }),
  ];
}
