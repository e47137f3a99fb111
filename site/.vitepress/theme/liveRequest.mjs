/** A request as a page shows it, in the parts of a form. @param {string} text */
export function parseRequest(text) {
  const at = text.indexOf("\n\n");
  const head = at < 0 ? text : text.slice(0, at);
  const [line, ...fields] = head.trim().split("\n");
  const [method, target] = line.split(" ");
  return { method, target, fields: fields.join("\n"), content: at < 0 ? "" : text.slice(at + 2) };
}

/** The lines of the form's header fields. @param {string} text @returns {[string, string][]} */
export function fieldsOf(text) {
  return text
    .split("\n")
    .filter((line) => line.includes(":"))
    .map((line) => [line.slice(0, line.indexOf(":")).trim(), line.slice(line.indexOf(":") + 1).trim()]);
}
