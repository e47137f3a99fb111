import { holds, type RuntimeCase, same } from "./expectation.ts";

/** What runtimes add to the head of a response, or leave out of it. */
export const HEAD_CASES: readonly RuntimeCase[] = [
  {
    name: "HEAD has GET's fields and no content (RFC 9110 9.3.2)",
    run: async (ask) => {
      const headers = { "accept-encoding": "identity" };
      const [got, head] = [await ask("/things/1", { headers }), await ask("/things/1", { headers, method: "HEAD" })];
      same(head.status, 200);
      same(await head.text(), "");
      for (const name of ["content-type", "etag", "vary"]) same(head.headers.get(name), got.headers.get(name));
      const length = (await got.arrayBuffer()).byteLength;
      same(head.headers.get("content-length") ?? String(length), String(length));
    },
  },
  {
    name: "HEAD of a stream does not say that its length is 0 (RFC 9110 8.6)",
    run: async (ask) => {
      const response = await ask("/stream", { method: "HEAD" });
      same(response.status, 200);
      same(response.headers.get("content-length"), null);
      same(await response.text(), "");
    },
  },
  {
    name: "text without a Content-Type gets none (RFC 9110 8.3: only who knows the type may say it)",
    run: async (ask) => {
      const response = await ask("/untyped");
      same(response.headers.get("content-type"), null);
      same(await response.text(), "<b>");
    },
  },
  {
    name: "a response says when it was made, also to HEAD (RFC 9110 6.6.1)",
    run: async (ask) => {
      for (const { headers } of [await ask("/things/1"), await ask("/things/1", { method: "HEAD" })])
        holds(!Number.isNaN(Date.parse(headers.get("date") ?? "")), "Date");
    },
  },
  {
    name: "HEAD has no content whatever made the response, and the length that it would have (RFC 9110 9.3.2)",
    run: async (ask) => {
      const response = await ask("/echo?text=four", { method: "HEAD" });
      same(response.status, 200);
      same(await response.text(), "");
      same(response.headers.get("content-length") ?? "4", "4");
    },
  },
];
