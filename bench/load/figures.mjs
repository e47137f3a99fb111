/** The value below which a share of the values lies; NaN of none. */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** What became of the requests of a load. The first second is left out: an adaptive limit adapts. */
export function figuresOf(results, seconds) {
  const counted = results.filter(({ due }) => due >= 1000);
  const good = counted.filter(({ status }) => status === 200);
  const refused = counted.filter(({ status }) => status === 503);
  const vital = counted.filter(({ fields }) => fields["signature"] !== undefined);
  return {
    sent: counted.length,
    goodput: good.length / (seconds - 1),
    p50: quantile(
      good.map(({ took }) => took),
      0.5,
    ),
    p99: quantile(
      good.map(({ took }) => took),
      0.99,
    ),
    refused: refused.length,
    refusedIn: quantile(
      refused.map(({ took }) => took),
      0.99,
    ),
    late: counted.length - good.length - refused.length,
    vital: vital.length,
    vitalRefused: vital.filter(({ status }) => status === 503).length,
    vitalLate: vital.filter(({ status }) => status !== 503 && status !== 200).length,
  };
}

/** Milliseconds from the start of a quiet load until the last request that was refused or late; all of it, where that is the end. */
export function recovery(results) {
  const bad = results.filter(({ status }) => status !== 200);
  return bad.length === 0 ? 0 : Math.max(...bad.map(({ due }) => due));
}
