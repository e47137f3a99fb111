import { jsonText } from "../codecs/json.ts";
import { isByteSource } from "../http/byteSource.ts";
import { type MaybePromise, whenResolved } from "../http/later.ts";
import { refuseEnding } from "../http/response.ts";
import { isStream } from "../http/responseStream.ts";
import { wrongValue } from "../http/wrongValue.ts";
import { type Validation, validate } from "../resource/model.ts";
import type { Patch } from "../resource/patch.ts";
import type { Visit } from "./visit.ts";

type PatchState = NonNullable<Visit["patchState"]>;

/** P1b, RFC 5789 2.2: the state is not the one that the patch was made for. */
export function patchTestsHold(visit: Visit): boolean | PromiseLike<boolean> {
  return whenResolved(patched(visit), (state) => state !== "test");
}

/** P1c. The whole, as its model gives it back, is the body from here on. */
export function patchApplies(visit: Visit): boolean | PromiseLike<boolean> {
  return whenResolved(patched(visit), (state) => state === "applied");
}

/** Applies the patch to what `represent` gives, once. */
function patched(visit: Visit): PatchState | PromiseLike<PatchState> {
  if (visit.patchState !== undefined) return visit.patchState;
  return whenResolved<unknown, PatchState>(visit.resource.represent(visit), (value) => {
    visit.patch ??= visit.body as Patch;
    const outcome = visit.patch.applyTo(copyOf(value));
    if (outcome.fault !== undefined) {
      visit.failures = outcome.failures;
      return keep(visit, outcome.fault);
    }
    return whenResolved(accepted(visit, outcome.value), (validation) => {
      const other =
        validation.failures && outcome.otherwise?.(new Set(validation.failures.map(({ pointer }) => pointer)));
      if (other === undefined) return judged(visit, validation);
      return whenResolved(accepted(visit, other), (again) =>
        judged(visit, again.failures === undefined ? again : validation),
      );
    });
  });
}

/** The mount check lets no patches in without a model. */
function accepted(visit: Visit, value: unknown): MaybePromise<Validation> {
  const { model } = visit.kit.consumed(visit.request.method);
  return model === undefined ? { value } : validate(model, value);
}

function judged(visit: Visit, validation: Validation): PatchState {
  if (validation.failures === undefined) {
    visit.body = validation.value;
    return keep(visit, "applied");
  }
  visit.failures = validation.failures;
  return keep(visit, "inapplicable");
}

function keep(visit: Visit, state: PatchState): PatchState {
  visit.patchState = state;
  return state;
}

/** What a client reads of the value, in a copy that the patch may change: a Date, say, is the text of it. */
function copyOf(value: unknown): unknown {
  refuseEnding(value, "represent");
  if (value === undefined || value instanceof Uint8Array || isByteSource(value) || isStream(value)) {
    throw wrongValue("represent", value, "A PATCH is applied to JSON: return the value that is encoded.");
  }
  return JSON.parse(jsonText(value));
}
