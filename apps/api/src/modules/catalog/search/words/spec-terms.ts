import type { Attributes } from '@sirkito/commerce';

const searchableAttributes = `socket chipset chipsetBrand formFactor type series interface memory
  memoryType efficiency panelType resolutionName resolution switchType switchModel layout color
  colors modular connectivity wifi style sensor nightVision lighting backlight surroundSound
  waveform sidePanel compatibility adaptiveSync`.split(/\s+/);

/** Added to the value of an attribute: a `magnetic switch`, and `night vision` of any kind. */
const attributeNouns: Readonly<Record<string, string>> = {
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
  coreCount: 'core',
  threadCount: 'thread',
  responseTimeMs: 'ms',
  pollingRateHz: 'hz',
};

/** Categories that measure an attribute in another unit. */
const categoryUnits: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ups_avr: { capacity: 'va' },
  monitor: { size: 'in' },
  memory: { speed: 'mhz' },
  hubs: { ports: 'port' },
};

const absentValues = new Set(['None', 'No']);

/** Returns the attributes people search by, spelled as they type them: `2tb`, `144hz`, `wireless`. */
export function specTerms(categoryId: string, attributes: Attributes): string[] {
  const unitOf = { ...units, ...categoryUnits[categoryId] };
  return Object.entries(attributes).flatMap(([key, value]) => {
    if (typeof value === 'boolean') return flags[key]?.[value ? 0 : 1] ?? [];
    if (typeof value === 'number') return measureTerms(value, unitOf[key]);
    if (!searchableAttributes.includes(key)) return [];
    const values = typeof value === 'string' ? [value] : value;
    const present = values.filter((each) => !absentValues.has(each));
    return present.length > 0 ? [...present, attributeNouns[key] ?? ''] : [];
  });
}

function measureTerms(value: number, unit: string | undefined): string[] {
  if (unit === undefined) return [];
  const plain = `${value}${unit}`;
  // A 23.8-inch monitor is sold as a 24-inch one.
  if (unit === 'in') return [plain, `${Math.round(value)}in`];
  if (unit !== 'gb' || value < 1000) return [plain];
  return [plain, `${Number((value / (value % 1024 === 0 ? 1024 : 1000)).toFixed(1))}tb`];
}
