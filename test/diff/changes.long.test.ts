import { beforeAll, describe, expect, it } from "vitest";
import { changesBetween } from "../../src/cli/diff/runDiff.ts";
import { BREAKING } from "./breaking.ts";
import type { Change } from "./change.ts";
import { type ChangedApp, changedLibrary } from "./changedLibrary.ts";
import { OTHERS } from "./others.ts";

const CHANGES: readonly (readonly [string, Change])[] = [...BREAKING, ...OTHERS].map((change) => [change.name, change]);

describe("sixty changes of the library's source", () => {
  let old: ChangedApp;
  beforeAll(async () => {
    old = await changedLibrary("old");
  });

  it("half of which break a client", () => {
    expect(CHANGES).toHaveLength(60);
    const isBreaking = ({ verdicts }: Change) => Object.values(verdicts).includes("breaking");
    expect(BREAKING.filter(isBreaking)).toHaveLength(30);
    expect(OTHERS.filter(isBreaking)).toEqual([]);
  });

  it.each(CHANGES)("%s", async (name, { edits, verdicts, says, cause }) => {
    const now = await changedLibrary(name.replaceAll(/\W+/g, "-"), edits);
    const found = changesBetween(old, now);
    const worst: Record<string, string> = {};
    for (const { operation, breaking } of found)
      if (worst[operation] !== "breaking") worst[operation] = breaking ? "breaking" : "other";
    expect(worst, JSON.stringify(found)).toEqual(verdicts);
    const isBreaking = Object.values(verdicts).includes("breaking");
    const meant = found.filter(({ breaking, status, place, what }) => {
      const text = `${status} ${place} ${what}`;
      return breaking === isBreaking && says.every((each) => text.includes(each));
    });
    if (says.length > 0) expect(meant, JSON.stringify(found)).not.toEqual([]);
    if (cause !== undefined) expect(meant.map((each) => each.cause)).toContain(cause);
    // The same without the services, but for the causes.
    const withoutCause = found.map((each) => ({ ...each, cause: undefined }));
    expect(changesBetween({ document: old.document }, { document: now.document })).toEqual(withoutCause);
  });
});
