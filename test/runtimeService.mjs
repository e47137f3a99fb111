// @ts-check
import { command, HttpResponse, resource, Service } from "signalbox";
import { readCookies, setCookie } from "signalbox/cookies";
import { turn } from "./runtimes/turn.mjs";

/** What the suite observes: how far streams got, and what was released. @typedef {{ produced: number, released: number }} RuntimeLog */

/** @typedef {{ readonly name: string }} Name */

/** @type {import("signalbox").PlainModel<Name>} */
const Named = {
  modelJsonSchema: () => ({ type: "object", properties: { name: { type: "string" } }, required: ["name"] }),
  validate: (value) => {
    const named = typeof value === "object" && value !== null && "name" in value && typeof value.name === "string";
    return named
      ? { value: /** @type {Name} */ (value) }
      : { issues: [{ message: "A name is required.", path: ["name"] }] };
  },
};

/** @param {RuntimeLog} log @param {number} count */
async function* lines(log, count) {
  for (let line = 0; line < count; line += 1) {
    log.produced += 1;
    yield new TextEncoder().encode(`${String(line).padEnd(1023, ".")}\n`);
    await turn();
  }
}

/**
 * The service that every runtime's adapter has to serve.
 * @param {RuntimeLog} log
 * @param {import("signalbox").ServiceOptions} options
 */
export function runtimeService(log, { routes = [], ...more } = {}) {
  return new Service({
    trace: true,
    onError: () => undefined,
    ...more,
    setHeaders: ({ target }) => ({ "X-Target": target }),
    routes: [
      ...routes,
      resource("/things/{id}", {
        encodings: ["gzip"],
        generateEtag: () => "v1",
        GET: ({ params: { id }, request: { query, peer } }) => ({
          id,
          query: query.get("q"),
          peer: peer !== undefined,
        }),
        DELETE: () => undefined,
      }),
      resource("/things", {
        body: Named,
        maxBodyBytes: 1000,
        apply: ({ body }) => body,
        createPath: ({ result }) => `/things/${/** @type {Name} */ (result).name}`,
      }),
      // Searched by QUERY, and changed with a preference for what comes back.
      resource("/shelf", {
        preferences: ["return"],
        GET: () => ({ all: true }),
        PUT: { body: Named, apply: () => ({ stored: true }) },
        QUERY: { body: Named, represent: ({ body }) => ({ found: /** @type {Name} */ (body).name }) },
      }),
      resource("/stream", {
        represent: ({ request, defer }) => {
          defer(() => void (log.released += 1));
          return lines(log, Number(request.query.get("lines") ?? "3"));
        },
      }),
      resource("/bytes", { represent: () => new Uint8Array([0, 255, 10, 13]) }),
      // A source of which a part can be read: what a Blob is on every runtime.
      resource("/clip", { ranges: "bytes", generateEtag: () => "c1", GET: () => new Blob(["Hello, ", "world"]) }),
      resource("/broken", {
        represent: () => {
          throw new Error("the secret of the app");
        },
      }),
      // Gives two cookies with whatever it sends, and tells which it was sent.
      resource("/baked", {
        isAuthorized: (ctx) => {
          setCookie(ctx, "a", "1");
          setCookie(ctx, "b", "2", { path: "/baked" });
          return readCookies(ctx.request)["user"] !== "nobody";
        },
        generateEtag: () => "v1",
        GET: ({ request }) => readCookies(request),
      }),
      ...commands(log),
    ],
  });
}

/** @param {RuntimeLog} log */
function commands(log) {
  return [
    command("POST", "/echo", async (request) => HttpResponse.text(await request.body.text())),
    command("GET", "/slow", async () => {
      await turn(100);
      return HttpResponse.text("slow");
    }),
    command("HEAD", "/echo", (request) => HttpResponse.text(request.query.get("text") ?? "")),
    command("GET", "/untyped", () => new HttpResponse(200, [], "<b>")),
    command("GET", "/wrong", () => /** @type {HttpResponse} */ (/** @type {unknown} */ ({ status: 200 }))),
    command("GET", "/coded", () => new HttpResponse(200, ["Transfer-Encoding", "gzip", "Content-Length", "2"], "ok")),
    command("GET", "/log", () => HttpResponse.json(log)),
    command("GET", "/split", () => new HttpResponse(200, ["X-Split", "a\r\nSet-Cookie: b=1"], "split")),
    command("GET", "/cookies", () => new HttpResponse(200, ["Set-Cookie", "a=1", "Set-Cookie", "b=2"], "ok")),
  ];
}
