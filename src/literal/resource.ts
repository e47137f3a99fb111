import { jsonCodec } from "../codecs/json.ts";
import { isFunction, isObject, isText } from "../http/kinds.ts";
import { placedName } from "../resource/attached.ts";
import type { Codecs } from "../resource/codec.ts";
import { MountError } from "../resource/mountError.ts";
import type { AnyResource } from "../resource/resource.ts";
import type { ResourceRoute, RouteOptions } from "../resource/resourceRoute.ts";
import { anyModel, identityText, likenessOf } from "../resource/same.ts";
import { type WrittenCommand, writeCommand } from "./command.ts";
import { compose } from "./compose.ts";
import type { Group, MakePart, Unshared } from "./groupForm.ts";
import { ACTS, CALLED, checkIsLiteral, checkKeys, METHOD_BLOCKS } from "./keys.ts";
import { calledFrom, type Piece, type Standing, WrittenPart } from "./written.ts";

/** A resource as a literal, at its pattern: a route that can stand wherever `route(…)` can. */
export class WrittenResource {
  readonly kind = "resource";
  readonly pattern: string;
  readonly options: RouteOptions;
  readonly piece: Piece;
  readonly #standing: Standing;
  #name: string | undefined;
  #resource: AnyResource | undefined;

  constructor(standing: Standing, piece: Piece) {
    this.pattern = standing.pattern;
    this.piece = withBlocks(piece);
    this.#standing = standing;
    this.options = optionsOf(standing.groups, piece);
  }

  /** One text for literals in which the checks at mount find the same. */
  get likeness(): string {
    const { groups, service } = this.#standing;
    return likenessOf([this.options, groups, service]) + likenessOfPiece(this.piece);
  }

  /** Made when it is first needed: when it is mounted, for the first of those that are alike, so that its mistakes are refused then. */
  get resource(): AnyResource {
    this.#resource ??= this.#compose();
    return this.#resource;
  }

