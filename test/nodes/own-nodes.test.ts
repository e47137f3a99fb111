import {
  command,
  group,
  HttpResponse,
  part,
  Resource,
  type Route,
  resource,
  route,
  Service,
  type StatusOf,
} from "signalbox";
import { client, type RepliesOf } from "signalbox/client";
import { explain } from "signalbox/debug";
import { chart, mermaid } from "signalbox/draw";
import { end, node } from "signalbox/nodes";
import { generateOpenapi } from "signalbox/openapi";
import { request, statusesOf } from "signalbox/testing";
import { describe, expect, expectTypeOf, it } from "vitest";
import { z } from "zod";
import { isEnding, type Plan, type PlanEdge } from "../../src/graph/plan.ts";
import { TABLE } from "../../src/graph/table.ts";
import { PLACES } from "../../src/nodes/places.ts";
import { insideOf } from "../../src/service/inside.ts";
import { withSettling } from "../../src/walk/fault.ts";

interface Book {
  readonly title: string;
  readonly price: number;
}
const Price = z.object({ price: z.number() });
const book: Book = { title: "Emma", price: 3 };
const WORDS = { question: "Is it so?", law: "our terms, section 4" };

const paid = (credits: number) =>
  node("X402", {
    before: "W1",
    question: "Has it been paid for?",
    law: "our terms, section 4",
    ask: ({ entity }: { entity: Book }) => credits >= entity.price || { problem: { price: entity.price } },
    no: end(402, { members: Price }),
  });
const shut = (id: `X${number}`, more: object = {}) =>
  node(id, { after: "B8", ...WORDS, ask: () => false, no: end(423), ...more });

const books = (nodes: readonly ReturnType<typeof paid>[]) =>
  resource("/book", { nodes, find: () => book, GET: ({ entity }) => entity });
const serviceOf = (...routes: readonly Route[]) => new Service({ routes, trace: true, onError: () => undefined });

function planOf(service: Service): Plan {
  return insideOf(service).resources[0]?.family.planOf("GET") ?? expect.fail("There is no plan.");
}

function idsIn(plan: Plan): readonly string[] {
  const ids = new Set<string>();
  const follow = ({ to }: PlanEdge): void => {
    if (isEnding(to) || ids.has(to.id)) return;
    ids.add(to.id);
    follow(to.yes);
    follow(to.no);
  };
  follow(plan.entry);
  return [...ids];
}

/** What `onError` hears of a GET that this node cannot decide. */
async function mistakeOf(literal: object): Promise<string> {
  const errors: unknown[] = [];
  const routes = [resource("/it", { nodes: [shut("X1", literal)], GET: () => 1 })];
  const service = new Service({ routes, onError: (error) => void errors.push(error) });
  expect((await request(service, "GET", "/it")).status).toBe(500);
  return (errors[0] as TypeError).message;
}

