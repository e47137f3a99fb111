// The reference implementation with one fault of `faults.json`: a fault changes requests before, or responses after, `handle`.

import { serverOf } from "../server.mjs";
import { handle } from "../service.mjs";
import { conditional } from "./conditional.mjs";
import { connections, refusals } from "./connections.mjs";
import { content } from "./content.mjs";
import { errors } from "./errors.mjs";
import { further } from "./further.mjs";
import { methods } from "./methods.mjs";
import { negotiation } from "./negotiation.mjs";

/** @type {Record<number, import("./change.mjs").Fault>} */
const FAULTS = { ...methods, ...errors, ...negotiation, ...conditional, ...content, ...further };

/** The numbers that are built in. */
const seeded = [FAULTS, connections, refusals].flatMap((table) => Object.keys(table).map(Number)).sort((a, b) => a - b);

/** @param {number} number */
export function serverWithFault(number) {
  if (!seeded.includes(number)) throw new Error(`There is no fault ${number}.`);
  const fault = FAULTS[number];
  const server = serverOf(fault === undefined ? handle : async (request) => fault(request, handle), refusals[number]);
  connections[number]?.(server);
  return server;
}
