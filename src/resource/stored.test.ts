import { describe, expect, it } from "vitest";
import { isRemoved, Removed, removed, Stale, Stored, saysState, stale, stored } from "./stored.ts";

describe("what an act says became of the state (ruling 46)", () => {
  it.each([
    ["nothing: a class keeps its state itself", () => stored(), [undefined, undefined, false, false]],
    ["the new state", () => stored({ id: 1 }), [{ id: 1 }, undefined, false, true]],
    ["the new state, and the content", () => stored({ id: 1 }, { a: 1 }), [{ id: 1 }, { a: 1 }, false, true]],
    ["as it was sent", () => stored({ id: 1 }, { asSent: true }), [{ id: 1 }, undefined, true, true]],
    ["content that has more", () => stored(1, { asSent: true, a: 1 }), [1, { asSent: true, a: 1 }, false, true]],
    ["content that is not it", () => stored(1, { asSent: 1 }), [1, { asSent: 1 }, false, true]],
    ["a state that is falsy", () => stored(0), [0, undefined, false, true]],
    ["content that is null", () => stored(1, null), [1, null, false, true]],
  ])("stored: %s", (_, make, [entity, content, asSent, hasEntity]) => {
    const made: unknown = make();
    expect(made).toBeInstanceOf(Stored);
    expect(made).toEqual({ entity, content, asSent, hasEntity });
  });

  it("stored of no row is stale", () => {
    expect([stored(undefined), stored(null)]).toEqual([stale, stale]);
    expect(stored(null) === stale && stale instanceof Stale).toBe(true);
  });

  it("stored of a promise throws, and the promise ends no process", () => {
    const given = Promise.reject(new Error("down"));
    expect(() => stored(given as never)).toThrow(new TypeError("stored was given a promise. Write stored(await …)."));
  });

  it("removed is a value, and a function for content", () => {
    expect(removed("text")).toEqual(new Removed("text"));
    expect([isRemoved(removed), isRemoved(removed(1)), isRemoved(stale), isRemoved({ content: 1 })]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(removed.content).toBeUndefined();
  });

  it.each([
    [stored(), true],
    [stale, true],
    [removed, true],
    [removed(1), true],
    [undefined, false],
    [true, false],
    [{ entity: 1 }, false],
  ])("%o says it: %s", (given, says) => {
    expect(saysState(given)).toBe(says);
  });
});
