import { MountError } from "../resource/mountError.ts";
import { freezePiece } from "./freezePiece.ts";

/** A literal as its author wrote it. Its keys are checked at mount, because not every author has the compiler. */
export type Piece = Readonly<Record<string, unknown>>;

/** A part at run time: its literal, and the parts that it builds on. */
export class WrittenPart {
  /** Type information only. */
  declare readonly "~part": never;
  readonly piece: Piece;
  readonly parts: readonly WrittenPart[];
  /** What mount errors call it. */
  readonly name: () => string;

  constructor(piece: Piece, name: () => string, parts: readonly WrittenPart[] = namedParts(piece, name)) {
    this.piece = Object.freeze({ ...piece });
    freezePiece(this.piece);
    this.name = name;
    this.parts = parts;
  }

  /** Whether another part is among those that this one builds on. */
  buildsOn(other: WrittenPart): boolean {
    return this.parts.some((part) => part === other || part.buildsOn(other));
  }
}

/** The parts that a literal names in `with`. */
export function namedParts(piece: Piece, subject: () => string): readonly WrittenPart[] {
  const named = piece["with"] ?? [];
  if (Array.isArray(named) && named.every((each) => each instanceof WrittenPart)) return named;
  throw new MountError("NOT_A_PART", subject(), "`with` contains something that is not a part", "with: [part({ … })]");
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
