import { READINGS } from "../graph/readings.ts";
import { isObject } from "../http/kinds.ts";
import { disown, isPromise, type MaybePromise, whenResolved } from "../http/later.ts";
import { refusePromisesWithin } from "../http/lostMembers.ts";
import { pointerSteps } from "../http/pointer.ts";
import { wrongValue } from "../http/wrongValue.ts";
import { isMeantFor, queryOf } from "../resource/byMethod.ts";
import { type Model, validate } from "../resource/model.ts";
import { validateFields } from "../resource/repeatedNames.ts";
import type { Objection } from "../resource/resource.ts";
import type { Visit } from "./visit.ts";

/** B9: `malformedRequest` says so, or the query model refuses the query string. */
export function malformed(visit: Visit): boolean | PromiseLike<boolean> {
  const { resource } = visit;
  return whenResolved<boolean | Objection, boolean>(askMalformed(visit), (isMalformed) => {
    refusePromisesWithin(isMalformed);
    visit.returned = isMalformed;
    if (READINGS.claim(isMalformed, "malformedRequest")) return true;
    const model = queryOf(resource, visit.request.method);
    return model === undefined ? false : refusedBy(model, visit);
  });
}

/** B13c: what the model of the path's parameters makes of them. */
export function pathFits(visit: Visit): boolean {
  const { pathModel } = visit.resource;
  if (pathModel === undefined) return true;
  const validation = validate(pathModel, { ...visit.request.params });
  if (isPromise(validation)) {
    disown(validation);
    throw new TypeError("pathModel is asynchronous. Look in `find` for what takes time.");
  }
  if (validation.failures !== undefined) return false;
  if (!isObject(validation.value)) throw wrongValue("pathModel", validation.value, "It makes an object of an object.");
  visit.pathParams = validation.value as Readonly<Record<string, string>>;
  return true;
}

function askMalformed(visit: Visit): MaybePromise<boolean | Objection> {
  const { resource } = visit;
  return isMeantFor(resource, "malformedRequest", visit.request.method) ? resource.malformedRequest(visit) : false;
}

function refusedBy(model: Model, visit: Visit): boolean | PromiseLike<boolean> {
  return whenResolved(validateFields(model, queryRecord(visit.request.query)), (validation) => {
    if (validation.failures !== undefined) {
      visit.failures = validation.failures.map(({ pointer, detail }) => ({
        parameter: pointerSteps(pointer)?.[0] ?? "",
        detail,
      }));
      return true;
    }
    visit.query = validation.value;
    return false;
  });
}

/**
 * The query in a form that models can check: a name that occurs once has a string, one that is repeated a list. One pass
 * over the query: `getAll` for each name would be quadratic. The length of the target bounds it.
 */
function queryRecord(query: URLSearchParams): Record<string, string | string[]> {
  const record: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of query) {
    const known = record[name];
    if (known === undefined) record[name] = value;
    else if (typeof known === "string") record[name] = [known, value];
    else known.push(value);
  }
  return record;
}
