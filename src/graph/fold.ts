import { methodIs } from "../http/method.ts";
import { consumesOf, isMeantFor } from "../resource/byMethod.ts";
import { DEFAULTS, overrides } from "../resource/overrides.ts";
import { type AnyResource, type Callback, type Declaration, Resource } from "../resource/resource.ts";
import { type AskRow, type MountTest, READINGS, type RecallRow, type RequestRow, type Row } from "./row.ts";

export type YesNo = "yes" | "no";

/** What is settled on the way to a node, beside the method: the answers that recall rows ask for. */
export interface Way {
  /** G7's answer. */
  readonly exists: boolean;
  /** N11's answer. */
  readonly creates: boolean;
}

/** A resource and one method of it: what a plan is specialised for. */
export interface Subject {
  readonly resource: AnyResource;
  readonly method: string;
}

/** The answer to a row that is settled at mount; undefined where only a request can tell. */
export function fold(row: Row, subject: Subject, way: Way): YesNo | undefined {
  switch (row.kind) {
    case "ask":
      return foldAsk(row, subject);
    case "method":
      return yesNo(testAtMount(row.test, subject));
    case "recall":
      return yesNo(recallOnWay(row, subject, way));
    case "request":
      return isOpen(row, subject) ? undefined : row.otherwise;
    case "act":
      // What nobody has written cannot be done: a POST that creates nothing, where only creating is provided for.
      return overrides(subject.resource, row.callback) ? undefined : "no";
    case "choose":
      return undefined;
  }
}

/** OPTIONS is always answered (ruling 12), so Allow lists it. */
export function methodsOf(resource: AnyResource): readonly string[] {
  const methods = resource.allowedMethods;
  return methods.includes("OPTIONS") ? methods : [...methods, "OPTIONS"];
}

/** Whether one of these callbacks is overridden, or one of these declarations made. */
export function hasAnyOf(subject: Subject, names: readonly (Callback | Declaration)[]): boolean {
  return names.some((name) => isDeclared(subject, name));
}

function foldAsk(row: AskRow<string>, subject: Subject): YesNo | undefined {
  if (isDeclared(subject, row.callback)) return undefined;
  const answer = defaultAnswer(row.callback);
  return answer === undefined ? undefined : yesNo(READINGS[row.reads](answer.constant));
}

/**
 * A default that answers without looking at its context is a constant, so the table needs no second list of defaults.
 * Only the base class is asked so, never an author's code.
 */
function defaultAnswer(callback: AskRow<string>["callback"]): { readonly constant: unknown } | undefined {
  if (!KNOWN_DEFAULTS.has(callback)) KNOWN_DEFAULTS.set(callback, askDefault(callback));
  return KNOWN_DEFAULTS.get(callback);
}

const KNOWN_DEFAULTS = new Map<string, { readonly constant: unknown } | undefined>();

function askDefault(callback: AskRow<string>["callback"]): { readonly constant: unknown } | undefined {
  try {
    return { constant: Reflect.apply(DEFAULTS[callback], DEFAULTS, [UNREADABLE, UNREADABLE]) };
  } catch {
    return undefined;
  }
}

const UNREADABLE: object = new Proxy(
  {},
  {
    get: () => {
      throw new Error("This default looks at its context, so it is no constant.");
    },
  },
);

function testAtMount(test: MountTest, { resource, method }: Subject): boolean {
  if (test === "known") return resource.knownMethods.includes(method);
  if (test === "allowed") return methodsOf(resource).includes(method);
  // Ruling 4: a write is never refused for its Accept headers; its answer falls back on the first offer.
  if (test === "serveAnyway") return resource.ignoreUnacceptable || !methodIs(method, "reads");
  if (test === "putCreates") return resource.putCreates;
  return methodIs(method, test.method);
}

function recallOnWay(row: RecallRow<string>, { method }: Subject, { exists, creates }: Way): boolean {
  if (row.test === "processes") return method === "POST" && !creates;
  return methodIs(method, "creates") && (method === "POST" ? creates : !exists);
}

function isOpen(row: RequestRow<string>, subject: Subject): boolean {
  if (row.only !== undefined && !methodIs(subject.method, row.only)) return false;
  return row.on === undefined || hasAnyOf(subject, row.on);
}

const CALLBACKS: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Resource.prototype));

function isCallback(name: Callback | Declaration): name is Callback {
  return CALLBACKS.has(name);
}

/** Whether the author has something to say here: it is overridden or declared, and not for other methods only. */
export function isDeclared({ resource, method }: Subject, name: Callback | Declaration): boolean {
  if (!isMeantFor(resource, name, method)) return false;
  if (name === "consumes") return consumesOf(resource, method).length > 0;
  if (isCallback(name)) return overrides(resource, name);
  const value: unknown = resource[name];
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}

function yesNo(answer: boolean): YesNo {
  return answer ? "yes" : "no";
}
