/** Is no value, and stands beside what a callback returns: the compiler quotes its text where something else is returned. */
export interface Quoted<T> {
  readonly [hint]: T;
}
declare const hint: unique symbol;
export interface Hint {
  readonly [hint]: never;
  readonly [name: string]: Hint | Hint[] | "" | 0 | false;
}
