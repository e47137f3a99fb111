import type { Schema } from "./values.ts";

/** One operation of a document, with its references resolved. */
export interface Outside {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Body | undefined;
  readonly responses: ReadonlyMap<number, Listed>;
  /** Names of schemes, each of which is enough; undefined where none is needed. */
  readonly schemes: readonly string[];
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly "x-rest"?: boolean;
}

/** The contents of a request, by media type: the schema, and where it stands in the document. */
export interface Body {
  readonly types: readonly string[];
  readonly schemas: ReadonlyMap<string, Located>;
}

export interface Located {
  readonly schema: Schema;
  readonly examples: readonly unknown[];
  readonly pointer: string;
}

export interface Listed {
  readonly headers: ReadonlySet<string>;
  readonly required: readonly string[];
  readonly types: readonly string[];
  readonly schemas: ReadonlyMap<string, Located>;
}

const VERBS = ["get", "head", "post", "put", "patch", "delete", "options", "query", "x-query"];

/** A document as it was read, which is JSON. */
export class Document {
  readonly root: Schema;

  constructor(root: Schema) {
    this.root = root;
  }

  /** What a reference leads to, with what is said beside it. */
  resolved(part: Schema): Schema {
    const { $ref, ...rest } = part;
    if (typeof $ref !== "string") return part;
    return { ...this.resolved(this.#at($ref)), ...rest };
  }

  operations(): readonly Outside[] {
    return Object.entries(this.#record(this.root, "paths")).flatMap(([path, item]) =>
      VERBS.filter((verb) => verb in item).map((verb) => this.#operation(path, verb, item)),
    );
  }

  #operation(path: string, verb: string, item: Schema): Outside {
    const operation = item[verb] as Schema;
    const all = [...list(item["parameters"]), ...list(operation["parameters"])].map((each) => this.resolved(each));
    const named = new Map(all.map((each) => [`${String(each["in"])} ${String(each["name"])}`, each]));
    const security = list(operation["security"] ?? this.root["security"]);
    const at = `#/paths/${escaped(path)}/${verb}`;
    const { requestBody } = operation;
    return {
      name: `${verb} ${path}`,
      method: verb.replace("x-", "").toUpperCase(),
      path,
      parameters: [...named.values()] as unknown as readonly Parameter[],
      body: requestBody === undefined ? undefined : this.#contents(requestBody as Schema, `${at}/requestBody`),
      responses: new Map(
        Object.entries(operation["responses"] as Record<string, Schema>).map(([status, response]) => [
          Number(status),
          this.#listed(response, `${at}/responses/${status}`),
        ]),
      ),
      schemes: security.flatMap((each) => Object.keys(each)),
    };
  }

  #listed(given: Schema, at: string): Listed {
    const response = this.resolved(given);
    const headers = Object.entries(this.#record(response, "headers")).map(
      ([name, header]) => [name.toLowerCase(), this.resolved(header)] as const,
    );
    return {
      ...this.#contents(response, String(given["$ref"] ?? at)),
      headers: new Set(headers.map(([name]) => name)),
      required: headers.filter(([, header]) => header["required"] === true).map(([name]) => name),
    };
  }

  #contents(part: Schema, at: string): Body {
    const contents = Object.entries(this.#record(part, "content"));
    const schemas = contents.flatMap(([type, media]): [string, Located][] => {
      const { schema } = media;
      const pointer = `${at}/content/${escaped(type)}/schema`;
      const examples = Object.values(this.#record(media, "examples")).map((each) => each["value"]);
      return schema === undefined ? [] : [[type, { schema: schema as Schema, examples, pointer }]];
    });
    return { types: contents.map(([type]) => type), schemas: new Map(schemas) };
  }

  #record(part: Schema, name: string): Readonly<Record<string, Schema>> {
    return Object(part[name]) as Readonly<Record<string, Schema>>;
  }

  #at(reference: string): Schema {
    const path = reference.split("/").slice(1);
    const unescaped = path.map((each) => decodeURIComponent(each).replaceAll("~1", "/").replaceAll("~0", "~"));
    return unescaped.reduce<Schema>((part, name) => part[name] as Schema, this.root);
  }
}

function list(value: unknown): readonly Schema[] {
  return Array.isArray(value) ? (value as Schema[]) : [];
}

/** RFC 6901 4 and 6: a name in a pointer that is a fragment. */
function escaped(name: string): string {
  return encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"));
}
