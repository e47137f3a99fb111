/** How deep the document is taken apart: `components`, its `schemas`, and each of these. */
const DEEPEST = 3;

/**
 * The text that `JSON.stringify` gives for a document, one path or component at a time: that of a large one is long, and need not
 * be there at once.
 */
export function* jsonPieces(value: unknown, depth = DEEPEST): Generator<string, void, undefined> {
  if (depth === 0 || typeof value !== "object" || value === null || Array.isArray(value) || "toJSON" in value) {
    yield JSON.stringify(value);
    return;
  }
  let separator = "{";
  for (const [name, member] of Object.entries(value)) {
    // JSON has no word for these, and leaves their names out.
    if (member === undefined || typeof member === "function" || typeof member === "symbol") continue;
    yield `${separator}${JSON.stringify(name)}:`;
    yield* jsonPieces(member, depth - 1);
    separator = ",";
  }
  yield separator === "{" ? "{}" : "}";
}
