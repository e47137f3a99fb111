import type { Deprecation } from "../http/deprecation.ts";
import { declaredNames, methodIs } from "../http/method.ts";
import { isModel, type Model, type StandardModel } from "./model.ts";
import type { AnyResource } from "./resource.ts";

type Consuming = Pick<AnyResource, "consumes" | "patches">;

export function consumesOf({ consumes, patches }: Consuming, method: string): readonly string[] {
  if (appliesPatches({ patches }, method)) return patches;
  return isList(consumes) ? consumes : (consumes[method] ?? []);
}

/** Whether the content of a method is a patch, which is applied to the representation before `apply` is called. */
export function appliesPatches({ patches }: Pick<AnyResource, "patches">, method: string): boolean {
  return method === "PATCH" && patches.length > 0;
}

/** The model of a method's body, or of what a patch makes of the representation. */
export function bodyOf({ body }: Pick<AnyResource, "body">, method: string): Model | undefined {
  return body === undefined || isModel(body) ? body : body[method];
}

/** That a method is deprecated; `ofService` where the resource does not say. */
export function deprecationOf(
  { deprecation }: Pick<AnyResource, "deprecation">,
  method: string,
  ofService?: Deprecation,
): Deprecation | undefined {
  const said = deprecation && isByMethod(deprecation) ? saidOf(deprecation, method) : deprecation;
  return said === false ? undefined : (said ?? ofService);
}

/** What holds for GET holds for HEAD. */
function saidOf<T>(byMethod: Readonly<Record<string, T>>, method: string): T | undefined {
  return declaredNames(method)
    .map((name) => byMethod[name])
    .find((said) => said !== undefined);
}

/** Whether a deprecation is said by method: methods are in capitals. */
export function isByMethod(
  deprecation: NonNullable<AnyResource["deprecation"]>,
): deprecation is Readonly<Record<string, Deprecation | false>> {
  return deprecation !== false && Object.keys(deprecation).some((name) => name === name.toUpperCase());
}

/** The milliseconds that a method may take, where the resource says it. */
export function deadlineOf({ deadline }: Pick<AnyResource, "deadline">, method: string): number | undefined {
  return typeof deadline === "object" ? saidOf(deadline, method) : deadline;
}

/** Several models of the query as one: those of parts, and the resource's own. */
export interface QueryModels extends StandardModel {
  readonly "~models": readonly Model[];
  /** Those of the parts alone, for methods that the `onlyFor` of a class leaves out. */
  readonly "~ofParts"?: Model | undefined;
}

export function modelsIn(query: Model | QueryModels | undefined): readonly Model[] {
  if (query === undefined) return [];
  return "~models" in query ? query["~models"] : [query];
}

export function queryOf(resource: AnyResource, method: string): Model | undefined {
  const { query } = resource;
  return isMeantFor(resource, "query", method) ? query : (query as Partial<QueryModels> | undefined)?.["~ofParts"];
}

/** Whether an Idempotency-Key is taken with a method: where no methods are named, with those that are not idempotent. */
export function takesKey({ idempotency }: Pick<AnyResource, "idempotency">, method: string): boolean {
  if (idempotency === undefined) return false;
  return idempotency.methods?.includes(method) ?? (methodIs(method, "authored") && !methodIs(method, "idempotent"));
}

/** Whether a callback or the query model applies to this method: what `onlyFor` does not name applies to all. */
export function isMeantFor({ onlyFor }: AnyResource, name: keyof AnyResource, method: string): boolean {
  const methods = onlyFor[name as keyof typeof onlyFor];
  return methods === undefined || declaredNames(method).some((declared) => methods.includes(declared));
}

/** `Array.isArray` does not narrow readonly arrays. */
export function isList<T>(declared: readonly T[] | Readonly<Record<string, readonly T[]>>): declared is readonly T[] {
  return Array.isArray(declared);
}
