import type { OpenapiDocument } from "signalbox/openapi";
import type { JsonSchema } from "../../src/resource/model.ts";

/** What the specifications say of a change: it breaks clients, it does not, or both versions mean the same. */
export type Verdict = "breaking" | "other" | "same";

export interface Rewriting {
  readonly name: string;
  readonly old: OpenapiDocument;
  readonly now: OpenapiDocument;
  readonly verdict: Verdict;
}

type Json = Readonly<Record<string, unknown>>;

/** A document of one operation, POST /things/{id}, with what differs. */
function documentWith(
  operation: Json,
  more: Json = {},
  components: Json = {},
  { path = "/things/{id}", method = "post" }: { path?: string; method?: string } = {},
): OpenapiDocument {
  return {
    openapi: "3.1.1",
    info: { title: "Things", version: "1" },
    servers: [],
    security: [],
    tags: [],
    paths: {
      [path]: {
        [method]: {
          operationId: "thing",
          tags: [],
          summary: "A thing",
          responses: { 200: { description: "" } },
          ...operation,
        },
      },
    },
    components: { schemas: {}, ...components },
    ...more,
  } as unknown as OpenapiDocument;
}

const sent = (schema: unknown) => ({
  requestBody: { required: true, content: { "application/json": { schema } } },
});
const received = (schema: unknown) => ({
  responses: { 200: { description: "", content: { "application/json": { schema } } } },
});
const parameter = (given: Json) => ({
  parameters: [{ name: "tags", in: "query", schema: { type: "string" }, ...given }],
});
const statuses = (...listed: readonly string[]) => ({
  responses: Object.fromEntries(listed.map((status) => [status, { description: "" }])),
});
const header = (given: Json) => ({ responses: { 200: { description: "", headers: { "X-Left": given } } } });

type Schema = JsonSchema | boolean;

function inRequest(name: string, old: Schema, now: Schema, verdict: Verdict, schemas: Json = {}): Rewriting {
  const documents = [old, now].map((schema) => documentWith(sent(schema), {}, { schemas }));
  return { name: `sent: ${name}`, ...pair(documents), verdict };
}
function inResponse(name: string, old: Schema, now: Schema, verdict: Verdict, schemas: Json = {}): Rewriting {
  const documents = [old, now].map((schema) => documentWith(received(schema), {}, { schemas }));
  return { name: `received: ${name}`, ...pair(documents), verdict };
}
function inOperation(name: string, old: Json, now: Json, verdict: Verdict, components: Json = {}): Rewriting {
  return { name, ...pair([old, now].map((each) => documentWith(each, {}, components))), verdict };
}
function pair([old, now]: readonly OpenapiDocument[]): Pick<Rewriting, "old" | "now"> {
  if (old === undefined || now === undefined) throw new Error("A change has two documents.");
  return { old, now };
}

const text = { type: "string" };
const list = { type: "array", items: text };
const object = (properties: Json, required: readonly string[] = Object.keys(properties), more: Json = {}) => ({
  type: "object",
  properties,
  ...(required.length > 0 && { required }),
  ...more,
});
const Cat = object({ kind: { const: "cat" }, lives: { type: "integer" } });
const Dog = object({ kind: { const: "dog" }, barks: { type: "boolean" } });
const SCHEMES = {
  securitySchemes: { bearer: { type: "http", scheme: "bearer" }, key: { type: "apiKey", in: "header", name: "X-Key" } },
};

