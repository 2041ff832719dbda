/**
 * Specs where more, or less, is better for every buyer. Sizes, clocks of different architectures,
 * draw and the like depend on the use and are left out.
 */
export const directions: Readonly<Record<string, 'higher' | 'lower'>> = {
  Cores: 'higher',
  Threads: 'higher',
  'L3 cache': 'higher',
  'Refresh rate': 'higher',
  'Response time': 'lower',
  Brightness: 'higher',
  'Cooling capacity': 'higher',
  Noise: 'lower',
  'Battery life': 'higher',
  'Maximum load': 'higher',
  'Night vision range': 'higher',
  'Polling rate': 'higher',
};

/** Returns the positions of the best values; none if all are equal or a direction is in doubt. */
export function bestValues(label: string, values: readonly (string | undefined)[]): number[] {
  const direction = directions[label];
  const measures = values.map(measureOf);
  const known = measures.filter((measure) => measure !== undefined);
  if (!direction || known.length < 2 || new Set(known).size < 2) return [];
  const best = direction === 'higher' ? Math.max(...known) : Math.min(...known);
  return measures.flatMap((measure, index) => (measure === best ? [index] : []));
}

/** Reads "1,000 Hz"; undefined for what isn't one number with its unit. */
function measureOf(value: string | undefined): number | undefined {
  const [, number] = /^(\d[\d,.]*)(?: [^\d\s]+)?$/.exec(value ?? '') ?? [];
  return number === undefined ? undefined : Number(number.replaceAll(',', ''));
}