describe("a node of an author's", () => {
  it("passes with true, and is not in the trace then", async () => {
    const response = await request(serviceOf(books([paid(3)])), "GET", "/book");
    expect(response.status).toBe(200);
    expect(response.trace).not.toContain("X402");
  });

  it("ends with its status and its members, as the last of the trace", async () => {
    const response = await request(serviceOf(books([paid(2)])), "GET", "/book");
    expect(response.status).toBe(402);
    expect(await response.json()).toMatchObject({ status: 402, price: 3 });
    expect(response.trace.split(",").slice(-2)).toEqual(["G7", "X402"]);
  });

  it.each([
    [undefined, "undefined"],
    [null, "null"],
    [0, "0"],
    ["no", '"no"'],
    [[], "an array"],
    [{}, "an object"],
    [new Error("no"), "an object"],
    [new HttpResponse(200), "an object"],
    [{ detail: "no" }, "an object"],
    [{ problem: {}, detail: "no" }, "an object"],
  ])("is a 500 with %o, which says neither yes nor no", async (returned, shown) => {
    expect(await mistakeOf({ ask: () => returned })).toBe(
      `ask of X1 gave ${shown}. Return true, or an objection: { problem: { … } }.`,
    );
  });

  it.each([[false, "false"] as const, [{ headers: {} }, "an object"] as const])(
    "is a 500 with %o, where its ending has members that only an objection gives",
    async (returned, shown) => {
      expect(await mistakeOf({ ask: () => returned, no: end(402, { members: Price }) })).toBe(
        `ask of X1 gave ${shown}. Return true, or an objection: { problem: { … } }.`,
      );
    },
  );

  it("sends the fields of its ending: its own, and those that the objection gives; any other is a 500", async () => {
    const ask = (headers: Record<string, string>) =>
      node("X307", {
        after: "B8",
        ...WORDS,
        ask: () => ({ headers }),
        no: end(307, { headers: { Location: true, "Cache-Control": "no-store" } }),
      });
    const tried = (headers: Record<string, string>) =>
      request(serviceOf(resource("/it", { nodes: [ask(headers)], GET: () => 1 })), "GET", "/it");
    const response = await tried({ Location: "/there" });
    expect([response.status, response.header("location"), response.header("cache-control")]).toEqual([
      307,
      "/there",
      "no-store",
    ]);
    expect((await tried({ location: "/there" })).header("location")).toBe("/there");
  });

  it.each([
    [{}, 'Return { headers: { "Location": "…" } }.'],
    [
      { headers: { Location: "/there", "X-More": "1" } },
      'Declare the field: end(status, { headers: { "x-more": true } }).',
    ],
  ])("is a 500 with %j, where its ending leaves only Location to it", async (objection, remedy) => {
    const no = end(307, { headers: { Location: true } });
    expect(await mistakeOf({ ask: () => ({ problem: {}, ...objection }), no })).toBe(`X1 gave an object. ${remedy}`);
  });

  it("sends the connection option of an Upgrade (RFC 9110 7.8)", async () => {
    const old = shut("X426", { no: end(426, { headers: { Upgrade: "h2c" } }) });
    const response = await request(serviceOf(resource("/it", { nodes: [old], GET: () => 1 })), "GET", "/it");
    expect([response.status, response.header("upgrade"), response.header("connection")]).toEqual([
      426,
      "h2c",
      "Upgrade",
    ]);
    const alike = shut("X423", { no: end(423, { headers: { "Upgrade-By": "1", "X-Upgrade": "2" } }) });
    const other = await request(serviceOf(resource("/it", { nodes: [alike], GET: () => 1 })), "GET", "/it");
    expect(other.header("connection")).toBeUndefined();
  });

  // RFC 9110 12.5.5: a cache that stores it has to know on which fields of the request it depended.
  it("has Vary where a cache may store its refusal untold, once `vary` can be called", async () => {
    const varyOf = async (status: 402 | 404, after: "B8" | "B13a") => {
      const none = node("X404", { ...WORDS, after, ask: () => false, no: end(status) });
      const held = resource("/", { nodes: [none], vary: () => ["X-Plan"], GET: () => 1 });
      return (await request(new Service({ resources: { held } }), "GET", "/")).header("vary");
    };
    expect([await varyOf(404, "B8"), await varyOf(402, "B8")]).toEqual(["X-Plan", undefined]);
    expect(await varyOf(404, "B13a")).toBeUndefined();
  });

  it("comes behind B13 and B13a, whatever is added (ruling 64)", async () => {
    const first = node("X1", { after: "B13a", ...WORDS, ask: () => false, no: end(421) });
    const down = part({ serviceAvailable: () => 60 });
    const busy = part({ withinRateLimit: () => 60 });
    const statusWith = async (...parts: readonly unknown[]) =>
      (await request(serviceOf(resource("/it", { with: parts as [], nodes: [first], GET: () => 1 })), "GET", "/it"))
        .status;
    expect([await statusWith(down), await statusWith(busy), await statusWith()]).toEqual([503, 429, 421]);
  });

  it("is given to a class, a part, a group, a method, a command or the service", async () => {
    class It extends Resource {
      override readonly nodes = [shut("X1")];
      override represent() {
        return 1;
      }
    }
    const statusOf = async (service: Service, method = "GET") => (await request(service, method, "/it")).status;
    expect(await statusOf(serviceOf(route("/it", new It())))).toBe(423);
    const inPart = part({ nodes: [shut("X1")] });
    expect(await statusOf(serviceOf(resource("/it", { with: [inPart], GET: () => 1 })))).toBe(423);
    const inGroup = group("", { nodes: [shut("X1")] });
    expect(await statusOf(serviceOf(inGroup.resource("/it", { GET: () => 1 })))).toBe(423);
    const inMethod = serviceOf(resource("/it", { GET: { nodes: [shut("X1")], represent: () => 1 }, POST: () => 1 }));
    expect([await statusOf(inMethod), await statusOf(inMethod, "POST")]).toEqual([423, 200]);
    const handled = command("POST", "/it", { nodes: [shut("X1")], handle: () => new HttpResponse(200) });
    expect(await statusOf(serviceOf(handled), "POST")).toBe(423);
    const all = new Service({ nodes: [shut("X1")], routes: [resource("/it", { GET: () => 1 })] });
    expect(await statusOf(all)).toBe(423);
    class Plain extends Resource {
      override represent() {
        return 1;
      }
    }
    expect(await statusOf(new Service({ nodes: [shut("X1")], routes: [route("/it", new Plain())] }))).toBe(423);
  });

  it("reads what parts provide and what they find out, and the content after P0", async () => {
    const account = part({ provide: () => ({ credits: 2 }) });
    const rich = node("X402", {
      after: "P0",
      ...WORDS,
      ask: ({ credits, body }: { credits: number; body: { price: number } }) => credits >= body.price,
      no: end(402),
    });
    const it = resource("/it", { with: [account], nodes: [rich], body: Price, POST: ({ body }) => body.price });
    const send = async (price: number) =>
      (
        await request(serviceOf(it), "POST", "/it", {
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ price }),
        })
      ).status;
    expect([await send(2), await send(3)]).toEqual([200, 402]);
  });

  it("comes first of two at one place if the other says so, however they are given", async () => {
    const one = shut("X1", { no: end(423) });
    const two = shut("X2", { no: end(403), before: "X1" });
    for (const nodes of [
      [one, two],
      [two, one],
    ]) {
      const response = await request(serviceOf(resource("/it", { nodes, GET: () => 1 })), "GET", "/it");
      expect(response.trace).toMatch(/B8,X2$/);
    }
  });

  it("comes second of two before one node if it says so, however they are given", async () => {
    const one = shut("X1", { after: undefined, before: "W1" });
    const two = shut("X2", { before: "W1", after: "X1" });
    for (const nodes of [
      [one, two],
      [two, one],
    ])
      expect((await request(serviceOf(resource("/it", { nodes, GET: () => 1 })), "GET", "/it")).trace).toMatch(
        /G7,X1$/,
      );
  });

  it("lets end what has not passed the node before it", async () => {
    const it = { isAuthorized: (): true | string => "Basic", find: (): Book | undefined => undefined, GET: () => 1 };
    const statusWith = async (place: object) => {
      const nodes = [shut("X1", { after: undefined, ...place })];
      return (await request(serviceOf(resource("/it", { ...it, nodes })), "GET", "/it")).status;
    };
    expect(await Promise.all([{ before: "B8" }, { before: "B7" }, { after: "B8" }].map(statusWith))).toEqual([
      423, 401, 401,
    ]);
    Object.assign(it, { isAuthorized: () => true });
    expect(await Promise.all([{ before: "G7" }, { before: "W1" }, { after: "G7" }].map(statusWith))).toEqual([
      423, 404, 404,
    ]);
  });

  it("is asked at each place, by the last of the methods that come there", async () => {
    const done = () => undefined;
    const literal = {
      find: () => book,
      body: z.any(),
      GET: () => 1,
      QUERY: () => 1,
      PUT: done,
      POST: done,
      DELETE: done,
    };
    for (const [place, methods] of Object.entries(PLACES)) {
      const [side, id] = place.split(" ") as [string, string];
      const nodes = [shut("X1", { after: undefined, [side]: id })];
      const method =
        methods
          .replace(/ PATCH$/, "")
          .split(" ")
          .at(-1) ?? "";
      const content = method.startsWith("P") || method === "QUERY" ? { body: {} } : {};
      const { status } = await request(serviceOf(resource("/it", { ...literal, nodes })), method, "/it", content);
      expect([place, status]).toEqual([place, 423]);
    }
  });

  it("is asked once, although a part and the resource both have it", () => {
    const one = shut("X1");
    const it = resource("/it", { with: [part({ nodes: [one] })], nodes: [one], GET: () => 1 });
    expect(it.resource.nodes).toEqual([one]);
  });

  it("leaves the plan of a method alone that does not come to it", () => {
    const idsWith = (nodes: readonly ReturnType<typeof shut>[]) =>
      idsIn(planOf(serviceOf(resource("/it", { nodes, body: Price, GET: () => 1, PUT: () => undefined }))));
    expect(idsWith([shut("X1", { after: "P0" })])).toEqual(idsWith([]));
  });

  it("is one closure of the walk, and costs a walk without any none", () => {
    const plain = () => serviceOf(resource("/it", { GET: () => 1 }));
    const plan = planOf(plain());
    const passing = shut("X1", { ask: () => true });
    const other = planOf(serviceOf(resource("/it", { nodes: [passing], GET: () => 1 })));
    expect(idsIn(other).filter((id) => id !== "X1")).toEqual(idsIn(plan));
    expect(idsIn(other)).toContain("X1");
    // The same plan of the same table as before, and the steps that were compiled of it.
    expect(planOf(plain())).toBe(plan);
    expect(plan.rows).toBe(TABLE);
    const steps = () => new HttpResponse(200);
    const stepsWith = (...nodes: readonly object[]) =>
      withSettling(steps, nodes.length === 0 ? plan : other, { sample: { nodes } } as never, undefined);
    expect(stepsWith()).toBe(steps);
    expect(stepsWith(passing)).toBe(steps);
  });
});