  /** A name for logs, mount errors and the document, in place of the pattern. */
  named(name: string): this {
    if (this.#resource === undefined) this.#name ??= name;
    return this;
  }

  below(prefix: string, groups: readonly WrittenPart[]): WrittenResource {
    const { pattern, groups: inner, place } = this.#standing;
    return new WrittenResource({ pattern: joined(prefix, pattern), groups: [...groups, ...inner], place }, this.piece);
  }

  under(service: readonly WrittenPart[]): WrittenResource {
    const same = new WrittenResource({ ...this.#standing, service }, this.piece);
    return this.#name === undefined ? same : same.named(this.#name);
  }

  #compose(): AnyResource {
    const identity = { name: this.#name ?? this.pattern, place: this.#standing.place };
    checkKeys(this.piece, "resource", () => placedName(identity));
    return compose(this.piece, this.#standing, identity);
  }
}

/** A copy that no author has in hand, in which every method has a block. */
function withBlocks(piece: Piece): Piece {
  const copy: Record<string, unknown> = { ...piece };
  for (const [method, act] of Object.entries(ACTS)) {
    if (isFunction(copy[method])) copy[method] = { [act]: copy[method] };
  }
  return copy;
}

/** Codecs of the groups and of the literal, beside JSON, which needs none. */
function optionsOf(groups: readonly WrittenPart[], piece: Piece): RouteOptions {
  if (piece["codecs"] === undefined && groups.every((group) => group.piece["codecs"] === undefined)) return NO_OPTIONS;
  const given = [...groups.map((group) => group.piece), piece].map(({ codecs }) => codecs as Codecs | undefined);
  return { codecs: Object.assign({ "application/json": jsonCodec }, ...given) };
}

const NO_OPTIONS: RouteOptions = Object.freeze({});

export function namedRoutes(resources: Readonly<Record<string, ResourceRoute>>): readonly ResourceRoute[] {
  return Object.entries(resources).map(([name, each]) => (each instanceof WrittenResource ? each.named(name) : each));
}

/** A prefix and what stands below it meet at one slash; a prefix alone may be a pattern. */
function joined(prefix: string, below: string): string {
  const whole = `${prefix}${below}`;
  if (prefix !== "" && below !== "" && prefix.endsWith("/") === below.startsWith("/")) {
    const remedy = `"${prefix.replace(/\/$/, "")}/${below.replace("/", "")}"`;
    throw new MountError("BAD_PATTERN", whole, `${prefix} and ${below} do not meet at one slash`, remedy);
  }
  return whole;
}

class WrittenGroup {
  readonly prefix: string;
  readonly #parts: readonly WrittenPart[];

  constructor(prefix: string, parts: readonly WrittenPart[]) {
    this.prefix = prefix;
    this.#parts = parts;
  }

  resource = (pattern: string, piece: Piece): WrittenResource => {
    const place = calledFrom(this.resource);
    checkIsLiteral(piece, "resource", () => placedName({ name: pattern, place }));
    return new WrittenResource({ pattern: joined(this.prefix, pattern), groups: this.#parts, place }, piece);
  };

  command = (method: string, pattern: string, piece: Piece): WrittenCommand => {
    const place = calledFrom(this.command);
    return writeCommand(method, piece, { pattern: joined(this.prefix, pattern), groups: this.#parts, place });
  };

  group = (prefix: string, piece: Piece = {}): WrittenGroup => {
    const whole = joined(this.prefix, prefix);
    const name = () => `the group ${whole}`;
    checkIsLiteral(piece, "group", name);
    checkKeys(piece, "group", name);
    return new WrittenGroup(whole, [...this.#parts, new WrittenPart(piece, name)]);
  };

  mount = (resources: Readonly<Record<string, WrittenResource>>): Record<string, WrittenResource> =>
    Object.fromEntries(
      Object.entries(resources).map(([name, each]) => [name, each.below(this.prefix, this.#parts).named(name)]),
    );
}

const writePart = (piece: Piece): WrittenPart => {
  const place = calledFrom(writePart);
  const name = () => `the part at ${place() ?? "an unknown place"}`;
  checkIsLiteral(piece, "part", name);
  checkKeys(piece, "part", name);
  return new WrittenPart(piece, name);
};

export type EmptyGroup = Group<"", Unshared>;
// The types of these functions carry what the compiler remembers of a literal, which no value has: hence the casts.
const empty = new WrittenGroup("", []);
/** A resource as a literal: `resource("/books/{id}", { find, GET: { represent }, … })`. */
export const resource: EmptyGroup["resource"] = empty.resource as never;
/** Resources below a prefix that share parts: `group("/api", { with: […] })`, which has a `resource` of its own. */
export const group: EmptyGroup["group"] = empty.group as never;
/** A piece of a literal that several resources share, with what it provides to their contexts. */
export const part: MakePart = writePart as never;
const TEXTS: ReadonlySet<string> = new Set(["summary", "description", "operationId"]);
/** Models that a check at mount asks what they take, so that each is asked. */
const ASKED: ReadonlySet<string> = new Set(["query", "pathModel"]);
const OF_METHODS: ReadonlySet<string> = new Set(METHOD_BLOCKS);

function likenessOfPiece(piece: Piece): string {
  let likeness = "";
  for (const key in piece) likeness += `${key}:${likenessAt(key, piece[key])} `;
  return likeness;
}

/** What the checks at mount see of a member. One that is not what it should be is like no other. */
function likenessAt(key: string, value: unknown): string {
  if (CALLED.has(key)) return isFunction(value) ? "called" : identityText({});
  if (TEXTS.has(key)) return isText(value) ? "text" : identityText({});
  if (ASKED.has(key)) return likenessOf(value, identityText);
  if (OF_METHODS.has(key)) return isObject(value) ? `{${likenessOfPiece(value as Piece)}}` : identityText({});
  return likenessOf(value, anyModel);
}
