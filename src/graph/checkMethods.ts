import { isToken } from "../http/field.ts";
import { isList } from "../resource/byMethod.ts";
import type { Checked } from "./checked.ts";
import { methodsOf } from "./fold.ts";
import { TABLE } from "./table.ts";

export function checkMethods({ resource, refuse }: Checked): void {
  const { allowedMethods, knownMethods } = resource;
  if (allowedMethods.length === 0) {
    refuse("NO_METHODS", "allowedMethods is empty", 'override readonly allowedMethods = ["GET", "HEAD"]');
  }
  for (const method of [...allowedMethods, ...knownMethods]) {
    if (!isToken(method) || method !== method.toUpperCase()) {
      // RFC 9110 9.1: methods are case-sensitive, and the registered ones are in capitals.
      refuse("BAD_METHOD", `${JSON.stringify(method)} is no method`, JSON.stringify(method.toUpperCase()));
    }
  }
  for (const method of allowedMethods) {
    if (!knownMethods.includes(method)) {
      refuse(
        "METHOD_NOT_KNOWN",
        `${method} is in allowedMethods and not in knownMethods, so that it would be 501`,
        `override readonly knownMethods = [...STANDARD_METHODS, "${method}"]`,
      );
    }
  }
  checkHalts({ resource, refuse });
  checkOnlyFor({ resource, refuse });
}

function checkHalts({ resource, refuse }: Pick<Checked, "resource" | "refuse">): void {
  const { halts } = resource;
  const allowed = methodsOf(resource);
  const stranger = isList(halts) ? undefined : Object.keys(halts).find((method) => !allowed.includes(method));
  if (stranger !== undefined) {
    refuse("BAD_HALT", `halts names ${JSON.stringify(stranger)}, which is not allowed`, `one of ${allowed.join(", ")}`);
  }
  for (const status of isList(halts) ? halts : Object.values(halts).flat()) {
    if (!Number.isInteger(status) || status < 200 || status > 599) {
      refuse("BAD_HALT", `${status} in halts is no final status`, "a status from 200 to 599");
    }
  }
}

/** A slip here would leave a callback unasked, which for `isAuthorized` leaves a resource unprotected: nothing passes unread. */
function checkOnlyFor({ resource, refuse }: Pick<Checked, "resource" | "refuse">): void {
  for (const [callback, methods] of Object.entries(resource.onlyFor)) {
    if (!ASKED.has(callback)) {
      refuse(
        "BAD_ONLY_FOR",
        `onlyFor has ${callback}, which no node of the graph asks`,
        "a callback that is asked yes or no, or query",
      );
    }
    const stranger = methods.find((method) => !resource.knownMethods.includes(method));
    if (stranger !== undefined) {
      refuse(
        "BAD_ONLY_FOR",
        `onlyFor.${callback} has ${JSON.stringify(stranger)}, which is not known`,
        '"PUT", "DELETE"',
      );
    }
  }
}

/** What is asked yes or no: by an ask row, or by a request row that asks the author as well. */
const ASKED: ReadonlySet<string> = new Set([
  ...Object.values(TABLE).flatMap((row): string[] => (row.kind === "ask" ? [row.callback] : [])),
  "malformedRequest",
  "requireConditionalWrite",
  "query",
]);
