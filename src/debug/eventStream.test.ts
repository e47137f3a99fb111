import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventStreams } from "./eventStream.ts";
import { maskFor } from "./mask.ts";
import { Recorder } from "./recorder.ts";

const options = { bodyCharacters: 0, maxRequests: 1, maxCharacters: 1000 };

function setUp(isEnding = () => false) {
  const recorder = new Recorder({ ...options, mask: maskFor(), resourceAt: () => undefined, isOwn: () => false });
  const stream = eventStreams(recorder, 1, isEnding)();
  if (stream === undefined) throw new Error("there is no stream");
  return { recorder, stream };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("sends a comment when it has had nothing to send for 15 seconds, so that proxies keep the connection open", async () => {
  const { stream } = setUp();
  await stream.next();
  const told: unknown[] = [];
  void stream.next().then(({ value }) => told.push(value));
  await vi.advanceTimersByTimeAsync(14_999);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([":\n\n"]);
  void stream.next().then(({ value }) => told.push(value));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(told).toEqual([":\n\n", ":\n\n"]);
});

it("sends no comment where an event waits", async () => {
  const { recorder, stream } = setUp();
  await stream.next();
  recorder.clear();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await stream.next()).toEqual({ done: false, value: "event: cleared\ndata:\n\n" });
});

it("holds 256 events for a slow reader, and replaces more by one that tells of the loss", async () => {
  const { recorder, stream } = setUp();
  await stream.next();
  for (let count = 0; count < 256; count += 1) recorder.clear();
  expect((await stream.next()).value).toBe("event: cleared\ndata:\n\n".repeat(256));
  for (let count = 0; count < 257; count += 1) recorder.clear();
  expect((await stream.next()).value).toBe("event: lost\ndata:\n\n");
});

it("ends at the next beat of a service that drains, and hears nothing after that", async () => {
  let isEnding = false;
  const { recorder, stream } = setUp(() => isEnding);
  await stream.next();
  await vi.advanceTimersByTimeAsync(5000);
  isEnding = true;
  await vi.advanceTimersByTimeAsync(1000);
  recorder.clear();
  expect(await stream.next()).toEqual({ done: true, value: undefined });
  expect(vi.getTimerCount()).toBe(0);
});

it("leaves its place once, however often it is returned, and read or not", async () => {
  const recorder = new Recorder({ ...options, mask: maskFor(), resourceAt: () => undefined, isOwn: () => false });
  const heard: boolean[] = [];
  recorder.onAudience = (isThere) => heard.push(isThere);
  const subscribe = eventStreams(recorder, 1, () => false);
  const first = subscribe();
  expect(subscribe()).toBeUndefined();
  expect(await first?.return?.()).toEqual({ done: true, value: undefined });
  await first?.return?.();
  const second = subscribe();
  expect(second).toBeDefined();
  expect(subscribe()).toBeUndefined();
  await second?.return?.();
  expect(heard).toEqual([true, false, true, false]);
});

it("tells who records when the first reader comes and the last one leaves", () => {
  const recorder = new Recorder({ ...options, mask: maskFor(), resourceAt: () => undefined, isOwn: () => false });
  const heard: boolean[] = [];
  recorder.onAudience = (isThere) => heard.push(isThere);
  const [one, other] = [recorder.listen(() => undefined), recorder.listen(() => undefined)];
  one();
  one();
  expect(heard).toEqual([true]);
  other();
  other();
  expect(heard).toEqual([true, false]);
});
