/** "if-none-match" and "ifNoneMatch" as IfNoneMatch. Anything but letters and digits separates words. */
export function pascalCase(text: string): string {
  return wordsOf(text)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join("");
}

/** "BookItems" as "book items", for readers. */
export function plainWords(text: string): string {
  return wordsOf(text)
    .map((word) => (/^[A-Z]+s?$/.test(word) && word.length > 1 ? word : word.toLowerCase()))
    .join(" ");
}

function wordsOf(text: string): readonly string[] {
  return text
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/([A-Z])([A-Z](?!s(?![a-z]))[a-z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "");
}
