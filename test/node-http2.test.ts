import { type ClientHttp2Session, connect, constants, type IncomingHttpHeaders } from "node:http2";
import { connect as connectPlain } from "node:net";
import { connect as connectTls } from "node:tls";
import { command, HttpResponse, Service } from "signalbox";
import { type Serving, serve } from "signalbox/node";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { CERTIFICATE } from "./certificate.ts";
import { runtimeService } from "./runtimeService.mjs";
import { type Ask, RUNTIME_CASES } from "./runtimes/runtimeSuite.mjs";
import { nextAccepted } from "./sockets.ts";
import { Gate, until } from "./waiting.ts";

/** fetch over HTTP/2, as far as the suite needs it. */
function askOver(session: () => ClientHttp2Session): Ask {
  return (path, init = {}) =>
    new Promise((resolve, reject) => {
      const { method = "GET", headers = {}, body } = init;
      const stream = session().request({ ":path": path, ":method": method, ...(headers as Record<string, string>) });
      stream.on("error", reject);
      stream.on("response", (fields) => resolve(responseOf(fields, stream)));
      stream.end(body ?? undefined);
    });
}

function responseOf(fields: IncomingHttpHeaders, stream: ReturnType<ClientHttp2Session["request"]>): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(fields)) {
    if (name.startsWith(":") || value === undefined) continue;
    for (const line of Array.isArray(value) ? value : [value]) headers.append(name, line);
  }
  const status = Number(fields[":status"]);
  // Frames that were read together with the one before it still come after a cancel.
  let left = false;
  const content = new ReadableStream<Uint8Array>({
    start: (controller) => {
      stream.on("data", (chunk: Buffer) => !left && controller.enqueue(new Uint8Array(chunk)));
      stream.on("end", () => !left && controller.close());
    },
    cancel: () => {
      left = true;
      stream.close(constants.NGHTTP2_CANCEL);
    },
  });
  return new Response(status === 204 || status === 304 ? null : content, { status, headers });
}

describe.each([
  { name: "with TLS", options: { tls: CERTIFICATE, http2: true } },
  { name: "in cleartext, where the client knows", options: { http2: true } },
])("HTTP/2 $name (RFC 9113 3)", ({ options }) => {
  let serving: Serving;
  let session: ClientHttp2Session;
  beforeAll(async () => {
    serving = await serve(runtimeService({ produced: 0, released: 0 }), { port: 0, ...options });
    session = connect(serving.url, { rejectUnauthorized: false });
  });
  afterAll(async () => {
    session.close();
    await serving.close();
  });

  it.each(RUNTIME_CASES)("$name", ({ run }) => run(askOver(() => session)));

  it("serves HTTP/1.1 on the same port", async () => {
    const version = await new Promise((resolve, reject) => {
      const secure = "tls" in options;
      const socket = secure
        ? connectTls({ port: serving.port, host: "127.0.0.1", rejectUnauthorized: false, ALPNProtocols: ["http/1.1"] })
        : undefined;
      if (socket === undefined) {
        fetch(`${serving.url}/things/1`).then((response) => resolve(response.status), reject);
        return;
      }
      socket.on("error", reject);
      socket.on("data", (chunk) => resolve(Number(/^HTTP\/1.1 (\d+)/.exec(String(chunk))?.[1])));
      socket.write("GET /things/1 HTTP/1.1\r\nHost: x\r\n\r\n");
    });
    expect(version).toBe(200);
  });
});

