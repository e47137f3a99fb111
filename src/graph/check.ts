import { disown, isPromise } from "../http/later.ts";
import { methodIs, methodWords } from "../http/method.ts";
import { PREFERENCES } from "../http/prefer.ts";
import { facetOf, facetsOf, isCommand, isLiteral, methodsServed, placedNameOf } from "../resource/attached.ts";
import { bodyOf, consumesOf } from "../resource/byMethod.ts";
import type { Codecs } from "../resource/codec.ts";
import { type Description, OF_AN_OPERATION, type Operation, type Security } from "../resource/description.ts";
import { MountError, type Refuse } from "../resource/mountError.ts";
import { BOOLEAN, checkValue, keyRemedy, type OptionRule, TEXTS } from "../resource/options.ts";
import { DECLARATIONS, DEFAULTS, overrides, writtenIn } from "../resource/overrides.ts";
import { factsOf } from "../resource/record.ts";
import { type AnyResource, Resource } from "../resource/resource.ts";
import { checkCalled, checkNames } from "./checkCallbacks.ts";
import { checkBodies, checkKnown, checkModel, checkOffers, checkPatches } from "./checkContent.ts";
import { checkActs, checkMethods } from "./checkMethods.ts";
import { checkCache, checkCors, checkDeprecation, checkIdempotency } from "./checkPolicies.ts";
import { checkQuery } from "./checkQuery.ts";
import { type Checked, GUARDS, haltsOf, hasAnyOf, type Subject } from "./declared.ts";
import { methodsOf } from "./fold.ts";
import { nodesAtMount, type Plan, planFor } from "./plan.ts";
import { reachableStatuses } from "./reach.ts";

/** Ruling 16: faults of the author are found when the service is built, not by a client. */
export function checkResource(resource: AnyResource, codecs: Codecs, errorCodecs = codecs, security?: Security): void {
  if (!(resource instanceof Resource)) {
    const given = typeof resource;
    throw new MountError("NOT_A_RESOURCE", given, "it does not extend Resource", "class Books extends Resource { … }");
  }
  const refuse = refuserOf(resource);
  // The first is the resource itself, whose methods the others read.
  for (const facet of facetsOf(resource)) {
    // The others read the values.
    checkValues({ resource: facet, refuse });
    const methods = methodsServed(resource, facet);
    for (const check of OF_FACETS) check({ resource: facet, methods, codecs, errorCodecs, refuse });
  }
  const whole = { resource, refuse };
  facetsOf(resource).map(nodesAtMount).find(Boolean)?.check(whole);
  for (const check of [checkCache, checkIdempotency, checkPreferences, checkRawBody, checkDescription]) check(whole);
  checkGuards(whole, security);
  for (const written of writtenIn(resource)) checkCalled(resource, written, refuse);
}

/** What remains to be checked of a resource of a class where one that is alike passed all checks: what they can differ in. */
export function checkBeyondAlike(resource: AnyResource, security: Security | undefined): void {
  const whole = { resource, refuse: refuserOf(resource) };
  for (const check of [checkNames, checkDeprecation, checkDescription]) check(whole);
  checkGuards(whole, security);
}

type Checking = Pick<Checked, "resource" | "refuse">;

function refuserOf(resource: AnyResource): Refuse {
  return (code, detail, remedy) => {
    throw isLiteral(resource)
      ? new MountError(code, placedNameOf(resource), inLiteralWords(detail), inLiteralWords(remedy))
      : new MountError(code, placedNameOf(resource), detail, remedy);
  };
}

/** The literal form of what mount errors say of classes: each pattern of their texts, and its replacement. */
const WORDS: readonly (readonly [pattern: RegExp, literal: string])[] = [
  [/override readonly allowedMethods = .*/, "GET: { … }"],
  [/((?:"?[A-Z]+"?(?:, | or )?)+) in allowedMethods/, "a block for $1"],
  [/allowedMethods is empty/, "it has a block for no method, and no act at the top"],
  [/override (\w+)\([^)]*\) \{ (?:return )?(.*?);? \}(?=$|, |:)/g, "$1: (ctx) => $2"],
  [/override readonly (\w+) = /g, "$1: "],
  [/resourceExists/g, "find"],
  [/ is not overridden/g, " is not there"],
  [/ is overridden/g, " is there"],
  [/describe (?:has|names) /, "the literal describes "],
  [/ in describe /, " in the literal "],
  [/route\(pattern, resource, \{ codecs: \{ (?:"application\/json": …, )?(.*) \} \}\)/, "codecs: { $1 }"],
];

export function inLiteralWords(text: string): string {
  return WORDS.reduce((said, [pattern, literal]) => said.replace(pattern, literal), text);
}

/** Content is read first only where there is some. A literal may have the declaration from a part that others need. */
function checkRawBody({ resource, refuse }: Checking): void {
  if (!resource.rawBody || isLiteral(resource)) return;
  if (resource.allowedMethods.some((method) => methodIs(method, "content"))) return;
  const remedy = `${methodWords("content")} in allowedMethods`;
  refuse("RAW_BODY_UNREAD", "rawBody is declared and no method carries a body", remedy);
}

