import { knownOr } from "../http/known.ts";
import type { HttpRequest } from "../http/request.ts";
import type { Security } from "./description.ts";
import type { OwnNode } from "./ownNode.ts";
import type { AnyResource } from "./resource.ts";

/** The name of a resource without a class of its own, and where it was written. */
export interface Identity {
  readonly name: string;
  /** `file:line`, where the runtime can tell; looked for when an author has to be told. */
  readonly place: () => string | undefined;
  /** Whether it is a class to its author all the same: one that parts were added to. */
  readonly isClass?: boolean;
}

/** Response fields that are known from the request alone, synchronously and without I/O. */
export type ResponseFields = (request: HttpRequest) => Readonly<Record<string, string>>;

/** Which callbacks and declarations a literal has. Literals of one shape have one object for it. */
export interface Shape {
  readonly id: number;
  readonly names: ReadonlySet<string>;
}

/** What an author wrote for some methods of a resource, and for no other resource. */
export interface Written {
  readonly names: readonly string[];
  readonly methods: readonly string[];
}

interface Attached {
  identity?: Identity;
  /** What a literal is for each of its methods. A class is the same resource for all of them. */
  facets?: ReadonlyMap<string, AnyResource>;
  /** Of a command, whose handler decides and no graph: the successes that it declares. The document lists these and no other. */
  command?: { readonly successes: readonly number[] | undefined };
  /** Every response of the resource has these fields, refusals and what is shed included. */
  responseFields?: readonly ResponseFields[];
  isLending?: boolean;
  /** Those of its nodes that it has itself, and not by its parts. */
  ownNodes?: readonly OwnNode[];
  /** What a literal and its parts say, whether or not it is in the document, and the names of the fields that callbacks set. */
  security?: Security;
  fields?: readonly string[];
  /** Of a literal, which has no class that could be asked. */
  shape?: Shape;
  /** Its own callbacks, and not those of parts. Undefined for a class that no parts were added to. */
  written?: readonly Written[];
}

const ATTACHED = new WeakMap<AnyResource, Attached>();
const AUTHORED = new WeakMap<object, object>();

export function attach(resource: AnyResource, more: Attached): void {
  ATTACHED.set(resource, Object.assign(ATTACHED.get(resource) ?? {}, more));
}

export const attachedTo = (resource: AnyResource): Readonly<Attached> => ATTACHED.get(resource) ?? NOTHING;
const NOTHING: Readonly<Attached> = {};

export function nameOf(resource: AnyResource): string {
  return attachedTo(resource).identity?.name ?? resource.constructor.name;
}

/** Whether it was written as a literal, so that remedies are worded for one. */
export function isLiteral(resource: AnyResource): boolean {
  const { identity } = attachedTo(resource);
  return identity !== undefined && identity.isClass !== true;
}

/** The name with the place of a literal, for an author who has to find it: a class is found by its name. */
export function placedNameOf(resource: AnyResource): string {
  const { identity } = attachedTo(resource);
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

export const authoredOf = (callback: object): object => AUTHORED.get(callback) ?? callback;

export function facetOf(resource: AnyResource, method: string): AnyResource {
  return attachedTo(resource).facets?.get(method) ?? resource;
}

/** The resource itself, which serves what no facet does, and its facets, each once. */
export function facetsOf(resource: AnyResource): readonly AnyResource[] {
  const { facets } = attachedTo(resource);
  return facets === undefined ? [resource] : [...new Set([resource, ...facets.values()])];
}

export function methodsServed(resource: AnyResource, facet: AnyResource): readonly string[] {
  return resource.allowedMethods.filter((method) => facetOf(resource, method) === facet);
}

export const isCommand = (resource: AnyResource): boolean => attachedTo(resource).command !== undefined;

const SHAPES = new Map<string, Shape>();

export function shapeWith(names: readonly string[]): Shape {
  const key = names.join();
  return knownOr(SHAPES, key, () => ({ id: SHAPES.size, names: new Set(names) }));
}

export const shapeOf = (resource: AnyResource): Shape | undefined => attachedTo(resource).shape;
