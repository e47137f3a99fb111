import { availableCodings } from "../coding/available.ts";
import { type Deprecation, deprecationLinks } from "../http/deprecation.ts";
import { declaredNames, methodIs } from "../http/method.ts";
import type { Preference } from "../http/prefer.ts";
import {
  appliesPatches,
  bodyOf,
  consumesOf,
  deprecationOf,
  isList,
  isMeantFor,
  queryOf,
  takesKey,
} from "../resource/byMethod.ts";
import type { Codecs } from "../resource/codec.ts";
import type { Security } from "../resource/description.ts";
import { type ErrorFormat, errorTypesOf } from "../resource/errorFormat.ts";
import type { Refuse } from "../resource/mountError.ts";
import { isCallback, overrides } from "../resource/overrides.ts";
import type { AnyResource, Callback, Declaration } from "../resource/resource.ts";

/** What a service declares for those of its resources that do not declare it. */
export interface ServiceDefaults {
  /** The status of content that a model refuses. */
  readonly invalidBody?: AnyResource["invalidBody"];
  /** That its resources are deprecated. */
  readonly deprecation?: Deprecation | undefined;
  /** The schemes of operations that have no `security`. */
  readonly security?: Security | undefined;
}

/** A resource and one method of it: what a plan is specialised for. */
export interface Subject extends ServiceDefaults {
  readonly resource: AnyResource;
  readonly method: string;
  readonly errors?: ErrorFormat | undefined;
}

/** Whether the author overrides or declares it, and not for other methods only. */
export function isDeclared(subject: Subject, name: Callback | Declaration): boolean {
  const { resource, method, invalidBody } = subject;
  if (name === "query") return queryOf(resource, method) !== undefined;
  if (!isMeantFor(resource, name, method)) return false;
  if (name === "invalidBody") {
    // What a patch makes of the representation is 422 in any case, at P1c.
    const isChecked = bodyOf(resource, method) !== undefined && !appliesPatches(resource, method);
    return (resource.invalidBody ?? invalidBody) === 422 && isChecked;
  }
  // Of a deprecation, only a sunset that ends the resource decides anything.
  if (name === "deprecation") {
    const { gone, sunset } = deprecationFor(subject) ?? {};
    return gone === true && sunset !== undefined;
  }
  if (name === "idempotency") return takesKey(resource, method);
  if (name === "consumes") return consumesOf(resource, method).length > 0;
  if (isCallback(name)) return overrides(resource, name);
  const value: unknown = resource[name];
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;
}

function deprecationFor({ resource, method, deprecation }: Subject): Deprecation | undefined {
  return deprecationOf(resource, method, deprecation);
}

export function hasAnyOf(subject: Subject, names: readonly (Callback | Declaration)[]): boolean {
  return names.some((name) => isDeclared(subject, name));
}

export function haltsOf({ resource, method }: Subject): readonly number[] {
  const { halts } = resource;
  if (isList(halts)) return halts;
  return [...new Set(declaredNames(method).flatMap((declared) => halts[declared] ?? []))];
}

export interface Checked {
  readonly resource: AnyResource;
  /** Its methods that it serves itself: of a literal, those that have no facet of their own. */
  readonly methods: readonly string[];
  readonly codecs: Codecs;
  readonly errorCodecs?: Codecs;
  readonly refuse: Refuse;
}

/** The codings that a resource offers and this runtime has. `identity` is always offered (RFC 9110 12.5.3). */
export function encodingsOf({ encodings }: Pick<AnyResource, "encodings">): readonly string[] {
  if (encodings.length === 0) return ["identity"];
  const available = availableCodings();
  const offered = encodings.filter((coding) => available.has(coding));
  return offered.includes("identity") ? offered : [...offered, "identity"];
}

/** The request fields of the axes on which there is more than one offer (RFC 9110 12.5.5). */
export function axesOf(resource: Pick<AnyResource, "produces" | "languages" | "encodings">): readonly string[] {
  return [
    ...(resource.produces.length > 1 ? ["Accept"] : []),
    ...(resource.languages.length > 1 ? ["Accept-Language"] : []),
    ...(encodingsOf(resource).length > 1 ? ["Accept-Encoding"] : []),
  ];
}

/** When a field or a member is there: one of the causes below, or a callback that is overridden, or a declaration. */
export type Cause = keyof typeof CAUSES | Callback | Declaration;

const CAUSES = {
  always: () => true,
  sometimes: () => true,
  /** If the callback that ended the request returned it. A Halt returns nothing. */
  given: ({ isHalt }) => !isHalt,
  /** If a model or a codec checks what the client sent. */
  checked: (situation) =>
    !situation.isHalt &&
    (isDeclared(situation, "query") || (methodIs(situation.method, "content") && isDeclared(situation, "consumes"))),
  varies: (situation) => axesOf(situation.resource).length > 0 || isDeclared(situation, "vary"),
  encodes: ({ resource }) => encodingsOf(resource).length > 1,
  /** If content is stored in one of the offered codings. A range of content that is coded for the response is not sent. */
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

export const isGuarded = (subject: Subject): boolean => methodIs(subject.method, "reads") && hasAnyOf(subject, GUARDS);

export interface ResponseSituation extends Subject {
  readonly isHalt: boolean;
}

export function isCaused(cause: Cause, situation: ResponseSituation): boolean {
  return cause in CAUSES ? CAUSES[cause as keyof typeof CAUSES](situation) : isDeclared(situation, cause as Callback);
}
