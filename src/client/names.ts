/** The members of a list (RFC 9110 5.6.1). */
export function namesIn(list: string | null): readonly string[] {
  return (list ?? "").split(",").flatMap((name) => name.trim() || []);
}
