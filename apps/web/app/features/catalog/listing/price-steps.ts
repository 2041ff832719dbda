export interface PriceRange {
  min: number;
  max: number;
}

/** About so many places for a handle: fine enough to aim, coarse enough for round prices. */
const places = 60;

/** Where the handles may stand: round prices around the range. */
export function pricePlaces({ min, max }: PriceRange): {
  lowest: number;
  highest: number;
  step: number;
} {
  const rough = Math.max((max - min) / places, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((factor) => rough <= power * factor) ?? 10);
  const lowest = Math.floor(min / step) * step;
  return { lowest, highest: Math.max(Math.ceil(max / step) * step, lowest + step), step };
}
