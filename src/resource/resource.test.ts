import { describe, expect, it } from "vitest";
import { STANDARD_METHODS } from "../http/method.ts";
import { problem } from "../http/problem.ts";
import { Resource as Light, setRead } from "./lightResource.ts";
import {
  CALLBACKS,
  declaredByClass,
  isCallback,
  isDeclaration,
  namesOfClass,
  overrides,
  writtenIn,
} from "./overrides.ts";
import { factsOf, namesIn, passes, RECORD } from "./record.ts";
import { Resource } from "./resource.ts";

class Plain extends Resource {}

/** docs/callbacks.md: what holds where an author says nothing. */
const DECLARED = {
  allowedMethods: ["GET", "HEAD"],
  knownMethods: STANDARD_METHODS,
  with: [],
  params: [],
  pathModel: undefined,
  produces: ["application/json"],
  consumes: [],
  body: undefined,
  patches: [],
  invalidBody: undefined,
  query: undefined,
  putCreates: true,
  concurrency: undefined,
  withheldAsMissing: false,
  onlyFor: {},
  ignoreUnacceptable: false,
  languages: [],
  encodings: [],
  storedEncodings: [],
  ranges: undefined,
  digests: [],
  requireDigest: false,
  sendDigest: undefined,
  preferences: [],
  idempotency: undefined,
  cache: undefined,
  deadline: undefined,
  maxBodyBytes: undefined,
  rawBody: false,
  halts: [],
  errorProduces: undefined,
  errorModel: undefined,
  deprecation: undefined,
  cors: undefined,
  nodes: [],
};

const CALLED: Readonly<Record<string, unknown>> = {
  serviceAvailable: true,
  withinRateLimit: true,
  lifespan: undefined,
  uriTooLong: false,
  tooEarly: false,
  malformedRequest: false,
  isAuthorized: true,
  forbidden: false,
  principal: "",
  withinQuota: true,
  isLegallyRestricted: false,
  validContentHeaders: true,
  resourceExists: true,
  withheld: false,
  requireConditionalWrite: false,
  upgrade: undefined,
  generateEtag: undefined,
  lastModified: undefined,
  previouslyExisted: false,
  movedPermanently: false,
  permanentRedirect: false,
  movedTemporarily: false,
  allowMissingPost: false,
  deleteResource: undefined,
  deleteCompleted: true,
  postIsCreate: false,
  isConflict: false,
  apply: undefined,
  createPath: "",
  processPost: undefined,
  seeOther: false,
  accepted: false,
  multipleChoices: false,
  represent: undefined,
  links: [],
  contentLocation: undefined,
  equivalentLocation: undefined,
  cacheControl: undefined,
  expires: undefined,
  vary: [],
  mapError: undefined,
  describe: undefined,
};

