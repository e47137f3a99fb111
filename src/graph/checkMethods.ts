import { isToken } from "../http/field.ts";
import { type MethodKind, methodIs } from "../http/method.ts";
import { isList } from "../resource/byMethod.ts";
import { overrides } from "../resource/overrides.ts";
import { passes, RECORD } from "../resource/record.ts";
import type { Checked } from "./declared.ts";
import { methodsOf } from "./fold.ts";
import { TABLE } from "./table.ts";

export function checkMethods(checked: Checked): void {
  const { resource, refuse } = checked;
  const { allowedMethods, knownMethods } = resource;
  if (allowedMethods.length === 0)
    refuse("NO_METHODS", "allowedMethods is empty", 'override readonly allowedMethods = ["GET", "HEAD"]');
  // RFC 9110 9.1: methods are case-sensitive, and the registered ones are in capitals.
  const bad = [...allowedMethods, ...knownMethods].find((each) => !isToken(each) || each !== each.toUpperCase());
  if (bad !== undefined)
    refuse("BAD_METHOD", `${JSON.stringify(bad)} is not a method`, JSON.stringify(bad.toUpperCase()));
  const unknown = allowedMethods.find((method) => !knownMethods.includes(method));
  if (unknown !== undefined) {
    const remedy = `override readonly knownMethods = [...STANDARD_METHODS, "${unknown}"]`;
    refuse("METHOD_NOT_KNOWN", `${unknown} is in allowedMethods and not in knownMethods, so it would be 501`, remedy);
  }
  checkHalts(checked);
  checkOnlyFor(checked);
}

function checkHalts({ resource, refuse }: Pick<Checked, "resource" | "refuse">): void {
  const { halts } = resource;
  const allowed = methodsOf(resource);
  const stranger = isList(halts) ? undefined : Object.keys(halts).find((method) => !allowed.includes(method));
  if (stranger !== undefined)
    refuse("BAD_HALT", `halts names ${JSON.stringify(stranger)}, which is not allowed`, `one of ${allowed.join(", ")}`);
  for (const status of isList(halts) ? halts : Object.values(halts).flat()) {
    if (!Number.isInteger(status) || status < 200 || status > 599)
      refuse("BAD_HALT", `${JSON.stringify(status)} in halts is not a final status`, "a number from 200 to 599");
  }
}

/** A mistake here would leave a callback uncalled, and with `isAuthorized` a resource unprotected: all is checked. */
function checkOnlyFor({ resource, refuse }: Pick<Checked, "resource" | "refuse">): void {
  for (const [callback, methods] of Object.entries(resource.onlyFor)) {
    if (!DECIDING.has(callback)) {
      const remedy = "a callback that decides yes or no, or query";
      refuse("BAD_ONLY_FOR", `onlyFor has ${callback}, which no node of the graph calls`, remedy);
    }
    const stranger = methods.find((method) => !resource.knownMethods.includes(method));
    if (stranger !== undefined) {
      const remedy = '"PUT", "DELETE"';
      refuse("BAD_ONLY_FOR", `onlyFor.${callback} has ${JSON.stringify(stranger)}, which is not known`, remedy);
    }
  }
}

/** What decides yes or no: the callbacks of ask rows, those with a result that lets a request pass, and the query's model. */
const DECIDING: ReadonlySet<string> = new Set([
  ...Object.values(TABLE).flatMap((row): string[] => (row.kind === "ask" ? [row.callback] : [])),
  ...Object.keys(RECORD).filter((name) => passes(name) !== undefined),
  "query",
]);

export function checkActs(checked: Checked): void {
  const { resource, methods, refuse } = checked;
  const allows = (kind: MethodKind) => methods.find((method) => methodIs(method, kind));
  const read = allows("reads");
  if (read !== undefined && !overrides(resource, "represent")) {
    const remedy = "override represent(ctx) { return value; }";
    refuse("NO_REPRESENT", `${read} is allowed and represent is not overridden`, remedy);
  }
  const write = allows("stores");
  if (write !== undefined && !overrides(resource, "apply"))
    refuse("NO_APPLY", `${write} is allowed and apply is not overridden`, "override apply(ctx, body) { … }");
  const replacing = allows("replaces");
  const isConditional = overrides(resource, "requireConditionalWrite") && !overrides(resource, "lastModified");
  const needing = resource.concurrency ? "concurrency" : isConditional && "requireConditionalWrite";
  if (replacing !== undefined && needing && !overrides(resource, "generateEtag")) {
    const detail = `${needing} is declared, and nothing tells one state from the next that ${replacing} may change`;
    refuse("NO_TAG", detail, "override generateEtag(ctx) { return String(version); }");
  }
  if (allows("POST") !== undefined) checkPost(checked);
  if (allows("DELETE") !== undefined && !overrides(resource, "deleteResource"))
    refuse("NO_DELETE", "DELETE is allowed and deleteResource is not overridden", "override deleteResource(ctx) { … }");
}

function checkPost({ resource, refuse }: Pick<Checked, "resource" | "refuse">): void {
  if (!overrides(resource, "postIsCreate")) {
    if (overrides(resource, "processPost")) return;
    const remedy =
      "override processPost(ctx, body) { … }, or postIsCreate, apply and createPath for a POST that creates";
    refuse("NO_PROCESS_POST", "POST is allowed, and neither processPost nor postIsCreate is overridden", remedy);
  }
  if (!overrides(resource, "apply"))
    refuse("NO_APPLY", "POST creates and apply is not overridden", "override apply(ctx, body) { … }");
  if (!overrides(resource, "createPath")) {
    const remedy = "override createPath(ctx) { return `/books/${id}`; }";
    refuse("NO_CREATE_PATH", "POST creates and createPath is not overridden", remedy);
  }
}
