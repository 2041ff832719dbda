/** The smallest value that at least this share of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const index = Math.max(0, Math.ceil(sorted.length * share) - 1);
  const value = sorted[index];
  if (value === undefined) throw new Error('there is nothing to rank');
  return value;
}

export function median(values: readonly number[]): number {
  return (percentile(values, 0.5) + percentile(values, 0.5 + 1e-9)) / 2;
}

/** Three figures are all that such measurements are worth. */
export const rounded = (value: number): number => Number(value.toPrecision(3));
