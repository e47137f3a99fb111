import type { EntityTag } from "../conditional/entityTag.ts";
import type { Plan } from "../graph/plan.ts";
import { fieldValue } from "../http/fieldValue.ts";
import type { Preferences } from "../http/prefer.ts";
import type { Failure } from "../http/problem.ts";
import type { HttpRequest } from "../http/request.ts";
import type { EventualResponse, ResponseBody } from "../http/response.ts";
import type { StreamWatcher } from "../http/responseStream.ts";
import { contentLength } from "../http/sendable.ts";
import type { Representation } from "../resource/codec.ts";
import { Context, type Outcome } from "../resource/context.ts";
import type { KeyedRequest } from "../resource/idempotency.ts";
import type { Patch } from "../resource/patch.ts";
import type { AnyResource } from "../resource/resource.ts";
import { Tasks } from "./afterwork.ts";
import { AuthoredFields } from "./authoredFields.ts";
import type { Claim } from "./claim.ts";
import type { Kit } from "./kit.ts";
import { type Lending, Loans, usedLate } from "./loans.ts";
import { Releases } from "./releases.ts";
import type { Attempt, CacheEntry, DigestFault, Mounting, Preferred, Selection } from "./state.ts";
import { preferredBy, rawBodyOf, WalkStopped } from "./state.ts";
import { MOST_TURNS, type TurnsTaken, traceTextOf, turnsText } from "./trace.ts";

/** One request's walk. Every field is set in the constructor, so that all visits have one hidden class. */
export class Visit extends Context implements StreamWatcher, Representation, TurnsTaken {
  readonly mounting: Mounting;
  readonly resource: AnyResource;
  readonly kit: Kit;
  readonly plan: Plan;
  earlierTurns = "";
  turns = 0;
  hasThrown = false;
  thrown: unknown;
  /** Whether the content of an error is being made: what is thrown then is thrown by the code that makes it. */
  isWritingError = false;
  sending = 0;
  endedWith = 0;
  announcedLength: number | undefined;
  /** What the callback that was called last returned: the hint, challenge or redirect that its ending carries. */
  returned: unknown;
  pathParams: Readonly<Record<string, string>> | undefined;
  failures: readonly Failure[] | undefined;
  /** The result for the body at P0d, so that P0 does not check it again. */
  bodyState: "accepted" | "undecodable" | "refused" | undefined;
  /** What became of the patch at P1b, so that P1c does not apply it again. */
  patchState: "applied" | "test" | "inapplicable" | undefined;
  result: unknown;
  attempt: Attempt | undefined;
  patch: Patch | undefined;
  entity: unknown;
  view: object | undefined;
  content: ResponseBody = null;
  cacheEntry: CacheEntry | undefined;
  claim: Claim | undefined;
  digestFault: DigestFault | undefined;
  selection: Selection | undefined;
  preferred: Preferred | undefined;
  /** The state's validators; null until they are computed. */
  tag: EntityTag | undefined | null = null;
  modified: number | undefined | null = null;
  mediaType = 0;
  language = 0;
  encoding: number;
  guardedBy: readonly string[] | undefined;
  loans: Loans | undefined;
  tasks: Tasks | undefined;
  authored: AuthoredFields | undefined;
  #releases: Releases | undefined;

  constructor(request: HttpRequest, mounting: Mounting, kit: Kit, plan: Plan) {
    super(request);
    this.mounting = mounting;
    this.resource = mounting.facets?.[kit.facet] ?? mounting.resource;
    this.kit = kit;
    this.plan = plan;
    this.encoding = kit.identity;
    this.chosenMediaType = kit.firstMediaType;
    this.chosenLanguage = kit.firstLanguage;
    this.chosenEncoding = "identity";
  }

  get accept(): string | undefined {
    return this.request.headers.field("accept");
  }

  /** For codecs whose streams go on for ever. */
  get onDrain(): Representation["onDrain"] {
    return this.kit.options.draining?.on;
  }

  get traceText(): string {
    return traceTextOf(this.plan, this);
  }

  override get trace(): readonly string[] {
    return this.traceText === "" ? [] : this.traceText.split(",");
  }

  override get params(): Context["params"] {
    return this.pathParams ?? this.request.params;
  }

  override get rawBody(): Uint8Array {
    return rawBodyOf(this.resource, this.request);
  }

  override get preferences(): Preferences {
    return this.#whatIsPreferred().given;
  }

  get applied(): string[] {
    return this.#whatIsPreferred().applied;
  }

