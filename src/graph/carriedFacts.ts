import { isCallback } from "../resource/overrides.ts";
import type { Callback } from "../resource/resource.ts";
import { CARRIED, type CarriedFacts, type CarriedName, type FieldOf, type MemberOf } from "./carried.ts";
import { type Cause, isCaused, type ResponseSituation } from "./causes.ts";

/** What is known of it, under its general type. */
export function carriedFacts(name: CarriedName): CarriedFacts {
  return CARRIED[name];
}

/** The callbacks that are called for it. */
export function calledFor(name: CarriedName): readonly Callback[] {
  return (carriedFacts(name).from ?? []).filter(isCallback);
}

/** The fields that it writes here. */
export function fieldsOf<P extends CarriedName>(name: P, situation: ResponseSituation): readonly FieldOf<P>[] {
  return caused(carriedFacts(name).fields, situation) as readonly FieldOf<P>[];
}

/** The members that it adds to a problem here. */
export function membersOf<P extends CarriedName>(name: P, situation: ResponseSituation): readonly MemberOf<P>[] {
  return caused(carriedFacts(name).members, situation) as readonly MemberOf<P>[];
}

function caused(there: Readonly<Record<string, Cause>> = {}, situation: ResponseSituation): readonly string[] {
  return Object.keys(there).filter((name) => isCaused(there[name] ?? "always", situation));
}
