import { Resource } from "signalbox";
import { z } from "zod";
import type { Shelf } from "./shelf.ts";

const State = z.object({ status: z.literal("ok"), revision: z.int() }).meta({ id: "State" });

/** `GET /health`: 200 where the database replies. The least that a resource can be is `represent`. */
export class Health extends Resource {
  readonly #shelf: Shelf;

  constructor(shelf: Shelf) {
    super();
    this.#shelf = shelf;
  }

  override represent() {
    return { status: "ok", revision: this.#shelf.revision };
  }

  override describe() {
    return { get: { summary: "Whether the service is well", responses: { 200: State } } };
  }
}
