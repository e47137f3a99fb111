import type { Deprecation } from "../http/deprecation.ts";
import { declaredNames } from "../http/method.ts";
import {
  appliesPatches,
  bodyOf,
  consumesOf,
  deprecationOf,
  isList,
  isMeantFor,
  takesKey,
} from "../resource/byMethod.ts";
import type { ErrorFormat } from "../resource/errorFormat.ts";
import { isCallback, overrides } from "../resource/overrides.ts";
import type { AnyResource, Callback, Declaration } from "../resource/resource.ts";

/** What a service declares for those of its resources that do not declare it. */
export interface ServiceDefaults {
  /** The status of content that a model refuses. */
  readonly invalidBody?: AnyResource["invalidBody"];
  /** That its resources are deprecated. */
  readonly deprecation?: Deprecation | undefined;
}

/** A resource and one method of it: what a plan is specialised for. */
export interface Subject extends ServiceDefaults {
  readonly resource: AnyResource;
  readonly method: string;
  /** The service's default format of errors. */
  readonly errors?: ErrorFormat | undefined;
}

/** Whether the author overrides or declares it, and not for other methods only. */
export function isDeclared(subject: Subject, name: Callback | Declaration): boolean {
  const { resource, method, invalidBody } = subject;
  if (!isMeantFor(resource, name, method)) return false;
  if (name === "invalidBody") {
    // What a patch makes of the representation is 422 in any case, at P1c.
    const isChecked = bodyOf(resource, method) !== undefined && !appliesPatches(resource, method);
    return (resource.invalidBody ?? invalidBody) === 422 && isChecked;
  }
  // Of a deprecation, only a sunset that ends the resource decides anything.
  if (name === "deprecation") return endsAtSunset(deprecationFor(subject));
  if (name === "idempotency") return takesKey(resource, method);
  if (name === "consumes") return consumesOf(resource, method).length > 0;
  if (isCallback(name)) return overrides(resource, name);
  const value: unknown = resource[name];
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;
}

/** That the method is deprecated, as the resource or the service says. */
export function deprecationFor({ resource, method, deprecation }: Subject): Deprecation | undefined {
  return deprecationOf(resource, method, deprecation);
}

function endsAtSunset(deprecation: Deprecation | undefined): boolean {
  return deprecation?.gone === true && deprecation.sunset !== undefined;
}

/** Whether one of these callbacks is overridden, or one of these declarations made. */
export function hasAnyOf(subject: Subject, names: readonly (Callback | Declaration)[]): boolean {
  return names.some((name) => isDeclared(subject, name));
}

/** The statuses that a callback may end the request with, beside those that the graph reaches. */
export function haltsOf({ resource, method }: Subject): readonly number[] {
  const { halts } = resource;
  if (isList(halts)) return halts;
  return [...new Set(declaredNames(method).flatMap((declared) => halts[declared] ?? []))];
}
