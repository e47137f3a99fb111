import { resource, Service } from "signalbox";
import { client, Refused } from "signalbox/client";
import { testFetch } from "signalbox/testing";
import { afterEach, describe, expect, expectTypeOf, it, vi } from "vitest";
import { z } from "zod";
import type { Api } from "../../examples/library/api.ts";
import { Gate, turns } from "../waiting.ts";

const Note = z.object({ text: z.string() });
let token = "old";
const isKnown = ({ request }: { request: { headers: { get(name: string): string | undefined | null } } }) =>
  request.headers.get("authorization") === "Bearer new";
const notes = resource("/notes/{id}", {
  security: ["bearer"],
  isAuthorized: (ctx) => isKnown(ctx),
  represent: ({ params }) => ({ text: params.id }),
  query: z.object({ size: z.coerce.number().optional() }),
});
const all = resource("/notes", { POST: { body: Note, processPost: ({ body }) => body } });
const form = resource("/form", {
  POST: { consumes: ["application/json", "multipart/form-data"], body: Note, processPost: () => "done" },
});
const service = new Service({
  resources: { notes, all },
  securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
});
const fetch = testFetch(service);

describe("a client in a page", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    token = "old";
  });

  it("has a base that is relative to the page (URL standard 4.1)", () => {
    vi.stubGlobal("location", { href: "https://app.example/shop/page.html?x" });
    const at = (base: string) => client<typeof service>(base)("/notes/{id}").url({ params: { id: "a b" } });
    expect([at("/"), at("api"), at("//other.example/v1")]).toEqual([
      "https://app.example/notes/a%20b",
      "https://app.example/shop/api/notes/a%20b",
      "https://other.example/v1/notes/a%20b",
    ]);
    vi.unstubAllGlobals();
    expect(() => client<typeof service>("/")).toThrow("Invalid URL");
  });

  it("has the URLs of resources, for links and images", () => {
    const { url } = client<typeof service>("http://localhost")("/notes/{id}");
    expect(url({ params: { id: 1 }, query: { size: 2 } })).toBe("http://localhost/notes/1?size=2");
    // @ts-expect-error A parameter is missing.
    expect(() => url({})).toThrow("/notes/{id} takes the parameter id.");
    expectTypeOf(client<Api>("http://localhost")("/export").url).toBeCallableWith();
    expect(client<Api>("http://localhost")("/books").url({ query: { q: "x" } })).toBe("http://localhost/books?q=x");
  });

  it("sends cookies as `credentials` says (Fetch standard)", async () => {
    const sent: (RequestCredentials | undefined)[] = [];
    const watched = (url: string, init: RequestInit = {}) => {
      sent.push(new Request(url, init).credentials);
      return fetch(url, init);
    };
    for (const options of [{}, { credentials: "include" as const }])
      await client<typeof service>("http://localhost", { fetch: watched, ...options })("/notes").post({
        body: { text: "" },
      });
    expect(sent).toEqual(["same-origin", "include"]);
  });

  it("asks for new credentials after a 401 and sends again, once (RFC 9110 15.5.2)", async () => {
    const refreshed: string[] = [];
    const notesOf = (next: string, result = true) =>
      client<typeof service>("http://localhost", {
        fetch,
        before: ({ headers }) => headers.set("authorization", `Bearer ${token}`),
        refresh: (operation) => {
          refreshed.push(operation);
          token = next;
          return result;
        },
      })("/notes/{id}");
    const given = { params: { id: "1" } };
    expect(await notesOf("new").get(given)).toMatchObject({ status: 200, attempts: 1 });
    expect(refreshed).toEqual(["GET /notes/{id}"]);
    token = "old";
    expect(await notesOf("wrong").get(given)).toMatchObject({ status: 401 });
    expect(await notesOf("new", false).get(given)).toMatchObject({ status: 401 });
    token = "old";
    await expect(notesOf("wrong").get(given).ok()).rejects.toBeInstanceOf(Refused);
    expect(refreshed).toHaveLength(4);
  });

  it("asks once for new credentials where several calls are refused, also by a 401 that comes later", async () => {
    token = "old";
    let refreshed = 0;
    const late = new Gate();
    const api = client<typeof service>("http://localhost", {
      fetch: async (url, init) => {
        const response = await fetch(url, init);
        if (url.endsWith("/late") && response.status === 401) await late.pass();
        return response;
      },
      before: ({ headers }) => headers.set("authorization", `Bearer ${token}`),
      refresh: async () => {
        refreshed += 1;
        await turns(3);
        token = "new";
        return true;
      },
    });
    const read = (id: string) => api("/notes/{id}").get({ params: { id } });
    const last = read("late");
    const replies = await Promise.all(["1", "2", "3"].map(read));
    late.open();
    expect([...replies, await last].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(refreshed).toBe(1);
    token = "old";
    expect((await read("1")).status).toBe(200);
    expect(refreshed).toBe(2);
  });

  it("takes a form only where one is consumed", () => {
    const api = client<{ all: typeof all; form: typeof form }>("http://localhost");
    const printed = client<Api>("http://localhost");
    // @ts-expect-error Only JSON is consumed.
    void (() => api("/notes").post({ body: new FormData() }));
    // @ts-expect-error Only JSON is consumed.
    void (() => printed("/books").post({ body: new URLSearchParams() }));
    void (() => api("/notes").post({ body: new Blob(["{}"], { type: "application/json" }) }));
    void (() => api("/form").post({ body: new FormData() }));
    void (() => printed("/login").post({ body: new URLSearchParams() }));
  });
});
