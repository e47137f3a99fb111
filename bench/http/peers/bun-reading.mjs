// Bun.serve by hand, as in bun.mjs, which also reads what the responses of `hello` and `create` depend on (RFC 9110): the length of the
// target, the fields that a client may decide them with, and whether content is UTF-8. It can respond only to the requests of these
// workloads. No server that decides so much can take less.
import { addBook, HELLO, NewBook } from "../domain.mjs";

export function listen({ app }) {
  return globalThis.Bun.serve({ port: 0, hostname: "127.0.0.1", routes: apps[app] }).port;
}

const LONGEST_TARGET = 8_000;
const strict = new TextDecoder("utf-8", { fatal: true });
const refused = () => new Response(null, { status: 501 });

function isPlain({ url, headers }) {
  const accept = headers.get("accept") ?? "*/*";
  return (
    url.length < LONGEST_TARGET &&
    (accept === "application/json" || accept === "*/*") &&
    ["accept-encoding", "expect", "if-match", "if-none-match"].every((name) => headers.get(name) === null)
  );
}

const apps = {
  hello: { "/hello": { GET: (request) => (isPlain(request) ? Response.json(HELLO) : refused()) } },

  create: {
    "/books": {
      async POST(request) {
        if (!isPlain(request) || request.headers.get("content-type") !== "application/json") return refused();
        const parsed = NewBook.safeParse(JSON.parse(strict.decode(await request.bytes())));
        if (!parsed.success) return new Response(null, { status: 400 });
        return new Response(null, { status: 201, headers: { Location: addBook(parsed.data) } });
      },
    },
  },
};
