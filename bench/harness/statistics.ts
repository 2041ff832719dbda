/** Returns the smallest value that at least this share of values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const index = Math.max(0, Math.ceil(sorted.length * share) - 1);
  const value = sorted[index];
  if (value === undefined) throw new Error('no values to rank');
  return value;
}

export function median(values: readonly number[]): number {
  return (percentile(values, 0.5) + percentile(values, 0.5 + 1e-9)) / 2;
}

/** Rounds to three significant digits. */
export const rounded = (value: number): number => Number(value.toPrecision(3));

/**
 * Measures how well two samples can be told apart: 0.5 is guessing, 1 is certainty. It is the share
 * of pairs in which the first is slower (area under the ROC curve).
 */
export function separation(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((ms) => ({ ms, isOne: true })),
    ...other.map((ms) => ({ ms, isOne: false })),
  ];
  const ranked = all.toSorted((a, b) => a.ms - b.ms);
  const ranks = ranked.reduce((sum, { isOne }, index) => sum + (isOne ? index + 1 : 0), 0);
  const area = (ranks - (one.length * (one.length + 1)) / 2) / (one.length * other.length);
  return Math.max(area, 1 - area);
}
