import { MemoryJobs } from "signalbox/jobs";
import { JOB_CASES } from "signalbox/testing";
import { describe, it } from "vitest";

describe("MemoryJobs", () => {
  it.each(JOB_CASES)("$name", ({ run }) => run({ engine: new MemoryJobs() }));
});
