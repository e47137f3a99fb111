import { disown, isPromise } from "../http/later.ts";
import type { ResponseFields } from "../resource/responseFields.ts";
import type { Step } from "./step.ts";

/** Sets the fields of every response before the first node. Without such fields the steps are unchanged. */
export function withResponseFields(fields: readonly ResponseFields[], steps: Step): Step {
  if (fields.length === 0) return steps;
  return (visit) => {
    for (const fieldsOf of fields) {
      const given: unknown = fieldsOf(visit.request);
      if (isPromise(given)) {
        disown(given);
        throw new TypeError("A part's fields gave a promise. Return the fields themselves: they are known at once.");
      }
      for (const [name, value] of Object.entries(given ?? {})) visit.setHeader(name, value);
    }
    return steps(visit);
  };
}
