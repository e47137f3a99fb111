import { mediaType } from "../http/fields.mjs";
import { problem } from "../http/problem.mjs";
import { changes, ignores, is, sends, withFields } from "./change.mjs";

/** @type {Record<number, import("./change.mjs").Fault>} */
export const content = {
  98: changes(is(415), () => problem(400)),
  99: async (request, next) => {
    const read = mediaType(request.headers["content-type"])?.type;
    const known = [
      "application/json",
      "application/merge-patch+json",
      "application/x-www-form-urlencoded",
      "text/plain",
    ];
    const isOther = read !== undefined && !known.slice(0, request.path === "/echo" ? 4 : 2).includes(read);
    const type = request.method === "PATCH" ? "application/merge-patch+json" : "application/json";
    return next(
      isOther && !request.path.startsWith("/files/") ? withFields(request, { "content-type": type }) : request,
    );
  },
  100: changes(
    (_, { headers }) => /^application\/json\s*;/i.test(headers["content-type"] ?? ""),
    () => problem(415, undefined, { Accept: "application/json" }),
  ),
  101: ignores("content-encoding", ({ headers }) => headers["content-encoding"] !== "gzip"),
  102: changes(is(413), () => problem(500)),
  103: sends(is(415), {
    Accept: undefined,
    "Accept-Post": undefined,
    "Accept-Patch": undefined,
    "Accept-Encoding": undefined,
  }),
  104: sends(is(200), { "Content-Type": undefined }),
  105: sends(is(204), { "Content-Length": "0" }),
};
