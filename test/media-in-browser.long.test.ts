import type { Browser } from "playwright-core";
import { type ByteSource, type Context, command, HttpResponse, Resource, route, Service } from "signalbox";
import { bytesCodec } from "signalbox/codecs";
import { type Serving, serve } from "signalbox/node";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser } from "./debug/realBrowser.ts";

const RATE = 44_100;
const SECONDS = 600;
const HEADER = 44;
const SIZE = HEADER + RATE * SECONDS;

/** The header of a WAV file: one channel of 8 bits, uncompressed. */
function wavHeader(): Uint8Array {
  const view = new DataView(new ArrayBuffer(HEADER));
  const text = (at: number, letters: string) => {
    for (const [index, letter] of [...letters].entries()) view.setUint8(at + index, letter.charCodeAt(0));
  };
  text(0, "RIFF");
  view.setUint32(4, SIZE - 8, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  text(36, "data");
  view.setUint32(40, SIZE - HEADER, true);
  return new Uint8Array(view.buffer);
}

/** Ten minutes of a tone, of which nothing is stored: what is asked for is made. */
class Tone implements ByteSource {
  readonly size = SIZE;
  readonly starts: number[] = [];
  readonly #header = wavHeader();

  async *slice(start: number, end: number): AsyncGenerator<Uint8Array, void, undefined> {
    this.starts.push(start);
    for (let at = start; at < end; at += 65_536) {
      yield Uint8Array.from({ length: Math.min(65_536, end - at) }, (_, index) => this.#sample(at + index));
    }
  }

  #sample(at: number): number {
    return this.#header[at] ?? 128 + Math.round(100 * Math.sin((at * 2 * Math.PI * 440) / RATE));
  }
}

class Recording extends Resource {
  override readonly produces = ["audio/wav"];
  override readonly ranges = "bytes" as const;
  readonly tone = new Tone();
  readonly asked: (string | undefined)[] = [];

  override generateEtag(): string {
    return "tone";
  }
  override represent(ctx: Context): unknown {
    this.asked.push(ctx.request.headers.get("range") ?? undefined);
    return this.tone;
  }
}

interface Told {
  readonly duration: number;
  readonly at: number;
  readonly error: string | undefined;
}

/** Run in the page: plays, seeks to 500 seconds, and plays on from there. */
const PLAY_AND_SEEK = `(async () => {
  const tone = document.querySelector("audio");
  const happens = (event) => new Promise((resolve) => tone.addEventListener(event, resolve, { once: true }));
  const begun = happens("timeupdate");
  await tone.play();
  await begun;
  const { duration } = tone;
  const seeked = happens("seeked");
  tone.currentTime = 500;
  await seeked;
  const before = tone.currentTime;
  while (tone.currentTime === before) await happens("timeupdate");
  return { duration, at: tone.currentTime, error: tone.error?.message };
})()`;

describeInBrowser("a media element", (start) => {
  const recording = new Recording();
  let serving: Serving;
  let browser: Browser;

  beforeAll(async () => {
    const service = new Service({
      routes: [
        route("/tone.wav", recording, { codecs: { "audio/wav": bytesCodec } }),
        command("GET", "/", () => HttpResponse.html("<!doctype html><audio id=tone src=/tone.wav muted></audio>")),
      ],
    });
    serving = await serve(service, { port: 0, host: "127.0.0.1" });
    browser = await start();
  });

  afterAll(async () => {
    await browser?.close();
    serving?.server.closeAllConnections();
    await serving?.close();
  });

  it("plays a source, and seeks in it by ranges: what lies between is not sent", async () => {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${serving.port}/`);
    const told = await page.evaluate<Told>(PLAY_AND_SEEK);
    expect(told).toMatchObject({ duration: SECONDS, error: undefined });
    expect(told.at).toBeGreaterThan(500);
    expect(recording.asked).toEqual(expect.arrayContaining([expect.stringMatching(/^bytes=\d{7,}-/)]));
    expect(Math.max(...recording.tone.starts)).toBeGreaterThan(20_000_000);
  });
});
