import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { numbersAfter } from "../domain.mjs";

export const app = () =>
  new Hono().get("/numbers", (c) =>
    streamSSE(c, async (stream) => {
      const left = new AbortController();
      stream.onAbort(() => left.abort());
      for await (const number of numbersAfter(c.req.header("last-event-id"), left.signal)) {
        await stream.writeSSE({ id: String(number), data: JSON.stringify({ number }) });
      }
    }),
  );
