import { describe, expect, it, vi } from "vitest";
import { HttpResponse } from "../http/response.ts";
import type { Outcome } from "../resource/context.ts";
import { command } from "../route/route.ts";
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
