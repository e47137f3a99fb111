/** The literal form of what mount errors say of classes: each pattern of their texts, and its replacement. */
const WORDS: readonly (readonly [pattern: RegExp, literal: string])[] = [
  [/override readonly allowedMethods = .*/, "GET: { … }"],
  [/((?:"?[A-Z]+"?(?:, | or )?)+) in allowedMethods/, "a part for $1"],
  [/allowedMethods is empty/, "it has a part for no method, and no act at the top"],
  [/override (\w+)\([^)]*\) \{ (?:return )?(.*?);? \}(?=$|, |:)/g, "$1: (ctx) => $2"],
  [/override readonly (\w+) = /g, "$1: "],
  [/ is not overridden/g, " is not there"],
  [/ is overridden/g, " is there"],
  [/describe (?:has|names) /, "the literal describes "],
  [/ in describe /, " in the literal "],
  [/route\(pattern, resource, \{ codecs: \{ (?:"application\/json": …, )?(.*) \} \}\)/, "codecs: { $1 }"],
];

/** The text of a mount error, which is worded for classes, for the author of a literal. */
export function inLiteralWords(text: string): string {
  return WORDS.reduce((said, [pattern, literal]) => said.replace(pattern, literal), text);
}
