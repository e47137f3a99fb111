import { resource } from "signalbox";
import { z } from "zod";
import type { Shelf } from "./shelf.ts";

const State = z.object({ status: z.literal("ok"), revision: z.int() }).meta({ id: "State" });

/** `GET /health`: 200 where the database replies. The least that a resource can be is `represent`. */
export const health = (shelf: Shelf) =>
  resource("/health", {
    summary: "Is the service healthy?",
    response: State,
    represent: () => ({ status: "ok", revision: shelf.revision }),
  });
