import type { PrepareRow } from "../graph/row.ts";
import { isFunction } from "../http/kinds.ts";
import { isPromise, whenResolved } from "../http/later.ts";
import { type ResponseBody, refuseEnding } from "../http/response.ts";
import { wrongValue } from "../http/wrongValue.ts";
import type { Release } from "../resource/context.ts";
import { saysState } from "../resource/stored.ts";
import { encodeContent, refuseWrittenPromises, storedContent } from "./entity.ts";
import type { Kit } from "./kit.ts";
import { judgeOf, REPRESENTED } from "./responseCheck.ts";
import { lastModified, stateTag } from "./validators.ts";
import type { Prepared, Visit } from "./visit.ts";

export function prepared<T>({ callback }: PrepareRow<string>, kit: Kit, next: Prepared<T>): Prepared<T> {
  return callback === "lifespan" ? lifespan(next) : representation(kit, next);
}

/** B13b: what is set up here is released when the request has ended. Requests that were shed before cost no set-up. */
export function lifespan<T>(next: Prepared<T>): Prepared<T> {
  const keep = (visit: Visit, release: unknown) => {
    if (release !== undefined && !isFunction(release))
      throw wrongValue("lifespan", release, "Return a function that undoes it, or nothing.");
    if (release !== undefined) visit.defer(release as Release);
    visit.stopIfEnded();
    return next(visit);
  };
  return (visit) => {
    const release: unknown = visit.resource.lifespan(visit);
    return isPromise(release) ? release.then((settled) => keep(visit, settled)) : keep(visit, release);
  };
}

/** The one argument of every callback, taken for one of its members. */
export function refuseContext(visit: Visit, callback: string, given: unknown): void {
  if (given !== undefined && (given === visit || given === visit.view))
    throw new TypeError(`${callback} gave its context. Write ({ entity }) => entity.`);
}

/** O18a. The validators are asked first, so that content is never older than its tag. */
export function representation<T>(kit: Kit, following: Prepared<T>): Prepared<T> {
  const isRecorded = kit.cache !== undefined;
  const next = isRecorded ? recorded(following) : following;
  const keep = (visit: Visit, content: ResponseBody) => {
    visit.content = content;
    return next(visit);
  };
  // Not with `whenResolved`, whose closures would be allocated for every response.
  const encode = (visit: Visit, value: unknown) => {
    if (value === undefined || saysState(value))
      throw wrongValue("represent", value, "Return the value to be sent; null is a value too.");
    refuseEnding(value, "represent");
    refuseContext(visit, "represent", value);
    const isStored = kit.isStored(visit.encoding) && givenContent(visit) === undefined;
    const content = isStored ? storedContent(visit, value) : encodeContent(visit, value);
    if (isPromise(content)) return content.then((settled) => keep(visit, settled));
    refuseWrittenPromises(visit, value, content);
    visit.content = content;
    return next(visit);
  };
  const send = judged(kit, encode);
  const represent = (visit: Visit) => {
    if (isRecorded && visit.cacheEntry !== undefined) visit.cacheEntry.isRecording = true;
    const value: unknown = givenContent(visit) ?? visit.resource.represent(visit);
    return isPromise(value) ? value.then((settled) => send(visit, settled)) : send(visit, value);
  };
  const dated = kit.overrides("lastModified") ? after(lastModified, represent) : represent;
  return kit.overrides("generateEtag") ? after(stateTag, dated) : dated;
}

const givenContent = ({ attempt }: Visit): unknown => attempt?.stored?.content;

function recorded<T>(next: Prepared<T>): Prepared<T> {
  return (visit) => {
    visit.cacheEntry?.made(visit.content);
    return next(visit);
  };
}

function judged<T>(
  { options }: Kit,
  encode: (visit: Visit, value: unknown) => T | PromiseLike<T>,
): (visit: Visit, value: unknown) => T | PromiseLike<T> {
  const judge = judgeOf(options.responses);
  if (judge === undefined) return encode;
  return (visit, value) => whenResolved(judge(visit, value, REPRESENTED), (settled) => encode(visit, settled));
}

function after<T>(ask: (visit: Visit) => unknown, next: Prepared<T>): Prepared<T> {
  return (visit) => {
    const returned = ask(visit);
    return isPromise(returned) ? returned.then(() => next(visit)) : next(visit);
  };
}
