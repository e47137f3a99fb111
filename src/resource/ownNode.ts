import type { Model } from "./model.ts";

/** How a node of an author's ends a request: with its status, the fields that it always has, and the members of its problem. */
export interface OwnEnding {
  readonly status: number;
  /** The model of the members that the objection adds to the problem. */
  readonly members: Model | undefined;
  /** Each field with its value; true where the objection gives it. */
  readonly headers: Readonly<Record<string, string | true>>;
  /** Writes the fields of a request that ends so, with what the callback returned. */
  write(returned: unknown, fields: string[]): void;
}

/** What a node keeps of a request. */
export interface Visited {
  readonly view: object | undefined;
  returned: unknown;
}

/** A node of an author's, as the framework sees it. `K` is its status and place, for the compiler; `Ctx` what it reads of the context. */
export interface OwnNode<out K extends string = string, in Ctx = never> {
  /** X and digits. */
  readonly id: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** The question in words. */
  readonly question: string;
  /** Where it is written that the decision is so. */
  readonly law: string;
  readonly no: OwnEnding;
  /** As its author wrote it. */
  readonly ask: object;
  /** Asks it of a request. */
  decide(request: Visited): boolean | PromiseLike<boolean>;
  /** Tells it from all others, also where the ids are the same. */
  readonly serial: number;
  /** What is planned for resources whose first node it is. */
  readonly plans: Map<string, unknown>;
  /** What handles nodes. They bring it, so that a service without any does not load it. */
  readonly works: object;
  /** Type information only. */
  readonly "~key"?: K;
  readonly "~needs"?: (ctx: Ctx) => void;
}
