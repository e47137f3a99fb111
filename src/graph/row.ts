import type { MethodKind } from "../http/method.ts";
import type { Preference } from "../http/prefer.ts";
import type { OwnEnding, OwnNode } from "../resource/ownNode.ts";
import type { RECORD } from "../resource/record.ts";
import type { Callback, Declaration, Redirect, Resource, RetryHint } from "../resource/resource.ts";
import type { CarriedName } from "./carried.ts";
import type { Reading } from "./readings.ts";

/** The kinds of row. An edge to nowhere, a callback that the class lacks and a misread value are compile errors. */

export interface Ending {
  readonly status: number;
  readonly carries: readonly CarriedName[];
  readonly own?: OwnEnding;
}

export const end = (status: number, ...carries: readonly CarriedName[]): Ending => ({ status, carries });

/** Stands for the status of a response that was kept: it is whatever it was. */
const KEPT = 0;

/** Ends with the response that was kept for the request's Idempotency-Key. The document has its status from the first walk. */
export const replay = (): Ending => end(KEPT);
export const isReplay = ({ status }: Ending): boolean => status === KEPT;

/** What a response with this ending carries: every error carries a problem (RFC 9457), and all say what is deprecated. */
export function allCarried(ending: Ending, isGuarded: boolean): readonly CarriedName[] {
  return [
    ...ending.carries,
    ...(carriesProblem(ending) ? (["problem"] as const) : []),
    ...(isGuarded && mayBeStored(ending.status) ? (["guarded"] as const) : []),
    "deprecation",
  ];
}

/** RFC 9110 15.1: a cache may store these without being told; a 304 has the fields that its 200 would have (15.4.5). */
export const mayBeStored = (status: number): boolean => STORED_UNTOLD.has(status);

const STORED_UNTOLD: ReadonlySet<number> = new Set([200, 203, 204, 206, 300, 301, 304, 308, 404, 405, 410, 414, 501]);

/** RFC 8144 3.2: a 412 may carry the current representation in its place. */
export const carriesProblem = ({ status, carries }: Ending): boolean => status >= 400 && !carries.includes("entity");

export type Edge<Id extends string> = Id | Ending;
/** Callbacks that decide no node: for what a request needs, what a response carries, and the document. */
export type Around = { [C in Callback]: (typeof RECORD)[C] extends { readonly isAround: true } ? C : never }[Callback];
export type Askable = Exclude<Callback, Around>;
type ReturnOf<C extends Askable> = Awaited<ReturnType<Resource[C]>>;

type ReadingOf<A> = [A] extends [boolean]
  ? "flag"
  : [A] extends [true | RetryHint]
    ? "hint"
    : [A] extends [Redirect]
      ? "address"
      : "grant" | "claim";

export interface RowBase<Id extends string> {
  readonly yes: Edge<Id>;
  readonly no: Edge<Id>;
  /** On an additive row: this decision changes the request's course without ending it, so the trace lists it. */
  readonly detour?: "yes" | "no";
  /** On an additive row: this decision is the ordinary course, so the trace does not list it although it ends the request. */
  readonly usual?: "yes" | "no";
}

/** Decided by a callback. Folded where the class does not override the callback and its default is a constant. */
export interface AskRow<Id extends string> extends RowBase<Id> {
  readonly kind: "ask";
  readonly callback: Askable;
  readonly reads: Reading;
}

/** What is known of a resource and a method at mount. */
export type MountTest =
  | "known"
  | "allowed"
  | "anyType"
  | "anyLanguage"
  | "anyEncoding"
  | "putCreates"
  | "withheldAsMissing"
  | "patchesTest"
  | "saysState"
  | { readonly method: MethodKind };

/** Settled at mount: by the method, and by what the resource declares. Always folded. */
export interface MethodRow<Id extends string> extends RowBase<Id> {
  readonly kind: "method";
  readonly test: MountTest;
}

/** What an earlier node decided. Always folded: the plan knows it. */
export interface RecallRow<Id extends string> extends RowBase<Id> {
  readonly kind: "recall";
  readonly test: "processes" | "makesNew" | "mayTryAgain";
}

/** When a request row is open. Where it is not, the decision is `otherwise`. */
export interface Hinge {
  /** The question is open if one of these callbacks is overridden, or declarations made. Default: always open. */
  readonly on?: readonly (Callback | Declaration)[];
  /** The question is open if the resource declares that it honours this preference (RFC 7240). */
  readonly preference?: Preference;
  /** The methods for which the question is open. Default: all. */
  readonly only?: MethodKind;
  /** Default: the decision with which the request goes on, where the other one ends it. */
  readonly otherwise?: "yes" | "no";
}

export interface RequestRow<Id extends string, Test extends string = string> extends RowBase<Id>, Hinge {
  readonly kind: "request";
  readonly test: Test;
  readonly field?: string;
  /** The document does not list the field: intermediaries add it. */
  readonly unlisted?: true;
  /** The document includes this row's `yes` edge (or `no`, see `strays`) if one of these is overridden or declared; with an empty list never. */
  readonly documentedOn?: readonly (Callback | Declaration)[];
  /** The edge that `documentedOn` is about. Default: the one that ends the request, else yes. */
  readonly strays?: "yes" | "no";
  /** It is decided in the first round only: a request that goes back to G7 has passed it. */
  readonly once?: true;
  /** The author's return value decides, not the request: of the two endings, those count that the description names. */
  readonly decidedByValue?: true;
  /** The description of the method decides: whether it has a 204 in place of a 200. */
  readonly decidedByDescription?: true;
}

