interface Known<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** What is known under a key, or is made for it now. */
export function knownOr<K, V extends {}>(known: Known<K, V>, key: K, make: () => V): V {
  const there = known.get(key);
  if (there !== undefined) return there;
  const made = make();
  known.set(key, made);
  return made;
}
