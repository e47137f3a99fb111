// @ts-check
/**
 * The only limits on time that tests have. They end what hangs, and decide nothing: a machine that is busy with other work
 * may take a hundred times as long as an idle one. Milliseconds.
 */

/** For one wait: an event, a condition, a response. */
export const HANG = 120_000;

/** For a whole test or hook, with all of its waits. */
export const TEST_HANG = 600_000;

/** For a test or a program that computes for long: a compiler, a fuzzer, a browser. */
export const LONG_HANG = 1_800_000;

/** For a test of a mutant, which is found when it never responds: there are thousands, and most tests take milliseconds. */
export const MUTANT_HANG = 10_000;

/** After this a client that the system may have lost asks again. The repetition decides nothing. */
export const ASK_AGAIN = 5_000;

/** How often a condition that is waited for is looked at. */
export const LOOK_EVERY = 5;
