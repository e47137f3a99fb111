import { fieldValue } from "../http/fieldValue.ts";
import { type MaybePromise, whenResolved } from "../http/later.ts";
import { refusePromisesWithin } from "../http/lostMembers.ts";
import type { ProblemMembers } from "../http/problem.ts";
import { wrongValue } from "../http/wrongValue.ts";
import type { Context } from "../resource/context.ts";
import type { Model, Output } from "../resource/model.ts";
import type { Visited, OwnEnding, OwnNode } from "../resource/ownNode.ts";
import { isPlain } from "../resource/same.ts";
import { checkNodes } from "./checkNodes.ts";
import type { AfterPlace, BeforePlace, OwnId, PlaceOf, Seeing } from "./place.ts";
import { rowsWith } from "./rowsWith.ts";
import { settling } from "./settling.ts";

/** A refusal with its reason, and with the fields that the ending leaves to it. */
export interface NodeObjection<M = ProblemMembers> {
  readonly problem?: M;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How a node ends a request. `S` is its status, `M` the model of what it says. */
export interface NodeEnding<S extends number, M> {
  readonly status: S;
  readonly members: M;
  readonly headers: Readonly<Record<string, string | true>>;
}

/** What `end` takes beside the status. */
export interface NodeEndingOptions<M> {
  /** The model of the members that the objection adds to the problem. `ask` then returns an objection, and not false. */
  readonly members?: M;
  /** Fields that every such response has: each with its value, or true where the objection gives it. */
  readonly headers?: Readonly<Record<string, string | true>>;
}

/** How a node ends a request that does not pass: `end(402, { members: Price })`. */
export function end<const S extends number, M extends Model | undefined = undefined>(
  status: S,
  { members, headers = {} }: NodeEndingOptions<M> = {},
): NodeEnding<S, M> {
  return { status, members: members as M, headers };
}

/** What every context has, and `Ctx`, which the node reads beside. */
export type NodeContext<Ctx> = Omit<Context, "body" | "query"> & Ctx;

/** What a node refuses with: where its ending has a model, what that takes. */
export type NodeRefusal<M> = M extends Model
  ? Required<Pick<NodeObjection<Output<M>>, "problem">> & NodeObjection<Output<M>>
  : false | NodeObjection;

/** A decision of your own. Annotate the parameter of `ask` with what it reads beside the request: `({ entity }: { entity: Book }) => …`. */
export interface NodeLiteral<B, A, S extends number, M, Ctx, O> {
  /** The node before which it is asked, on every edge that leads there; or, of two that are there, one of yours. */
  readonly before?: B;
  /** The node behind which it is asked, on the edge on which that passes; or, of two that are there, one of yours. */
  readonly after?: A;
  /** The question in words, for the chart and for `explain`. */
  readonly question: string;
  /** Where it is written that the decision is so. */
  readonly law: string;
  /** True: the request passes. False, or an objection: it ends as `no` says. Anything else is a 500. */
  ask(ctx: NodeContext<Ctx>): MaybePromise<true | NodeRefusal<M>>;
  /** How a request ends that does not pass. */
  readonly no: NodeEnding<S, M>;
  /**
   * Called once for a request that passed, when its response is decided as 2xx or 3xx and before it is sent; inside of what parts lend. If
   * it throws, the response is 500. With `mayObject` it may return an objection, and the request ends as `no` says.
   */
  settle?(ctx: NodeContext<Ctx>): MaybePromise<O extends true ? Exclude<NodeRefusal<M>, false> | void : void>;
  /** Whether `settle` may object. What was done is then rolled back, so a part of the resource must lend something. */
  readonly mayObject?: O;
}

/** A decision of your own, for the `nodes` of a service, a group, a part, a resource or a method. */
export function node<
  const Id extends OwnId,
  const S extends number,
  const B extends BeforePlace | OwnId = never,
  const A extends AfterPlace | OwnId = never,
  M extends Model | undefined = undefined,
  Ctx extends object = {},
  const O extends boolean = false,
>(
  id: Id,
  literal: NodeLiteral<B, A, S, M, Ctx, O> & Seeing<Ctx, PlaceOf<B, A>>,
): OwnNode<`${S}@${PlaceOf<B, A>}`, Ctx> {
  return new Decision(id, literal as unknown as AnyLiteral);
}

type AnyLiteral = NodeLiteral<string, string, number, Model | undefined, object, boolean>;

let serials = 0;

/** A node, with what handles all of them. */
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
  readonly works = { rowsWith, check: checkNodes, settling };

  constructor(id: string, literal: AnyLiteral) {
    const { before, after, question, law, ask, no, settle, mayObject = false } = literal;
    this.id = id;
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
export function contextOf(visit: Visited): NodeContext<object> {
  return (visit.view ?? visit) as NodeContext<object>;
}

function isObjection(returned: unknown): returned is NodeObjection {
  if (!isPlain(returned)) return false;
  const names = Object.keys(returned);
  return names.length > 0 && names.every((name) => name === "problem" || name === "headers");
}

/** Each field that the ending has is sent, and no other: so the document has them all. */
function write(id: string, headers: OwnEnding["headers"], returned: unknown, fields: string[]): void {
  const given = isObjection(returned) ? (returned.headers ?? {}) : {};
  const stranger = Object.keys(given).find((name) => !(name in headers));
  if (stranger !== undefined)
    throw wrongValue(
      `${id}`,
      returned,
      `Declare the field: end(status, { headers: { ${JSON.stringify(stranger)}: true } }).`,
    );
  for (const [name, value] of Object.entries(headers)) {
    const sent = given[name] ?? value;
    if (sent === true) throw wrongValue(`${id}`, returned, `Return { headers: { ${JSON.stringify(name)}: "…" } }.`);
    fields.push(name, fieldValue(sent));
  }
}
