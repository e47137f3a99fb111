import { beforeAll, describe, expect, it } from "vitest";
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

  it.each(CHANGES)("%s", async (name, { edits, verdicts }) => {
    const { document } = await changedLibrary(name.replaceAll(/\W+/g, "-"), edits);
    if (Object.keys(verdicts).length > 0) expect(document).not.toEqual(old.document);
  });
});
