import type { Attributes } from '@sirkito/commerce';

const told = `socket chipset chipsetBrand formFactor type series interface memory memoryType
  efficiency panelType resolutionName resolution switchType switchModel layout color colors modular
  connectivity wifi style sensor nightVision lighting backlight surroundSound waveform sidePanel
  compatibility adaptiveSync`.split(/\s+/);

/** What people say together with the value: a `magnetic switch`, and `night vision` of any kind. */
const saidWith: Readonly<Record<string, string>> = {
  switchType: 'switch',
  nightVision: 'night vision',
};

const flags: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  wireless: ['wireless', 'wired'],
  microphone: ['microphone', ''],
  rgb: ['rgb', ''],
  nvme: ['nvme', ''],
  curved: ['curved', ''],
  noiseCancelling: ['noise cancelling', ''],
  hotSwappable: ['hot swappable', ''],
  fanless: ['fanless', ''],
};

const units: Readonly<Record<string, string>> = {
  capacity: 'gb',
  memory: 'gb',
  wattage: 'w',
  refreshRate: 'hz',
  size: 'mm',
  radiatorSizeMm: 'mm',
  rpm: 'rpm',
  length: 'm',
  dpi: 'dpi',
  megapixels: 'mp',
};

/** Where the same fact is measured otherwise. */
const ownUnits: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ups_avr: { capacity: 'va' },
  monitor: { size: 'in' },
  memory: { speed: 'mhz' },
};

const nothing = new Set(['None', 'No']);

/** The facts people search by, in the words they use: `2tb`, `144hz`, `AM5`, `wireless`. */
export function factsInWords(categoryId: string, attributes: Attributes): string[] {
  const unitOf = { ...units, ...ownUnits[categoryId] };
  return Object.entries(attributes).flatMap(([key, value]) => {
    if (typeof value === 'boolean') return flags[key]?.[value ? 0 : 1] ?? [];
    if (typeof value === 'number') return measures(value, unitOf[key]);
    if (!told.includes(key)) return [];
    const values = typeof value === 'string' ? [value] : value;
    const known = values.filter((each) => !nothing.has(each));
    return known.length > 0 ? [...known, saidWith[key] ?? ''] : [];
  });
}

function measures(value: number, unit: string | undefined): string[] {
  if (unit === undefined) return [];
  const plain = `${value}${unit}`;
  // A 23.8 is sold as a 24.
  if (unit === 'in') return [plain, `${Math.round(value)}in`];
  if (unit !== 'gb' || value < 1000) return [plain];
  return [plain, `${Number((value / (value % 1024 === 0 ? 1024 : 1000)).toFixed(1))}tb`];
}
