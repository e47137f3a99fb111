// @ts-check
// The process of scripts/client-kills.mjs: it serves payments, pages and a stream of events at a port, and is killed.
// node scripts/client-worker.mjs database port
import { setTimeout as sleep } from "node:timers/promises";
import { cursorPages, resource } from "signalbox";
import { eventsCodec, lastEventId } from "signalbox/events";
import { serve } from "signalbox/node";

const [path = "", port = "0"] = process.argv.slice(2);
/** What scripts/client-kills.mjs has compiled. @type {typeof import("../examples/payments/payments.ts")} */
const { paymentsService } = await import(new URL("../examples/payments/dist/payments.js", import.meta.url).href);

const LAST_PAGE = 20;

const pages = resource("/pages", {
  represent: ({ request }) => [Number(request.query.get("cursor") ?? 0)],
  links: ({ request }) => {
    const next = Number(request.query.get("cursor") ?? 0) + 1;
    return cursorPages(request, { next: next <= LAST_PAGE ? String(next) : undefined });
  },
});

const ticks = resource("/ticks", {
  produces: ["text/event-stream"],
  codecs: { "text/event-stream": eventsCodec },
  async *represent(ctx) {
    for (let number = Number(lastEventId(ctx) ?? 0) + 1; ; number += 1) {
      yield { id: String(number), data: { number } };
      await sleep(2);
    }
  },
});

const service = paymentsService(path, 0.5);
service.attach({ routes: [pages, ticks] });
const server = await serve(service, { port: Number(port), host: "127.0.0.1" });
process.send?.(server.url);
