import { disown, isPromise } from "../http/later.ts";
import { methodIs, methodWords } from "../http/method.ts";
import { bodyOf, consumesOf } from "../resource/byMethod.ts";
import { OF_AN_OPERATION, type Operation } from "../resource/description.ts";
import { keyRemedy } from "../resource/options.ts";
import { checkModel } from "./checkBodies.ts";
import { type Checked, haltsOf } from "./declared.ts";
import { methodsOf } from "./fold.ts";
import { type Plan, planFor } from "./plan.ts";
import { reachableStatuses } from "./reach.ts";

/** The document speaks of what the graph can do, so a description that says otherwise is refused. */
export function checkDescription({ resource, refuse }: Pick<Checked, "resource" | "refuse">): void {
  const description = resource.describe();
  if (description === undefined) return;
  if (isPromise(description)) {
    disown(description);
    const remedy = "override describe() { return { get: { … } }; }, without async";
    refuse("ASYNC_DESCRIPTION", "describe gives a promise", remedy);
  }
  for (const [name, operation] of Object.entries(description ?? {})) {
    checkDescribedMethod(name, { resource, refuse });
    checkOperation(name, operation, planFor({ resource, method: name.toUpperCase() }), { resource, refuse });
  }
}

type Checking = Pick<Checked, "resource" | "refuse">;

export function checkDescribedMethod(name: string, { resource, refuse }: Checking): void {
  const method = name.toUpperCase();
  if (methodsOf(resource).includes(method)) return;
  const remedy = `"${method}" in allowedMethods`;
  refuse("DESCRIBED_METHOD_NOT_ALLOWED", `describe has ${name}, and ${method} is not allowed`, remedy);
}

export function checkOperation(name: string, operation: Operation, plan: Plan, { resource, refuse }: Checking): void {
  for (const key of Object.keys(operation)) {
    if (OF_AN_OPERATION.has(key)) continue;
    refuse("UNKNOWN_KEY", `${name} of describe has ${key}, which nothing reads`, keyRemedy(key, OF_AN_OPERATION));
  }
  checkRequest(name, operation, { resource, refuse });
  const reachable = reachableStatuses(plan);
  for (const status of Object.keys(operation.responses ?? {}).map(Number)) {
    if (status < 200 || status > 299) {
      const remedy = "success statuses only; leave it out";
      refuse("DESCRIBED_STATUS_NOT_SUCCESS", `describe names ${status} for ${name}`, remedy);
    }
    if (!reachable.includes(status) && !haltsOf({ resource, method: plan.method }).includes(status)) {
      const reached = reachable.filter((other) => other < 300).join(", ");
      const detail = `describe names ${status} for ${name}, which the graph cannot reach`;
      const remedy = `one of ${reached}, or declare it in halts`;
      refuse("DESCRIBED_STATUS_UNREACHABLE", detail, remedy);
    }
  }
}

/** One model says what is sent: the description's, or the one that checks the body. */
function checkRequest(name: string, { request }: Operation, { resource, refuse }: Checking): void {
  if (request === undefined) return;
  const method = name.toUpperCase();
  const body = bodyOf(resource, method);
  checkModel(`request of ${name}`, request, refuse);
  if (!methodIs(method, "content") || consumesOf(resource, method).length === 0) {
    const remedy = `${methodWords("content")}, and consumes = ["application/json"]; leave it out otherwise`;
    refuse("DESCRIBED_REQUEST_UNREAD", `describe has a request for ${name}, whose content is not read`, remedy);
  }
  if (body === undefined) {
    refuse(
      "DESCRIBED_REQUEST_DIFFERS",
      `the request of ${name} in describe is a model that body does not declare, so any content would be accepted`,
      "override readonly body = the model, and it is documented",
    );
  }
  if (body !== request) {
    const detail = `the request of ${name} in describe is not the model that body declares`;
    const remedy = "leave request out, and body is documented";
    refuse("DESCRIBED_REQUEST_DIFFERS", detail, remedy);
  }
}
