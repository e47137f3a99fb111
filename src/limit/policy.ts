import type { OptionRules } from "../resource/options.ts";

/** The options of one limit. */
export interface PolicyOptions {
  /** Names the policy in the RateLimit fields and in the 429 problem. */
  readonly name?: string | undefined;
  /** Tokens in a full bucket: the largest burst. At least 1. Default: 5. */
  readonly capacity?: number | undefined;
  /** Tokens added each second. Above 0; `1 / 60` is one a minute. Default: 1. */
  readonly refillPerSec?: number | undefined;
}

export const POLICY_OPTIONS: OptionRules<PolicyOptions> = { name: true, capacity: true, refillPerSec: true };

/** A bucket in units so fine that a clock's tick and a token's refill are whole numbers of them. Its state is one integer, the units until it is full. */
export interface Policy {
  readonly name: string;
  readonly capacity: number;
  readonly refillPerSec: number;
  /** Seconds in which an empty bucket fills, rounded up. */
  readonly windowSeconds: number;
  readonly ticksPerSecond: number;
  readonly unitsPerTick: number;
  readonly unitsPerSecond: number;
  readonly unitsPerToken: number;
  /** The debt of an empty bucket. */
  readonly span: number;
}

/** The most that a bucket may owe (penalties and blocks included), and the most that a clock may read, in units. */
export const LARGEST_DEBT: number = 2 ** 51;
/** Finest units a second: the clock of a bucket then runs for nine hours before its epoch has to be moved. */
const FINEST = 2n ** 36n;
const WIDEST_SPAN = 2n ** 50n;
const MICROSECONDS = 1_000_000n;
const MILLISECONDS = 1_000n;

export function readPolicy(options: PolicyOptions = {}): Policy {
  const { name = "default", capacity = 5, refillPerSec = 1 } = options;
  // A Structured Fields String (RFC 9651, 3.3.3): the name is sent in a header field.
  if (!/^[\x20-\x7e]+$/.test(name)) throw new RangeError(`a policy's name is printable ASCII, not ${quote(name)}`);
  if (!(Number.isFinite(capacity) && capacity >= 1))
    throw new RangeError(`capacity must be a finite number of at least 1, not ${quote(capacity)}`);
  if (!(Number.isFinite(refillPerSec) && refillPerSec > 0))
    throw new RangeError(`refillPerSec must be a finite number above 0, not ${quote(refillPerSec)}`);
  const scale = measure(capacity, refillPerSec, MICROSECONDS) ?? measure(capacity, refillPerSec, MILLISECONDS);
  if (scale === undefined)
    throw new RangeError(`capacity ${capacity} at ${refillPerSec} a second is outside what a clock can tell`);
  return { name, capacity, refillPerSec, windowSeconds: Math.ceil(scale.span / scale.unitsPerSecond), ...scale };
}

function measure(capacity: number, refillPerSec: number, ticks: bigint) {
  // At p/q tokens a second one token lasts q/p seconds: q * ticks / p ticks. In units of a p-th of a tick, both fit.
  const reduce = ({ num, den }: Fraction) => {
    const common = gcd(den * ticks, num);
    return { unitsPerTick: num / common, unitsPerToken: (den * ticks) / common };
  };
  const rate = fractionOf(refillPerSec, (fraction) => reduce(fraction).unitsPerTick * ticks <= FINEST);
  const size = fractionOf(capacity, () => true);
  if (rate === undefined || size === undefined) return undefined;
  // Milliseconds are tried for a rate that microseconds can only come close to.
  if (ticks === MICROSECONDS && Number(rate.num) / Number(rate.den) !== refillPerSec) return undefined;
  const { unitsPerTick, unitsPerToken } = reduce(rate);
  // Debts are whole units, so the fraction of a unit in a fractional capacity never matters.
  const span = (size.num * unitsPerToken) / size.den;
  if (span > WIDEST_SPAN) return undefined;
  return {
    ticksPerSecond: Number(ticks),
    unitsPerTick: Number(unitsPerTick),
    unitsPerSecond: Number(unitsPerTick * ticks),
    unitsPerToken: Number(unitsPerToken),
    span: Number(span),
  };
}

const quote = (value: unknown): string => (typeof value === "string" ? JSON.stringify(value) : String(value));

interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

/** The fraction that an author meant by a double, 1/10 by 0.1: the first convergent that is this double, else the closest one that `fits`. */
export function fractionOf(value: number, fits: (fraction: Fraction) => boolean): Fraction | undefined {
  let [rest, divisor] = binaryFraction(value);
  let [num, lastNum, den, lastDen] = [1n, 0n, 0n, 1n];
  let found: Fraction | undefined;
  while (divisor !== 0n) {
    const whole = rest / divisor;
    [num, lastNum] = [whole * num + lastNum, num];
    [den, lastDen] = [whole * den + lastDen, den];
    [rest, divisor] = [divisor, rest % divisor];
    if (num > 0n) {
      if (!fits({ num, den })) break;
      found = { num, den };
      if (Number(num) / Number(den) === value) break;
    }
  }
  return found;
}

/** The exact value of a positive double, as numerator and a power of two. */
function binaryFraction(value: number): [bigint, bigint] {
  let den = 1n;
  let scaled = value;
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    den *= 2n;
  }
  return [BigInt(scaled), den];
}

export const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
