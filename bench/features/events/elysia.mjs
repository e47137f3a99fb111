import { Elysia, sse } from "elysia";
import { numbersAfter } from "../domain.mjs";

export const app = () =>
  new Elysia().get("/numbers", async function* ({ headers, request }) {
    for await (const number of numbersAfter(headers["last-event-id"], request.signal)) {
      yield sse({ id: String(number), data: { number } });
    }
  });
