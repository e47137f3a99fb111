import * as cookies from "./cookies.mjs";
import * as deprecation from "./deprecation.mjs";
import * as digest from "./digest.mjs";
import * as idempotency from "./idempotency.mjs";
import * as link from "./link.mjs";
import * as patch from "./patch.mjs";
import * as prefer from "./prefer.mjs";
import * as query from "./query.mjs";
import * as ranges from "./ranges.mjs";
import * as sse from "./sse.mjs";
import * as uploads from "./uploads.mjs";
import * as wildcard from "./wildcard.mjs";

/** The further profiles that need no files, by name. */
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
  uploads,
  wildcard,
};
