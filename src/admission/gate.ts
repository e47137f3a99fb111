import { Later } from "../http/later.ts";
import type { HttpRequest } from "../http/request.ts";
import type { AdaptiveLimit } from "./adaptiveLimit.ts";
import { BRIEFLY, ControlledDelay, longest } from "./delay.ts";

/** The time, and turns of the event loop. Milliseconds. */
export interface GateClock {
  now(): number;
  /** Calls it when what has arrived by now was read. */
  soon(call: () => void): void;
  after(milliseconds: number, call: () => void): void;
}

/** What a request can say of its content. */
export type Content = Pick<HttpRequest, "isReceiving" | "quietFor" | "whenReceived">;

export class Ticket {
  /** The place of its class: 0 is the most important. */
  importance = 0;
  route = "";
  arrivedAt = 0;
  /** Undefined unless it is in flight. */
  startedAt: number | undefined = undefined;
  /** How many were in flight when it started, with itself. */
  startedAmong = 0;
  /** Undefined unless it has waited. True lets it pass. */
  decided: Later<boolean> | undefined = undefined;
  /** What can say that the client is gone, once that is known. */
  client: { hasLeft(): boolean } | undefined = undefined;
  /** The same for its content. */
  content: Content | undefined = undefined;
}

interface Class {
  readonly waiting: Ticket[];
  readonly delay: ControlledDelay;
  admitted: number;
  admittedAt: number;
  refused: number;
  /** Until then requests of this class are refused, because one of a more important class was. */
  closedUntil: number;
}

/** Milliseconds of work that are begun in one turn of the event loop, before what has arrived meanwhile is read; and of reading. */
const TURN = 2;
/** Turns without an arrival after which all is read. Node accepts one connection in a turn, and reads from it in the next. */
const QUIET = 3;
/** For so many units it is remembered that a request of a class was admitted. */
const RECENT = 100;
/** Over how many turns their mean is taken. */
const SMOOTHED = 8;
/** At 80 % of its capacity, a thread's queue empties in about 0.8 / (1 - 0.8)² = 20 turns. The 10 units of an interval must be longer. */
const IN_A_ROW = 3;

/** Lets as many requests pass as the limit says. Others wait for a short time, the most important class first. */
export class Gate {
  readonly #classes: readonly Class[];
  readonly #limit: AdaptiveLimit;
  readonly #clock: GateClock;
  readonly #target: number;
  readonly #mostWaiting: number;
  /** Those in flight whose content does not keep the service waiting. */
  readonly #places = new Set<Ticket>();
  /** When it was looked for content that does not arrive. */
  #lookedAt = Number.NEGATIVE_INFINITY;
  #waiting = 0;
  #turnFrom = 0;
  #isTurn = false;
  /** Turns that pass before a request is admitted, so that all that has arrived is read, and when that began. */
  #reading = 0;
  #readingFrom = 0;
  /** The mean length of turns in which requests are begun. Short ones count as well, or a rare long one would never be forgotten. */
  #turnTime = 0;
  #hasBegun = false;
  #isTimed = false;

