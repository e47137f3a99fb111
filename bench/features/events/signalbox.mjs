import { eventsCodec, lastEventId } from "../../../dist/events/index.js";
import { resource, Service } from "../../../dist/index.js";
import { numbersAfter } from "../domain.mjs";

const numbers = resource("/numbers", {
  codecs: { "text/event-stream": eventsCodec },
  produces: ["text/event-stream"],
  represent: async function* (ctx) {
    for await (const number of numbersAfter(lastEventId(ctx), ctx.signal))
      yield { id: String(number), data: { number } };
  },
});

export const app = () => new Service({ routes: [numbers] });
