/** RFC 9110 12.5.5: one Vary in the list of fields, each name in it once. */
export function addVary(fields: string[], name: string): void {
  // Names are at even places; a value may be the word, too.
  const at = fields.findIndex((text, index) => index % 2 === 0 && text.toLowerCase() === "vary");
  if (at < 0) fields.push("Vary", name);
  else if (!fields[at + 1]?.split(",").some((each) => each.trim() === name))
    fields[at + 1] = `${fields[at + 1]}, ${name}`;
}
