/** The words of a shell line, with quotes, escapes and line continuations; nothing is run or expanded. */
export function shellWords(line: string): readonly string[] {
  const words: string[] = [];
  let word: string | undefined;
  for (let at = 0; at < line.length; ) {
    const [text, length] = pieceAt(line, at);
    at += length;
    if (text === undefined) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else {
      word = (word ?? "") + text;
    }
  }
  return word === undefined ? words : [...words, word];
}

/** The text of a quoted or plain piece and the length it has in the line; no text is the space between words. */
function pieceAt(line: string, at: number): readonly [text: string | undefined, length: number] {
  const found = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(line);
  };
  const space = found(/(?:\s|\\\r?\n|\^\r?\n)+/y)?.[0];
  if (space !== undefined) return [undefined, space.length];
  const single = found(/'([^']*)'?/y);
  if (single !== null) return [single[1] ?? "", single[0].length];
  const ansi = found(/\$'((?:[^'\\]|\\[^])*)'?/y);
  if (ansi !== null) return [unescaped(ansi[1] ?? ""), ansi[0].length];
  const double = found(/"((?:[^"\\]|\\[^])*)"?/y);
  if (double !== null) return [(double[1] ?? "").replace(/\\(["\\$`])/g, "$1"), double[0].length];
  const escaped = found(/\\([^])/y);
  if (escaped !== null) return [escaped[1] ?? "", 2];
  const plain = found(/[^\s'"\\]+/y)?.[0] ?? line.charAt(at);
  return [plain, plain.length];
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t" };

/** As in `$'…'`, which browsers write when they copy a request. */
function unescaped(text: string): string {
  return text.replace(/\\(?:u([\da-f]{4})|([^]))/gi, (_, code: string | undefined, sign = "") =>
    code === undefined ? (ESCAPES[sign] ?? sign) : String.fromCharCode(Number.parseInt(code, 16)),
  );
}
