/** A positive rational number, in lowest terms. */
export interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

/**
 * The fraction an author meant by a double: the first convergent of its continued fraction that is that very double.
 * So 0.1 is read as 1/10 and not as 3602879701896397/2^55, and `1 / 60` as 1/60. Where no convergent that `fits` is
 * the double itself, the closest one that fits is taken; undefined if none does.
 */
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

export function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}
