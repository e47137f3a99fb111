import fc from "fast-check";

/** Literals as text, so that the compiler and the framework are given the same ones. */

const ACTS = {
  GET: ["represent"],
  PUT: ["apply"],
  PATCH: ["apply"],
  POST: ["processPost", "apply"],
  DELETE: ["deleteResource"],
} as const;
export type Method = keyof typeof ACTS;
const METHODS = Object.keys(ACTS) as readonly Method[];

/** What each key is given: those of what comes before a method is looked at, … */
const GATES: Readonly<Record<string, string>> = {
  serviceAvailable: "() => true",
  withinRateLimit: "() => true",
  uriTooLong: "() => false",
  tooEarly: "() => false",
  malformedRequest: "() => false",
  isAuthorized: "() => true",
  forbidden: "() => false",
  withinQuota: "() => true",
  isLegallyRestricted: "() => false",
  validContentHeaders: "() => true",
  deadline: "60_000",
  maxBodyBytes: "10",
  consumes: '["application/json"]',
  invalidBody: "422",
  idempotency: "{ store: {} as never }",
};
/** … and of all. */
const ANYWHERE: Readonly<Record<string, string>> = {
  ...GATES,
  resourceExists: "() => true",
  previouslyExisted: "() => false",
  movedPermanently: "() => false",
  permanentRedirect: "() => false",
  movedTemporarily: "() => false",
  withheld: "() => false",
  requireConditionalWrite: "() => true",
  generateEtag: '() => "x"',
  lastModified: "() => new Date(0)",
  multipleChoices: "() => false",
  withheldAsMissing: "true",
  ignoreUnacceptable: "true",
  rawBody: "true",
  digests: '["sha-256"]',
  ranges: '"bytes"',
  nodes: "[node_B8, node_P0, node_W1]",
};
const MODELS: Readonly<Record<string, string>> = { query: "Model", body: "Model" };
const OF_WRITES: Readonly<Record<string, string>> = {
  isConflict: "() => false",
  accepted: "() => false",
  preferences: '["return"]',
};
const AT_TOP = {
  ...ANYWHERE,
  pathModel: "Model",
  query: "Model",
  putCreates: "false",
  find: "() => ({ id: 1 })",
  preferences: '["return"]',
};
/** A GET has no content, and only a PUT creates. */
const OWN: Readonly<Record<Method, Readonly<Record<string, string>>>> = {
  GET: { query: "Model" },
  PUT: { ...MODELS, ...OF_WRITES, putCreates: "false" },
  PATCH: { ...MODELS, ...OF_WRITES },
  POST: { ...MODELS, ...OF_WRITES, seeOther: "() => false", allowMissingPost: "() => true" },
  DELETE: { query: "Model", deleteCompleted: "() => true" },
};

/** What an act gives, and the successes that the value then decides between. */
const RETURNS = {
  value: { text: "() => ({ id: 1 })", named: [200] },
  nothing: { text: "() => undefined", named: [204] },
  either: { text: "() => either()", named: [200, 204] },
} as const;

export interface GeneratedMethod {
  readonly method: Method;
  readonly named: readonly number[];
}

export interface GeneratedLiteral {
  readonly text: string;
  readonly methods: readonly GeneratedMethod[];
}

const some = (from: Readonly<Record<string, string>>) =>
  fc
    .double({ min: 0, max: 0.6, noNaN: true })
    .chain((share) =>
      fc.tuple(
        ...Object.entries(from).map(([name, text]) =>
          fc.double({ min: 0, max: 1, noNaN: true }).map((drawn) => (drawn < share ? `${name}: ${text}` : "")),
        ),
      ),
    )
    .map((entries) => entries.filter((entry) => entry !== ""));

const halts = fc.constantFrom([], ["halts: [423]"], ["halts: [409, 429]"]);

