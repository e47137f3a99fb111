import type { ContractRequest } from "./contractOperation.ts";
import { requestText } from "./contractReport.ts";

/** A write that went wrong, with the request that shows it. */
export interface RaceFinding {
  readonly operation: string;
  readonly what: string;
  /** Of the responses: for a race, of all writes that were sent at once. */
  readonly statuses: readonly number[];
  readonly request: ContractRequest;
  /** Of a response that succeeded, else of the first one. */
  readonly trace: string;
}

/** How often something was tried with an operation, and the state changed. */
export interface RaceTried {
  readonly operation: string;
  /** Writes with one tag were sent at once. */
  readonly bursts: number;
  /** A response was compared with the next GET. */
  readonly compared: number;
  /** A write was sent with the tag of a state that was there before. */
  readonly outdated: number;
}

export interface RaceUntried {
  readonly operation: string;
  readonly why: string;
}

export interface RaceReport {
  readonly requests: number;
  readonly seed: number;
  /** How many writes were sent at once. */
  readonly writes: number;
  readonly tried: readonly RaceTried[];
  /** Operations that take If-Match, and of which no write changed the state. */
  readonly untried: readonly RaceUntried[];
  /** Operations that no tag protects: they take no If-Match, or do not change what the tag is about. */
  readonly exempt: readonly RaceUntried[];
  /** More than one of the writes with one tag succeeded. */
  readonly races: readonly RaceFinding[];
  /** A write succeeded with the tag of a state that was there before. */
  readonly stale: readonly RaceFinding[];
  /** A write returned another representation or tag than the next GET. */
  readonly differing: readonly RaceFinding[];
  /** 5xx. */
  readonly faults: readonly RaceFinding[];
  /** True where something was tried, nothing is left untried, and nothing was found. */
  readonly holds: boolean;
}

/** The report as text: a line for each operation, and one for each finding. */
export function racesText(report: RaceReport): string {
  const { requests, seed, writes, tried, untried, exempt } = report;
  const lines = (word: string, findings: readonly RaceFinding[]) =>
    findings.map(({ operation, what, request }) => `${word} ${operation}: ${what}; ${requestText(request)}`);
  return [
    `${requests} requests (seed ${seed}, ${writes} writes at once): ${tried.length} operations tried, ${untried.length} not`,
    ...tried.map((each) => `tried:     ${each.operation}: ${triedText(each)}`),
    ...untried.map(({ operation, why }) => `not tried: ${operation}: ${why}`),
    ...exempt.map(({ operation, why }) => `exempt:    ${operation}: ${why}`),
    ...lines("race:     ", report.races),
    ...lines("stale:    ", report.stale),
    ...lines("differs:  ", report.differing),
    ...lines("fault:    ", report.faults),
  ].join("\n");
}

export const triedText = ({ bursts, compared, outdated }: RaceTried): string =>
  `${times(bursts)} at once, ${times(outdated)} with an old tag, ${times(compared)} compared with GET`;

const times = (count: number): string => (count === 1 ? "once" : `${count} times`);
