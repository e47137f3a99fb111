/** The value below which a share of the values lies. */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const low = Math.floor(at);
  const high = Math.ceil(at);
  return sorted[low] + (sorted[high] - sorted[low]) * (at - low);
}

export function median(values) {
  return quantile(values, 0.5);
}

/** Median and quartiles. */
export function spread(values) {
  return { median: median(values), q1: quantile(values, 0.25), q3: quantile(values, 0.75) };
}

/** The median, and the quartiles in brackets. */
export function spreadText(values, digits) {
  const { median: middle, q1, q3 } = spread(values);
  return `${middle.toFixed(digits)} (${q1.toFixed(digits)}–${q3.toFixed(digits)})`;
}

export function shuffled(values) {
  const all = [...values];
  for (let n = all.length - 1; n > 0; n--) {
    const m = Math.floor(Math.random() * (n + 1));
    [all[n], all[m]] = [all[m], all[n]];
  }
  return all;
}
