/** Clients send few different fields, again and again; a client that always sends new ones must not fill the memory. */
const REMEMBERED = 128;
const LONGEST = 1024;

/** Caches the function's last results by argument; the oldest are dropped first. */
export function remembered<T>(work: (text: string) => T): (text: string) => T {
  const results = new Map<string, T>();
  // The last one often comes again, and a comparison is cheaper than a lookup.
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
