import { methodIs } from "../http/method.ts";
import { appliesPatches, bodyOf, consumesOf, isList } from "../resource/byMethod.ts";
import { codecFor } from "../resource/codec.ts";
import { isLiteral } from "../resource/identity.ts";
import { overrides } from "../resource/overrides.ts";
import { PATCH_TYPES } from "../resource/patch.ts";
import type { Checked } from "./checked.ts";
import { PATCH_CODECS } from "./checkOffers.ts";

/** A patch that is taken is applied, and only PATCH takes one. */
export function checkPatches(checked: Checked): void {
  const { resource, methods, refuse } = checked;
  const { patches, consumes } = resource;
  const known: readonly string[] = PATCH_TYPES;
  const stranger = patches.find((type) => !known.includes(type));
  if (stranger !== undefined) {
    refuse("BAD_PATCHES", `${JSON.stringify(stranger)} is no known patch format`, `one of ${known.join(", ")}`);
  }
  if (patches.length > 0) {
    if (!resource.allowedMethods.includes("PATCH")) {
      refuse("BAD_PATCHES", "patches is declared, and PATCH is not allowed", "PATCH in allowedMethods");
    }
    if (!isList(consumes) && "PATCH" in consumes && !isLiteral(resource)) {
      refuse("BAD_PATCHES", "PATCH is in consumes, and patches is declared", "patches alone: it is what PATCH takes");
    }
  }
  for (const method of methods.filter((each) => methodIs(each, "content"))) checkCodecs(checked, method);
}

function checkCodecs({ resource, codecs, refuse }: Checked, method: string): void {
  const isApplied = appliesPatches(resource, method);
  for (const name of consumesOf(resource, method)) {
    const codec = codecFor(codecs, name);
    // A type without a codec is refused by itself.
    if (codec === undefined || (codec.isPatch === true) === isApplied) continue;
    const [fault, remedy] = isApplied
      ? [`patches has ${name}, and its codec decodes no patch`, PATCH_CODECS]
      : [`${method} consumes ${name}, whose codec decodes a patch that nothing applies`, patchesRemedy(name)];
    refuse("BAD_PATCHES", fault, remedy);
  }
  if (!isApplied) return;
  if (bodyOf(resource, method) === undefined) {
    const remedy = "override readonly body = the model of the whole";
    refuse("BAD_PATCHES", "patches is declared without a body, so that a patch could make anything of it", remedy);
  }
  if (!overrides(resource, "represent")) {
    const remedy = "override represent(ctx) { return value; }";
    refuse("BAD_PATCHES", "patches is declared, and represent is not overridden", remedy);
  }
  if (resource.storedEncodings.length > 0) {
    const remedy = "patches for what represent gives as a value";
    refuse("BAD_PATCHES", "patches and storedEncodings are declared, and coded bytes cannot be patched", remedy);
  }
}

function patchesRemedy(name: string): string {
  return `override readonly patches = ["${name}"]`;
}
