// @ts-check
// What a hit of the cache saves: the book of the HTTP benchmark (1 KB, three types negotiated, validators), in process through
// service.handle, plain and with brotli. The variants take turns, and time is processor time of this process, so that compression on
// other threads counts: `node bench/cache/run.mjs [rounds]`. Needs `npm run build` at the root.
import { MemoryCache } from "../../dist/cache/index.js";
import { HttpRequest, RequestBody, RequestHeaders, Resource, route, Service } from "../../dist/index.js";

const ROUNDS = Number(process.argv[2] ?? 5);
const REQUESTS = 2_000;
const BOOKS = 64;

/** As in bench/http/domain.mjs. */
const books = new Map(
  Array.from({ length: BOOKS }, (_, n) => {
    const id = String(n + 1);
    const summary = "A signal box sets the points so that every train takes one safe route. ".repeat(11).trim();
    return [id, { id, title: `The Signal Box, volume ${id}`, author: "R. E. Mote", year: 1900 + n, summary }];
  }),
);

/** @typedef {import("../../dist/index.js").Context<{ params: "id" }>} BookContext */

/** @extends {Resource<BookContext>} */
class Book extends Resource {
  produces = ["application/json", "text/html", "text/csv"];
  encodings = ["br"];
  /** @override @param {BookContext} ctx */
  resourceExists({ params }) {
    return books.has(params.id);
  }
  /** @override @param {BookContext} ctx */
  generateEtag({ params }) {
    const book = books.get(params.id);
    return `${book?.id}-${book?.year}`;
  }
  /** @override @param {BookContext} ctx */
  represent({ params }) {
    return books.get(params.id);
  }
}

const json = { encode: (/** @type {unknown} */ value) => JSON.stringify(value) };
const codecs = { "application/json": json, "text/html": json, "text/csv": json };

/** @param {object} more */
function serviceOf(more) {
  const mounted = /** @type {never} */ (Object.assign(new Book(), more));
  return new Service({ trace: false, routes: [route("/books/{id}", mounted, { codecs })] });
}

const store = new MemoryCache();
const SERVICES = { "without a cache": serviceOf({}), "with a cache": serviceOf({ cache: { store } }) };

/** @param {Service} service @param {string} coding @param {number} n */
function ask(service, coding, n) {
  return service.handle(
    new HttpRequest({
      method: "GET",
      target: `/books/${(n % BOOKS) + 1}`,
      headers: new RequestHeaders({
        host: "127.0.0.1",
        accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
        "accept-encoding": coding,
      }),
      body: new RequestBody(undefined, 1_048_576),
      peer: "127.0.0.1",
      signal: () => new AbortController().signal,
    }),
  );
}

/** Microseconds of processor time for one request. @param {Service} service @param {string} coding */
async function costOf(service, coding) {
  const before = process.cpuUsage();
  for (let n = 0; n < REQUESTS; n += 1) {
    const response = await ask(service, coding, n);
    if (response.status !== 200) throw new Error(`The response is ${response.status}.`);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / REQUESTS;
}

/** @param {readonly number[]} values */
function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

for (const coding of ["identity", "br"]) {
  /** @type {Record<string, number[]>} */
  const costs = {};
  for (const [name, service] of Object.entries(SERVICES)) {
    await costOf(service, coding);
    costs[name] = [];
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, service] of Object.entries(SERVICES)) costs[name]?.push(await costOf(service, coding));
  }
  for (const [name, all] of Object.entries(costs)) {
    console.log(`${coding.padEnd(8)}  ${name.padEnd(15)}  ${median(all).toFixed(1).padStart(8)} µs a request`);
  }
}
console.log(`${store.hits} hits, ${store.misses} misses, ${store.size} entries of ${store.bytes} bytes together`);
