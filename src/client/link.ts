/** The target of the first link of a relation (RFC 8288 3), as it stands in the field. */
export function linkTo(relation: string, field: string | null): string | undefined {
  for (const [, target, attributes = ""] of (field ?? "").matchAll(LINK)) {
    const [, quoted, token] = REL.exec(attributes) ?? [];
    const relations = (quoted ?? token ?? "").toLowerCase().split(/\s+/);
    if (relations.includes(relation)) return target;
  }
  return undefined;
}

const LINK = /<([^>]*)>((?:[^,"<]|"(?:[^"\\]|\\.)*")*)/g;
/** RFC 8288 3.3: a second `rel` is ignored. */
const REL = /;\s*rel\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,]+))/i;
