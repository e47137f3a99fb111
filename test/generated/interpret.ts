import { planFor, rowsOf } from "../../src/graph/plan.ts";
import { READINGS } from "../../src/graph/readings.ts";
import { type ActRow, type AskRow, type Ending, type RequestRow, type Row } from "../../src/graph/row.ts";
import { ENTRY } from "../../src/graph/table.ts";
import { methodIs } from "../../src/http/method.ts";
import type { HttpRequest } from "../../src/http/request.ts";
import type { HttpResponse } from "../../src/http/response.ts";
import { DEFAULTS } from "../../src/resource/overrides.ts";
import type { AnyResource } from "../../src/resource/resource.ts";
import { attempt } from "../../src/walk/attempt.ts";
import { endingStep } from "../../src/walk/ending.ts";
import type { Kit } from "../../src/walk/kit.ts";
import { prepared } from "../../src/walk/prepare.ts";
import { CHOICES, QUESTIONS } from "../../src/walk/questions.ts";
import { Visit } from "../../src/walk/visit.ts";

/**
 * The table as it is written: row by row, every callback asked, nothing known beforehand. What the specialised walk is
 * held against.
 */
export async function interpret(kit: Kit, request: HttpRequest): Promise<{ response: HttpResponse; ending: Ending }> {
  request.bodyLimit = kit.maxBodyBytes;
  const visit = new Interpreted(request, kit);
  let memory: Memory = { exists: true, creates: false, returns: 0 };
  const trace: string[] = [];
  const rows = rowsOf(kit.sample);
  let target: string | Ending = ENTRY;
  while (typeof target === "string") {
    const id: string = target;
    const row: Row | undefined = rows[id];
    if (row === undefined) throw new Error(`There is no ${id}.`);
    const decision = await decisionOf(row, visit, memory);
    if (id === "G7") memory = { ...memory, exists: decision };
    if (id === "N11") memory = { ...memory, creates: decision };
    if (id === "G7e") memory = { exists: true, creates: false, returns: memory.returns + 1 };
    target = decision ? row.yes : row.no;
    const onDiagram = /^[A-V]\d+$/.test(id);
    const said = decision ? "yes" : "no";
    const fires = row.yes !== row.no && row.usual !== said && (typeof target !== "string" || row.detour === said);
    if (onDiagram || fires) trace.push(id);
  }
  visit.passed = trace;
  visit.claim?.end();
  return { response: await endingStep(target, request.method, kit)(visit), ending: target };
}

/** A visit that followed no plan, and says where it was. */
class Interpreted extends Visit {
  passed: readonly string[] = [];

  constructor(request: HttpRequest, kit: Kit) {
    const { sample: resource } = kit;
    super(request, { pattern: "/{it}", resource }, kit, planFor({ resource, method: request.method }));
  }

  override get traceText(): string {
    return this.passed.join(",");
  }
}

type Memory = { readonly exists: boolean; readonly creates: boolean; readonly returns: number };

async function decisionOf(row: Row, visit: Visit, memory: Memory): Promise<boolean> {
  const { resource } = visit;
  const { method } = visit.request;
  switch (row.kind) {
    case "ask":
      return asked(row, visit);
    case "own":
      return row.node.decide(visit);
    case "act":
      return acted(row, visit, memory);
    case "prepare":
      return prepared(row, visit.kit, () => true)(visit);
    case "choose":
      return CHOICES[row.axis](visit);
    case "request":
      return isAsked(row, resource, method) && !(row.once && memory.returns > 0)
        ? QUESTIONS[row.test as keyof typeof QUESTIONS](visit)
        : row.otherwise === "yes";
    case "recall":
      // Three acts at most.
      if (row.test === "mayTryAgain") return memory.returns < 2;
      if (row.test === "processes") return method === "POST" && !memory.creates;
      return (method === "POST" && memory.creates) || (method === "PUT" && !memory.exists);
    case "method":
      if (row.test === "known") return resource.knownMethods.includes(method);
      if (row.test === "allowed") return method === "OPTIONS" || resource.allowedMethods.includes(method);
      if (row.test === "anyType") return ignores(resource, "type") || !methodIs(method, "reads");
      if (row.test === "anyLanguage") return ignores(resource, "language") || !methodIs(method, "reads");
      if (row.test === "anyEncoding") return ignores(resource, "encoding") || !methodIs(method, "reads");
      if (row.test === "putCreates") return resource.putCreates;
      if (row.test === "withheldAsMissing") return resource.withheldAsMissing;
      if (row.test === "patchesTest")
        return method === "PATCH" && resource.patches.some((type) => /json-patch/.test(type));
      if (row.test === "saysState")
        return resource.concurrency === "optimistic" && (method === "PUT" || method === "PATCH");
      return methodIs(method, row.test.method);
  }
}

async function asked({ callback, reads }: AskRow<string>, visit: Visit): Promise<boolean> {
  const { resource } = visit;
  if (isGuard(callback, resource) && methodIs(visit.request.method, "reads")) {
    visit.guardedBy = visit.kit.options.credentials;
  }
  visit.returned = await Reflect.apply(resource[callback], resource, [visit, visit.body]);
  return READINGS[reads](visit.returned, callback);
}

/** Ruling 47; G7 counts where something is withheld. */
function isGuard(callback: AskRow<string>["callback"], resource: AnyResource): boolean {
  const isWritten = (name: AskRow<string>["callback"]) => resource[name] !== DEFAULTS[name];
  if (callback === "resourceExists") return isWritten(callback) && isWritten("withheld");
  return /^(?:isAuthorized|forbidden|withheld)$/.test(callback) && isWritten(callback);
}

async function acted({ callback }: ActRow<string>, visit: Visit, { exists }: Memory): Promise<boolean> {
  const { resource } = visit;
  if (resource.concurrency === "optimistic") {
    return attempt(visit, callback, exists, () => Reflect.apply(resource[callback], resource, [visit, visit.body]));
  }
  const given: unknown = await Reflect.apply(resource[callback], resource, [visit, visit.body]);
  if (callback === "deleteResource" && typeof given === "boolean") return given;
  visit.result = given;
  return true;
}

function isAsked({ only, on, preference }: RequestRow<string>, resource: AnyResource, method: string): boolean {
  if (preference !== undefined && !resource.preferences.includes(preference)) return false;
  if (only !== undefined && !methodIs(method, only)) return false;
  if (on === undefined) return true;
  return on.some((name) => {
    if (name === "consumes" && method === "PATCH" && resource.patches.length > 0) return true;
    if (name === "deprecation") {
      const { deprecation } = resource;
      return deprecation !== undefined && deprecation !== false && "gone" in deprecation && deprecation.gone === true;
    }
    if (name === "invalidBody" && method === "PATCH" && resource.patches.length > 0) return false;
    if (name === "idempotency") return (resource.idempotency?.methods ?? keyedMethods(resource)).includes(method);
    const value: unknown = resource[name];
    if (typeof DEFAULTS[name] === "function") return value !== DEFAULTS[name];
    return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;
  });
}

/** Draft 1: “the methods POST and PATCH are not” idempotent. */
function keyedMethods({ idempotency }: AnyResource): readonly string[] {
  return idempotency === undefined ? [] : ["POST", "PATCH"];
}

function ignores({ ignoreUnacceptable: ignored }: AnyResource, axis: "type" | "language" | "encoding"): boolean {
  return ignored === true || (ignored !== false && ignored.includes(axis));
}
