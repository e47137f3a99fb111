import type { Browser } from "playwright-core";
import { type Context, command, HttpResponse, Resource, route, Service } from "signalbox";
import { createEventsCodec, lastEventId, type ServerEvent } from "signalbox/events";
import { type Serving, serve } from "signalbox/node";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser } from "./debug/realBrowser.ts";
import { Gate } from "./waiting.ts";

const LAST = 60;

/** A log that outlives the servers. It has as many events as the test has let come. */
class Log extends Resource {
  override readonly produces = ["text/event-stream"];
  static readonly connectedFrom: (string | undefined)[] = [];
  static there = 10;
  static more = new Gate();

  static grow(there: number): void {
    const { more } = Log;
    Log.there = there;
    Log.more = new Gate();
    more.open();
  }

  override async *represent(ctx: Context): AsyncGenerator<ServerEvent<{ at: number }>, void, undefined> {
    const last = lastEventId(ctx);
    Log.connectedFrom.push(last);
    for (let at = Number(last ?? 0) + 1; at <= LAST; at += 1) {
      while (at > Log.there) await Log.more.opened;
      yield { id: String(at), data: { at } };
    }
    // The client closes when it has the last one.
    await new Promise((resolve) => ctx.signal.addEventListener("abort", resolve));
  }
}

const PAGE = `<!doctype html><title>Events</title><script>
  window.seen = [];
  window.opened = 0;
  const events = new EventSource("/log");
  events.onopen = () => { window.opened += 1; };
  events.onmessage = ({ data, lastEventId }) => {
    window.seen.push([JSON.parse(data).at, lastEventId]);
    if (window.seen.length === ${LAST}) events.close();
  };
</script>`;

function start(port: number): Promise<Serving> {
  const codecs = { "text/event-stream": createEventsCodec({ retry: 100 }) };
  const routes = [route("/log", Log, { codecs }), command("GET", "/", () => HttpResponse.html(PAGE))];
  return serve(new Service({ routes }), { port, host: "127.0.0.1" });
}

describeInBrowser("an EventSource", (startBrowser) => {
  let serving: Serving;
  let browser: Browser;

  beforeAll(async () => {
    serving = await start(0);
    browser = await startBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    serving?.server.closeAllConnections();
    await serving?.close();
  });

  it("connects again with Last-Event-ID after a restart, and misses nothing (WHATWG HTML 9.2.4)", async () => {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${serving.port}/`);
    for (const more of [30, LAST]) {
      await page.waitForFunction(`window.seen.length >= ${Log.there}`);
      const { port } = serving;
      await serving.drain();
      Log.grow(more);
      serving = await start(port);
    }
    await page.waitForFunction(`window.seen.length >= ${LAST}`);
    expect(await page.evaluate("window.seen")).toEqual(
      Array.from({ length: LAST }, (_, index) => [index + 1, String(index + 1)]),
    );
    // While a server drains, one that comes again on its old connection is sent away once more.
    expect(await page.evaluate("window.opened")).toBeGreaterThanOrEqual(3);
    expect(Log.connectedFrom[0]).toBeUndefined();
    expect(new Set(Log.connectedFrom.slice(1))).toEqual(new Set(["10", "30"]));
  });
});