describe("HTTP/2", () => {
  it("takes the host from the authority (RFC 9113 8.3.1), and no field of the connection goes out (8.2.2)", async () => {
    const seen = command(
      "GET",
      "/",
      (request) => new HttpResponse(200, ["Connection", "close", "X-Host", request.headers.get("host") ?? ""], "ok"),
    );
    const serving = await serve(new Service({ routes: [seen] }), { port: 0, http2: true });
    const session = connect(serving.url);
    const response = await askOver(() => session)("/");
    expect([response.headers.get("x-host"), response.headers.get("connection")]).toEqual([
      `127.0.0.1:${serving.port}`,
      null,
    ]);
    session.close();
    await serving.close();
  });

  it.each([
    // RFC 9110 5.3: several lines of a list are one list.
    { name: "Content-Language", values: ["de", "fr"], sent: "de, fr" },
    { name: "Content-Encoding", values: ["gzip", "br"], sent: "gzip, br" },
    { name: "Link", values: ["<a>", "<b>"], sent: "<a>, <b>" },
    { name: "Constructor", values: ["x"], sent: "x" },
    { name: "__proto__", values: ["x"], sent: "x" },
    // RFC 9113 8.2.2: a field of an upgrade from HTTP/1.1.
    { name: "HTTP2-Settings", values: ["x"], sent: undefined },
  ])("sends the fields that HTTP/1.1 does: $name", async ({ name, values, sent }) => {
    const fields = values.flatMap((value) => [name, value]);
    const routes = [command("GET", "/", () => new HttpResponse(200, fields, "ok"))];
    const serving = await serve(new Service({ routes }), { port: 0, http2: true });
    const session = connect(serving.url);
    onTestFinished(async () => {
      session.close();
      await serving.close();
    });
    const stream = session.request({ ":path": "/" });
    // The raw list: node:http2 makes an object of the others.
    const raw = await new Promise<string[]>((resolve) => {
      stream.on("response", (_fields: unknown, _flags: number, lines: string[]) => resolve(lines));
    });
    stream.resume();
    expect(raw[raw.indexOf(":status") + 1]).toBe("200");
    const lines = raw.filter((_line, at) => at % 2 === 1 && raw[at - 1] === name.toLowerCase());
    expect(lines.length === 0 ? undefined : lines.join(", ")).toBe(sent);
  });

  it("drains: what is open gets its response, and the client is told to go (RFC 9113 6.8)", async () => {
    const gate = new Gate();
    const slow = command("GET", "/slow", async () => {
      await gate.pass();
      return HttpResponse.text("slow");
    });
    const serving = await serve(new Service({ routes: [slow] }), { port: 0, http2: true });
    const session = connect(serving.url);
    let told = false;
    session.on("goaway", () => {
      told = true;
    });
    const pending = askOver(() => session)("/slow");
    await until(() => gate.came === 1);
    const drained = serving.drain();
    await until(() => told);
    gate.open();
    expect(await (await pending).text()).toBe("slow");
    await drained;
  });

  it("is not kept from stopping by a connection that has said nothing", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    onTestFinished(() => said.mockRestore());
    const serving = await serve(new Service({ routes: [] }), { port: 0, http2: true, drain: { within: 200 } });
    const accepted = nextAccepted(serving.server);
    const silent = connectPlain(serving.port, "127.0.0.1");
    silent.on("error", () => undefined);
    await accepted;
    await serving.drain();
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/still open .* were cut/));
    const other = await serve(new Service({ routes: [] }), { port: 0, http2: true });
    const acceptedToo = nextAccepted(other.server);
    const second = connectPlain(other.port, "127.0.0.1");
    second.on("error", () => undefined);
    await acceptedToo;
    await other.close();
  });

  it("refuses a target over the limit, and fields that split the response are a 500", async () => {
    const errors: unknown[] = [];
    const split = command("GET", "/split", () => new HttpResponse(200, ["X-A", "a\r\nb: c"], "x"));
    const service = new Service({ routes: [split], onError: (error) => errors.push(error) });
    const serving = await serve(service, { port: 0, http2: true });
    const session = connect(serving.url);
    const ask = askOver(() => session);
    expect((await ask(`/${"a".repeat(8000)}`)).status).toBe(414);
    expect((await ask("/split")).status).toBe(500);
    expect(errors).toHaveLength(1);
    session.close();
    await serving.close();
  });
});