export type Axis = "mediaType" | "language" | "encoding";

export interface ChooseRow<Id extends string> extends RowBase<Id> {
  readonly kind: "choose";
  readonly axis: Axis;
}

/** The resource acts. `explain` stops here. */
export interface ActRow<Id extends string> extends RowBase<Id> {
  readonly kind: "act";
  readonly callback: "apply" | "processPost" | "deleteResource";
}

/** The resource prepares something that later nodes can read before the status is fixed. There is one edge. */
export interface PrepareRow<Id extends string> extends RowBase<Id> {
  readonly kind: "prepare";
  readonly callback: "lifespan" | "represent";
}

/** Decided by a node of the author's own. Never folded, and never in the table itself. */
export interface OwnRow<Id extends string> extends RowBase<Id> {
  readonly kind: "own";
  readonly node: OwnNode;
}

export type Row<Id extends string = string> =
  | AskRow<Id>
  | MethodRow<Id>
  | RecallRow<Id>
  | RequestRow<Id>
  | ChooseRow<Id>
  | ActRow<Id>
  | PrepareRow<Id>
  | OwnRow<Id>;

type Rest<R extends Row, Yes, No> = Omit<R, "kind" | "callback" | "reads" | "test" | "axis" | "yes" | "no"> & {
  readonly yes: Yes;
  readonly no: No;
};
type Names<Yes, No> = Extract<Yes | No, string>;

export function ask<C extends Askable, const Yes extends Edge<string>, const No extends Edge<string>>(
  callback: C,
  reads: ReadingOf<ReturnOf<C>>,
  rest: Rest<AskRow<string>, Yes, No>,
): AskRow<Names<Yes, No>> & { readonly callback: C } {
  return { kind: "ask", callback, reads, ...edges(rest) };
}

export function method<const Yes extends Edge<string>, const No extends Edge<string>>(
  test: MountTest,
  rest: Rest<MethodRow<string>, Yes, No>,
): MethodRow<Names<Yes, No>> {
  return { kind: "method", test, ...edges(rest) };
}

export function recall<const Yes extends Edge<string>, const No extends Edge<string>>(
  test: RecallRow<string>["test"],
  rest: Rest<RecallRow<string>, Yes, No>,
): RecallRow<Names<Yes, No>> {
  return { kind: "recall", test, ...edges(rest) };
}

export function request<
  const Test extends string,
  const Yes extends Edge<string>,
  const No extends Edge<string>,
  const On extends Callback | Declaration = never,
>(
  test: Test,
  rest: Rest<RequestRow<string>, Yes, No> & { readonly on?: readonly On[] },
): RequestRow<Names<Yes, No>, Test> & { readonly on?: readonly On[] } {
  return { kind: "request", test, ...impliedBy(rest), ...edges(rest) };
}

/** What a row with one ending need not say. */
function impliedBy({ yes, no, on, only, preference, documentedOn }: Omit<RequestRow<string>, "kind" | "test">): object {
  if (typeof yes === typeof no) return {};
  const otherwise = typeof yes === "string" ? "yes" : "no";
  return {
    ...((on ?? only ?? preference) !== undefined && { otherwise }),
    ...(documentedOn !== undefined && otherwise === "yes" && { strays: "no" }),
  };
}

export function choose<const Yes extends Edge<string>, const No extends Edge<string>>(
  axis: Axis,
  rest: Rest<ChooseRow<string>, Yes, No>,
): ChooseRow<Names<Yes, No>> {
  return { kind: "choose", axis, ...edges(rest) };
}

export function act<
  C extends ActRow<string>["callback"],
  const Yes extends Edge<string>,
  const No extends Edge<string>,
>(callback: C, rest: Rest<ActRow<string>, Yes, No>): ActRow<Names<Yes, No>> & { readonly callback: C } {
  return { kind: "act", callback, ...edges(rest) };
}

export function prepare<C extends PrepareRow<string>["callback"], const Next extends Edge<string>>(
  callback: C,
  { next }: { readonly next: Next },
): PrepareRow<Names<Next, Next>> & { readonly callback: C } {
  return { kind: "prepare", callback, ...edges({ yes: next, no: next }) };
}

/** A cast in one place: the compiler cannot infer that a string edge is one of the names that it infers from it. */
function edges<R extends { readonly yes: Edge<string>; readonly no: Edge<string> }>(
  rest: R,
): Omit<R, "yes" | "no"> & {
  readonly yes: Edge<Names<R["yes"], R["no"]>>;
  readonly no: Edge<Names<R["yes"], R["no"]>>;
} {
  return rest as never;
}

/** The ids of a table are its keys, and its edges lead nowhere else. */
export function graph<const R extends Readonly<Record<string, Row>>>(
  rows: R & { readonly [K in keyof R]: Row<Extract<keyof NoInfer<R>, string>> },
): R {
  return rows;
}

/** Newer than the diagram: an id that ends in a letter, W1, and authors' own. The trace lists these only when they fire. */
export const isAdditive = (id: string): boolean => /^(?:W1|X.*|.*[a-z])$/.test(id);

/** Whether the trace lists a node with this decision: nodes of the diagram always, additive ones when they fire. */
export function isListed(id: string, row: Row, decision: "yes" | "no"): boolean {
  if (!isAdditive(id)) return true;
  if (row.yes === row.no || row.usual === decision) return false;
  return typeof row[decision] !== "string" || row.detour === decision;
}
