import { resource, Service, type StatusOf } from "signalbox";
import { generateOpenapi } from "signalbox/openapi";
import { request } from "signalbox/testing";
import { describe, expect, expectTypeOf, it } from "vitest";
import { z } from "zod";

interface Row {
  readonly id: string;
  readonly text: string;
}
const Text = z.object({ text: z.string() });
const notFound = "missing";

const rows = (): Map<string, Row> => new Map([["1", { id: "1", text: "milk" }]]);

/** The same resource twice: with functions, and with blocks. */
const withActs = (store: Map<string, Row>) =>
  resource("/rows/{id}", {
    body: Text,
    find: ({ params }) => store.get(params.id),
    generateEtag: ({ entity }) => entity.text,
    GET: ({ entity }) => entity,
    PUT: ({ params, entity, body }) => {
      expectTypeOf(entity).toEqualTypeOf<Row | undefined>();
      store.set(params.id, { id: params.id, text: body.text });
      return { was: entity?.text ?? notFound };
    },
    PATCH: ({ params, entity, body }) => {
      expectTypeOf(entity).toEqualTypeOf<Row>();
      store.set(params.id, { ...entity, ...body });
    },
    POST: ({ entity, body }) => ({ joined: entity.text + body.text }),
    DELETE: ({ params }) => {
      store.delete(params.id);
    },
    QUERY: ({ entity, body }) => ({ found: entity.text.includes(body.text) }),
  });

const withBlocks = (store: Map<string, Row>) =>
  resource("/rows/{id}", {
    body: Text,
    find: ({ params }) => store.get(params.id),
    generateEtag: ({ entity }) => entity.text,
    GET: { represent: ({ entity }) => entity },
    PUT: {
      apply: ({ params, entity, body }) => {
        store.set(params.id, { id: params.id, text: body.text });
        return { was: entity?.text ?? notFound };
      },
    },
    PATCH: { apply: ({ params, entity, body }) => void store.set(params.id, { ...entity, ...body }) },
    POST: { processPost: ({ entity, body }) => ({ joined: entity.text + body.text }) },
    DELETE: { deleteResource: ({ params }) => void store.delete(params.id) },
    QUERY: { represent: ({ entity, body }) => ({ found: entity.text.includes(body.text) }) },
  });

const REQUESTS = [
  ["GET", "/rows/1", undefined],
  ["HEAD", "/rows/1", undefined],
  ["GET", "/rows/2", undefined],
  ["QUERY", "/rows/1", { text: "mi" }],
  ["POST", "/rows/1", { text: "bread" }],
  ["POST", "/rows/1", { text: 7 }],
  ["PATCH", "/rows/1", { text: "tea" }],
  ["PUT", "/rows/1", { text: "salt" }],
  ["PUT", "/rows/2", { text: "new" }],
  ["OPTIONS", "/rows/1", undefined],
  ["DELETE", "/rows/1", undefined],
  ["GET", "/rows/1", undefined],
] as const;

const played = async (service: Service) => {
  const responses = [];
  for (const [method, target, body] of REQUESTS) {
    const response = await request(service, method, target, body === undefined ? {} : { body });
    responses.push([
      method,
      target,
      response.status,
      await response.text(),
      response.header("allow"),
      response.header("x-framework-trace"),
    ]);
  }
  return responses;
};

describe("a method that is a function", () => {
  it("is its act: the same responses, traces and document as with blocks", async () => {
    const [acts, blocks] = [withActs(rows()), withBlocks(rows())];
    const [service, other] = [new Service({ routes: [acts] }), new Service({ routes: [blocks] })];
    const expected = await played(other);
    expect(expected.map(([, , status]) => status)).toEqual([
      200, 200, 404, 200, 200, 400, 204, 200, 201, 200, 204, 404,
    ]);
    expect(await played(service)).toEqual(expected);
    const options = { title: "Rows", version: "1" };
    expect(generateOpenapi(service, options)).toEqual(generateOpenapi(other, options));
  });

  it("counts in the types as its act does", () => {
    type Acts = ReturnType<typeof withActs>;
    type Blocks = ReturnType<typeof withBlocks>;
    expectTypeOf<StatusOf<Acts, "GET">>().toEqualTypeOf<StatusOf<Blocks, "GET">>();
    expectTypeOf<StatusOf<Acts, "PUT">>().toEqualTypeOf<StatusOf<Blocks, "PUT">>();
    expectTypeOf<StatusOf<Acts, "POST">>().toEqualTypeOf<StatusOf<Blocks, "POST">>();
    expectTypeOf<StatusOf<Acts, "DELETE">>().toEqualTypeOf<StatusOf<Blocks, "DELETE">>();
    expectTypeOf<StatusOf<Acts, "QUERY">>().toEqualTypeOf<StatusOf<Blocks, "QUERY">>();
  });

  it("is held to the response of the literal, and sees the whole context", () => {
    resource("/x/{id}", {
      response: Text,
      query: z.object({ limit: z.coerce.number() }),
      GET: ({ params, query }) => {
        expectTypeOf(params.id).toEqualTypeOf<string>();
        expectTypeOf(query.limit).toEqualTypeOf<number>();
        return { text: params.id };
      },
    });
    // @ts-expect-error: the text is a number
    resource("/x", { response: Text, GET: () => ({ text: 7 }) });
    // @ts-expect-error: the text of a PUT is a number
    resource("/x", { response: Text, PUT: async () => ({ text: 7 }) });
    // @ts-expect-error: the text of a POST is a number
    resource("/x", { response: Text, POST: () => ({ text: 7 }) });
    // @ts-expect-error: there is no such parameter
    resource("/x", { GET: ({ params }) => params.id });
    // @ts-expect-error: a Response is for commands
    resource("/x", { GET: () => new Response("no") });
  });

  it("stands beside blocks", async () => {
    const both = resource("/x", { GET: () => "read", DELETE: { halts: [409], deleteResource: () => undefined } });
    const service = new Service({ routes: [both] });
    expect((await request(service, "GET", "/x")).status).toBe(200);
    expect((await request(service, "DELETE", "/x")).status).toBe(204);
  });

  it("is refused at mount if it is neither a function nor a block", () => {
    const wrong = resource("/x", { GET: "read" as never });
    expect(() => new Service({ routes: [wrong] })).toThrow(/GET is no literal.*\n?.*GET: \{ … \}, or a function/s);
  });
});
