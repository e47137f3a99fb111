import { describe, expect, it, vi } from "vitest";
import { HttpResponse } from "../http/response.ts";
import type { Outcome } from "../resource/context.ts";
import { Resource } from "../resource/resource.ts";
import { command, route } from "../route/route.ts";
import { request } from "../testing/request.ts";
import type { Provide } from "./commands.ts";
import { Service } from "./service.ts";

interface Provided {
  readonly user: string;
}

/** A service whose commands are given a user, and what was released with which outcome. */
function build(provide?: Provide) {
  const released: Outcome[] = [];
  const onError = vi.fn();
  const usual: Provide = async ({ headers }, defer) => {
    defer((outcome) => void released.push(outcome));
    return { user: headers.get("x-user") ?? "nobody" };
  };
  async function* lines() {
    yield "a line\n";
    yield "another\n";
  }
  const service = new Service({
    onError,
    deadline: 100,
    provide: provide ?? usual,
    routes: [
      command("GET", "/", (_request, { user }: Provided) => HttpResponse.text(user)),
      command("POST", "/", () => {
        throw new Error("no");
      }),
      command("GET", "/stream", () => new HttpResponse(200, [], lines())),
      command("GET", "/never", () => new Promise(() => {})),
    ],
  });
  return { service, released, onError };
}

describe("what the service provides to commands", () => {
  it("is the handler's second argument, and is released before the response is sent", async () => {
    const { service, released } = build();
    const response = await request(service, "GET", "/", { headers: { "X-User": "ann" } });
    expect(await response.text()).toBe("ann");
    expect(released).toEqual([{ status: 200, error: undefined }]);
    expect((await request(service, "HEAD", "/")).status).toBe(200);
    expect(released).toHaveLength(2);
  });

  it("may be given synchronously", async () => {
    const { service } = build(() => ({ user: "ann" }));
    expect(await (await request(service, "GET", "/")).text()).toBe("ann");
  });

  it("is released at the end of a stream", async () => {
    const { service, released } = build();
    const response = await request(service, "GET", "/stream");
    expect(released).toEqual([]);
    expect(await response.text()).toBe("a line\nanother\n");
    expect(released).toEqual([{ status: 200, error: undefined }]);
  });

  it("is released where the handler throws, and where it takes too long", async () => {
    const { service, released } = build();
    expect((await request(service, "POST", "/")).status).toBe(500);
    expect(released).toEqual([{ status: 500, error: new Error("no") }]);
    expect((await request(service, "GET", "/never")).status).toBe(504);
    expect(released[1]).toMatchObject({ status: 504 });
  });

  it("is not made where no handler is called: OPTIONS, a method that is not allowed, an unknown path", async () => {
    const provide = vi.fn<Provide>();
    const { service } = build(provide);
    const statuses = [
      (await request(service, "OPTIONS", "/")).status,
      (await request(service, "PUT", "/")).status,
      (await request(service, "GET", "/nowhere")).status,
    ];
    expect(statuses).toEqual([200, 405, 404]);
    expect(provide).not.toHaveBeenCalled();
  });

  it.each([
    [
      "throws",
      () => {
        throw new Error("no");
      },
    ],
    ["rejects", () => Promise.reject(new Error("no"))],
  ])("is a 500 where it %s, reported, with what it had deferred released", async (_, fail) => {
    const release = vi.fn();
    const { service, onError } = build((_request, defer) => {
      defer(release);
      return fail();
    });
    expect((await request(service, "GET", "/")).status).toBe(500);
    expect(onError).toHaveBeenCalledOnce();
    expect(release).toHaveBeenCalledOnce();
  });

  it("whose release throws makes a success a 500: a commit may have failed", async () => {
    const { service, onError } = build((_request, defer) => {
      defer(() => Promise.reject(new Error("not committed")));
      return { user: "ann" };
    });
    expect((await request(service, "GET", "/")).status).toBe(500);
    expect(onError.mock.calls.map(([error]) => String(error))).toEqual(["Error: not committed"]);
  });

  it("that is deferred behind the end is released at once", async () => {
    const release = vi.fn();
    let late: (() => void) | undefined;
    const { service } = build((_request, defer) => {
      late = () => defer(release);
      return { user: "ann" };
    });
    await request(service, "GET", "/");
    late?.();
    await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
  });
});

