// @ts-check
// What is typed: each probe is a file of its own, which compiles where the client's types are as it says.

/** Of each client: the types that the probes look at, and two calls that are wrong. @type {Record<string, { types: string, misspelt: string, unnamed: string, refusal: string }>} */
export const CLIENTS = {
  signalbox: {
    types: `import { client } from "signalbox/client";
import type { service } from "./server.ts";
const api = client<typeof service>("http://localhost");
const get = () => api("/books/{id}").get({ params: { id: "1" } });
const put = () => api("/books/{id}").put({ params: { id: "1" }, body: { title: "x" } });
const limited = () => api("/limited").get();
type GetStatus = Awaited<ReturnType<typeof get>>["status"];
type PutStatus = Awaited<ReturnType<typeof put>>["status"];
type LimitedStatus = Awaited<ReturnType<typeof limited>>["status"];
type Body = Extract<Awaited<ReturnType<typeof get>>, { status: 200 }>["body"];
type Missing = Extract<Awaited<ReturnType<typeof get>>, { status: 404 }>["problem"];
const ticks = () => api("/ticks").stream();
type Event = ReturnType<typeof ticks> extends AsyncIterable<infer I extends { data: unknown }> ? I["data"] : never;`,
    misspelt: 'api("/books/{id}").put({ params: { id: "1" }, body: { titel: "x" } })',
    unnamed: 'api("/books/{id}").get({ params: { name: "1" } })',
    refusal: "400",
  },
  hono: {
    types: `import { hc } from "hono/client";
import type { App } from "./hono.server.ts";
const api = hc<App>("http://localhost");
const get = () => api.books[":id"].$get({ param: { id: "1" } });
const put = () => api.books[":id"].$put({ param: { id: "1" }, json: { title: "x" } });
const limited = () => api.limited.$get();
type GetStatus = Awaited<ReturnType<typeof get>>["status"];
type PutStatus = Awaited<ReturnType<typeof put>>["status"];
type LimitedStatus = Awaited<ReturnType<typeof limited>>["status"];
type Body = Awaited<ReturnType<Extract<Awaited<ReturnType<typeof get>>, { status: 200 }>["json"]>>;
type Missing = Awaited<ReturnType<Extract<Awaited<ReturnType<typeof get>>, { status: 404 }>["json"]>>;
const ticks = async () => (await api.ticks.$get()).json();
type Event = Awaited<ReturnType<typeof ticks>>;`,
    misspelt: 'api.books[":id"].$put({ param: { id: "1" }, json: { titel: "x" } })',
    unnamed: 'api.books[":id"].$get({ param: { name: "1" } })',
    refusal: "400",
  },
  eden: {
    types: `import { treaty } from "@elysia/eden";
import type { App } from "./eden.server.ts";
const api = treaty<App>("http://localhost");
const get = () => api.books({ id: "1" }).get();
const put = () => api.books({ id: "1" }).put({ title: "x" });
const limited = () => api.limited.get();
type Of<T> = T extends { error: infer E } ? (E extends { status: infer S } ? S : 200) : never;
type GetStatus = Of<Awaited<ReturnType<typeof get>>>;
type PutStatus = Of<Awaited<ReturnType<typeof put>>>;
type LimitedStatus = Of<Awaited<ReturnType<typeof limited>>>;
type Body = NonNullable<Awaited<ReturnType<typeof get>>["data"]>;
type Missing = Extract<NonNullable<Awaited<ReturnType<typeof get>>["error"]>, { status: 404 }>["value"];
const ticks = async () => (await api.ticks.get()).data;
type Event = NonNullable<Awaited<ReturnType<typeof ticks>>> extends AsyncIterable<infer I extends { data: unknown }> ? I["data"] : never;`,
    misspelt: 'api.books({ id: "1" }).put({ titel: "x" })',
    unnamed: 'api.books({ name: "1" }).get()',
    refusal: "422",
  },
  openapi: {
    types: `import createClient from "openapi-fetch";
import type { paths } from "./document.d.ts";
const api = createClient<paths>();
const get = () => api.GET("/books/{id}", { params: { path: { id: "1" } } });
const put = () => api.PUT("/books/{id}", { params: { path: { id: "1" } }, body: { title: "x" } });
const limited = () => api.GET("/limited");
type GetStatus = Awaited<ReturnType<typeof get>>["response"]["status"];
type PutStatus = Awaited<ReturnType<typeof put>>["response"]["status"];
type LimitedStatus = Awaited<ReturnType<typeof limited>>["response"]["status"];
type Body = NonNullable<Awaited<ReturnType<typeof get>>["data"]>;
type Missing = NonNullable<Awaited<ReturnType<typeof get>>["error"]>;
const ticks = async () => (await api.GET("/ticks")).data;
type Event = Awaited<ReturnType<typeof ticks>>;`,
    misspelt: 'api.PUT("/books/{id}", { params: { path: { id: "1" } }, body: { titel: "x" } })',
    unnamed: 'api.GET("/books/{id}", { params: { path: { name: "1" } } })',
    refusal: "400",
  },
};

const IS_ANY = "type IsAny<T> = 0 extends 1 & T ? true : false;";
/** @param {string} status @param {string} type */
const has = (status, type) =>
  `const found: number extends ${type} ? false : ${status} extends ${type} ? true : false = true;`;
/** @param {string} type @param {string} member */
const member = (type, member) =>
  `const found: IsAny<${type}> extends true ? false : [${type}] extends [never] ? false : ${type} extends { ${member} } ? true : false = true;`;

/** @type {Record<string, (client: { misspelt: string, unnamed: string, refusal: string }) => string>} */
export const TYPED = {
  "content of a success": () => member("Body", "title: string"),
  "a Date in it is text": () => member("Body", "changed: string"),
  "content of a 404": () => member("Missing", "title: string } | { error: string"),
  "a misspelt member of a request does not compile": ({ misspelt }) =>
    `// @ts-expect-error\nconst found = () => ${misspelt};`,
  "a missing parameter does not compile": ({ unnamed }) => `// @ts-expect-error\nconst found = () => ${unnamed};`,
  "the 404 is a status of the type": () => has("404", "GetStatus"),
  "so is the 401 of a guard": () => has("401", "PutStatus"),
  "so is the refusal of a model": ({ refusal }) => has(refusal, "PutStatus"),
  "so is the 429 of a limit": () => has("429", "LimitedStatus"),
  "a status that cannot happen is not": () =>
    "const found: number extends GetStatus ? false : 409 extends GetStatus ? false : 502 extends GetStatus ? false : true = true;",
  "an event of a stream": () => member("Event", "number: number"),
};

/** @param {string} client @param {string} probe */
export function probeFile(client, probe) {
  const given = CLIENTS[client];
  const make = TYPED[probe];
  if (given === undefined || make === undefined) throw new Error(`There is no probe called ${probe} for ${client}.`);
  return `${given.types}\n${IS_ANY}\n${make(given)}\nexport { found, get, put, limited, ticks };\n`;
}