describe("a resource of which nothing is said", () => {
  it("has these declarations", () => {
    expect({ ...new Plain() }).toEqual(DECLARED);
    const light = new (class extends Light {})();
    const inherited = Object.keys(DECLARED).map((name) => [name, Reflect.get(light, name)]);
    expect(Object.fromEntries(inherited)).toEqual(DECLARED);
    expect(Object.keys(light)).toEqual([]);
  });

  it("has callbacks that return this", () => {
    const { errorBody, ...others } = Object.fromEntries(CALLBACKS.map((name) => [name, name]));
    const plain = new Plain();
    const returned = Object.keys(others).map((name) => [name, Reflect.apply(Reflect.get(plain, name), plain, [{}])]);
    expect(Object.fromEntries(returned)).toEqual(CALLED);
    const told = problem(404);
    expect([errorBody, plain.errorBody({} as never, told)]).toEqual(["errorBody", told]);
  });

  it("is what the record of facts is about, each name once", () => {
    expect(Object.keys(RECORD).sort()).toEqual([...Object.keys(DECLARED), ...Object.keys(CALLED), "errorBody"].sort());
    expect([isDeclaration("body"), isDeclaration("apply"), isCallback("apply"), isCallback("constructor")]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

describe("a light resource", () => {
  it("gets a declaration of its own by assignment, until it was read", () => {
    const light = new (class extends Light {})() as unknown as Record<string, unknown>;
    light["produces"] = ["text/plain"];
    expect(Object.getOwnPropertyDescriptor(light, "produces")).toEqual({
      value: ["text/plain"],
      writable: true,
      enumerable: true,
      configurable: true,
    });
    setRead(light as never);
    expect(() => {
      light["languages"] = ["en"];
    }).toThrow(new TypeError("Cannot assign to languages: declarations are read once, when the resource is mounted."));
    expect(light["languages"]).toEqual([]);
    expect(Light.name).toBe("Resource");
  });
});

describe("what an author has written", () => {
  class Base extends Resource {
    override forbidden() {
      return true;
    }
    get produces2() {
      return 1;
    }
  }
  class Book extends Base {
    override readonly allowedMethods = ["GET", "PUT"];
    override represent() {
      return 1;
    }
  }

  it("is what its class, or one between, has of its own", () => {
    const book = new Book();
    expect([...namesOfClass(book)]).toEqual(["constructor", "represent", "forbidden", "produces2"]);
    expect([overrides(book, "represent"), overrides(book, "forbidden"), overrides(book, "apply")]).toEqual([
      true,
      true,
      false,
    ]);
    expect(overrides(Object.assign(new Plain(), { apply: () => 1 }), "apply")).toBe(true);
    const inherited: unknown = Reflect.get(new Plain(), "apply");
    expect(overrides(Object.assign(new Plain(), { apply: inherited }), "apply")).toBe(false);
    expect(writtenIn(book)).toEqual([{ names: ["represent"], methods: ["GET", "PUT", "OPTIONS"] }]);
  });

  it("may be a declaration of its class", () => {
    class Declared extends Resource {}
    Object.defineProperty(Declared.prototype, "languages", { get: () => ["en"], set() {} });
    expect(declaredByClass(new Declared())).toEqual(["languages"]);
    expect(declaredByClass(new Book())).toEqual([]);
  });
});

describe("the facts of a name", () => {
  it("say how a result passes from layer to layer", () => {
    expect([passes("isAuthorized"), passes("forbidden"), passes("apply"), passes("mapError"), passes("none")]).toEqual([
      true,
      false,
      undefined,
      undefined,
      undefined,
    ]);
    expect([factsOf("constructor"), factsOf("apply")?.passes]).toEqual([undefined, "nearest"]);
  });

  it("say where it may stand", () => {
    expect(namesIn("part")).toContain("resourceExists");
    expect(namesIn("part")).not.toContain("apply");
    expect(namesIn("method")).toContain("apply");
    expect(namesIn("resource")).not.toContain("describe");
    expect(namesIn("command")).not.toContain("represent");
  });

  it.each<[string, readonly unknown[], readonly unknown[]]>([
    ["consumes", [["a/b"], { PUT: ["a/b"] }, [], {}], ["a/b", [1], { PUT: "a/b" }, null]],
    ["body", [{ modelJsonSchema: () => ({}) }, { PUT: 1 }], ["a", null, [1]]],
    ["invalidBody", [400, 422], [200, "400"]],
    ["concurrency", ["optimistic"], ["pessimistic", true]],
    ["onlyFor", [{ isAuthorized: ["PUT"] }, {}], [{ isAuthorized: "PUT" }, ["PUT"], { isAuthorized: [1] }]],
    ["ignoreUnacceptable", [true, false, ["type", "language", "encoding"], []], ["type", ["types"], 1]],
    ["deadline", [0, 60_000, Infinity, { POST: 1 }], [-1, "1", { POST: -1 }, [1]]],
    ["maxBodyBytes", [0, 1], [-1, 1.5, Infinity]],
    ["halts", [[409], { PUT: [409] }], [409, { PUT: 409 }]],
    ["errorProduces", [["a/b"]], ["a/b", [1]]],
    ["nodes", [[{ works: {} }], []], [[{}], {}, [1]]],
  ])("have a rule for the value of %s", (name, right, wrong) => {
    const rule = factsOf(name)?.rule;
    if (rule === undefined || rule === true) throw new Error(`there is no rule for ${name}`);
    expect([right.map((value) => rule.holds(value)), wrong.map((value) => rule.holds(value))]).toEqual([
      right.map(() => true),
      wrong.map(() => false),
    ]);
  });
});
