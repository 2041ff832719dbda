import type { Attributes } from './attribute.ts';
import { attributesOf } from './attribute-sets.ts';
import { formatValue } from './format-value.ts';

export interface Figure {
  label: string;
  value: string;
  unit?: string;
}

/** What decides between parts of one kind, first things first; more than fit, since some are unknown. */
const deciding: Readonly<Record<string, readonly string[]>> = {
  cpu: ['coreCount', 'boostClockGhz', 'l3CacheMb', 'tdpWatts', 'socket', 'threadCount'],
  motherboard: ['socket', 'formFactor', 'memorySlots', 'maxMemoryGb', 'm2Slots'],
  memory: ['capacity', 'moduleCount', 'speed', 'casLatency', 'heightMm', 'voltage', 'type'],
  graphics_card: [
    'memory',
    'gpuLengthMm',
    'slotWidth',
    'tdpWatts',
    'recommendedPsuWatts',
    'boostClockMhz',
    'memoryBusBits',
  ],
  storage_ssd: ['capacity', 'formFactor', 'type', 'cacheMb'],
  storage_hdd: ['capacity', 'rpm', 'cacheMb', 'formFactor', 'interface'],
  power_supply: [
    'wattage',
    'psuLengthMm',
    'pcie16PinConnectors',
    'pcie8PinConnectors',
    'eps8PinConnectors',
    'sataConnectors',
  ],
  cpu_cooling: ['size', 'coolerHeightMm', 'tdpRatingWatts', 'noiseDb', 'fanCount', 'rpm'],
  pc_case: ['maxGpuLengthMm', 'maxCoolerHeightMm', 'expansionSlots', 'bays35', 'volumeL'],
  monitor: ['size', 'refreshRate', 'responseTimeMs', 'brightnessNits', 'panelType', 'aspectRatio'],
  keyboard: ['layout', 'switchType', 'pollingRateHz', 'wireless', 'hotSwappable'],
  mouse: ['weightG', 'dpi', 'pollingRateHz', 'buttons', 'wireless'],
  headset: ['driverMm', 'weightG', 'batteryHours', 'surroundSound', 'microphone', 'wireless'],
  cctv: ['megapixels', 'nightVisionRangeM', 'storageMaxGb', 'weatherRating', 'nightVision'],
  ups_avr: ['capacity', 'wattage', 'ports', 'avr'],
  cables: ['length', 'type'],
  adapters: ['ports', 'speed', 'interface', 'wireless', 'external'],
  hubs: ['ports', 'powered', 'interface'],
};

const shown = 5;
/** A figure is set large: longer words stay in the specification table. */
const longest = 10;

/** The few figures that decide a purchase, as a person reads them, number and unit apart. */
export function keyFigures(categoryId: string, attributes: Attributes): Figure[] {
  const declared = attributesOf(categoryId).attributes;
  const figures = (deciding[categoryId] ?? []).flatMap((key): Figure[] => {
    const [attribute, stored] = [declared[key], attributes[key]];
    if (!attribute || stored === undefined) return [];
    const written = formatValue(attribute, stored);
    const [value = '', unit] = attribute.kind === 'number' ? written.split(' ') : [written];
    if (value.length > longest) return [];
    return [{ label: attribute.label, value, ...(unit && { unit }) }];
  });
  return figures.slice(0, shown);
}
