// @ts-check
/** Lets the runtime do what waits: every runtime has this timer. */
export const turn = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));
