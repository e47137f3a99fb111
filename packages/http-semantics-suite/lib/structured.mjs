// @ts-check
/** A strict parser of Structured Fields (RFC 9651). It throws at any fault. */
class Parser {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
    this.i = 0;
  }

  /** @param {string} message @returns {never} */
  fail(message) {
    throw new Error(`${message} at ${this.i} of ${JSON.stringify(this.text)}`);
  }

  /** @param {string} chars */
  skip(chars) {
    while (this.i < this.text.length && chars.includes(this.text.charAt(this.i))) this.i++;
  }

  /** @param {RegExp} pattern anchored @returns {RegExpExecArray | null} */
  match(pattern) {
    const found = pattern.exec(this.text.slice(this.i));
    if (found) this.i += found[0].length;
    return found;
  }

  key() {
    return (this.match(/^[a-z*][a-z0-9_\-.*]*/) ?? this.fail("no key"))[0];
  }

  bare() {
    let m;
    if ((m = this.match(/^"((?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"/)))
      return { type: "string", value: (m[1] ?? "").replace(/\\(["\\])/g, "$1") };
    if ((m = this.match(/^:([A-Za-z0-9+/=]*):/))) return { type: "bytes", value: m[1] };
    if ((m = this.match(/^@(-?\d{1,15})/))) return { type: "date", value: Number(m[1]) };
    if ((m = this.match(/^\?([01])/))) return { type: "boolean", value: m[1] === "1" };
    if ((m = this.match(/^-?\d{1,12}\.\d{1,3}/))) return { type: "decimal", value: Number(m[0]) };
    if ((m = this.match(/^-?\d{1,15}/))) return { type: "integer", value: Number(m[0]) };
    if ((m = this.match(/^[A-Za-z*][!#$%&'*+\-.^_`|~0-9A-Za-z:/]*/))) return { type: "token", value: m[0] };
    return this.fail("no bare item");
  }

  params() {
    /** @type {Record<string, any>} */
    const params = {};
    while (this.text[this.i] === ";") {
      this.i++;
      this.skip(" ");
      const key = this.key();
      params[key] = this.match(/^=/) ? this.bare() : { type: "boolean", value: true };
    }
    return params;
  }

  item() {
    const bare = this.bare();
    return { ...bare, params: this.params() };
  }

  /** @returns {any} */
  member() {
    if (!this.match(/^\(/)) return this.item();
    const items = [];
    for (;;) {
      this.skip(" ");
      if (this.match(/^\)/)) return { type: "inner", value: items, params: this.params() };
      if (this.i >= this.text.length) this.fail("open inner list");
      items.push(this.item());
    }
  }

  /** @param {() => void} member */
  commas(member) {
    this.skip(" ");
    while (this.i < this.text.length) {
      member();
      this.skip(" \t");
      if (this.i >= this.text.length) break;
      if (!this.match(/^,/)) this.fail("no comma");
      this.skip(" \t");
      if (this.i >= this.text.length) this.fail("trailing comma");
    }
  }
}

/** @param {string} text */
export function listOf(text) {
  const parser = new Parser(text);
  /** @type {any[]} */
  const list = [];
  parser.commas(() => list.push(parser.member()));
  return list;
}

/** @param {string} text */
export function dictionaryOf(text) {
  const parser = new Parser(text);
  /** @type {Record<string, any>} */
  const dictionary = {};
  parser.commas(() => {
    const key = parser.key();
    const value = parser.match(/^=/) ? parser.member() : { type: "boolean", value: true, params: parser.params() };
    delete dictionary[key];
    dictionary[key] = value;
  });
  return dictionary;
}

/** @param {string} text */
function itemOf(text) {
  const parser = new Parser(text);
  parser.skip(" ");
  const item = parser.item();
  parser.skip(" ");
  return parser.i < text.length ? parser.fail("more than an item") : item;
}

/** @param {string} text @param {string} kind */
export function parse(text, kind) {
  if (kind === "list") return listOf(text);
  return kind === "item" ? itemOf(text) : dictionaryOf(text);
}
