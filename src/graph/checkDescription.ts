import { disown, isPromise } from "../http/later.ts";
import { methodIs, methodWords } from "../http/method.ts";
import { bodyOf, consumesOf } from "../resource/byMethod.ts";
import { OF_AN_OPERATION, type Operation } from "../resource/description.ts";
import { isModel } from "../resource/model.ts";
import { keyRemedy } from "../resource/options.ts";
import type { Checked } from "./checked.ts";
import { haltsOf } from "./declared.ts";
import { methodsOf } from "./fold.ts";
import { type Plan, planFor } from "./plan.ts";
import { reachableStatuses } from "./reach.ts";

/** The document speaks of what the graph can do, so a description that says otherwise is refused. */
export function checkDescription({ resource, refuse }: Pick<Checked, "resource" | "refuse">): void {
  const description = resource.describe();
  if (description === undefined) return;
  if (isPromise(description)) {
    disown(description);
    refuse(
      "ASYNC_DESCRIPTION",
      "describe gives a promise",
      "override describe() { return { get: { … } }; }, without async",
    );
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
  refuse(
    "DESCRIBED_METHOD_NOT_ALLOWED",
    `describe has ${name}, and ${method} is not allowed`,
    `"${method}" in allowedMethods`,
  );
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
      refuse(
        "DESCRIBED_STATUS_NOT_SUCCESS",
        `describe names ${status} for ${name}`,
        "success statuses only; leave it out",
      );
    }
    if (!reachable.includes(status) && !haltsOf({ resource, method: plan.method }).includes(status)) {
      const reached = reachable.filter((other) => other < 300).join(", ");
      refuse(
        "DESCRIBED_STATUS_UNREACHABLE",
        `describe names ${status} for ${name}, which the graph cannot reach`,
        `one of ${reached}, or declare it in halts`,
      );
    }
  }
}

/** One model says what is sent: the description's, or the one that checks the body. */
function checkRequest(name: string, { request }: Operation, { resource, refuse }: Checking): void {
  if (request === undefined) return;
  const method = name.toUpperCase();
  const body = bodyOf(resource, method);
  if (!isModel(request)) {
    refuse(
      "BAD_MODEL",
      `request of ${name} is not a model`,
      "a Standard Schema (zod, valibot, arktype) or { modelJsonSchema() }",
    );
  }
  if (!methodIs(method, "content") || consumesOf(resource, method).length === 0) {
    refuse(
      "DESCRIBED_REQUEST_UNREAD",
      `describe has a request for ${name}, whose content is not read`,
      `${methodWords("content")}, and consumes = ["application/json"]; leave it out otherwise`,
    );
  }
  if (body === undefined) {
    refuse(
      "DESCRIBED_REQUEST_DIFFERS",
      `the request of ${name} in describe is a model that body does not declare, so any content would be accepted`,
      "override readonly body = the model, and it is documented",
    );
  }
  if (body !== request) {
    refuse(
      "DESCRIBED_REQUEST_DIFFERS",
      `the request of ${name} in describe is not the model that body declares`,
      "leave request out, and body is documented",
    );
  }
}
