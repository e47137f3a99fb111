import type { Codecs } from "../resource/codec.ts";
import { facetsOf, methodsServed } from "../resource/facets.ts";
import { isLiteral, placedNameOf } from "../resource/identity.ts";
import { MountError, type Refuse } from "../resource/mountError.ts";
import { type AnyResource, Resource } from "../resource/resource.ts";
import { checkActs } from "./checkActs.ts";
import { checkBodies } from "./checkBodies.ts";
import { checkCache } from "./checkCache.ts";
import { checkCors } from "./checkCors.ts";
import { checkDeprecation } from "./checkDeprecation.ts";
import { checkDescription } from "./checkDescription.ts";
import { checkGuards } from "./checkGuards.ts";
import { checkIdempotency } from "./checkIdempotency.ts";
import { checkMethods } from "./checkMethods.ts";
import { checkNames } from "./checkNames.ts";
import { checkOffers } from "./checkOffers.ts";
import { checkPatches } from "./checkPatches.ts";
import { checkPreferences } from "./checkPreferences.ts";
import { checkRawBody } from "./checkRawBody.ts";
import { checkUpgrade } from "./checkUpgrade.ts";
import { checkValues } from "./checkValues.ts";
import { inLiteralWords } from "./literalWords.ts";

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
    for (const check of [checkNames, checkMethods, checkOffers, checkPatches, checkBodies, checkActs]) {
      check({ resource: facet, methods, codecs, errorCodecs, refuse });
    }
  }
  checkCache({ resource, refuse });
  checkIdempotency({ resource, refuse });
  checkPreferences({ resource, refuse });
  checkRawBody({ resource, refuse });
  checkUpgrade({ resource, refuse });
  checkDescription({ resource, refuse });
  checkGuards({ resource, refuse });
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
