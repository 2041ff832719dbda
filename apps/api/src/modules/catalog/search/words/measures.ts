import { categoryWords } from './synonyms.ts';
import { findSynonymAt } from './synonym-lookup.ts';

/** The unit meant by a number without one, such as 27 in `monitor 27`. */
const naturalUnits: Readonly<Record<string, readonly string[]>> = {
  monitor: ['in', 'hz'],
  power_supply: ['w'],
  memory: ['gb', 'mhz'],
  graphics_card: ['gb'],
  storage_ssd: ['gb', 'tb'],
  storage_hdd: ['tb', 'gb'],
  ups_avr: ['va', 'w'],
  cpu_cooling: ['mm'],
  cctv: ['mp'],
  cables: ['m'],
  hubs: ['port'],
  keyboard: ['percent'],
  mouse: ['dpi'],
};

/** Words that say the category without naming it. */
const hints: Readonly<Record<string, string>> = {
  monitor: 'ips oled fhd qhd uwqhd 4k curved',
  memory: 'ddr4 ddr5',
  storage_ssd: 'nvme',
  power_supply: 'bronze gold platinum titanium modular',
  ups_avr: 'ups avr',
};

const categoriesByWord = Map.groupBy(
  [...Object.entries(categoryWords), ...Object.entries(hints)].flatMap(([id, words]) =>
    words.split(' ').map((word) => ({ id, word })),
  ),
  ({ word }) => word,
);

/** Sizes as sold, by unit. */
const sizes: Readonly<Record<string, readonly number[]>> = {
  hz: [
    60, 75, 100, 120, 144, 160, 165, 170, 175, 180, 200, 240, 260, 280, 300, 320, 360, 480, 500,
    540,
  ],
  in: [19, 20, 22, 24, 25, 27, 28, 32, 34, 38, 40, 43, 45, 49, 57],
  w: [300, 350, 400, 450, 500, 550, 600, 650, 700, 750, 800, 850, 1000, 1200, 1300, 1500, 1600],
  gb: [
    2, 4, 6, 8, 10, 12, 16, 20, 24, 32, 48, 64, 96, 128, 240, 250, 256, 480, 500, 512, 960, 1000,
  ],
  tb: [1, 2, 3, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24],
  mhz: [2400, 2666, 3000, 3200, 3600, 4800, 5200, 5600, 6000, 6400, 6800, 7200, 8000],
  va: [500, 600, 625, 650, 750, 850, 1000, 1100, 1200, 1500, 2000, 2200, 3000],
  mm: [80, 92, 120, 140, 240, 280, 360, 420],
};

/** Returns how a number may be read in each query: 27 with a monitor is also `27in`. */
export function readingsOf(tokens: readonly { text: string }[]): (text: string) => string[] {
  const units = new Set(categoriesOf(tokens).flatMap((id) => naturalUnits[id] ?? []));
  return (text) => (/^\d+(?:\.\d+)?$/.test(text) ? [...units].map((unit) => text + unit) : []);
}

function categoriesOf(tokens: readonly { text: string }[]): string[] {
  const words = tokens.flatMap(({ text }, index) => [
    text,
    ...(/^\d+hz$/.test(text) ? ['monitor'] : []),
    ...(findSynonymAt(tokens, index).synonym ?? []),
  ]);
  return words.flatMap((word) => categoriesByWord.get(word) ?? []).map(({ id }) => id);
}

const betterRateRatio = 1.5;

/** Returns faster refresh rates, which also suit someone who asks for `144hz`. */
export function fasterRates(text: string): string[] {
  const [rate, unit] = readMeasure(text);
  if (unit !== 'hz') return [];
  const faster = (sizes['hz'] ?? []).filter(
    (size) => size > rate && size <= rate * betterRateRatio,
  );
  return faster.map((size) => `${size}hz`);
}

/** A number with a unit, such as `800w`. */
export const isMeasure = (text: string): boolean => sizes[readMeasure(text)[1]] !== undefined;

const nearbyCount = 3;

/** Returns the sizes nearest to one that nothing has: `850w` and `750w` for `800w`. */
export function nearbyMeasures(text: string): string[] {
  const [value, unit] = readMeasure(text);
  const distance = (size: number) => Math.abs(Math.log(size / value));
  return (sizes[unit] ?? [])
    .filter((size) => size !== value)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, nearbyCount)
    .map((size) => `${size}${unit}`);
}

function readMeasure(text: string): [value: number, unit: string] {
  const [, value = '', unit = ''] = /^(\d+(?:\.\d+)?)([a-z]+)$/.exec(text) ?? [];
  return [Number(value), unit];
}
