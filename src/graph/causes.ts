import { deprecationLinks } from "../http/deprecation.ts";
import { methodIs } from "../http/method.ts";
import type { Preference } from "../http/prefer.ts";
import { appliesPatches, bodyOf, consumesOf } from "../resource/byMethod.ts";
import { errorTypesOf } from "../resource/errorFormat.ts";
import type { Callback, Declaration } from "../resource/resource.ts";
import { axesOf, deprecationFor, encodingsOf, hasAnyOf, isDeclared, type Subject } from "./declared.ts";

/** When a field or a member is there: one of the causes below, or a callback that is overridden, or a declaration. */
export type Cause = keyof typeof CAUSES | Callback | Declaration;

const CAUSES = {
  always: () => true,
  sometimes: () => true,
  /** Where the callback that ended the request returned it; not where a Halt ended the request. */
  given: ({ isHalt }) => !isHalt,
  /** Where a model or a codec looks at what the client sent, and can say what is wrong with it. */
  checked: (situation) =>
    !situation.isHalt &&
    (isDeclared(situation, "query") || (methodIs(situation.method, "content") && isDeclared(situation, "consumes"))),
  varies: (situation) => axesOf(situation.resource).length > 0 || isDeclared(situation, "vary"),
  encodes: ({ resource }) => encodingsOf(resource).length > 1,
  /** Where one of them is a coding in which content is stored: what is coded for the response takes no ranges. */
  stored: ({ resource }) => encodingsOf(resource).some((coding) => resource.storedEncodings.includes(coding)),
  errorTypes: ({ resource, errors }) => errorTypesOf(resource.errorProduces, errors).length > 1,
  dateAlone: (situation) => isDeclared(situation, "lastModified") && !isDeclared(situation, "generateEtag"),
  /** Where a write is refused for a state that has a tag. */
  writesTagged: (situation) =>
    !situation.isHalt && !methodIs(situation.method, "reads") && isDeclared(situation, "generateEtag"),
  createdElsewhere: ({ method }) => method === "POST",
  patchAllowed: ({ resource }) => resource.allowedMethods.includes("PATCH") && consumesOf(resource, "PATCH").length > 0,
  prefers: ({ resource, method }) => resource.preferences.length > 0 && methodIs(method, "preferring"),
  honours: (situation) => honoursOneOf(situation, "return"),
  honoursLater: (situation) => honoursOneOf(situation, "respond-async"),
  queryAllowed: ({ resource }) => resource.allowedMethods.includes("QUERY"),
  querySent: ({ method }) => method === "QUERY",
  queriedElsewhere: (situation) => situation.method === "QUERY" && isDeclared(situation, "equivalentLocation"),
  deprecatedSince: (situation) => deprecationFor(situation)?.since !== undefined,
  sunsets: (situation) => deprecationFor(situation)?.sunset !== undefined,
  tellsOfDeprecation: (situation) => deprecationLinks(deprecationFor(situation)).length > 0,
  guarded: (situation) => isGuarded(situation),
  patchSent: (situation) => situation.method === "PATCH" && isDeclared(situation, "consumes"),
} as const satisfies Readonly<Record<string, (situation: ResponseSituation) => boolean>>;

/** Whether a preference is declared that shows in the response, or one of how content is read, where there is a model to read it. */
function honoursOneOf({ resource, method }: ResponseSituation, preference: Preference): boolean {
  if (!methodIs(method, "preferring")) return false;
  const readsContent =
    consumesOf(resource, method).length > 0 &&
    bodyOf(resource, method) !== undefined &&
    !appliesPatches(resource, method);
  return resource.preferences.some((each) => each === preference || (each === "handling" && readsContent));
}

export const GUARDS = ["isAuthorized", "forbidden", "withheld"] as const satisfies readonly Callback[];

/** The callbacks that decide what a client may know. A hidden 404 (G7c) must look like that of what is missing: so G7, too. */
export const GUARDING: ReadonlySet<string> = new Set<Callback>([...GUARDS, "resourceExists"]);

export function isGuarded(subject: Subject): boolean {
  return methodIs(subject.method, "reads") && hasAnyOf(subject, GUARDS);
}

export interface ResponseSituation extends Subject {
  readonly isHalt: boolean;
}

export function isCaused(cause: Cause, situation: ResponseSituation): boolean {
  return cause in CAUSES ? CAUSES[cause as keyof typeof CAUSES](situation) : isDeclared(situation, cause as Callback);
}
