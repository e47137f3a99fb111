/** A value as JSON. What JSON cannot express (undefined, a function) throws; it never becomes the text "undefined". */
export function jsonText(value: unknown): string {
  // The library's types say string; ECMA-262 25.5.2 says undefined for a value that cannot be serialised.
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`a value of type ${typeof value} has no JSON`);
  return text;
}
