import { isObject } from "../http/kinds.ts";
import { methodsThat } from "../http/method.ts";
import type { HttpRequest } from "../http/request.ts";
import type { EventualResponse } from "../http/response.ts";
import { MountError } from "../resource/mountError.ts";
import { freezeDeclared } from "../resource/same.ts";

/** A literal as its author wrote it. Its keys are checked at mount, because not every author has the compiler. */
export type Piece = Readonly<Record<string, unknown>>;
/** Where a literal stands: in groups, from the outermost on, and under the parts of its service. */
export interface Standing {
  readonly pattern: string;
  readonly groups: readonly WrittenPart[];
  readonly service?: readonly WrittenPart[];
  /** Where it was written, for messages. */
  readonly place: () => string | undefined;
}

export type Handle = (request: HttpRequest) => EventualResponse;

/** A part at run time: its literal, and the parts that it builds on. */
export class WrittenPart {
  /** Type information only. */
  declare readonly "~part": never;
  readonly piece: Piece;
  readonly parts: readonly WrittenPart[];
  readonly name: () => string;
  /** Where it is a part of the service: what handles requests in place of `handle`. `patterns` are those of all routes. */
  declare surround?: (handle: Handle, patterns: readonly string[]) => Handle;

  constructor(piece: Piece, name: () => string, parts: readonly WrittenPart[] = namedParts(piece, name)) {
    this.piece = Object.freeze({ ...piece });
    freezePiece(this.piece);
    this.name = name;
    this.parts = parts;
  }

  buildsOn(other: WrittenPart): boolean {
    return this.parts.some((part) => part === other || part.buildsOn(other));
  }
}

export function namedParts(piece: Piece, subject: () => string): readonly WrittenPart[] {
  const named = piece["with"] ?? [];
  if (Array.isArray(named) && named.every((each) => each instanceof WrittenPart)) return named;
  const remedy = "with: [part({ … }), bearer({ verify })]";
  throw new MountError("NOT_A_PART", subject(), "`with` is no list of parts", remedy);
}

const OF_METHODS: ReadonlySet<string> = /* @__PURE__ */ new Set(/* @__PURE__ */ methodsThat("authored"));
/** Codecs are read where the literal is written. Examples are the author's data, and no check looks into them. */
const LEFT: ReadonlySet<string> = /* @__PURE__ */ new Set(["codecs", "examples"]);

export function freezePiece(piece: Piece): void {
  for (const key in piece) {
    const value = piece[key];
    if (!isObject(value) || LEFT.has(key)) continue;
    if (OF_METHODS.has(key)) freezePiece(Object.freeze(value) as Piece);
    else freezeDeclared(value);
  }
}

/** Parts in the order in which they are called: what a part builds on before it, and each once, however often it is named. */
export function inOrder(parts: readonly WrittenPart[]): readonly WrittenPart[] {
  const ordered = new Set<WrittenPart>();
  const add = (part: WrittenPart): void => {
    for (const below of part.parts) add(below);
    ordered.add(part);
  };
  for (const part of parts) add(part);
  return [...ordered];
}

/** How the engine says where code is, where it does: V8 and JavaScriptCore. */
const Engine: ErrorConstructor & {
  stackTraceLimit?: unknown;
  captureStackTrace?(holder: object, below: Callee): void;
} = Error;

type Callee = (...given: never[]) => unknown;

/** `file:line` of the code that called a function. One frame is kept; its text is made when a message needs it. */
export function calledFrom(callee: Callee): () => string | undefined {
  const holder: { stack?: string } = {};
  const { stackTraceLimit } = Engine;
  // Where the intrinsics are frozen it cannot be set, and more is kept.
  const isSet = Reflect.set(Engine, "stackTraceLimit", 1);
  Engine.captureStackTrace?.(holder, callee);
  if (isSet) Engine.stackTraceLimit = stackTraceLimit;
  return () => {
    const [caller] = (holder.stack ?? "").split("\n").filter((line) => FRAME.test(line));
    const found = FRAME.exec(caller ?? "");
    return found === null ? undefined : `${found[1]}:${found[2]}`;
  };
}

/** A frame as V8 writes it, `at name (file:line:column)`, or JavaScriptCore, `name@file:line:column`. */
const FRAME = /(?:\(|@|at )?(?:async )?(?:file:\/\/)?((?:\/|[A-Za-z]:[\\/])[^():]*):(\d+):\d+\)?\s*$/;
