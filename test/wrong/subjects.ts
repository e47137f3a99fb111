import {
  type Codec,
  type Codecs,
  type Context,
  command,
  type HttpResponse,
  jsonCodec,
  Resource,
  type Route,
  route,
} from "signalbox";

/** Makes what the place under test gives: a value, a promise of one, or it throws. */
export type Gives = () => unknown;

export const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "QUERY", "OPTIONS", "BREW"];

/** A resource of which every callback can be reached by some method. */
class Base extends Resource {
  override readonly allowedMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "QUERY"];
  override readonly consumes = ["application/json"];
  override readonly encodings = ["gzip"];
  override readonly errorProduces: readonly string[] = ["application/problem+json"];
  override represent(_ctx: Context): unknown {
    return { message: "hello" };
  }
  override apply(): unknown {
    return { done: true };
  }
  override processPost(): unknown {
    return { done: true };
  }
  override deleteResource(): unknown {
    return true;
  }
}

const fails = () => {
  throw new Error("of a database");
};
const missing = { resourceExists: () => false };
const gone = { ...missing, previouslyExisted: () => true };
const creating = { postIsCreate: () => true, createPath: () => "/new" };

/** What stands around a callback so that it is asked. */
const AROUND: Readonly<Record<string, object>> = {
  previouslyExisted: missing,
  movedPermanently: gone,
  permanentRedirect: gone,
  movedTemporarily: gone,
  allowMissingPost: missing,
  apply: creating,
  createPath: creating,
  postIsCreate: creating,
  isConflict: creating,
  requireConditionalWrite: { generateEtag: () => "v1" },
  mapError: { represent: fails },
  errorBody: { forbidden: () => true },
};

/** The callbacks of the Resource page; `describe` is read at mount. */
export const CALLBACKS: readonly string[] = Object.getOwnPropertyNames(Resource.prototype).filter(
  (name) => name !== "constructor" && name !== "describe",
);

/** A place where the author's code gives a value, and the routes that lead to it. */
export type Subject = readonly [name: string, routes: (gives: Gives, path: string) => Route[]];

/** One of the callbacks, on a resource where it is asked. */
export const callbackSubjects: readonly Subject[] = CALLBACKS.map((name) => [
  name,
  (gives, path) => [route(path, Object.assign(new Base(), AROUND[name], { [name]: gives }))],
]);

const codec = (parts: object): Codecs => {
  const whole: Codec = { ...jsonCodec, ...parts };
  return { "application/json": whole, "application/problem+json": whole };
};

class Streaming extends Base {
  override async *represent(): AsyncGenerator<unknown, void, undefined> {
    yield { item: 1 };
    yield { item: 2 };
  }
}

class Forbidding extends Base {
  override forbidden(): boolean {
    return true;
  }
}

const setHeader = (gives: Gives) => {
  class Setting extends Base {
    override represent(ctx: Context): unknown {
      const given = gives();
      ctx.setHeader("X-Wrong", given as string);
      ctx.appendHeader("X-Wrong", given as string);
      ctx.setHeader("Content-Length", given as string);
      return "text";
    }
  }
  return Setting;
};

const deferring = (gives: Gives) => {
  class Deferring extends Base {
    override represent(ctx: Context): unknown {
      ctx.defer(() => gives() as undefined);
      return "text";
    }
  }
  return Deferring;
};

export const SUBJECTS: readonly Subject[] = [
  ...callbackSubjects,
  ["a codec's encode", (gives, path) => [route(path, Base, { codecs: codec({ encode: gives }) })]],
  ["a codec's encodeStream", (gives, path) => [route(path, Streaming, { codecs: codec({ encodeStream: gives }) })]],
  ["a codec's encodeProblem", (gives, path) => [route(path, Forbidding, { codecs: codec({ encodeProblem: gives }) })]],
  ["a codec's decode", (gives, path) => [route(path, Base, { codecs: codec({ decode: gives }) })]],
  ["a field that a callback sets", (gives, path) => [route(path, setHeader(gives))]],
  ["a deferred release", (gives, path) => [route(path, deferring(gives))]],
  ["lifespan's release", (gives, path) => [route(path, Object.assign(new Base(), { lifespan: () => gives }))]],
  [
    "a command",
    (gives, path) =>
      METHODS.filter((method) => method !== "BREW").map((method) =>
        command(method, path, () => gives() as HttpResponse),
      ),
  ],
];
