export interface PriceRange {
  min: number;
  max: number;
}

/** Target number of steps: fine enough to aim, coarse enough for round prices. */
const targetSteps = 60;

/** Returns the bounds and step of the price handles, rounded around the range. */
export function priceSteps({ min, max }: PriceRange): {
  lowest: number;
  highest: number;
  step: number;
} {
  const rough = Math.max((max - min) / targetSteps, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((factor) => rough <= power * factor) ?? 10);
  const lowest = Math.floor(min / step) * step;
  return { lowest, highest: Math.max(Math.ceil(max / step) * step, lowest + step), step };
}
