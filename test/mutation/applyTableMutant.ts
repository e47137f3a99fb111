import { inject } from "vitest";
import { CARRIED } from "../../src/graph/carried.ts";
import { TABLE } from "../../src/graph/table.ts";
import { tableMutants } from "./tableMutants.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly tableMutant: number;
  }
}

/** Before any test is loaded, and once for all files of a run: they share their modules. */
const APPLIED = Symbol.for("signalbox.tableMutant");
if (!Reflect.has(globalThis, APPLIED)) {
  tableMutants(TABLE, CARRIED)[inject("tableMutant")]?.apply();
  Reflect.set(globalThis, APPLIED, true);
}
