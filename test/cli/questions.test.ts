import { afterAll, describe, expect, it } from "vitest";
import { Folder } from "./child.ts";
import { hosted as signalbox } from "./host.ts";

const APP = "test/cli/apps/desk.ts";
const ADA = ["-H", "Authorization: Bearer ada"];
const OPEN = '{"title":"x","status":"open"}';
const CLOSED = '{"title":"x","status":"closed"}';

const shelf = (more: string) => `import { resource, Service } from "signalbox";
const shelf = resource("/shelf", { ${more} represent: () => [] });
export const service = new Service({ resources: { shelf } });
`;
const folder = new Folder({
  "old.mjs": shelf(""),
  "new.mjs": shelf("forbidden: () => false,"),
  "broken.mjs": shelf("").replace("represent", "reprsent"),
});
afterAll(() => folder.remove());

const explaining = (request: string, ...more: string[]) => ["explain", APP, request, ...more];
const ROUTES = ["routes", APP];

/** The question of an assistant, the command, the member of its JSON that has the reply, and that. */
const QUESTIONS: readonly (readonly [question: string, line: readonly string[], member: string, reply: unknown])[] = [
  [
    "Why does this PUT give 412?",
    explaining("PUT /tickets/1", ...ADA, "-H", 'If-Match: "0"', "-d", CLOSED),
    "decided.question",
    "Does If-Match match the current tag strongly?",
  ],
  [
    "Why does this PUT give 428?",
    explaining("PUT /tickets/1", ...ADA, "-d", CLOSED),
    "decided.decidedBy",
    ["requireConditionalWrite"],
  ],
  ["Which callback decides this 403?", explaining("DELETE /tickets/1", ...ADA), "decided.decidedBy", ["forbidden"]],
  ["Which callback decides this 401?", explaining("GET /tickets"), "decided.decidedBy", ["isAuthorized"]],
  ["Which callback decides this 404?", explaining("GET /tickets/9", ...ADA), "decided.decidedBy", ["find"]],
  [
    "Which callback decides this 409?",
    explaining("PUT /tickets/1", ...ADA, "-H", 'If-Match: "1"', "-d", OPEN),
    "decided.decidedBy",
    ["isConflict"],
  ],
  [
    "Why does this GET give 406?",
    explaining("GET /tickets", ...ADA, "-H", "Accept: image/png"),
    "decided.decidedBy",
    ["produces"],
  ],
  [
    "Why does this POST give 415?",
    explaining("POST /tickets", ...ADA, "-H", "Content-Type: text/csv", "-d", "x"),
    "decided.question",
    "Is the Content-Type one that is consumed?",
  ],
  [
    "Why does this GET give 304?",
    explaining("GET /tickets/1", ...ADA, "-H", 'If-None-Match: "1"'),
    "decided.question",
    "Does If-None-Match match the current tag weakly?",
  ],
  [
    "Which law does this 412 follow?",
    explaining("PUT /tickets/1", ...ADA, "-H", 'If-Match: "0"', "-d", CLOSED),
    "decided.law",
    "RFC 9110 13.1.1",
  ],
  [
    "What would this PUT call?",
    explaining("PUT /tickets/1", ...ADA, "-H", 'If-Match: "1"', "-d", CLOSED),
    "stopsBefore.callback",
    "apply",
  ],
  [
    "Which statuses are possible after that?",
    explaining("PUT /tickets/1", ...ADA, "-H", 'If-Match: "1"', "-d", CLOSED),
    "possible.0.status",
    200,
  ],
  ["Is this POST safe to repeat?", ROUTES, "0.effects.POST.takesIdempotencyKey", true],
  ["Does this DELETE destroy something?", ROUTES, "1.effects.DELETE.destructiveHint", true],
  ["Does this GET change anything?", ROUTES, "0.effects.GET.readOnlyHint", true],
  ["Which statuses can this DELETE have?", ROUTES, "1.statuses.DELETE", [200, 204, 401, 403, 404, 412, 417, 428, 500]],
  ["Which nodes decide the 409 of this PUT?", ["openapi", APP], "paths./tickets/{id}.put.x-decided-at.409", ["O14"]],
  ["Why does the service not start, and what do I write?", ["routes", "broken.mjs"], "error.write", "represent"],
  ["Does the service send anything that its document does not list?", ["check", APP, "-n", "400"], "undocumented", []],
  ["Does this change break clients, and what caused it?", ["diff", "old.mjs", "new.mjs"], "0.cause", "forbidden"],
];

/** `a.b.0` of a value. */
function memberOf(value: unknown, path: string): unknown {
  return path.split(/\.(?![^/]*\})/).reduce((at: unknown, name) => Object(at)[name], value);
}

describe("twenty questions, each with one command and --json", () => {
  it.each(QUESTIONS)("%s", async (_question, line, member, reply) => {
    const where = line.includes(APP) ? {} : { cwd: folder.path };
    const { out, err } = await signalbox([...line, "--json"], where);
    expect(memberOf(JSON.parse(out === "" ? JSON.stringify(err) : out), member)).toEqual(reply);
  });

  it("are twenty", () => {
    expect(QUESTIONS.length).toBe(20);
  });
});
