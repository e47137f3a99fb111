import { beforeAll, expect, it } from "vitest";
import { resumeDownloads } from "../scripts/resume-downloads.mjs";
import { freshDist } from "./freshDist.mjs";
import { describeWith } from "./programs.ts";

beforeAll(() => freshDist());

describeWith("curl", "a download that breaks off", (curl) => {
  it("is resumed by curl -C - where it broke, from a file and from a stored compressed one (RFC 9110 14)", async () => {
    const { broken, partial, faults } = await resumeDownloads({ curl, rounds: 8, seed: 1 });
    expect({ broken, partial, faults }).toEqual({ broken: 8, partial: 8, faults: [] });
  });
});
