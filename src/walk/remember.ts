/** Headers that clients send are few and come again; a client that sends ever new ones must not fill the memory. */
const REMEMBERED = 128;
const LONGEST = 1024;

/** The function's last results, by argument: bounded, the oldest forgotten first. */
export function remembered<T>(work: (text: string) => T): (text: string) => T {
  const results = new Map<string, T>();
  // The one that came last often comes next, and to compare it is cheaper than to look it up.
  let lastText: string | undefined;
  let last: T;
  return (text) => {
    if (text === lastText) return last;
    const known = results.get(text);
    if (known !== undefined) {
      lastText = text;
      last = known;
      return known;
    }
    const result = work(text);
    if (text.length <= LONGEST) {
      if (results.size >= REMEMBERED) forgetOldest(results);
      results.set(text, result);
    }
    return result;
  };
}

function forgetOldest(results: Map<string, unknown>): void {
  for (const oldest of results.keys()) {
    results.delete(oldest);
    return;
  }
}
