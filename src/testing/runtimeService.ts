import { readCookies, setCookie } from "../cookies/cookie.ts";
import { HttpResponse } from "../http/response.ts";
import type { Context } from "../resource/context.ts";
import type { Model } from "../resource/model.ts";
import { Resource } from "../resource/resource.ts";
import { command, route } from "../route/route.ts";
import { Service } from "../service/service.ts";
import type { ServiceOptions } from "../service/serviceOptions.ts";

/** What the suite observes: how far streams got, and what was released. */
export interface RuntimeLog {
  produced: number;
  released: number;
}

const Named: Model<{ readonly name: string }> = {
  modelJsonSchema: () => ({ type: "object", properties: { name: { type: "string" } }, required: ["name"] }),
  validate: (value) => {
    const named = typeof value === "object" && value !== null && "name" in value && typeof value.name === "string";
    return named
      ? { value: value as { name: string } }
      : { issues: [{ message: "A name is required.", path: ["name"] }] };
  },
};

class Thing extends Resource<Context<{ params: "id" }>> {
  override readonly allowedMethods = ["GET", "HEAD", "DELETE"];
  override readonly encodings = ["gzip"];
  override generateEtag(): string {
    return "v1";
  }
  override represent(ctx: Context<{ params: "id" }>): unknown {
    const { query, peer } = ctx.request;
    return { id: ctx.params.id, query: query.get("q"), peer: peer !== undefined };
  }
  override deleteResource(): boolean {
    return true;
  }
}

class Things extends Resource {
  override readonly allowedMethods = ["POST"];
  override readonly consumes = ["application/json"];
  override readonly body = Named;
  override readonly maxBodyBytes = 1000;
  override postIsCreate(): boolean {
    return true;
  }
  override apply(ctx: Context, body: { readonly name: string }): unknown {
    ctx.state["name"] = body.name;
    return body;
  }
  override createPath(ctx: Context): string {
    return `/things/${String(ctx.state["name"])}`;
  }
}

/** Searched by QUERY, and changed with a preference for what comes back. */
class Shelf extends Resource<Context<{ body: { readonly name: string } }>> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT", "QUERY"];
  override readonly consumes = ["application/json"];
  override readonly body = Named;
  override readonly preferences = ["return"] as const;
  override apply(): unknown {
    return { stored: true };
  }
  override represent({ request, body }: Context<{ body: { readonly name: string } }>): unknown {
    return request.method === "QUERY" ? { found: body.name } : { all: true };
  }
}

class Stream extends Resource {
  readonly #log: RuntimeLog;
  constructor(log: RuntimeLog) {
    super();
    this.#log = log;
  }
  override lifespan(): () => void {
    return () => {
      this.#log.released += 1;
    };
  }
  override represent(ctx: Context): AsyncIterable<Uint8Array> {
    return lines(this.#log, Number(ctx.request.query.get("lines") ?? "3"));
  }
}

async function* lines(log: RuntimeLog, count: number): AsyncGenerator<Uint8Array, void, undefined> {
  for (let line = 0; line < count; line += 1) {
    log.produced += 1;
    yield new TextEncoder().encode(`${String(line).padEnd(1023, ".")}\n`);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

class Bytes extends Resource {
  override represent(): Uint8Array {
    return new Uint8Array([0, 255, 10, 13]);
  }
}

/** A source of which a part can be read: what a Blob is on every runtime. */
class Clip extends Resource {
  override readonly ranges = "bytes" as const;
  override generateEtag(): string {
    return "c1";
  }
  override represent(): Blob {
    return new Blob(["Hello, ", "world"]);
  }
}

class Broken extends Resource {
  override represent(): never {
    throw new Error("the secret of the app");
  }
}

/** Gives two cookies with whatever it sends, and tells which it was sent. */
class Baked extends Resource {
  override isAuthorized(ctx: Context): boolean {
    setCookie(ctx, "a", "1");
    setCookie(ctx, "b", "2", { path: "/baked" });
    return readCookies(ctx.request)["user"] !== "nobody";
  }
  override generateEtag(): string {
    return "v1";
  }
  override represent(ctx: Context): unknown {
    return readCookies(ctx.request);
  }
}

/** The service that every runtime's adapter has to serve. */
export function runtimeService(log: RuntimeLog, { routes = [], ...more }: ServiceOptions = {}): Service {
  return new Service({
    trace: true,
    onError: () => undefined,
    ...more,
    setHeaders: ({ target }) => ({ "X-Target": target }),
    routes: [
      ...routes,
      route("/things/{id}", Thing),
      route("/things", Things),
      route("/shelf", Shelf),
      route("/stream", new Stream(log)),
      route("/bytes", Bytes),
      route("/clip", Clip),
      route("/broken", Broken),
      route("/baked", Baked),
      command("POST", "/echo", async (request) => HttpResponse.text(await request.body.text())),
      command("GET", "/slow", async () => {
        await new Promise((resolve) => setTimeout(resolve, 100));
        return HttpResponse.text("slow");
      }),
      command("HEAD", "/echo", (request) => HttpResponse.text(request.query.get("text") ?? "")),
      command("GET", "/untyped", () => new HttpResponse(200, [], "<b>")),
      command("GET", "/wrong", () => ({ status: 200 }) as unknown as HttpResponse),
      command("GET", "/coded", () => new HttpResponse(200, ["Transfer-Encoding", "gzip", "Content-Length", "2"], "ok")),
      command("GET", "/log", () => HttpResponse.json(log)),
      command("GET", "/split", () => new HttpResponse(200, ["X-Split", "a\r\nSet-Cookie: b=1"], "split")),
      command("GET", "/cookies", () => new HttpResponse(200, ["Set-Cookie", "a=1", "Set-Cookie", "b=2"], "ok")),
    ],
  });
}
