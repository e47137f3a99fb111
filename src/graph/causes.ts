import { deprecationLinks } from "../http/deprecation.ts";
import { methodIs } from "../http/method.ts";
import type { Preference } from "../http/prefer.ts";
import { appliesPatches, bodyOf, consumesOf } from "../resource/byMethod.ts";
import { errorTypesOf } from "../resource/errorFormat.ts";
import type { Callback, Declaration } from "../resource/resource.ts";
import { deprecationFor, hasAnyOf, isDeclared, type Subject } from "./declared.ts";
import { axesOf, encodingsOf } from "./offered.ts";

/** When a field or a member is there: one of the causes below, or a callback that is overridden, or a declaration. */
export type Cause = keyof typeof CAUSES | Callback | Declaration;

const CAUSES = {
  always: () => true,
  /** Where the request gives cause, which cannot be known at mount. */
  sometimes: () => true,
  /** Where the callback that ended the request returned it; not where a Halt ended the request. */
  given: ({ isHalt }) => !isHalt,
  /** Where a model or a codec looks at what the client sent, and can say what is wrong with it. */
  checked: (situation) =>
    !situation.isHalt &&
    (isDeclared(situation, "query") || (methodIs(situation.method, "content") && isDeclared(situation, "consumes"))),
  varies: (situation) => axesOf(situation.resource).length > 0 || isDeclared(situation, "vary"),
  /** Where this runtime has one of the codings that are offered. */
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
  /** Where it is said since when it is deprecated (RFC 9745 2). */
  deprecatedSince: (situation) => deprecationFor(situation)?.since !== undefined,
  /** Where it is said when it will be gone (RFC 8594 3). */
  sunsets: (situation) => deprecationFor(situation)?.sunset !== undefined,
  /** Where something tells of the deprecation, or of the sunset. */
  tellsOfDeprecation: (situation) => deprecationLinks(deprecationFor(situation)).length > 0,
  /** Where it depends on who reads it. */
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

/** The callbacks that decide by who the client is. */
export const GUARDS = ["isAuthorized", "forbidden", "withheld"] as const satisfies readonly Callback[];

/** The callbacks that decide what a client may know. A hidden 404 (G7c) must look like that of what is missing: so G7, too. */
export const GUARDING: ReadonlySet<string> = new Set<Callback>([...GUARDS, "resourceExists"]);

/** Whether who the client is decides what it reads. */
export function isGuarded(subject: Subject): boolean {
  return methodIs(subject.method, "reads") && hasAnyOf(subject, GUARDS);
}

/** What the fields of a response depend on. */
export interface ResponseSituation extends Subject {
  /** Whether a callback ended the request by throwing a Halt. */
  readonly isHalt: boolean;
}

/** Whether it is there, in this situation. */
export function isCaused(cause: Cause, situation: ResponseSituation): boolean {
  return cause in CAUSES ? CAUSES[cause as keyof typeof CAUSES](situation) : isDeclared(situation, cause as Callback);
}
