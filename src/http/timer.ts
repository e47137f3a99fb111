/** The longest time that a timer can be set for. With a longer one, Infinity included, it would fire at once. Milliseconds. */
export const LONGEST_TIMER = 2_147_483_647;
/** A time as timers take it: what is longer than 24 days becomes that. */
export const timerDelay = (milliseconds: number): number => Math.min(milliseconds, LONGEST_TIMER);

export type RunningTimer = ReturnType<typeof startTimer>;

export function startTimer(ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isUp = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, timerDelay(ms), undefined);
  });
  return { isUp, stop: () => clearTimeout(timer) };
}

/** Milliseconds that the head of an event stream waits for the first event: a source that fails by then is a 500. */
export const OPENING_TIME = 100;
