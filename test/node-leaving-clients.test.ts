import { describe, it } from "vitest";
import { ROWS } from "../scripts/leavingClients.mjs";
import { play } from "./leaving/play.ts";

// docs/clients-that-leave.md, row by row. Each mostly waits.
describe.each(["HTTP/1.1", "HTTP/2"])("a client over %s", { concurrent: true }, (over) => {
  const rows = ROWS.filter(({ version }) => version === over);
  it.for(rows)("at the moment “$moment”, that $deed", async ({ callback, response, release, ...scene }, test) => {
    const observed = await play({ ...scene, isHeld: release === "held" }, test);
    test.expect(observed).toEqual({ callback, response, release });
  });
});
