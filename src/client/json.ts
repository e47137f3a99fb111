/**
 * A value as JSON carries it: what JSON.parse gives of what JSON.stringify made. A Date is text, `toJSON` is asked, a member that is
 * undefined or a function is not there. A stream of values is one array. Bytes are no JSON, and stay what they are.
 */
export type Json<T> = T extends string | number | boolean | null
  ? T
  : T extends { toJSON(...given: never): infer J }
    ? Json<J>
    : T extends Uncarried
      ? undefined
      : T extends Uint8Array
        ? Uint8Array
        : T extends AsyncIterable<infer I>
          ? Json<I>[]
          : T extends readonly unknown[]
            ? { -readonly [K in keyof T]: Json<T[K]> }
            : T extends object
              ? JsonMembers<T>
              : unknown;

/** What JSON leaves out. */
export type Uncarried = undefined | void | symbol | ((...given: never) => unknown);

/** One look at all members tells whether any may be left out; most objects have none that may. */
export type JsonMembers<T> = undefined extends T[keyof T]
  ? JsonOptional<T>
  : { [K in keyof T as T[K] extends Uncarried ? never : K]: Json<T[K]> };

export type JsonOptional<T> = Flat<
  { [K in keyof T as undefined extends T[K] ? never : T[K] extends Uncarried ? never : K]: Json<T[K]> } & {
    [K in keyof T as undefined extends T[K] ? ([T[K]] extends [Uncarried] ? never : K) : never]?: Json<
      Exclude<T[K], undefined>
    >;
  }
>;

/** One object in place of an intersection, for those who read it. */
export type Flat<T> = { [K in keyof T]: T[K] };
