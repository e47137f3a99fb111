/** RFC 9110 12.5.5: one Vary in the list of fields, each name in it once. */
export function addVary(fields: string[], name: string): void {
  const at = fields.indexOf("Vary");
  if (at < 0) fields.push("Vary", name);
  else if (!fields[at + 1]?.split(", ").includes(name)) fields[at + 1] = `${fields[at + 1]}, ${name}`;
}
