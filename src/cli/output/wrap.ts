/** Lines of a list with commas, none longer than the width unless one item alone is. */
export function wrap(text: string, width: number): readonly string[] {
  return lines(text.split(/(?<=,) /), width);
}

/** Lines of prose, none longer than the width unless one word alone is. */
export function wrapWords(text: string, width: number): readonly string[] {
  return lines(text.split(" "), width);
}

function lines(items: readonly string[], width: number): readonly string[] {
  const done: string[] = [];
  let line = "";
  for (const item of items) {
    const longer = line === "" ? item : `${line} ${item}`;
    if (line !== "" && longer.length > width) {
      done.push(line);
      line = item;
    } else line = longer;
  }
  return [...done, line];
}