  #whatIsPreferred(): Preferred {
    this.preferred ??= preferredBy(this.request, this.resource.preferences);
    return this.preferred;
  }

  override get idempotency(): KeyedRequest | undefined {
    return this.claim?.isHeld === true ? this.claim : undefined;
  }

  turn(decision: boolean): void {
    this.turns = this.turns * 2 + (decision ? 1 : 0);
    if (this.turns >= 2 ** MOST_TURNS) this.settleTurns();
  }

  settleTurns(): void {
    this.earlierTurns += turnsText(this.turns);
    this.turns = 1;
  }

  override get setHeader(): Context["setHeader"] {
    return (name, value) => {
      this.cacheEntry?.record(name, value, false);
      if (name.length === LENGTH_NAME.length && name.toLowerCase() === LENGTH_NAME) {
        this.announcedLength = contentLength(fieldValue(value));
        return;
      }
      this.authored ??= new AuthoredFields();
      this.authored.set(name, value);
    };
  }

  override get appendHeader(): Context["appendHeader"] {
    return (name, value) => {
      this.cacheEntry?.record(name, value, true);
      this.authored ??= new AuthoredFields();
      this.authored.append(name, value);
    };
  }

  override get defer(): Context["defer"] {
    return (release) => {
      this.#releases ??= new Releases((error) => this.report(error));
      if (this.endedWith === 0) this.#releases.add(release);
      else this.#releases.add(release, { status: this.#sentStatus, error: this.thrown });
    };
  }

  override get after(): Context["after"] {
    return (task) => {
      this.tasks ??= new Tasks(this, this.kit.deadlineOf(this.request.method));
      this.tasks.add(task);
      if (this.isOver) this.beginTasks(this.#sentStatus);
    };
  }

  takeHeader(lowerName: string): string | undefined {
    return this.authored?.take(lowerName);
  }

  beginTasks(status: number | undefined): void {
    this.tasks?.begin({ status, error: this.thrown }, this.kit.options.afterwork);
    // What is registered from now on has a time of its own.
    this.tasks = undefined;
  }

  get holdsSomething(): boolean {
    return this.#releases !== undefined;
  }

  /** Stops the walk of a request that has ended, with a 504 for example; not where the result of an act is to be kept. */
  stopIfEnded(): void {
    if (this.endedWith !== 0 && this.claim?.hasBegun !== true) throw new WalkStopped();
  }

  /** Whether an act goes on behind the end of its request, because that has a key (ruling 37). */
  get actGoesOn(): boolean {
    return this.claim?.hasBegun === true && !this.claim.isWalked && !this.hasThrown;
  }

  get isOver(): boolean {
    return this.endedWith !== 0 && !this.actGoesOn;
  }

  /** What a part lends: opened where it is used for the first time. */
  borrow(lending: Lending, ctx: object): Promise<unknown> {
    if (this.isOver) throw usedLate(lending);
    this.loans ??= new Loans((error) => this.report(error));
    return this.loans.use(lending, ctx);
  }

  /** Forgets the state that was found, and what was made of it, to find it anew. The content of the request stays. */
  forget(): void {
    this.entity = undefined;
    this.result = undefined;
    this.tag = null;
    this.modified = null;
    this.patchState = undefined;
    this.content = null;
    this.announcedLength = undefined;
    this.preferred = undefined;
    this.claim?.restart();
    this.tasks?.dropSinceMark();
  }

  release(outcome: Outcome): readonly unknown[] | PromiseLike<readonly unknown[]> {
    this.endedWith = outcome.status ?? NO_STATUS;
    return this.#releases?.run(outcome) ?? [];
  }

  get #sentStatus(): number | undefined {
    return this.endedWith === NO_STATUS ? undefined : this.endedWith;
  }

  report(error: unknown): void {
    this.kit.options.onError(error, this);
  }

  hasLeft(): boolean {
    return this.signal.aborted;
  }

  /** Nothing has ended with a stream that is not sent. */
  async ended(error: unknown): Promise<void> {
    if (this.sending === 0) return;
    const { loans, sending: status, thrown = error } = this;
    if (loans !== undefined) await loans.abandon({ status, error: thrown });
    // Its end, its failure and a client that leaves all lead to the same release.
    this.thrown ??= error;
    for (const each of await this.release({ status: this.sending, error: this.thrown })) this.report(each);
    this.beginTasks(status);
  }
}

const LENGTH_NAME = "content-length";
const NO_STATUS = -1;

/** One compiled step: the rest of the walk from a node on. Nothing is awaited unless a callback returns a promise. */
export type Step = (visit: Visit) => EventualResponse;
export type Prepared<T> = (visit: Visit) => T | PromiseLike<T>;