  constructor(options: { classes: number; limit: AdaptiveLimit; clock: GateClock; target: number; waiting: number }) {
    this.#classes = Array.from({ length: options.classes }, () => ({
      waiting: [],
      delay: new ControlledDelay(),
      admitted: 0,
      admittedAt: Number.NEGATIVE_INFINITY,
      refused: 0,
      closedUntil: 0,
    }));
    this.#limit = options.limit;
    this.#clock = options.clock;
    this.#target = options.target;
    this.#mostWaiting = options.waiting;
  }

  get state(): { readonly limit: number; readonly inFlight: number; readonly classes: readonly Class[] } {
    return { limit: this.#limit.current, inFlight: this.#places.size, classes: this.#classes };
  }

  /** Whether a request may pass: known at once, or when it has waited. */
  enter(ticket: Ticket): boolean | Later<boolean> {
    const now = this.#clock.now();
    const own = this.#classOf(ticket);
    ticket.arrivedAt = now;
    if (!this.#isTurn) this.#beginTurn(now);
    if (this.#reading > 0) this.#reading = QUIET;
    if (now < own.closedUntil) return this.#refuse([ticket], now);
    const isFree = this.#waiting === 0 && this.#reading === 0 && now - this.#turnFrom < TURN;
    if (isFree && this.#hasPlace(ticket.importance, now)) {
      this.#start(ticket, now);
      return true;
    }
    if (this.#waiting >= this.#mostWaiting && !this.#evict(ticket.importance, now)) return this.#refuse([ticket], now);
    ticket.decided = new Later();
    own.waiting.push(ticket);
    this.#waiting += 1;
    this.#watchTime();
    return ticket.decided;
  }

  /** Whether a request has a place. It is seldom asked, and others are to pay nothing for it. */
  readonly hasAdmitted = (request: Content): boolean => [...this.#places].some(({ content }) => content === request);

  /** A request has its response. What has failed or was refused may have been quick, and says nothing of how long others take. */
  leave(ticket: Ticket, hasSucceeded = true): void {
    const { startedAt, content } = ticket;
    if (startedAt === undefined) return;
    const now = this.#clock.now();
    ticket.startedAt = undefined;
    // Until its content has arrived, a request takes the time of its client.
    const took = Math.min(now - startedAt, content?.quietFor ?? Number.POSITIVE_INFINITY);
    if (hasSucceeded) this.#limit.add(ticket.route, took, ticket.startedAmong, now);
    this.#places.delete(ticket);
    if (this.#waiting > 0 && !this.#isTurn) this.#beginTurn(now);
  }

  /** A limit that is reduced in order to measure is not felt by the most important of several classes. */
  #hasPlace(importance: number, now: number): boolean {
    const isSpared = importance === 0 && this.#classes.length > 1;
    const most = isSpared ? this.#limit.unreduced : this.#limit.current;
    if (this.#places.size >= most) this.#freePlaces(now);
    return this.#places.size < most;
  }

  /** A client that sends its content slowly holds no place, or a few of them would hold all. */
  #freePlaces(now: number): void {
    if (now - this.#lookedAt < this.#unit) return;
    this.#lookedAt = now;
    for (const ticket of this.#places) {
      const { startedAt = now, content } = ticket;
      if (now - startedAt < this.#unit || content?.isReceiving !== true) continue;
      this.#places.delete(ticket);
      content.whenReceived(() => {
        if (ticket.startedAt !== undefined) this.#places.add(ticket);
      });
    }
  }

  /** A wait that is no sign of a queue: slow requests end rarely, and the next one has to wait for that, as it does for long turns. */
  get #unit(): number {
    return Math.max(this.#target, this.#limit.pace, IN_A_ROW * this.#turnTime);
  }

  #classOf({ importance }: Ticket): Class {
    return this.#classes[importance] as Class;
  }

  #beginTurn(now: number): void {
    this.#isTurn = true;
    this.#turnFrom = now;
    this.#clock.soon(() => this.#endTurn());
  }

  #endTurn(): void {
    this.#isTurn = false;
    const now = this.#clock.now();
    this.#measure(now - this.#turnFrom);
    if (now - this.#turnFrom >= TURN) return this.#read(now);
    if (this.#reading > 0) this.#reading = now - this.#readingFrom >= TURN ? 0 : this.#reading - 1;
    if (this.#reading > 0) this.#beginTurn(now);
    else if (this.#waiting > 0) this.#admitWaiting(now);
  }

  /** A turn was long: what has arrived meanwhile is read before more is begun, or it would wait in sockets and not here. */
  #read(now: number): void {
    this.#reading = QUIET;
    this.#readingFrom = now;
    if (!this.#isTurn) this.#beginTurn(now);
  }

  #admitWaiting(from: number): void {
    let now = from;
    for (; now - from < TURN; now = this.#clock.now()) {
      const ticket = this.#next(now);
      if (ticket === undefined) break;
      const { decided } = ticket;
      if (ticket.client?.hasLeft() !== true) this.#start(ticket, now);
      decided?.resolve(ticket.startedAt !== undefined);
    }
    // Only now: a process that was stopped for a while has places for what has waited meanwhile.
    this.#expire(now);
    this.#measure(now - from);
    if (now - from >= TURN) this.#read(now);
  }

  #measure(turn: number): void {
    if (!this.#hasBegun) return;
    this.#hasBegun = false;
    this.#turnTime += (turn - this.#turnTime) / SMOOTHED;
  }

  /** Takes one of the most important class that waits, if there is a place for it. While waiting helps none, the newest. */
  #next(now: number): Ticket | undefined {
    const importance = this.#classes.findIndex(({ waiting }) => waiting.length > 0);
    if (importance === -1 || !this.#hasPlace(importance, now)) return undefined;
    this.#waiting -= 1;
    const waiting = this.#classes[importance]?.waiting;
    return this.#isOverfull(importance, now) ? waiting?.pop() : waiting?.shift();
  }

  #start(ticket: Ticket, now: number): void {
    const own = this.#classOf(ticket);
    own.admitted += 1;
    own.admittedAt = now;
    own.delay.note(now - ticket.arrivedAt, false, this.#unit, now);
    ticket.startedAt = now;
    this.#hasBegun = true;
    this.#places.add(ticket);
    ticket.startedAmong = this.#places.size;
  }

  #expire(now: number): void {
    const unit = this.#unit;
    const late: Ticket[] = [];
    for (const [importance, { waiting, delay }] of this.#classes.entries()) {
      const allowed = this.#isOverfull(importance, now) ? BRIEFLY * unit : longest(unit);
      const stays = waiting.findIndex(({ arrivedAt }) => now - arrivedAt <= allowed);
      const gone = waiting.splice(0, stays === -1 ? waiting.length : stays);
      for (const { arrivedAt } of gone) delay.note(now - arrivedAt, true, unit, now);
      late.push(...gone);
    }
    this.#refuse(late, now);
  }

  /** Whether waiting helps no request of a class. The places that less important ones have had of late are for it, once they are free. */
  #isOverfull(importance: number, now: number): boolean {
    const since = now - RECENT * this.#unit;
    return (
      this.#classes[importance]?.delay.isOverfull === true &&
      !this.#classes.some(({ admittedAt }, at) => at > importance && admittedAt > since)
    );
  }

  /** Makes space in the queue for a request of a class; false if all that wait are at least as important. */
  #evict(importance: number, now: number): boolean {
    const least = this.#classes.findLast(({ waiting }, at) => at > importance && waiting.length > 0);
    const last = least?.waiting.pop();
    if (last !== undefined) this.#refuse([last], now);
    return last !== undefined;
  }

  /**
   * Refuses requests that have arrived, or were taken out of the queue. For a while no less important one is admitted: neither one that
   * waits, nor one that arrives. All is counted before the first is told, because what follows may enter again.
   */
  #refuse(taken: readonly Ticket[], now: number): false {
    if (taken.length === 0) return false;
    const below = this.#classes.slice(Math.min(...taken.map(({ importance }) => importance)) + 1);
    const all = [...taken, ...below.flatMap(({ waiting }) => waiting.splice(0))];
    for (const each of below) each.closedUntil = now + longest(this.#unit);
    for (const ticket of all) {
      this.#classOf(ticket).refused += 1;
      if (ticket.decided !== undefined) this.#waiting -= 1;
    }
    for (const { decided } of all) decided?.resolve(false);
    return false;
  }

  /** What waits is refused in time even if no request ends. */
  #watchTime(): void {
    if (this.#isTimed) return;
    this.#isTimed = true;
    this.#clock.after(this.#unit, () => {
      this.#isTimed = false;
      if (this.#waiting === 0) return;
      if (!this.#isTurn) this.#beginTurn(this.#clock.now());
      this.#watchTime();
    });
  }
}