/** By the texts of OpenAPI 3.1 and of JSON Schema 2020-12, each with its verdict. */
export const REWRITINGS: readonly Rewriting[] = [
  // JSON Schema, Core 10 and Validation 6: unions.
  inResponse("a text may be null", text, { type: ["string", "null"] }, "breaking"),
  inRequest("a text may be null", text, { type: ["string", "null"] }, "other"),
  inResponse("null in other words", { type: ["string", "null"] }, { oneOf: [{ type: "null" }, text] }, "same"),
  inResponse(
    "null in an enumeration, in other words",
    { type: ["string", "null"], enum: ["a", null] },
    { anyOf: [{ type: "string", enum: ["a"] }, { type: "null" }] },
    "same",
  ),
  inResponse(
    "null as a type, which the enumeration does not have",
    { type: "string", enum: ["a"] },
    { type: ["string", "null"], enum: ["a"] },
    "same",
  ),
  inResponse("items may be null", list, { ...list, items: { type: ["string", "null"] } }, "breaking"),
  inRequest("oneOf in another order", { oneOf: [Cat, Dog] }, { oneOf: [Dog, Cat] }, "same"),
  inResponse(
    "oneOf instead of anyOf, of what excludes each other",
    { anyOf: [Cat, Dog] },
    { oneOf: [Cat, Dog] },
    "same",
  ),
  inResponse("an alternative came", { oneOf: [Cat] }, { oneOf: [Cat, Dog] }, "breaking"),
  inRequest("an alternative came", { oneOf: [Cat] }, { oneOf: [Cat, Dog] }, "other"),
  inRequest(
    "an alternative takes one more member",
    { oneOf: [Cat, Dog] },
    { oneOf: [Cat, object({ ...Dog.properties, name: text })] },
    "breaking",
  ),
  inRequest("one of the types is wider", { type: ["string", "integer"] }, { type: ["string", "number"] }, "other"),
  inResponse("an integer is a number", { type: "integer" }, { type: "number" }, "breaking"),
  inResponse("a base by allOf", Cat, { allOf: [{ $ref: "#/components/schemas/Cat" }] }, "same", { Cat }),
  inRequest("a constant as an enumeration of one", { const: "a" }, { enum: ["a"] }, "same"),
  inResponse("a truth value as its two values", { type: "boolean" }, { enum: [true, false] }, "same"),
  // JSON Schema, Validation 6.1.2: enumerations.
  inResponse("an enumeration is narrower", { enum: ["a", "b"] }, { enum: ["a"] }, "other"),
  inRequest("an enumeration is narrower", { enum: ["a", "b"] }, { enum: ["a"] }, "breaking"),
  inResponse("an enumeration is wider", { enum: ["a"] }, { enum: ["a", "b"] }, "breaking"),
  // JSON Schema, Core 10.3.2 and 11: members.
  inRequest(
    "other members are refused",
    object({ a: text }),
    object({ a: text }, ["a"], { additionalProperties: false }),
    "breaking",
  ),
  inRequest(
    "other members are texts",
    object({ a: text }),
    object({ a: text }, ["a"], { additionalProperties: text }),
    "breaking",
  ),
  inRequest(
    "unevaluated members are refused",
    object({ a: text }),
    object({ a: text }, ["a"], { unevaluatedProperties: false }),
    "breaking",
  ),
  inRequest(
    "a member requires another",
    object({ a: text, b: text }, []),
    object({ a: text, b: text }, [], { dependentRequired: { a: ["b"] } }),
    "breaking",
  ),
  inRequest(
    "no required members, in other words",
    object({ a: text }, []),
    { ...object({ a: text }, []), required: [] },
    "same",
  ),
  inResponse("a member has another case", object({ userId: text }), object({ userID: text }), "breaking"),
  // JSON Schema, Validation 6.2 to 6.4: what a keyword means at the value that it has without being written.
  inRequest("a pattern instead of a length", { ...text, minLength: 1 }, { ...text, pattern: "^.+$" }, "breaking"),
  inResponse("a length went", { ...text, minLength: 1 }, text, "breaking"),
  inResponse("a length of at least 0 went", { ...text, minLength: 0 }, text, "same"),
  inResponse("items need not differ, in other words", { ...list, uniqueItems: false }, list, "same"),
  inRequest(
    "more than 0 as at least 1, of integers",
    { type: "integer", exclusiveMinimum: 0 },
    { type: "integer", minimum: 1 },
    "same",
  ),
  inRequest(
    "multiples of 2 instead of 4",
    { type: "integer", multipleOf: 4 },
    { type: "integer", multipleOf: 2 },
    "other",
  ),
  inRequest(
    "multiples of 4 instead of 2",
    { type: "integer", multipleOf: 2 },
    { type: "integer", multipleOf: 4 },
    "breaking",
  ),
  inResponse(
    "a list of two may be longer",
    { prefixItems: [text, text], items: false },
    { prefixItems: [text, text] },
    "breaking",
  ),
  inRequest(
    "a list of two is one of one",
    { prefixItems: [text, text], items: false },
    { prefixItems: [text], items: false },
    "breaking",
  ),
  inRequest("at most one item matches", list, { ...list, contains: { const: "a" }, maxContains: 1 }, "breaking"),
  inResponse(
    "another title, comment and example",
    { ...text, title: "A", examples: ["x"] },
    { ...text, title: "B", $comment: "c" },
    "same",
  ),
  // OpenAPI 4.8.12: parameters.
  inOperation(
    "a list in a query is separated by commas",
    parameter({ schema: list }),
    parameter({ schema: list, explode: false }),
    "breaking",
  ),
  inOperation(
    "the style of a query is written",
    parameter({ schema: list }),
    parameter({ schema: list, style: "form", explode: true }),
    "same",
  ),
  inOperation(
    "a parameter is JSON",
    parameter({ schema: object({ a: text }) }),
    { parameters: [{ name: "tags", in: "query", content: { "application/json": { schema: object({ a: text }) } } }] },
    "breaking",
  ),
  inOperation(
    "a field became required",
    parameter({ name: "X-Tenant", in: "header" }),
    parameter({ name: "X-Tenant", in: "header", required: true }),
    "breaking",
  ),
  inOperation(
    "a field in another case (RFC 9110 5.1)",
    parameter({ name: "X-Tenant", in: "header" }),
    parameter({ name: "x-tenant", in: "header" }),
    "same",
  ),
  inOperation("a cookie is required", {}, parameter({ name: "session", in: "cookie", required: true }), "breaking"),
  inOperation("a parameter moved into the header", parameter({}), parameter({ in: "header" }), "breaking"),
  inOperation(
    "a parameter of the path is a number",
    parameter({ name: "id", in: "path", required: true }),
    parameter({ name: "id", in: "path", required: true, schema: { type: "integer" } }),
    "breaking",
  ),
  // OpenAPI 4.8.16 and 4.8.17: responses.
  inOperation("any other status", statuses("200"), statuses("200", "default"), "breaking"),
  inOperation("a status that the default had", statuses("200", "default"), statuses("200", "404", "default"), "other"),
  inOperation("a range for a status", statuses("200", "404"), statuses("200", "4XX"), "breaking"),
  inOperation("a status of a range", statuses("200", "4XX"), statuses("200", "404"), "other"),
  inOperation("another success", statuses("200"), statuses("201"), "breaking"),
  inOperation(
    "a field of a response is optional",
    header({ required: true, schema: text }),
    header({ schema: text }),
    "breaking",
  ),
  inOperation(
    "a field of a response is a text",
    header({ required: true, schema: { type: "integer" } }),
    header({ required: true, schema: text }),
    "breaking",
  ),
  inOperation("the content of a response went", received(text), statuses("200"), "breaking"),
  // OpenAPI 4.8.13 and 4.8.14: content.
  inOperation(
    "any image may be sent",
    { requestBody: { required: true, content: { "image/png": {} } } },
    { requestBody: { required: true, content: { "image/*": {} } } },
    "other",
  ),
  inOperation(
    "that content is optional is written",
    { requestBody: { content: { "text/plain": {} } } },
    { requestBody: { required: false, content: { "text/plain": {} } } },
    "same",
  ),
  inOperation("that nothing is deprecated is written", {}, { deprecated: false }, "same"),
  // OpenAPI 4.8.5 and 4.8.30: servers and security.
  {
    name: "the server has another path",
    old: documentWith({}, { servers: [{ url: "https://api.example/v1" }] }),
    now: documentWith({}, { servers: [{ url: "https://api.example/v2" }] }),
    verdict: "breaking",
  },
  {
    name: "security of the whole document",
    old: documentWith({}, {}, SCHEMES),
    now: documentWith({}, { security: [{ bearer: [] }] }, SCHEMES),
    verdict: "breaking",
  },
  {
    name: "security of the whole document, of which an operation is free",
    old: documentWith({}, {}, SCHEMES),
    now: documentWith({ security: [] }, { security: [{ bearer: [] }] }, SCHEMES),
    verdict: "same",
  },
  inOperation(
    "credentials were optional",
    { security: [{}, { bearer: [] }] },
    { security: [{ bearer: [] }] },
    "breaking",
    SCHEMES,
  ),
  inOperation(
    "one more scope",
    { security: [{ bearer: ["a"] }] },
    { security: [{ bearer: ["a", "b"] }] },
    "breaking",
    SCHEMES,
  ),
  inOperation(
    "a key is enough too",
    { security: [{ bearer: [] }] },
    { security: [{ bearer: [] }, { key: [] }] },
    "other",
    SCHEMES,
  ),
  inOperation(
    "a key is needed too",
    { security: [{ bearer: [] }] },
    { security: [{ bearer: [], key: [] }] },
    "breaking",
    SCHEMES,
  ),
  {
    name: "the parameter of the path has another name",
    old: documentWith(parameter({ name: "id", in: "path", required: true })),
    now: documentWith(parameter({ name: "thing", in: "path", required: true }), {}, {}, { path: "/things/{thing}" }),
    verdict: "other",
  },
];