describe("what reads the table reads the nodes", () => {
  it("the document: status, members, fields", () => {
    const gone = node("X307", {
      after: "B8",
      ...WORDS,
      ask: () => true,
      no: end(307, { headers: { Location: "/x" } }),
    });
    const document = generateOpenapi(
      serviceOf(resource("/book", { nodes: [paid(1), gone], find: () => book, GET: () => 1 })),
      {
        title: "it",
        version: "1",
      },
    );
    const responses = document.paths["/book"]?.get?.responses;
    expect(responses?.["402"]).toHaveProperty(["content", "application/problem+json", "schema"], {
      allOf: [{ $ref: "#/components/schemas/Problem" }],
      properties: { price: { type: "number" } },
      required: ["price"],
    });
    expect(Object.keys(Object(Object(responses?.["307"]).headers))).toEqual(["Location"]);
  });

  it("`explain`: question, law and what decides", async () => {
    const { steps, trace, status } = await explain(serviceOf(books([paid(2)])), { method: "GET", target: "/book" });
    expect([trace.at(-1), status]).toEqual(["X402", 402]);
    expect(steps.at(-1)).toMatchObject({
      id: "X402",
      question: "Has it been paid for?",
      law: "our terms, section 4",
      kind: "own",
      leads: "402",
      gave: expect.stringContaining("price"),
    });
  });

  it("the charts", () => {
    const plan = planOf(serviceOf(books([paid(2)])));
    expect(chart({ plan, trace: ["G7", "X402"], status: 402 })).toMatch(
      /id="node-X402" class="node own open overridden lit"/,
    );
    expect(mermaid({ plan })).toContain('X402{{"X402: Has it been paid for?"}}');
  });

  it("StatusOf: by the method and the place", () => {
    const content = shut("X2", { after: "P0" });
    const inPart = part({ nodes: [node("X3", { after: "B8", ...WORDS, ask: () => true, no: end(421) })] });
    const after = node("X4", { after: "P0", ...WORDS, ask: () => true, no: end(424) });
    const it = resource("/it", {
      with: [inPart],
      nodes: [paid(1), after],
      find: () => book,
      GET: () => 1,
      POST: { nodes: [content], body: Price, processPost: () => undefined },
    });
    type Get = StatusOf<typeof it, "GET">;
    type Post = StatusOf<typeof it, "POST">;
    expectTypeOf<Extract<Get, 402 | 421 | 423 | 424>>().toEqualTypeOf<402 | 421>();
    expectTypeOf<Extract<Post, 402 | 421 | 423 | 424>>().toEqualTypeOf<402 | 421 | 423 | 424>();
    expect(it.pattern).toBe("/it");
  });

  it("the client: what the nodes of a service end with is in its replies", () => {
    const closed = node("X1", { after: "B8", ...WORDS, ask: () => true, no: end(423) });
    const content = node("X2", { after: "P0", ...WORDS, ask: () => true, no: end(424) });
    const service = new Service({ nodes: [closed, content], resources: { it: resource("/it", { GET: () => 1 }) } });
    const api = client<typeof service>("http://localhost");
    expectTypeOf<Extract<RepliesOf<typeof api, "/it", "GET">["status"], 423 | 424>>().toEqualTypeOf<423>();
    expect(statusesOf(service)).toMatchObject({ "/it": { GET: expect.arrayContaining([423]) } });
  });

  it("the compiler: what is not known at a place, or not there in a resource, is refused", () => {
    // @ts-expect-error: nothing is found before G7.
    node("X1", { after: "B8", ...WORDS, ask: ({ entity }: { entity: Book }) => entity.price > 1, no: end(403) });
    // @ts-expect-error: there is no such place.
    node("X1", { after: "Z9", ...WORDS, ask: () => true, no: end(403) });
    // @ts-expect-error: with members, false says too little.
    node("X1", { after: "B8", ...WORDS, ask: () => false, no: end(403, { members: Price }) });
    const known = node("X2", { after: "B8", ...WORDS, ask: ({ user }: { user: string }) => user !== "", no: end(403) });
    // @ts-expect-error: no part provides a user here.
    resource("/it", { nodes: [known], find: () => book, GET: () => 1 });
    const signedIn = part({ isAuthorized: () => ({ user: "ada" }) });
    // @ts-expect-error: no part of the service provides a user.
    void new Service({ nodes: [known], routes: [] });
    void new Service({ with: [signedIn], nodes: [known, paid(1)], routes: [] });
    const alike: Service = new Service({ nodes: [shut("X1")], resources: {} });
    void alike;
    resource("/it", {
      with: [signedIn],
      find: ({ params }) => ({ ...book, ...params }),
      nodes: [known, paid(1)],
      GET: () => 1,
    });
    expect(paid(1).id).toBe("X402");
  });
});
