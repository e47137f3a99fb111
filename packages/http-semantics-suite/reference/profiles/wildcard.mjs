import { JSON_TYPE, ok } from "../http/message.mjs";

/**
 * @param {string} route
 * @param {string[]} names
 * @returns {import("../http/message.mjs").Handler}
 */
const show =
  (route, ...names) =>
  (_, ...values) =>
    ok(
      JSON_TYPE,
      JSON.stringify({ route, params: Object.fromEntries(names.map((name, index) => [name, values[index]])) }),
    );

const remove = () => ({ status: 204, headers: {} });

/** @type {import("../http/message.mjs").Routes} */
export const wildcard = {
  "/w/files/readme": { GET: show("literal") },
  "/w/files/{id}": { GET: show("param", "id"), DELETE: remove },
  "/w/files/{id}/meta": { GET: show("param-literal", "id") },
  "/w/files/{rest...}": { GET: show("wildcard", "rest"), DELETE: remove },
  "/w/bt/new/form": { GET: show("bt-new-form") },
  "/w/bt/{id}/edit": { GET: show("bt-param-edit", "id") },
  "/w/bt/{rest...}": { GET: show("bt-rest", "rest") },
  "/w/only/{path...}": { GET: show("only", "path") },
};
