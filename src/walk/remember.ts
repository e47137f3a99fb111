/** Headers that clients send are few and come again; a client that sends ever new ones must not fill the memory. */
const REMEMBERED = 128;
const LONGEST = 1024;

/** The function's last results, by argument: bounded, the oldest forgotten first. */
export function remembered<T>(work: (text: string) => T): (text: string) => T {
  const results = new Map<string, T>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
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
