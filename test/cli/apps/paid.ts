import { resource, Service } from "signalbox";
import { end, node } from "signalbox/nodes";
import { z } from "zod";

export const paid = node("X402", {
  before: "W1",
  question: "Can it be paid for?",
  law: "our terms, section 4",
  ask: ({ entity: { price } }: { entity: { price: number } }) => price < 3 || { problem: { price } },
  no: end(402, { members: z.object({ price: z.number() }) }),
});

/** A book whose name has two letters is too expensive to buy. */
export const shelf = (nodes: readonly (typeof paid)[]) => ({
  book: resource("/books/{id}", {
    find: ({ params: { id } }) => (id.length > 2 ? undefined : { id, price: 2 * id.length }),
    GET: () => "",
    POST: { nodes, response: z.object({ id: z.string() }), processPost: ({ entity: { id } }) => ({ id }) },
  }),
});

export const service = new Service({ resources: shelf([paid]) });
export const contract = { requests: 500, parameters: { id: ["a", "ab"] } };
