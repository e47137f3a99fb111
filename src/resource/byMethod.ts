import { declaredNames, methodIs } from "../http/method.ts";
import { isModel, type Model } from "./model.ts";
import type { AnyResource } from "./resource.ts";

/** The media types that a method consumes. */
export function consumesOf({ consumes }: Pick<AnyResource, "consumes">, method: string): readonly string[] {
  return isList(consumes) ? consumes : (consumes[method] ?? []);
}

/** The model of a method's body. */
export function bodyOf({ body }: Pick<AnyResource, "body">, method: string): Model | undefined {
  return body === undefined || isModel(body) ? body : body[method];
}

/** The model of a method's query string. */
export function queryOf(resource: AnyResource, method: string): Model | undefined {
  return isMeantFor(resource, "query", method) ? resource.query : undefined;
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
