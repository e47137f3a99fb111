import { isText } from "../http/kinds.ts";
import { isPromise } from "../http/later.ts";
import { wrongValue } from "../http/wrongValue.ts";
import type { ResponseFields } from "../resource/responseFields.ts";
import type { Step } from "./step.ts";

/** Sets the fields of every response before the first node. Without such fields the steps are unchanged. */
export function withResponseFields(fields: readonly ResponseFields[], steps: Step): Step {
  if (fields.length === 0) return steps;
  return (visit) => {
    for (const fieldsOf of fields) {
      const given: unknown = fieldsOf(visit.request);
      if (isPromise(given) || isText(given))
        throw wrongValue("A part's fields", given, "Return the fields themselves: there is no time to wait.");
      for (const [name, value] of Object.entries(given ?? {})) visit.setHeader(name, value);
    }
    return steps(visit);
  };
}