/** No content is read for these methods, and nothing is consumed. */
const UNREAD = { GET: true, DELETE: true };
const OF_UNREAD = Object.fromEntries(Object.entries(ANYWHERE).filter(([name]) => name !== "consumes"));

const methodPart = (method: Method) =>
  fc
    .record({
      keys: some({ ...(method in UNREAD ? OF_UNREAD : ANYWHERE), ...OWN[method] }),
      halts,
      returns: fc.constantFrom<keyof typeof RETURNS>("value", "nothing", "either"),
      // A POST creates, or does something else, or either.
      acts: fc.subarray([...ACTS[method]], { minLength: 1 }),
    })
    .map(({ keys, halts: ended, returns, acts }) => {
      const { text, named } = method === "GET" ? RETURNS.value : RETURNS[returns];
      const lines = [
        "security: []",
        ...keys,
        ...ended,
        ...acts.map((act) => `${act}: ${text}`),
        ...(method === "POST" && acts.includes("apply") ? ['createPath: () => "/x"'] : []),
        ...(acts.length > 1 ? ["postIsCreate: () => true"] : []),
      ];
      return { method, named, text: `${method}: { ${lines.join(", ")} }` };
    });

const partText = (from: Readonly<Record<string, string>>) =>
  fc
    .record({ keys: some(from), halts })
    .map(({ keys, halts: ended }) =>
      keys.length + ended.length === 0 ? [] : [`with: [part({ ${[...keys, ...ended].join(", ")} })]`],
    );

/** Parts, keys at the top, and the parts of some methods. */
export const generatedLiteral: fc.Arbitrary<GeneratedLiteral> = fc
  .record({
    shared: partText(ANYWHERE),
    top: some(AT_TOP),
    halts,
    methods: fc
      .subarray([...METHODS], { minLength: 1, maxLength: 3 })
      .chain((methods) => fc.tuple(...methods.map(methodPart))),
  })
  .map(({ shared, top, halts: ended, methods }) => ({
    text: mountable(
      [...shared, ...top, ...ended],
      methods.map(({ text }) => text),
    ),
    methods: methods.map(({ method, named }) => ({ method, named })),
  }));

/** What is guarded is not said to be public, and what must be conditional has a date: mount refuses it otherwise. */
function mountable(whole: readonly string[], methods: readonly string[]): string {
  const isGuarded = (texts: readonly string[]) => texts.some((text) => text.includes("isAuthorized:"));
  const said = methods.map((text) => (isGuarded([...whole, text]) ? text.replace("security: [], ", "") : text));
  const hasDate = whole.some((text) => text.startsWith("lastModified:"));
  return `{ ${[...whole, ...(hasDate ? [] : ["lastModified: () => new Date(0)"]), ...said].join(",\n  ")} }`;
}

/** Commands as text, with their methods. */
export const generatedCommand: fc.Arbitrary<{ readonly method: Method; readonly text: string }> = fc
  .record({
    method: fc.constantFrom(...METHODS),
    shared: partText(GATES),
    keys: some({ ...GATES, query: "Model" }),
    body: fc.constantFrom([], ["body: Model"]),
    halts,
    response: fc.constantFrom("Model", "{ 202: Model, 204: null }", "{ 201: Model, 303: null }"),
  })
  .map(({ method, shared, keys, body, halts: ended, response }) => {
    const content = method in UNREAD ? [] : body;
    const read = method in UNREAD ? keys.filter((key) => !key.startsWith("consumes:")) : keys;
    // Of a function with overloads the compiler widens what it has looked at before: `true` has to be said.
    const said = read.map((key) => key.replace("() => true", "(): true => true"));
    const open = [...shared, ...said].some((text) => text.includes("isAuthorized:")) ? [] : ["security: []"];
    const lines = [...shared, ...open, ...said, ...content, ...ended, `response: ${response}`];
    return { method, text: `{ ${lines.join(", ")}, handle: () => HttpResponse.empty() }` };
  });
