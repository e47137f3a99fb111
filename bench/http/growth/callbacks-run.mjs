// Run by callbacks.mjs: `node --expose-gc callbacks-run.mjs <rounds>`; prints JSON.
import { load } from "../peers/signalbox-app.mjs";
import { shuffled, spreadText } from "../statistics.mjs";

const { HttpRequest, RequestBody, RequestHeaders, Resource, Service, route } = await load("index");

/** In the order of the graph: all that a GET can ask and still be 200. */
const ASKED = [
  "serviceAvailable",
  "withinRateLimit",
  "uriTooLong",
  "malformedRequest",
  "isAuthorized",
  "forbidden",
  "isLegallyRestricted",
  "validContentHeaders",
  "resourceExists",
  "generateEtag",
  "lastModified",
  "multipleChoices",
  "cacheControl",
  "expires",
  "vary",
];
const STEPS = [0, 1, 2, 4, 8, 12, ASKED.length];
const CALLS = 20_000;

/** A resource that returns the default itself, for the first so many callbacks. */
function serviceWith(overridden, wrap) {
  class Page extends Resource {
    represent() {
      return wrap({ message: "hello, world" });
    }
  }
  for (const name of ASKED.slice(0, overridden)) {
    const returned = Resource.prototype[name].call(undefined, {});
    Page.prototype[name] = () => wrap(returned);
  }
  return new Service({ trace: false, routes: [route("/page", Page)] });
}

const raw = { host: "127.0.0.1", accept: "application/json" };
const never = () => new AbortController().signal;

function ask(service) {
  return service.handle(
    new HttpRequest({
      method: "GET",
      target: "/page",
      headers: new RequestHeaders(raw),
      body: new RequestBody(undefined, 1_048_576),
      peer: "127.0.0.1",
      signal: never,
    }),
  );
}

/** One by one: a server's requests do not wait for each other either. */
async function slice(service, isAsync) {
  const begin = process.cpuUsage();
  if (isAsync) for (let n = 0; n < CALLS; n++) await ask(service);
  else for (let n = 0; n < CALLS; n++) ask(service);
  const { user, system } = process.cpuUsage(begin);
  return ((user + system) * 1000) / CALLS;
}

/** What is allocated is told from the heap's growth over calls too few for a collection. */
function bytesOf(service) {
  globalThis.gc();
  const begin = process.memoryUsage().heapUsed;
  for (let n = 0; n < 200; n++) ask(service);
  return (process.memoryUsage().heapUsed - begin) / 200;
}

const field = STEPS.flatMap((overridden) => [
  { overridden, isAsync: false, service: serviceWith(overridden, (value) => value), times: [] },
  { overridden, isAsync: true, service: serviceWith(overridden, (value) => Promise.resolve(value)), times: [] },
]);
for (let round = 0; round < Number(process.argv[2]) + 2; round++) {
  for (const one of shuffled(field)) {
    const time = await slice(one.service, one.isAsync);
    // The first two are for the compiler.
    if (round >= 2) one.times.push(time);
  }
}
const of = (overridden, isAsync) => field.find((one) => one.overridden === overridden && one.isAsync === isAsync);
const figures = STEPS.map((overridden) => ({
  overridden,
  sync: spreadText(of(overridden, false).times, 0),
  async: spreadText(of(overridden, true).times, 0),
  bytes: bytesOf(of(overridden, false).service),
}));
process.stdout.write(JSON.stringify(figures));