/** A preference that is declared can be honoured, for one method at least: the document would promise it otherwise. */
function checkPreferences({ resource, refuse }: Checking): void {
  const facets = resource.allowedMethods.map((method) => ({ method, facet: facetOf(resource, method) }));
  const declared = new Set([resource, ...facets.map(({ facet }) => facet)].flatMap((facet) => [...facet.preferences]));
  checkKnown([...declared], PREFERENCES, refuse, "BAD_PREFERENCE", "is no preference that is known");
  const writes = facets.filter(({ method }) => methodIs(method, "preferring"));
  if (declared.size > 0 && writes.length === 0) {
    const remedy = `${methodWords("preferring")} in allowedMethods`;
    refuse("BAD_PREFERENCE", "preferences is declared, and no method is allowed that honours any", remedy);
  }
  if (declared.has("respond-async") && !writes.some(({ facet }) => overrides(facet, "accepted"))) {
    const remedy = "override accepted(ctx) { return `/jobs/${id}`; }";
    refuse("BAD_PREFERENCE", "preferences has respond-async, and accepted is not overridden", remedy);
  }
  if (declared.has("handling") && !writes.some(({ method, facet }) => bodyOf(facet, method) !== undefined)) {
    const remedy = "override readonly body = NewBook";
    refuse("BAD_PREFERENCE", "preferences has handling, and there is no body model", remedy);
  }
}

/** What has a boolean as its default is one, and what has a list is one of texts. */
const RULED = DECLARATIONS.flatMap((name) => {
  const byDefault: unknown = Reflect.get(DEFAULTS, name);
  const byType = typeof byDefault === "boolean" ? BOOLEAN : Array.isArray(byDefault) && TEXTS;
  const rule: OptionRule | boolean = factsOf(name)?.rule ?? byType;
  return typeof rule === "boolean" ? [] : [{ name, rule, isOptional: byDefault === undefined }];
});

function checkValues({ resource, refuse }: Checking): void {
  for (const { name, rule, isOptional } of RULED) {
    const value: unknown = Reflect.get(resource, name);
    if (value !== undefined || !isOptional) checkValue(name, value, rule, refuse);
  }
}

/** Each facet is checked by itself. */
const OF_FACETS = [
  checkCors,
  checkDeprecation,
  checkNames,
  checkMethods,
  checkOffers,
  checkPatches,
  checkBodies,
  checkQuery,
  checkActs,
];

/** Ruling 69: the document and the guards agree. A write that is open, while another method is guarded, is a slip unless it is described as public. */
function checkGuards({ resource, refuse }: Checking, ofService?: Security): void {
  const described: Description = resource.describe() ?? {};
  const subjects = resource.allowedMethods.map((method): Subject => ({ resource: facetOf(resource, method), method }));
  const sibling = subjects.find(asks)?.method;
  for (const subject of subjects) {
    const { method } = subject;
    const operation = described[method.toLowerCase() as keyof Description];
    const security = operation && (operation.security ?? (ofService?.length ? ofService : undefined));
    const isPublic = security?.length === 0;
    if (asks(subject)) {
      if (isPublic) refuse("SECURITY_DIFFERS", `${method} has security: [], and isAuthorized`, "the guard in a group");
    } else if (!isPublic && sibling !== undefined && !methodIs(method, "safe")) {
      const remedy = `the same guard for ${method}, or security: [] to say that it is public`;
      refuse("UNGUARDED_WRITE", `${method} is open to everyone, while ${sibling} asks who the client is`, remedy);
    } else if (!isPublic && security !== undefined && !isRefusable(subject)) {
      const remedy =
        "with: [bearer({ verify })]; where a proxy reads them, override isAuthorized(ctx) { return true; }";
      refuse("SECURITY_DIFFERS", `${method} has security, and nothing asks who the client is`, remedy);
    }
  }
}

const asks = (subject: Subject): boolean => hasAnyOf(subject, ["isAuthorized"]);

/** A node may refuse, and so may the handler of a command. */
function isRefusable(subject: Subject): boolean {
  if (isCommand(subject.resource) || hasAnyOf(subject, [...GUARDS, "nodes"])) return true;
  return haltsOf(subject).some((status) => status === 401 || status === 403);
}

/** The document speaks of what the graph can do, so a description that says otherwise is refused. */
function checkDescription(checked: Checking): void {
  const { resource, refuse } = checked;
  const description = resource.describe() ?? {};
  if (isPromise(description)) {
    disown(description);
    const remedy = "override describe() { return { get: { … } }; }, without async";
    refuse("ASYNC_DESCRIPTION", "describe gives a promise", remedy);
  }
  for (const [name, operation] of Object.entries(description)) {
    checkDescribedMethod(name, checked);
    checkOperation(name, operation, planFor({ resource, method: name.toUpperCase() }), checked);
  }
}

export function checkDescribedMethod(name: string, { resource, refuse }: Checking): void {
  const method = name.toUpperCase();
  if (methodsOf(resource).includes(method)) return;
  const remedy = `"${method}" in allowedMethods`;
  refuse("DESCRIBED_METHOD_NOT_ALLOWED", `describe has ${name}, and ${method} is not allowed`, remedy);
}

export function checkOperation(name: string, operation: Operation, plan: Plan, checked: Checking): void {
  const { resource, refuse } = checked;
  for (const key of Object.keys(operation)) {
    if (OF_AN_OPERATION.has(key)) continue;
    refuse("UNKNOWN_KEY", `${name} of describe has ${key}, which nothing reads`, keyRemedy(key, OF_AN_OPERATION));
  }
  checkRequest(name, operation, checked);
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
  const described = `the request of ${name} in describe is`;
  if (body === undefined) {
    const detail = `${described} a model that body does not declare, so any content would be accepted`;
    refuse("DESCRIBED_REQUEST_DIFFERS", detail, "override readonly body = the model, and it is documented");
  }
  if (body !== request) {
    const detail = `${described} not the model that body declares`;
    refuse("DESCRIBED_REQUEST_DIFFERS", detail, "leave request out, and body is documented");
  }
}
