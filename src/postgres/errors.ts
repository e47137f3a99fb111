import { methodIs } from "../http/method.ts";
import { pointerStep } from "../http/pointer.ts";
import { part } from "../literal/resource.ts";
import type { Context } from "../resource/context.ts";
import { Halt } from "../resource/halt.ts";
import type { Part } from "../resource/part.ts";
import { DeadlineExceeded } from "../walk/deadline.ts";
import { isSerializationFailure } from "../walk/fault.ts";
import { causesOf, isConnectionLost } from "./database.ts";
import { CommitUnknown } from "./transaction.ts";

/** The members of the content that constraints are about, by the names of the constraints: `{ books_isbn_key: "isbn" }`. */
export type ConstraintNames = Readonly<Record<string, string>>;
/** What `postgresErrors` is to those that name it in `with`. */
export type ErrorMapping = Part<{}, [], "mapError" | "halts", 409 | 422 | 503 | 504, never, never, {}, {}>;

/** A part that maps errors of PostgreSQL to statuses. No response has the text of one. */
export function postgresErrors(names: ConstraintNames = {}): ErrorMapping {
  return mappingTo([409, 422, 503, 504], names) as ErrorMapping;
}

/** What `postgresUnavailable` is to those that name it in `with`. */
export type UnavailableMapping = Part<{}, [], "mapError" | "halts", 503, never, never, {}, {}>;

/** A part for what only reads, and for the whole service: 503 if there is no connection, or a statement was cancelled. */
export function postgresUnavailable(): UnavailableMapping {
  return mappingTo([503]) as UnavailableMapping;
}

const mappingTo = (halts: readonly number[], names: ConstraintNames = {}): unknown =>
  part({
    mapError: (error: unknown, ctx: Pick<Context, "request">) => {
      const halt = haltOf(error, ctx, names);
      // Where 504 is not declared, it is that of the deadline, which cancelled the statement.
      if (halt?.status === 504 && !halts.includes(504))
        throw new DeadlineExceeded("The deadline passed in a statement.");
      return halt !== undefined && halts.includes(halt.status) ? causedBy(error, halt) : undefined;
    },
    halts,
    documentedHeaders: RETRY_AFTER,
  });

/** For the document: every 503 of these parts has the field. */
export const RETRY_AFTER = {
  "Retry-After": { description: "The seconds after which to try again.", statuses: [503] },
} as const;

/** What the client can be told of a value that the engine refuses. */
const REFUSED: ReadonlyMap<unknown, string> = new Map([
  ["22001", "A text is too long."],
  ["22003", "A number is out of range."],
  ["22007", "A date or time is not valid."],
  ["22008", "A date or time is out of range."],
  ["22009", "A time zone is out of range."],
  ["22021", "A text has a character that cannot be stored."],
  ["22P02", "A value is not of its type."],
]);

const CONFLICTS: ReadonlyMap<unknown, string> = new Map([
  ["23505", "Another resource has this value."],
  ["23P01", "This value conflicts with that of another resource."],
  ["23503", "This refers to something that is not there."],
]);
const REFERRED = "Something else refers to this.";
const RETRY_SECONDS = 1;

function haltOf(error: unknown, { request }: Pick<Context, "request">, names: ConstraintNames): Halt | undefined {
  for (const each of causesOf(error)) {
    const code: unknown = Reflect.get(each, "code");
    const conflict = CONFLICTS.get(code);
    if (conflict !== undefined) {
      const isReferred = code === "23503" && request.method === "DELETE";
      return conflicting(isReferred ? REFERRED : conflict, memberOf(each, names));
    }
    const refused = REFUSED.get(code);
    if (refused !== undefined && !methodIs(request.method, "safe")) return new Halt(422, { detail: refused });
    const { deadline = Number.POSITIVE_INFINITY } = request;
    if (code === "57014") return performance.now() < deadline ? unavailable() : new Halt(504);
  }
  const isPassing = isSerializationFailure(error) || (isConnectionLost(error) && !(error instanceof CommitUnknown));
  return isPassing ? unavailable() : undefined;
}

/** Where no `concurrency` has the request done again: nothing was done, and the client may try again. */
export function refusedByAnother(error: unknown): Halt | undefined {
  return isSerializationFailure(error) ? causedBy(error, unavailable()) : undefined;
}

/** `close` is told the Halt, and sends nothing over a connection that is lost. */
const causedBy = (error: unknown, halt: Halt | undefined): Halt | undefined =>
  halt && Object.assign(halt, { cause: error });

/** `pg` and `postgres` have different names for it. */
function memberOf(error: object, names: ConstraintNames): string | undefined {
  const constraint = String(Reflect.get(error, "constraint") ?? Reflect.get(error, "constraint_name"));
  return Object.hasOwn(names, constraint) ? names[constraint] : undefined;
}

const conflicting = (detail: string, member: string | undefined): Halt =>
  new Halt(409, member === undefined ? { detail } : { errors: [{ pointer: pointerStep(member), detail }] });

const unavailable = (): Halt => new Halt(503, { headers: { "Retry-After": String(RETRY_SECONDS) } });
