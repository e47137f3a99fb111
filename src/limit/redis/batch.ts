import type { Policy } from "../policy.ts";
import type { KeySpace } from "../shared/keys.ts";
import { type LimitQuestion, scriptText } from "../shared/question.ts";

/** The most questions in one script call, which blocks the server for about 0.3 ms. */
const MOST = 64;

export interface PendingQuestion {
  readonly question: LimitQuestion;
  readonly resolve: (debts: readonly number[]) => void;
}

/** Collects the questions of a turn of the event loop, and sends those of a shard in one call. */
export function batched(
  send: (batch: readonly PendingQuestion[], shard: number) => void,
): (pending: PendingQuestion, shard: number) => void {
  let waiting: PendingQuestion[][] = [];
  let isScheduled = false;
  const flush = (): void => {
    const batches = waiting;
    waiting = [];
    isScheduled = false;
    batches.forEach((batch, shard) => {
      for (let at = 0; at < batch.length; at += MOST) send(batch.slice(at, at + MOST), shard);
    });
  };
  return (pending, shard) => {
    const batch = waiting[shard];
    if (batch === undefined) waiting[shard] = [pending];
    else batch.push(pending);
    if (isScheduled) return;
    isScheduled = true;
    afterTurn(flush);
  };
}

export function policyArguments(policies: readonly Policy[]): readonly string[] {
  return policies.flatMap((policy) =>
    [policy.ticksPerSecond, policy.unitsPerTick, policy.unitsPerToken, policy.span].map(String),
  );
}

/** @param hintsOf the debts that this process knows, where the server may know smaller ones */
export function scriptCall(
  batch: readonly PendingQuestion[],
  shard: number,
  space: KeySpace,
  policies: readonly string[],
  hintsOf: ((keys: readonly string[]) => readonly number[]) | undefined,
): { keys: string[]; args: string[] } {
  const keys = batch.flatMap(({ question }) => question.keys.map((key, p) => space.nameOf(key, p, shard)));
  const count = String(policies.length / 4);
  const same = hintsOf === undefined ? whatAllAsk(batch) : undefined;
  if (same !== undefined) return { keys, args: [count, "same", ...policies, same] };
  const args = [count, hintsOf === undefined ? "each" : "hinted", ...policies];
  for (const { question } of batch) {
    args.push(scriptText(question));
    if (hintsOf !== undefined) args.push(...hintsOf(question.keys).map(String));
    if (question.kind === "raise") args.push(...question.least.map(String));
  }
  return { keys, args };
}

/** Most calls take one token for each of many clients: then the cost is sent once. */
function whatAllAsk(batch: readonly PendingQuestion[]): string | undefined {
  const first = batch[0]?.question;
  if (first?.kind !== "take") return undefined;
  const same = ({ question }: PendingQuestion) => question.kind === "take" && question.cost === first.cost;
  return batch.every(same) ? scriptText(first) : undefined;
}

/** Runs something after the current turn of the event loop, so that all questions of the turn are sent together. */
export const afterTurn: (run: () => void) => void =
  (globalThis as { setImmediate?: (run: () => void) => void }).setImmediate ?? ((run) => setTimeout(run, 0));
