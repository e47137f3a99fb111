import type { HttpRequest } from "../http/request.ts";
import type { OwnNode } from "./ownNode.ts";
import type { AnyResource } from "./resource.ts";
import type { Security } from "./security.ts";

/** The name of a resource without a class of its own, and where it was written. */
export interface Identity {
  readonly name: string;
  /** `file:line`, where the runtime can tell; looked for when an author has to be told. */
  readonly place: () => string | undefined;
  /** Whether it is a class to its author all the same: one that parts were added to. */
  readonly isClass?: boolean;
}

const IDENTITIES = new WeakMap<AnyResource, Identity>();
const AUTHORED = new WeakMap<object, object>();

export function identify(resource: AnyResource, identity: Identity): void {
  IDENTITIES.set(resource, identity);
}

/** A literal's own name, or that of the class. */
export function nameOf(resource: AnyResource): string {
  return IDENTITIES.get(resource)?.name ?? resource.constructor.name;
}

/** Whether it was written as a literal, so that remedies are worded for one. */
export function isLiteral(resource: AnyResource): boolean {
  const identity = IDENTITIES.get(resource);
  return identity !== undefined && identity.isClass !== true;
}

/** The name with the place of a literal, for an author who has to find it: a class is found by its name. */
export function placedNameOf(resource: AnyResource): string {
  const identity = IDENTITIES.get(resource);
  return identity === undefined ? nameOf(resource) : placedName(identity);
}

export function placedName({ name, place }: Identity): string {
  const found = place();
  return found === undefined ? name : `${name} (${found})`;
}

/** Remember which of the author's functions is called by one that the framework made. */
export function madeFrom<F extends object>(made: F, authored: object): F {
  if (made !== authored) AUTHORED.set(made, authoredOf(authored));
  return made;
}

/** The author's own function. */
export function authoredOf(callback: object): object {
  return AUTHORED.get(callback) ?? callback;
}

/**
 * What a resource is for each of its methods, where that differs: a literal says what holds for one method in that method's
 * part. A class is the same resource for every method, and says what differs in `onlyFor` and by method.
 */
const FACETS = new WeakMap<AnyResource, ReadonlyMap<string, AnyResource>>();

export function setFacets(resource: AnyResource, byMethod: ReadonlyMap<string, AnyResource>): void {
  FACETS.set(resource, byMethod);
}

/** The resource as one method has it. */
export function facetOf(resource: AnyResource, method: string): AnyResource {
  return FACETS.get(resource)?.get(method) ?? resource;
}

/** The resource itself, which serves what no facet does, and its facets, each once. */
export function facetsOf(resource: AnyResource): readonly AnyResource[] {
  const byMethod = FACETS.get(resource);
  return byMethod === undefined ? [resource] : [...new Set([resource, ...byMethod.values()])];
}

/** Which of a resource's methods a facet serves. */
export function methodsServed(resource: AnyResource, facet: AnyResource): readonly string[] {
  return resource.allowedMethods.filter((method) => facetOf(resource, method) === facet);
}

const COMMANDS = new WeakMap<AnyResource, readonly number[] | undefined>();

/** Says that a resource is a command: its act gives the response that is sent. `successes` are those that it declares. */
export function setCommand(resource: AnyResource, successes: readonly number[] | undefined): void {
  COMMANDS.set(resource, successes);
}

export function isCommand(resource: AnyResource): boolean {
  return COMMANDS.has(resource);
}

/** The successes of a command, which its handler decides and no graph: the document lists these and no other. */
export function successesOf(resource: AnyResource): readonly number[] | undefined {
  return COMMANDS.get(resource);
}

/** Response fields that are known from the request alone, synchronously and without I/O. */
export type ResponseFields = (request: HttpRequest) => Readonly<Record<string, string>>;

const FIELDS = new WeakMap<AnyResource, readonly ResponseFields[]>();
const NONE: readonly ResponseFields[] = [];

/** Every response of the resource has these fields, refusals and what is shed included. */
export function setResponseFields(resource: AnyResource, fields: readonly ResponseFields[]): void {
  FIELDS.set(resource, fields);
}

export function responseFieldsOf(resource: AnyResource): readonly ResponseFields[] {
  return FIELDS.get(resource) ?? NONE;
}

const LENDING = new WeakSet<AnyResource>();

/** Says that a part lends something to the requests of a resource. */
export function setLending(resource: AnyResource): void {
  LENDING.add(resource);
}

export function lends(resource: AnyResource): boolean {
  return LENDING.has(resource);
}

const OWN_NODES = new WeakMap<AnyResource, readonly OwnNode[]>();

/** Says which of its nodes a resource has itself, and not by its parts. */
export function setOwnNodes(resource: AnyResource, nodes: readonly OwnNode[]): void {
  OWN_NODES.set(resource, nodes);
}

export function ownNodesOf(resource: AnyResource): readonly OwnNode[] {
  return OWN_NODES.get(resource) ?? resource.nodes;
}

/** What a literal and its parts say, whether or not it is in the document. */
export interface Undocumented {
  readonly security: Security;
  /** The names of the fields that callbacks set. */
  readonly fields: readonly string[];
}

const UNDOCUMENTED = new WeakMap<AnyResource, Undocumented>();
const NOTHING: Undocumented = { security: [], fields: [] };

export function setUndocumented(resource: AnyResource, said: Undocumented): void {
  UNDOCUMENTED.set(resource, said);
}

export function undocumentedIn(resource: AnyResource): Undocumented {
  return UNDOCUMENTED.get(resource) ?? NOTHING;
}

/** Which callbacks and declarations a literal has. Literals of one shape have one object for it. */
export interface Shape {
  readonly id: number;
  readonly names: ReadonlySet<string>;
}

const SHAPES = new Map<string, Shape>();
const OF = new WeakMap<AnyResource, Shape>();

/** Say which callbacks and declarations a resource has itself, where it has no class that could be asked. */
export function setShape(resource: AnyResource, names: readonly string[]): void {
  const key = names.join();
  const known = SHAPES.get(key) ?? { id: SHAPES.size, names: new Set(names) };
  SHAPES.set(key, known);
  OF.set(resource, known);
}

/** Undefined for a class. */
export function shapeOf(resource: AnyResource): Shape | undefined {
  return OF.get(resource);
}
