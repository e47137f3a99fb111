// @ts-check
// Compares literals and classes in process, through service.handle: one route, and one of a thousand. The forms take turns, and
// time is processor time, so that what else the machine does hits both: `node run.mjs [rounds]`. Needs `npm run build` at the root.
import { HttpRequest, RequestBody, RequestHeaders, Resource, resource, route, Service } from "../../dist/index.js";

const ROUNDS = Number(process.argv[2] ?? 15);
const REQUESTS = 20_000;
const ROUTES = 1000;

/** @param {number} at */
function literal(at) {
  return resource(`/r${at}/{id}`, {
    find: ({ params }) => (params.id === "0" ? undefined : { id: params.id, version: at }),
    generateEtag: ({ entity }) => String(entity.version),
    represent: ({ entity }) => ({ id: entity.id, at }),
  });
}

/** The same with a method's part, which makes a facet. @param {number} at */
function faceted(at) {
  return resource(`/r${at}/{id}`, {
    find: ({ params }) => (params.id === "0" ? undefined : { id: params.id, version: at }),
    generateEtag: ({ entity }) => String(entity.version),
    GET: { represent: ({ entity }) => ({ id: entity.id, at }) },
    DELETE: { deleteResource: () => undefined },
  });
}

/** @typedef {import("../../dist/index.js").Context<{ state: { found: { id: string, version: number } } }>} ItemContext */

/** @extends {Resource<ItemContext>} */
class Item extends Resource {
  /** @param {number} at */
  constructor(at) {
    super();
    this.at = at;
  }
  /** @override @param {ItemContext} ctx */
  resourceExists(ctx) {
    const id = Reflect.get(ctx.params, "id");
    ctx.state.found = id === "0" ? undefined : { id, version: this.at };
    return ctx.state.found !== undefined;
  }
  /** @override @param {ItemContext} ctx */
  generateEtag(ctx) {
    return String(ctx.require("found").version);
  }
  /** @override @param {ItemContext} ctx */
  represent(ctx) {
    return { id: ctx.require("found").id, at: this.at };
  }
}

/** @type {Record<string, (count: number) => Service>} */
const FORMS = {
  class: (count) =>
    new Service({ routes: all(count, (at) => route(`/r${at}/{id}`, /** @type {never} */ (new Item(at)))) }),
  literal: (count) => new Service({ routes: all(count, literal) }),
  "literal, by method": (count) => new Service({ routes: all(count, faceted) }),
};

/** @template T @param {number} count @param {(at: number) => T} make */
function all(count, make) {
  return Array.from({ length: count }, (_, at) => make(at));
}

const headers = new RequestHeaders({ host: "a", accept: "application/json" });

/** @param {string} target */
function get(target) {
  const body = new RequestBody(undefined, 0);
  const signal = () => new AbortController().signal;
  return new HttpRequest({ method: "GET", target, headers, body, peer: undefined, signal });
}

/** Microseconds of processor time a request. @param {Service} service @param {number} count */
function measure(service, count) {
  const before = process.cpuUsage();
  for (let at = 0; at < REQUESTS; at += 1) {
    const response = service.handle(get(`/r${at % count}/7`));
    if (!("status" in response) || response.status !== 200) throw new Error("A request failed.");
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / REQUESTS;
}

/** @param {readonly number[]} values */
function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

process.env["NODE_ENV"] = "production";
const only = process.argv[3];
for (const count of [1, ROUTES]) {
  const services = Object.entries(FORMS)
    .filter(([name]) => only === undefined || name === only)
    .map(([name, make]) => ({ name, service: make(count), times: /** @type {number[]} */ ([]) }));
  for (let round = 0; round < ROUNDS + 3; round += 1) {
    for (const { service, times } of services) {
      const time = measure(service, count);
      if (round >= 3) times.push(time);
    }
  }
  for (const { name, times } of services) {
    const best = Math.min(...times);
    console.log(`${count} routes, ${name}: ${median(times).toFixed(2)} µs, best ${best.toFixed(2)}`);
  }
}