describe("the methods of commands", () => {
  const text = (told: string) => () => HttpResponse.text(told);
  const service = new Service({
    routes: [command("GET", "/a", text("got")), command("PUT", "/a", text("put")), command("PUT", "/b", text("put"))],
  });

  it.each([
    ["GET", "/a", 200, undefined],
    ["HEAD", "/a", 200, undefined],
    ["PUT", "/a", 200, undefined],
    ["OPTIONS", "/a", 200, "GET, HEAD, PUT, OPTIONS"],
    ["DELETE", "/a", 405, "GET, HEAD, PUT, OPTIONS"],
    ["HEAD", "/b", 405, "PUT, OPTIONS"],
    ["TIDY", "/a", 501, undefined],
  ])("%s %s is %i, with Allow: %s (RFC 9110 9.1, 9.3)", async (method, target, status, allow) => {
    const response = await request(service, method, target);
    expect([response.status, response.header("allow")]).toEqual([status, allow]);
  });

  it("can be added to those at a pattern that was served before", async () => {
    const growing = new Service({ routes: [command("GET", "/a", text("got"))] });
    expect((await request(growing, "PUT", "/a")).status).toBe(405);
    expect(await (await request(growing, "GET", "/a")).text()).toBe("got");
    growing.attach({ routes: [command("PUT", "/a", text("put"))] });
    expect(await (await request(growing, "PUT", "/a")).text()).toBe("put");
    expect((await request(growing, "OPTIONS", "/a")).header("allow")).toBe("GET, HEAD, PUT, OPTIONS");
    expect(growing.commands.map(({ pattern, methods }) => [pattern, methods])).toEqual([["/a", ["GET", "PUT"]]]);
  });

  class Shown extends Resource {
    override represent(): unknown {
      return 1;
    }
  }
  const any = () => HttpResponse.empty();
  const made = (...given: readonly unknown[]) => Reflect.apply(command, undefined, given);
  it.each([
    ["get", 'BAD_METHOD: /a: "get" is not a method. Write instead: command("GET", …)'],
    ["G T", 'BAD_METHOD: /a: "G T" is not a method. Write instead: command("G T", …)'],
    ["", 'BAD_METHOD: /a: "" is not a method. Write instead: command("", …)'],
    [1, 'BAD_METHOD: /a: 1 is not a method. Write instead: command("GET", …)'],
  ])("are refused where they are %j", (method, told) => {
    expect(() => new Service({ routes: [made(method, "/a", any)] })).toThrow(told);
  });

  it.each([
    [[command("GET", "/a", any), command("GET", "/a", any)], "SAME_PATTERN: GET /a: /a already leads to a command."],
    [
      [command("GET", "/{x}", any), command("GET", "/{y}", any)],
      "SAME_PATTERN: GET /{y}: /{x} already leads to a command.",
    ],
    [[command("GET", "/a", any), route("/a", Shown)], "SAME_PATTERN: /a: /a already leads to a command."],
    [[route("/a", Shown), command("GET", "/a", any)], "SAME_PATTERN: GET /a: /a already leads to Shown"],
    [[route("/a", Shown), route("/a", Shown)], "SAME_PATTERN: /a: /a already leads to Shown"],
  ])("are refused where something else is at the pattern: %#", (routes, told) => {
    expect(() => new Service({ routes })).toThrow(told);
    expect(() => new Service({ routes })).toThrow(
      "Write instead: both methods in one literal or class, or another path",
    );
  });
});

describe("what no route leads to", () => {
  const service = new Service({ routes: [command("GET", "/a/{id}", () => HttpResponse.text("a"))] });

  it.each([
    ["GET", "/b", 404, "There is nothing at this address."],
    ["GET", "/a/%ff", 400, "The path holds a dot segment, or an escape that is no text."],
    ["GET", "/a/..", 400, "The path holds a dot segment, or an escape that is no text."],
  ])("%s %s is %i: %s", async (method, target, status, detail) => {
    const response = await request(service, method, target);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ detail });
  });

  it("is known before: another framework can have it", () => {
    expect([service.matches("/a/b"), service.matches("/b"), service.matches("/a")]).toEqual([true, false, false]);
  });

  it("is the server as a whole for OPTIONS (RFC 9110 9.3.7)", async () => {
    const statuses = ["OPTIONS", "GET"].map(async (method) => (await request(service, method, "*")).status);
    expect(await Promise.all(statuses)).toEqual([204, 404]);
  });
});
