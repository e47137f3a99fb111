import { command, HttpResponse, resource } from "signalbox";
import { createEventsCodec, eventsCodec, lastEventId } from "signalbox/events";
import { bearer } from "./shared.mjs";

const EVENTS = [
  { data: "one", id: "1" },
  { event: "tick", data: "line 1\nline 2", id: "2" },
  { data: { n: 3 }, id: "3" },
];
const ODD = ["a\rb", "a\r\nb", " lead", ":colon", "x\n\ny", "ünï 漢字 🚂"];
const stream = (codec = eventsCodec) => ({ produces: ["text/event-stream"], codecs: { "text/event-stream": codec } });
const open = new Map();
const counted = (tag, by) => void open.set(tag, (open.get(tag) ?? 0) + by);
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const three = {
  ...stream(createEventsCodec({ retry: 1500 })),
  async *represent(ctx) {
    const last = EVENTS.findIndex((event) => event.id === lastEventId(ctx));
    yield* EVENTS.slice(last + 1);
  },
};

export const resources = {
  sThree: resource("/s/three", three),
  sPrivate: resource("/s/private", { ...bearer, ...three }),
  sLastId: resource("/s/lastid", {
    ...stream(),
    async *represent(ctx) {
      yield { data: lastEventId(ctx) ?? "" };
    },
  }),
  sOdd: resource("/s/odd", {
    ...stream(),
    async *represent() {
      for (const data of ODD) yield { data };
    },
  }),
  sEmpty: resource("/s/empty", {
    ...stream(),
    async *represent() {
      yield { data: "", id: "7" };
      yield { data: "after", id: "8" };
    },
  }),
  sHostile: resource("/s/hostile", {
    ...stream(),
    async *represent({ request }) {
      const where = request.query.get("in");
      if (where === "nul") yield { id: "a\u0000b", data: "plain" };
      else if (where === "comment") yield { comment: "z\n\ndata: injected\n\n", data: "plain" };
      else yield { id: "x\ndata: injected\n\n", event: "y\ndata: injected\n\n", data: "plain" };
    },
  }),
  sSlow: resource("/s/slow", {
    ...stream(createEventsCodec({ heartbeat: 300 })),
    encodings: ["gzip"],
    async *represent({ request, signal }) {
      const tag = request.query.get("tag") ?? "";
      counted(tag, 1);
      try {
        yield { data: "hello" };
        await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
      } finally {
        counted(tag, -1);
      }
    },
  }),
  sOpen: resource("/s/open", { represent: ({ request }) => ({ open: open.get(request.query.get("tag") ?? "") ?? 0 }) }),
  sBoth: resource("/s/both", {
    produces: ["application/json", "text/event-stream"],
    codecs: { "text/event-stream": eventsCodec },
    represent: ({ chosenMediaType }) => (chosenMediaType === "application/json" ? [1, 2] : numbers()),
  }),
  sFails: resource("/s/fails", {
    ...stream(),
    async *represent() {
      yield { data: "one" };
      await sleep(50);
      throw new Error("the source fails");
    },
  }),
};

async function* numbers() {
  yield { data: "1" };
  yield { data: "2" };
}

export const routes = [command("GET", "/s/done", () => HttpResponse.empty())];
