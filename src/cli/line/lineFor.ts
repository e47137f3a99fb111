/** A line for a shell that calls this program. What is undefined was not given, and is left out. */
export function lineFor(...words: readonly (string | undefined)[]): string {
  const given = words.filter((word) => word !== undefined);
  return ["signalbox", ...given.map(quoted)].join(" ");
}

function quoted(word: string): string {
  return /^[\w./:@%+=,-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
