// A second set of faults, written from SERVICE.md, PROFILES.md and the RFCs without knowing the cases. `blind-faults.json` says what each is.

import { serverOf } from "../server.mjs";
import { handle } from "../service.mjs";
import { conditional } from "./conditional.mjs";
import { content } from "./content.mjs";
import { cookies } from "./cookies.mjs";
import { digest } from "./digest.mjs";
import { errors } from "./errors.mjs";
import { messages } from "./messages.mjs";
import { negotiation } from "./negotiation.mjs";
import { patch } from "./patch.mjs";
import { prefer } from "./prefer.mjs";
import { ranges } from "./ranges.mjs";
import { sse } from "./sse.mjs";

/** @type {Record<string, import("./helpers.mjs").Fault>} */
export const blind = {
  ...messages,
  ...errors,
  ...negotiation,
  ...conditional,
  ...content,
  ...ranges,
  ...cookies,
  ...digest,
  ...patch,
  ...prefer,
  ...sse,
};

/** The reference with one fault of this set. @param {string} id */
export function serverWithBlindFault(id) {
  const fault = blind[id];
  if (fault === undefined) throw new Error(`There is no fault ${id}.`);
  /** @type {import("./helpers.mjs").Request} */
  const unread = { method: "GET", path: "", query: undefined, headers: {}, read: async () => Buffer.alloc(0) };
  return serverOf(
    (request) => Promise.resolve(fault(request, handle)),
    (response) => fault(unread, async () => response),
  );
}
