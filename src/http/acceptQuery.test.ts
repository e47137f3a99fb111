import { expect, it } from "vitest";
import { formatAcceptQuery } from "./acceptQuery.ts";

// RFC 10008 3: “Accept-Query is a List Structured Field […] each member is a String or a Token.”
it.each([
  [["application/json"], "application/json"],
  [["application/sql; charset=UTF-8", "text/plain"], "application/sql;charset=UTF-8, text/plain"],
  // RFC 9651 3.3.4: a Token begins with a letter or “*”.
  [["3gpp/query"], '"3gpp/query"'],
  [['application/json; profile="a b\\"c"'], 'application/json;profile="a b\\"c"'],
  // A name that no parameter of a Structured Field can have (RFC 9651 3.1.2), and a value that no String can hold.
  [["application/json; !x=1"], "application/json"],
  [['application/json; x="ü"'], "application/json"],
])("%j", (types, expected) => {
  expect(formatAcceptQuery(types)).toBe(expected);
});
