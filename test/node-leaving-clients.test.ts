import { describe, expect, it } from "vitest";
import { ROWS } from "../scripts/leavingClients.mjs";
import { play } from "./leaving/play.ts";

// docs/clients-that-leave.md, row by row.
describe.each(["HTTP/1.1", "HTTP/2"])("a client over %s", (over) => {
  const rows = ROWS.filter(({ version }) => version === over);
  it.each(rows)("at the moment “$moment”, that $deed", async ({ callback, response, release, ...scene }) => {
    const observed = await play({ ...scene, isHeld: release === "held" });
    expect(observed).toEqual({ callback, response, release });
  });
});
