import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseAst } from "rolldown/parseAst";
import { describe, expect, it } from "vitest";
import { filesIn, isTest } from "../../scripts/checks/files.mjs";
import { EXCUSED, OUTSIDE } from "./notReaders.ts";
import { READERS, REQUEST_FIELDS, RESPONSE_FIELDS } from "./readers.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Types of what may have come from outside. */
const TEXT =
  /^(?:readonly )?(?:string(?!\[\])|Uint8Array|Buffer|AsyncIterable<Uint8Array>|URLSearchParams|Headers|RequestHeaders|RawHeaders|Request|Response|HttpRequest|IncomingMessage|LambdaEvent)\b/;

const sources = filesIn(root, "src", /\.ts$/)
  .filter((path) => !isTest(path) && !((path.split("/")[1] ?? "") in OUTSIDE))
  .map((path) => ({ path: path.slice("src/".length), text: readFileSync(root + path, "utf8") }));

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
}

/** The exported functions of a file, and the methods of its exported classes, that take text. */
function takersIn({ path, text }: (typeof sources)[number]): readonly string[] {
  const named: [name: string, parameters: readonly Node[]][] = [];
  const nameOf = (node: unknown): string => String((node as Node | null)?.["name"]);
  const { body } = parseAst(text, { lang: "ts" }, path) as unknown as { body: readonly Node[] };
  for (const { declaration } of body as readonly { declaration?: Node | null }[]) {
    const parametersOf = (node: unknown): readonly Node[] =>
      ((node as Node)["params"] as readonly Node[] | undefined) ?? [];
    if (declaration?.type === "FunctionDeclaration") named.push([nameOf(declaration["id"]), parametersOf(declaration)]);
    if (declaration?.type === "ClassDeclaration") {
      for (const member of (declaration["body"] as { body: readonly Node[] }).body) {
        const { type } = (member["key"] as Node | undefined) ?? { type: "" };
        if (member.type !== "MethodDefinition" || type === "PrivateIdentifier") continue;
        named.push([`${nameOf(declaration["id"])}.${nameOf(member["key"])}`, parametersOf(member["value"])]);
      }
    }
    if (declaration?.type === "VariableDeclaration") {
      for (const each of declaration["declarations"] as readonly Node[]) {
        named.push([nameOf(each["id"]), parametersOf(each["init"] ?? {})]);
      }
    }
  }
  const isText = (parameter: Node) => {
    const pattern = (parameter["left"] ?? parameter["parameter"] ?? parameter) as Node;
    const { typeAnnotation } = (pattern["typeAnnotation"] ?? {}) as { typeAnnotation?: Node };
    return typeAnnotation !== undefined && TEXT.test(text.slice(typeAnnotation.start, typeAnnotation.end));
  };
  return named.filter(([, parameters]) => parameters.some(isText)).map(([name]) => `${path} ${name}`);
}

describe("every reader of text from outside is measured", () => {
  const measured = Object.keys(READERS);
  const takers = sources.flatMap(takersIn);
  const isMeasured = (taker: string) => measured.some((name) => name === taker || name.startsWith(`${taker},`));
  const fileOf = (taker: string) => taker.split(" ", 1)[0] ?? "";

  it("or excused with a reason", () => {
    expect(takers.length).toBeGreaterThan(200);
    const isExcused = (taker: string) => taker in EXCUSED || fileOf(taker) in EXCUSED;
    expect(takers.filter((taker) => !isMeasured(taker) && !isExcused(taker))).toEqual([]);
  });

  it("and no excuse is left of what is gone, or is measured", () => {
    const unused = Object.keys(EXCUSED).filter(
      (excuse) => !takers.some((taker) => (taker === excuse || fileOf(taker) === excuse) && !isMeasured(taker)),
    );
    expect(unused).toEqual([]);
  });

  it("and where an excuse names a reader, that is measured", () => {
    const named = Object.values(EXCUSED).filter((reason) => /^\S+\.ts |^service, |^client, /.test(reason));
    expect(named.filter((name) => !measured.includes(name))).toEqual([]);
  });

  it("with each field that is read by its name", () => {
    const READ =
      /(?:\braw\[|\bheaders\.raw\[|\bheaders\.(?:get|has|field)\(|response\.get\(|algorithmFor\(visit, )"([a-z-]+)"/g;
    const fields = sources.flatMap(({ path, text }) =>
      [...text.matchAll(READ)].map(([, name = ""]) => ({ path, name })),
    );
    expect(fields.length).toBeGreaterThan(40);
    const known = new Set([...REQUEST_FIELDS, ...RESPONSE_FIELDS]);
    expect(fields.filter(({ name }) => !known.has(name))).toEqual([]);
  });
});
