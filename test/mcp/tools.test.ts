import { command, HttpResponse, part, resource, Service } from "signalbox";
import { MemoryStore } from "signalbox/idempotency";
import { serveMcp, type ToolHints } from "signalbox/mcp";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { Assistant } from "./assistant.ts";

const ABOUT = { name: "Books", version: "1.0.0" };
const Book = z.object({ title: z.string().min(1), year: z.int() }).meta({ id: "Book" });

interface Row {
  readonly title: string;
  readonly year: number;
  readonly version: number;
}

function shelf() {
  const rows = new Map<string, Row>([["emma", { title: "Emma", year: 1815, version: 1 }]]);
  const signedIn = part({
    isAuthorized: ({ request }) => {
      const user = /^Bearer (\w+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
      return user === undefined ? "Bearer" : { user };
    },
    principal: ({ user }) => user,
    security: [{ bearer: { type: "http", scheme: "bearer" } }],
  });
  const list = resource("/books", {
    with: [signedIn],
    idempotency: { store: new MemoryStore() },
    GET: {
      mcp: true,
      summary: "List the books",
      query: z.object({ before: z.coerce.number().int().optional(), tag: z.array(z.string()).optional() }),
      response: z.array(Book),
      represent: ({ query }) => [...rows.values()].filter(({ year }) => year < (query.before ?? 3000)),
    },
    POST: {
      mcp: true,
      operationId: "addBook",
      summary: "Add a book",
      body: Book,
      response: Book,
      apply: ({ body }) => {
        rows.set(body.title.toLowerCase(), { ...body, version: 1 });
        return body;
      },
      createPath: ({ body }) => `/books/${body.title.toLowerCase()}`,
    },
  });
  const item = resource("/books/{id}", {
    with: [signedIn],
    find: ({ params }) => rows.get(params.id),
    putCreates: false,
    generateEtag: ({ entity }) => String(entity.version),
    requireConditionalWrite: () => true,
    mcp: true,
    GET: {
      summary: "Read a book",
      description: "With its tag.",
      response: Book,
      represent: ({ entity: { title, year } }) => ({ title, year }),
    },
    PUT: {
      with: [part({ with: [signedIn], forbidden: ({ user }) => user === "guest" })],
      summary: "Replace a book",
      body: Book,
      response: { 204: null },
      apply: ({ params, entity, body }) => void rows.set(params.id, { ...body, version: entity.version + 1 }),
    },
    DELETE: {
      summary: "Remove a book",
      response: { 204: null },
      deleteResource: ({ params }) => void rows.delete(params.id),
    },
  });
  const service = new Service({ resources: { list, item } });
  return { service, mcp: serveMcp(service, ABOUT), rows };
}

const hintsIn = ({ readOnlyHint, destructiveHint, idempotentHint }: ToolHints) => ({
  readOnlyHint,
  destructiveHint,
  idempotentHint,
});
const ADA = { authorization: "Bearer ada" };

describe("tools from the plan (ruling 68)", () => {
  it("offers nothing that was not chosen", () => {
    const quiet = resource("/quiet", { summary: "Quiet", represent: () => "hush" });
    expect(serveMcp(new Service({ resources: { quiet } }), ABOUT).tools).toEqual([]);
    const { tools } = serveMcp(new Service({ resources: { quiet } }), {
      ...ABOUT,
      offer: ({ method }) => method === "GET",
    });
    expect(tools.map(({ name }) => name)).toEqual(["getQuiet"]);
  });

  it("has names, texts and hints of the description and the plan", () => {
    const { tools } = shelf().mcp;
    const told = tools.map(({ name, description, annotations }) => [name, description, hintsIn(annotations)]);
    const [yes, no] = [true, false];
    expect(told).toEqual([
      ["getBooks", "List the books.", { readOnlyHint: yes, destructiveHint: no, idempotentHint: yes }],
      ["addBook", "Add a book.", { readOnlyHint: no, destructiveHint: no, idempotentHint: yes }],
      ["getBooksById", "Read a book. With its tag.", { readOnlyHint: yes, destructiveHint: no, idempotentHint: yes }],
      ["putBooksById", "Replace a book.", { readOnlyHint: no, destructiveHint: yes, idempotentHint: yes }],
      ["deleteBooksById", "Remove a book.", { readOnlyHint: no, destructiveHint: yes, idempotentHint: yes }],
    ]);
  });

  it("has the models as schemas that stand alone, and requires the tag where the resource does", () => {
    const put = shelf().mcp.tools.find(({ name }) => name === "putBooksById");
    expect(put?.inputSchema).toMatchObject({
      type: "object",
      required: ["params", "body", "ifMatch"],
      additionalProperties: false,
      properties: { params: { required: ["id"] }, body: { $ref: "#/$defs/Book" } },
      $defs: { Book: { properties: { year: { type: "integer" } } } },
    });
    expect(put?.outputSchema).toMatchObject({ type: "object", properties: { status: { const: 204 } } });
  });

  it("reads with the tag, and writes with it: a second write with the same tag is 412 with what to do", async () => {
    const { service } = shelf();
    const ada = await Assistant.at(service, ADA);
    const read = await ada.call("getBooksById", { params: { id: "emma" } });
    expect(read.value).toEqual({ status: 200, etag: '"1"', body: { title: "Emma", year: 1815 } });
    const write = { params: { id: "emma" }, body: { title: "Emma", year: 1816 }, ifMatch: read.value.etag };
    expect((await ada.call("putBooksById", write)).value).toMatchObject({ status: 204 });
    expect(await ada.call("putBooksById", write)).toMatchObject({
      isError: true,
      value: {
        status: 412,
        problem: { status: 412, etag: '"2"' },
        decided: { node: "G11", question: "Does If-Match match the current tag strongly?" },
        remedy: "It has changed since it was read. Call getBooksById, and pass the etag of the result as ifMatch.",
      },
    });
  });

  it("refuses a write without its tag (RFC 6585 3), and one with * (RFC 9110 13.1.1), with what to do", async () => {
    const { service, rows } = shelf();
    const ada = await Assistant.at(service, ADA);
    const write = { params: { id: "emma" }, body: { title: "Lost", year: 1 } };
    expect(await ada.call("putBooksById", write)).toMatchObject({
      isError: true,
      value: {
        status: 428,
        decided: { node: "W1" },
        remedy: "Call getBooksById, and pass the etag of the result as ifMatch.",
      },
    });
    expect((await ada.call("putBooksById", { ...write, ifMatch: "*" })).value.remedy).toContain("not *");
    expect((await ada.call("deleteBooksById", { params: { id: "emma" } })).value.status).toBe(428);
    expect(rows.get("emma")?.title).toBe("Emma");
  });

  it("requires the key of a POST that takes one, and a repeated call acts once", async () => {
    const { service, rows } = shelf();
    const ada = await Assistant.at(service, ADA);
    const book = { title: "Persuasion", year: 1817 };
    expect((await ada.call("addBook", { body: book })).value.remedy).toContain("idempotencyKey");
    expect(rows.size).toBe(1);
    const first = await ada.call("addBook", { body: book, idempotencyKey: "one" });
    expect(first.value).toEqual({ status: 201, location: "/books/persuasion", body: book });
    rows.delete("persuasion");
    expect(await ada.call("addBook", { body: book, idempotencyKey: "one" })).toEqual(first);
    expect(rows.size).toBe(1);
  });

  it("sends the caller's credentials through the same guards, with the question of the node that decided", async () => {
    const { service } = shelf();
    const nobody = await Assistant.at(service);
    const asked = { params: { id: "emma" } };
    expect((await nobody.call("getBooksById", asked)).value).toMatchObject({ status: 401, decided: { node: "B8" } });
    const guest = await Assistant.at(service, { authorization: "Bearer guest" });
    const write = { ...asked, body: { title: "x", year: 1 }, ifMatch: '"1"' };
    expect((await guest.call("putBooksById", write)).value).toMatchObject({
      status: 403,
      decided: { node: "B7", question: "Is it forbidden to this client?" },
    });
    expect((await guest.call("getBooksById", { params: { id: "none" } })).value).toMatchObject({
      status: 404,
      decided: { node: "G7", question: "Does the resource exist?" },
    });
    const wrong = await guest.call("addBook", { body: { title: "" }, idempotencyKey: "k" });
    expect(wrong.value.problem.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(["/title", "/year"]);
  });

  it("says at mount that a stream or an upload is no tool", () => {
    const events = resource("/events", {
      produces: ["text/event-stream"],
      mcp: true,
      GET: { summary: "Events", represent: () => [] as never },
      codecs: { "text/event-stream": { encode: () => "" } },
    });
    const stream = new Service({ resources: { events } });
    expect(() => serveMcp(stream, ABOUT)).toThrow(/BAD_TOOL: .*GET cannot be a tool: it sends text\/event-stream/);
    const upload = (mcp: boolean) =>
      new Service({
        resources: {
          upload: resource("/files", {
            codecs: { "application/octet-stream": { encode: () => "", decode: () => "" } },
            POST: { mcp, consumes: ["application/octet-stream"], processPost: () => undefined },
          }),
        },
      });
    expect(() => serveMcp(upload(true), ABOUT)).toThrow(/it takes application\/octet-stream/);
    const { tools, leftOut } = serveMcp(upload(false), { ...ABOUT, offer: () => true });
    expect([tools, leftOut.map(({ operationId }) => operationId)]).toEqual([[], ["postFiles"]]);
  });

  it("refuses two tools of one name", () => {
    const a = resource("/a", { mcp: true, operationId: "read it", represent: () => "a" });
    const b = resource("/b", { mcp: true, operationId: "read/it", represent: () => "b" });
    expect(() => serveMcp(new Service({ resources: { a, b } }), ABOUT)).toThrow(
      /BAD_TOOL: .*two tools would be called read_it/,
    );
  });

  it("offers commands, whose effects only their method tells", async () => {
    const count = command("POST", "/count", {
      mcp: true,
      response: z.object({ n: z.int() }),
      handle: () => HttpResponse.json({ n: 1 }),
    });
    const look = command("GET", "/look", { mcp: true, handle: () => HttpResponse.text("seen") });
    const service = new Service({ routes: [count, look] });
    const mcp = serveMcp(service, ABOUT);
    expect(mcp.tools.map(({ annotations }) => hintsIn(annotations))).toEqual([
      { readOnlyHint: false, destructiveHint: true, idempotentHint: false },
      { readOnlyHint: true, destructiveHint: false, idempotentHint: true },
    ]);
    const assistant = await Assistant.of(mcp);
    expect((await assistant.call("postCount")).value).toEqual({ status: 200, body: { n: 1 } });
    expect((await assistant.call("getLook")).value).toEqual({ status: 200, body: "seen" });
  });
});
