// What is fuzzed: a service that uses as much of the framework as one service can.

/** The entry points are handed in, so that both the source and the built package can be fuzzed. */
export function fuzzedService({ Resource, Service, command, route, HttpResponse, jsonCodec }, codecs, onError) {
  const model = {
    modelJsonSchema: () => ({ type: "object", properties: { name: { type: "string" } }, required: ["name"] }),
    validate: (value) =>
      typeof value === "object" && value !== null && "name" in value && typeof value.name === "string"
        ? { value }
        : { issues: [{ message: "A name is required.", path: ["name"] }] },
  };

  class Thing extends Resource {
    allowedMethods = ["GET", "HEAD", "PUT", "PATCH", "DELETE"];
    produces = ["application/json", "text/csv"];
    consumes = ["application/json"];
    languages = ["en", "fr"];
    encodings = ["gzip", "identity"];
    body = model;
    maxBodyBytes = 50_000;
    generateEtag() {
      return "v1";
    }
    lastModified() {
      return new Date("2024-01-01T12:00:00Z");
    }
    represent() {
      return [{ id: 1, name: 'a, "b"' }];
    }
    apply() {
      return undefined;
    }
    deleteResource() {
      return true;
    }
  }

  class Items extends Resource {
    allowedMethods = ["GET", "POST"];
    consumes = ["application/json", "application/x-www-form-urlencoded"];
    query = model;
    postIsCreate() {
      return true;
    }
    apply() {
      return undefined;
    }
    createPath() {
      return "/things/1";
    }
    represent() {
      return "listed";
    }
  }

  class Stream extends Resource {
    async *represent() {
      for (let line = 0; line < 3; line += 1) yield new TextEncoder().encode(`line ${line}\n`);
    }
  }

  class Broken extends Resource {
    represent() {
      throw new Error("the author's");
    }
  }

  const { csvCodec, formCodec } = codecs;
  return new Service({
    trace: true,
    readiness: "/ready",
    cors: { origins: ["https://a.test"] },
    onError,
    routes: [
      route("/things/{id}", Thing, { codecs: { "application/json": jsonCodec, "text/csv": csvCodec } }),
      route("/items", Items, {
        codecs: { "application/json": jsonCodec, "application/x-www-form-urlencoded": formCodec },
      }),
      route("/stream", Stream),
      route("/broken", Broken),
      command("POST", "/echo", async (request) => HttpResponse.text(await request.body.text())),
      command("POST", "/form", async (request) => {
        let bytes = 0;
        for await (const chunk of request.body) bytes += chunk.byteLength;
        return HttpResponse.json({ bytes });
      }),
    ],
  });
}
