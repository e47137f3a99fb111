import { fieldValue } from "../http/fieldValue.ts";
import { whenResolved } from "../http/later.ts";
import { refusePromisesWithin } from "../http/lostMembers.ts";
import { wrongValue } from "../http/wrongValue.ts";
import type { Model } from "../resource/model.ts";
import type { OwnEnding, OwnNode, Visited } from "../resource/ownNode.ts";
import { isPlain } from "../resource/same.ts";
import type { NodeContext, NodeLiteral, NodeObjection } from "./form.ts";

export type AnyLiteral = NodeLiteral<string, string, number, Model | undefined, object, boolean>;

let serials = 0;

export class Decision implements OwnNode {
  readonly id: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly question: string;
  readonly law: string;
  readonly no: OwnEnding;
  readonly ask: AnyLiteral["ask"];
  readonly settle: AnyLiteral["settle"];
  readonly mayObject: boolean;
  readonly serial = (serials += 1);
  readonly plans = new Map<string, unknown>();
  readonly works: object;
  readonly literal: AnyLiteral;

  constructor(id: string, literal: AnyLiteral, works: object) {
    const { before, after, question, law, ask, no, settle, mayObject = false } = literal;
    this.id = id;
    this.works = works;
    this.literal = literal;
    this.before = before;
    this.after = after;
    this.question = question;
    this.law = law;
    this.ask = ask;
    this.no = { ...no, write: (returned, fields) => write(id, no.headers, returned, fields) };
    this.settle = settle;
    this.mayObject = mayObject;
  }

  decide(visit: Visited): boolean | PromiseLike<boolean> {
    return whenResolved<unknown, boolean>(this.ask(contextOf(visit)), (returned) => {
      visit.returned = returned;
      return returned === true || this.refuses(returned, "ask");
    });
  }

  /** False for a refusal. Anything else is the author's mistake, and throws: an `ask` without a return must not let everyone pass. */
  refuses(returned: unknown, callback: "ask" | "settle"): false {
    refusePromisesWithin(returned);
    if (returned === false && callback === "ask" && this.no.members === undefined) return false;
    if (isObjection(returned) && (this.no.members === undefined || "problem" in returned)) return false;
    const passing = callback === "ask" ? "true" : "nothing";
    throw wrongValue(`${callback} of ${this.id}`, returned, `Return ${passing}, or an objection: { problem: { … } }.`);
  }
}

/** What parts provide is in the view, where they do. */
export const contextOf = (visit: Visited): NodeContext<object> => (visit.view ?? visit) as NodeContext<object>;

function isObjection(returned: unknown): returned is NodeObjection {
  if (!isPlain(returned)) return false;
  const names = Object.keys(returned);
  return names.length > 0 && names.every((name) => name === "problem" || name === "headers");
}

/** Each field that the ending has is sent, and no other: so the document has them all. RFC 9110 5.1: their names have no case. */
function write(id: string, headers: OwnEnding["headers"], returned: unknown, fields: string[]): void {
  const objected = Object.entries(isObjection(returned) ? (returned.headers ?? {}) : {});
  const given = new Map(objected.map(([name, value]) => [name.toLowerCase(), value]));
  for (const [name, value] of Object.entries(headers)) {
    const sent = given.get(name.toLowerCase()) ?? value;
    if (sent === true) throw wrongValue(id, returned, `Return { headers: { ${JSON.stringify(name)}: "…" } }.`);
    fields.push(name, fieldValue(sent));
    // RFC 9110 7.8: who sends Upgrade sends this option, so that no intermediary forwards it.
    if (/^upgrade$/i.test(name)) fields.push("Connection", "Upgrade");
    given.delete(name.toLowerCase());
  }
  for (const stranger of given.keys()) {
    const field = `{ headers: { ${JSON.stringify(stranger)}: true } }`;
    throw wrongValue(id, returned, `Declare the field: end(status, ${field}).`);
  }
}
