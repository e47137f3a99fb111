import { methodIs, methodWords } from "../http/method.ts";
import { PREFERENCES } from "../http/prefer.ts";
import { facetOf, facetsOf, isLiteral, methodsServed, placedNameOf } from "../resource/attached.ts";
import { bodyOf, isMeantFor } from "../resource/byMethod.ts";
import type { Codecs } from "../resource/codec.ts";
import { MountError, type Refuse } from "../resource/mountError.ts";
import { overrides, writtenIn } from "../resource/overrides.ts";
import { type AnyResource, Resource } from "../resource/resource.ts";
import { checkBodies, checkPatches } from "./checkBodies.ts";
import { checkCalled } from "./checkCalled.ts";
import { checkCors } from "./checkCors.ts";
import { checkDeprecation } from "./checkDeprecation.ts";
import { checkDescription } from "./checkDescription.ts";
import type { Checked } from "./checked.ts";
import { checkActs, checkMethods } from "./checkMethods.ts";
import { checkNames } from "./checkNames.ts";
import { checkOffers } from "./checkOffers.ts";
import { checkQuery } from "./checkQuery.ts";
import { checkCache, checkIdempotency } from "./checkStores.ts";
import { checkValues } from "./checkValues.ts";
import { nodesAtMount } from "./plan.ts";

/** Ruling 16: faults of the author are found when the service is built, not by a client. */
export function checkResource(resource: AnyResource, codecs: Codecs, errorCodecs = codecs): void {
  if (!(resource instanceof Resource)) {
    const given = typeof resource;
    throw new MountError("NOT_A_RESOURCE", given, "it does not extend Resource", "class Books extends Resource { … }");
  }
  const refuse = refuserOf(resource);
  // The first is the resource itself, whose methods the others read.
  for (const facet of facetsOf(resource)) {
    checkValues({ resource: facet, refuse });
    const methods = methodsServed(resource, facet);
    checkCors({ cors: facet.cors, refuse });
    checkDeprecation({ resource: facet, refuse });
    for (const check of [checkNames, checkMethods, checkOffers, checkPatches, checkBodies, checkQuery, checkActs]) {
      check({ resource: facet, methods, codecs, errorCodecs, refuse });
    }
  }
  facetsOf(resource).map(nodesAtMount).find(Boolean)?.check({ resource, refuse });
  checkCache({ resource, refuse });
  checkIdempotency({ resource, refuse });
  checkPreferences({ resource, refuse });
  checkRawBody({ resource, refuse });
  checkDescription({ resource, refuse });
  checkGuards({ resource, refuse });
  for (const { names, methods } of writtenIn(resource)) checkCalled(resource, names, methods, refuse);
}

/** What remains to be checked of a resource of a class where one that is alike passed all checks: what they can differ in. */
export function checkBeyondAlike(resource: AnyResource): void {
  const refuse = refuserOf(resource);
  checkNames({ resource, refuse });
  checkDeprecation({ resource, refuse });
  checkDescription({ resource, refuse });
  checkGuards({ resource, refuse });
}

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

/** The text of a mount error, which is worded for classes, for the author of a literal. */
export function inLiteralWords(text: string): string {
  return WORDS.reduce((said, [pattern, literal]) => said.replace(pattern, literal), text);
}

/** Content is read first only where there is some. A literal may have the declaration from a part that others need. */
export function checkRawBody({ resource, refuse }: Pick<Checked, "resource" | "refuse">): void {
  if (!resource.rawBody || isLiteral(resource)) return;
  if (resource.allowedMethods.some((method) => methodIs(method, "content"))) return;
  const remedy = `${methodWords("content")} in allowedMethods`;
  refuse("RAW_BODY_UNREAD", "rawBody is declared and no method carries a body", remedy);
}

/**
 * A write that anyone may send, while another method of the class is guarded: a slip in `onlyFor`, unless the description says
 * that it is public. A literal says it in its parts, and is checked where they are put together.
 */
export function checkGuards({ resource, refuse }: Pick<Checked, "resource" | "refuse">): void {
  if (isLiteral(resource) || !overrides(resource, "isAuthorized")) return;
  const isGuarded = (method: string) => isMeantFor(resource, "isAuthorized", method);
  const guarded = resource.allowedMethods.filter(isGuarded);
  const described = new Map(Object.entries(resource.describe() ?? {}));
  const open = resource.allowedMethods.find(
    (method) =>
      !methodIs(method, "safe") && !isGuarded(method) && described.get(method.toLowerCase())?.security?.length !== 0,
  );
  const [sibling] = guarded;
  if (open === undefined || sibling === undefined) return;
  refuse(
    "UNGUARDED_WRITE",
    `${open} is open to everyone, while ${sibling} asks who the client is`,
    `onlyFor = { isAuthorized: ${JSON.stringify([...guarded, open])} }, or security: [] for ${open.toLowerCase()} in describe() to say that it is public`,
  );
}

/** A preference that is declared can be honoured, for one method at least: the document would promise it otherwise. */
export function checkPreferences({ resource, refuse }: Pick<Checked, "resource" | "refuse">): void {
  const facets = resource.allowedMethods.map((method) => ({ method, facet: facetOf(resource, method) }));
  const declared = new Set([resource, ...facets.map(({ facet }) => facet)].flatMap((facet) => [...facet.preferences]));
  const unknown = [...declared].find((each) => !PREFERENCES.includes(each));
  if (unknown !== undefined) {
    refuse(
      "BAD_PREFERENCE",
      `${JSON.stringify(unknown)} is no preference that is known`,
      `one of ${PREFERENCES.join(", ")}`,
    );
  }
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
    refuse(
      "BAD_PREFERENCE",
      "preferences has handling, and there is no body model",
      "override readonly body = NewBook",
    );
  }
}
