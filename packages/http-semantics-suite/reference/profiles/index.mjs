import { cookies } from "./cookies.mjs";
import { deprecation } from "./deprecation.mjs";
import { digest } from "./digest.mjs";
import { idempotency } from "./idempotency.mjs";
import { link } from "./link.mjs";
import { patch } from "./patch.mjs";
import { prefer } from "./prefer.mjs";
import { query } from "./query.mjs";
import { ranges } from "./ranges.mjs";
import { sse } from "./sse.mjs";
import { staticFiles } from "./static.mjs";
import { uploads } from "./uploads.mjs";
import { wildcard } from "./wildcard.mjs";

/** The routes of each further profile. @type {Record<string, import("../http/message.mjs").Routes>} */
export const further = {
  cookies,
  deprecation,
  digest,
  idempotency,
  link,
  patch,
  prefer,
  query,
  ranges,
  sse,
  static: staticFiles,
  uploads,
  wildcard,
};

/** Paths of them that are not mounted. */
export const without = ["/u/stream", "/stats"];