const ITSELF = { $ref: "#/components/schemas/Tree" };
const tree = (required: readonly string[]) => object({ name: text, more: { type: "array", items: ITSELF } }, required);
const SEEN = { description: "", headers: { "X-Left": { schema: text } } };
const keyIn = (where: string) => ({ securitySchemes: { key: { type: "apiKey", in: where, name: "key" } } });
const bearer = (name: string, more: Json = {}) =>
  documentWith(
    { security: [{ [name]: [] }] },
    {},
    { securitySchemes: { [name]: { type: "http", scheme: "bearer", ...more } } },
  );

/** Written after the first had been mended, again before they were compared. */
export const MORE: readonly Rewriting[] = [
  inRequest("two bounds, of which one holds", { allOf: [{ minimum: 1 }, { minimum: 5 }] }, { minimum: 5 }, "same"),
  inRequest(
    "a member by two schemas",
    { allOf: [object({ a: text }), object({ a: { maxLength: 5 } })] },
    object({ a: { ...text, maxLength: 5 } }),
    "same",
  ),
  inResponse(
    "an alternative that another has went",
    { anyOf: [text, Cat, { ...text, maxLength: 3 }] },
    { anyOf: [text, Cat] },
    "same",
  ),
  inRequest("anything is a text", {}, text, "breaking"),
  inRequest("anything, in other words", true, {}, "same"),
  inResponse("a text has a format", text, { ...text, format: "email" }, "other"),
  inResponse("a text has no format any more", { ...text, format: "email" }, text, "breaking"),
  inRequest(
    "a cat or nothing",
    { $ref: "#/components/schemas/Cat" },
    { anyOf: [{ $ref: "#/components/schemas/Cat" }, { type: "null" }] },
    "other",
    { Cat },
  ),
  inRequest(
    "numbers from 1 instead of integers from 1",
    { type: "integer", minimum: 1 },
    { type: "number", minimum: 1 },
    "other",
  ),
  inRequest("less than 10 instead of at most 10", { maximum: 10 }, { exclusiveMaximum: 10 }, "breaking"),
  inResponse(
    "less than 11 as at most 10, of integers",
    { type: "integer", exclusiveMaximum: 11 },
    { type: "integer", maximum: 10 },
    "same",
  ),
  inRequest("a list begins with a number", list, { ...list, prefixItems: [{ type: "integer" }] }, "breaking"),
  {
    name: "sent: each branch of a tree has a name",
    old: documentWith(sent(ITSELF), {}, { schemas: { Tree: tree([]) } }),
    now: documentWith(sent(ITSELF), {}, { schemas: { Tree: tree(["name"]) } }),
    verdict: "breaking",
  },
  inRequest("values of two types are of one", { enum: ["a", 1] }, { enum: ["a"] }, "breaking"),
  inRequest("any integer instead of one", { const: 1 }, { type: "integer" }, "other"),
  inResponse("a list may be empty", { ...list, minItems: 1 }, list, "breaking"),
  inResponse("a list has at most 10 items", list, { ...list, maxItems: 10 }, "other"),
  inResponse(
    "names of members are short",
    { type: "object" },
    { type: "object", propertyNames: { maxLength: 3 } },
    "other",
  ),
  inRequest(
    "a condition",
    object({ a: text }),
    { ...object({ a: text }), if: { required: ["b"] }, else: { required: ["c"] } },
    "breaking",
  ),
  inResponse("a type in a list of one", text, { type: ["string"] }, "same"),
  inResponse("unions in unions", { anyOf: [{ anyOf: [Cat, Dog] }, text] }, { anyOf: [Cat, Dog, text] }, "same"),
  inResponse(
    "what may be missing is null",
    object({ a: text }, []),
    object({ a: { type: ["string", "null"] } }),
    "breaking",
  ),
  inResponse(
    "a record of numbers",
    { type: "object", additionalProperties: { type: "integer" } },
    { type: "object", additionalProperties: { type: "number" } },
    "breaking",
  ),
  inRequest(
    "a record of numbers",
    { type: "object", additionalProperties: { type: "integer" } },
    { type: "object", additionalProperties: { type: "number" } },
    "other",
  ),
  inResponse("a record of anything", { type: "object", additionalProperties: text }, { type: "object" }, "breaking"),
  inOperation(
    "a required parameter has a default",
    parameter({ required: true }),
    parameter({ schema: { ...text, default: "a" } }),
    "other",
  ),
  inOperation("a cookie may be sent", {}, parameter({ name: "session", in: "cookie" }), "other"),
  inOperation("any success is one success", statuses("2XX"), statuses("200"), "other"),
  inOperation(
    "a response by reference",
    { responses: { 200: SEEN } },
    { responses: { 200: { $ref: "#/components/responses/Seen" } } },
    "same",
    { responses: { Seen: SEEN } },
  ),
  inOperation(
    "a parameter by reference",
    parameter({}),
    { parameters: [{ $ref: "#/components/parameters/Tags" }] },
    "same",
    {
      parameters: { Tags: parameter({}).parameters[0] },
    },
  ),
  inOperation(
    "content by reference",
    sent(text),
    { requestBody: { $ref: "#/components/requestBodies/Text" } },
    "same",
    {
      requestBodies: { Text: sent(text).requestBody },
    },
  ),
  inOperation(
    "two schemes in another order",
    { security: [{ bearer: [], key: [] }] },
    { security: [{ key: [], bearer: [] }] },
    "same",
    SCHEMES,
  ),
  inOperation(
    "one scope fewer",
    { security: [{ bearer: ["a", "b"] }] },
    { security: [{ bearer: ["a"] }] },
    "other",
    SCHEMES,
  ),
  {
    name: "a key in the query",
    ...pair(["header", "query"].map((where) => documentWith({ security: [{ key: [] }] }, {}, keyIn(where)))),
    verdict: "breaking",
  },
  { name: "a scheme has another name", old: bearer("one"), now: bearer("other"), verdict: "same" },
  {
    name: "a hint about the form of tokens (OpenAPI 4.8.27)",
    old: bearer("one"),
    now: bearer("one", { bearerFormat: "JWT" }),
    verdict: "same",
  },
  {
    name: "a server relative to the document",
    old: documentWith({}, { servers: [{ url: "https://api.example/v1/" }] }),
    now: documentWith({}, { servers: [{ url: "/v1" }] }),
    verdict: "same",
  },
  {
    name: "another method",
    old: documentWith({}),
    now: documentWith({}, {}, {}, { method: "put" }),
    verdict: "breaking",
  },
  {
    name: "another address",
    old: documentWith({}),
    now: documentWith({}, {}, {}, { path: "/thing/{id}" }),
    verdict: "breaking",
  },
];
