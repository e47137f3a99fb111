import { textCodec } from "signalbox/codecs";

export const modified = new Date("2024-01-01T12:00:00Z");
export const plain = { produces: ["text/plain"], codecs: { "text/plain": textCodec } };
/** Text that is written as it is. */
export const asIs = { encode: String };
/** 10,000 octets: each offset that is a multiple of five, in four digits and a line feed. */
export const BIG = Array.from({ length: 2000 }, (_, i) => `${String(i * 5).padStart(4, "0")}\n`).join("");

const userOf = ({ headers }) => /^Bearer +(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];

/** Without Authorization 401; every token is a principal of its own. */
export const bearer = {
  isAuthorized: ({ request }) => userOf(request) !== undefined || "Bearer",
  principal: ({ request }) => userOf(request),
};

/** One value for each id, made at its first use. */
export function store(first) {
  const values = new Map();
  return {
    of(id) {
      if (!values.has(id)) values.set(id, first(id));
      return values.get(id);
    },
    get: (id) => values.get(id),
    set: (id, value) => void values.set(id, value),
    remove: (id) => void values.delete(id),
  };
}
