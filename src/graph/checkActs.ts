import { type MethodKind, methodIs } from "../http/method.ts";
import { overrides } from "../resource/overrides.ts";
import type { Checked } from "./checked.ts";

/** Every allowed method has a callback that performs it. */
export function checkActs({ resource, methods, refuse }: Checked): void {
  const allows = (kind: MethodKind) => methods.find((method) => methodIs(method, kind));
  const read = allows("reads");
  if (read !== undefined && !overrides(resource, "represent")) {
    refuse(
      "NO_REPRESENT",
      `${read} is allowed and represent is not overridden`,
      "override represent(ctx) { return value; }",
    );
  }
  const write = allows("stores");
  if (write !== undefined && !overrides(resource, "apply")) {
    refuse("NO_APPLY", `${write} is allowed and apply is not overridden`, "override apply(ctx, body) { … }");
  }
  if (allows("POST") !== undefined) checkPost({ resource, refuse });
  if (allows("DELETE") !== undefined && !overrides(resource, "deleteResource")) {
    refuse("NO_DELETE", "DELETE is allowed and deleteResource is not overridden", "override deleteResource(ctx) { … }");
  }
}

function checkPost({ resource, refuse }: Pick<Checked, "resource" | "refuse">): void {
  if (!overrides(resource, "postIsCreate")) {
    if (overrides(resource, "processPost")) return;
    refuse(
      "NO_PROCESS_POST",
      "POST is allowed, and neither processPost nor postIsCreate is overridden",
      "override processPost(ctx, body) { … }, or postIsCreate, apply and createPath for a POST that creates",
    );
  }
  if (!overrides(resource, "apply")) {
    refuse("NO_APPLY", "POST creates and apply is not overridden", "override apply(ctx, body) { … }");
  }
  if (!overrides(resource, "createPath")) {
    refuse(
      "NO_CREATE_PATH",
      "POST creates and createPath is not overridden",
      "override createPath(ctx) { return `/books/${id}`; }",
    );
  }
}
