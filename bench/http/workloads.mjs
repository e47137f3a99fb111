// The workloads: what is sent, and what share of which status must come back.
import { parameterRoutes } from "./domain.mjs";

const BROWSER = {
  "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
  "Accept-Language": "en-GB,en;q=0.7,de;q=0.3",
  "Accept-Encoding": "gzip, deflate, br",
  "Upgrade-Insecure-Requests": "1",
};
const PROGRAM = { "User-Agent": "bench", Accept: "application/json" };

/** 300 bytes. */
export const NEW_BOOK = JSON.stringify({
  title: "The Signal Box",
  author: "R. E. Mote",
  year: 1987,
  isbn: "9781234567897",
  tags: ["railways", "interlocking", "signals"],
  summary: "A signal box sets the points so that every train takes one safe route.".padEnd(159, "."),
});

/** The bytes of a request. */
export function requestText(method, path, headers, body = "") {
  const lines = Object.entries({ Host: "127.0.0.1", ...headers }).map(([name, value]) => `${name}: ${value}`);
  return `${[`${method} ${path} HTTP/1.1`, ...lines].join("\r\n")}\r\n\r\n${body}`;
}

function fixed(...texts) {
  const ready = texts.map((text) => Buffer.from(text, "latin1"));
  return () => (n) => ready[n % ready.length];
}

const get = (path, headers = PROGRAM) => requestText("GET", path, headers);
const repeat = (times, make) => Array.from({ length: times }, (_, n) => make(n));

/** Half of the requests are conditional: what a browser sends that has the page already. */
function bookRequests({ validators }) {
  return fixed(
    ...repeat(64, (n) => {
      const path = `/books/${n + 1}`;
      const { etag, modified } = validators[path];
      const conditions = { "If-None-Match": etag, "If-Modified-Since": modified };
      return get(path, n % 2 === 0 ? BROWSER : { ...BROWSER, ...conditions });
    }),
  )();
}

/** Ten requests with each key. Each job of the load has keys of its own. */
function limitedRequests({ seed }) {
  return (n) => Buffer.from(get("/limited", { ...PROGRAM, "X-Api-Key": `${seed}-${Math.floor(n / 10)}` }), "latin1");
}

function routesRequests({ count }) {
  const all = parameterRoutes(count);
  // Up to 200 of them, spread evenly: more would measure the cache of the load's own core.
  const step = Math.max(1, Math.floor(all.length / 200));
  const some = all.filter((_, n) => n % step === 0);
  return fixed(...some.map(({ area, name }, n) => get(`/${area}/${name}/${n}`)))();
}

const plain = {
  hello: { title: "GET, small JSON", expect: { 200: 1 }, requests: fixed(get("/hello")) },
  book: {
    title: "GET of 1 KB among 200 routes, three types negotiated, validators, half of the responses 304",
    count: 200,
    expect: { 200: 0.5, 304: 0.5 },
    requests: bookRequests,
    /** The load asks for these first, to send their validators back. */
    learn: repeat(64, (n) => ({ path: `/books/${n + 1}`, headers: BROWSER })),
  },
  create: {
    title: "POST of 300 B, validated, 201 + Location",
    expect: { 201: 1 },
    requests: fixed(
      requestText(
        "POST",
        "/books",
        { ...PROGRAM, "Content-Type": "application/json", "Content-Length": String(NEW_BOOK.length) },
        NEW_BOOK,
      ),
    ),
  },
  limited: {
    title: "GET, nine of ten responses 429",
    expect: { 200: 0.1, 429: 0.9 },
    requests: limitedRequests,
  },
  miss: {
    title: "404 among 200 routes",
    count: 200,
    expect: { 404: 1 },
    requests: fixed(...repeat(50, (n) => get(`/nothing${n}/here`)), ...repeat(50, (n) => get(`/things${n}/1/more`))),
  },
  secured: {
    title: "GET with a bearer token, one of ten responses 401",
    expect: { 200: 0.9, 401: 0.1 },
    requests: fixed(
      ...repeat(100, (n) =>
        get("/secured", { ...PROGRAM, Authorization: `Bearer token-${n % 10 === 9 ? "wrong" : 1000 + n}` }),
      ),
    ),
  },
  stream: {
    title: "1 MB in 64 chunks",
    expect: { 200: 1 },
    connections: 8,
    requests: fixed(get("/stream", { ...PROGRAM, Accept: "*/*" })),
  },
};

const byCount = Object.fromEntries(
  [10, 1_000, 10_000].map((count) => [
    `routes-${count}`,
    {
      title: `a parameter route among ${count.toLocaleString("en")}`,
      app: "routes",
      count,
      expect: { 200: 1 },
      requests: () => routesRequests({ count }),
    },
  ]),
);

export const WORKLOADS = Object.fromEntries(
  Object.entries({ ...plain, ...byCount }).map(([name, workload]) => [
    name,
    { name, app: name, count: 0, connections: 64, learn: [], ...workload },
  ]),
);

/** Names as they are given on the command line: "miss" is the 404 and the three sizes. */
export function workloadsNamed(names) {
  const wanted = names.length === 0 ? Object.keys(WORKLOADS) : names.flatMap(expand);
  const unknown = wanted.find((name) => !(name in WORKLOADS));
  if (unknown !== undefined)
    throw new Error(`no such workload: ${unknown}; there are ${Object.keys(WORKLOADS).join(", ")}`);
  return wanted.map((name) => WORKLOADS[name]);
}

function expand(name) {
  if (name === "routes") return Object.keys(byCount);
  return name === "miss" ? ["miss", ...Object.keys(byCount)] : [name];
}
