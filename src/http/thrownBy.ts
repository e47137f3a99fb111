/** Which function of an author threw an error, where the stack need not tell. */
const THROWN = new WeakMap<object, string>();

/** The error itself: `mapError` is given what was thrown. */
export function thrownBy(by: string, error: unknown): unknown {
  if (error instanceof Error) THROWN.set(error, ` in ${by}`);
  return error;
}

export const throwerOf = (error: unknown): string => THROWN.get(Object(error)) ?? "";
