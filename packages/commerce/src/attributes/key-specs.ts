import type { Attributes } from './attribute.ts';
import { attributesOf } from './attribute-sets.ts';
import { formatValue } from './format-value.ts';

export interface KeySpec {
  label: string;
  value: string;
  unit?: string;
}

/** Key specs by category, most important first; more than shown, since some may be unknown. */
const keySpecKeys: Readonly<Record<string, readonly string[]>> = {
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

const maxSpecs = 5;
/** Key specs are shown in large type, so longer values are left to the table. */
const maxLength = 10;

/** Returns the most important specs of a product, with number and unit separate. */
export function keySpecs(categoryId: string, attributes: Attributes): KeySpec[] {
  const declared = attributesOf(categoryId).attributes;
  const specs = (keySpecKeys[categoryId] ?? []).flatMap((key): KeySpec[] => {
    const [attribute, stored] = [declared[key], attributes[key]];
    if (!attribute || stored === undefined) return [];
    const formatted = formatValue(attribute, stored);
    const [value = '', unit] = attribute.kind === 'number' ? formatted.split(' ') : [formatted];
    if (value.length > maxLength) return [];
    return [{ label: attribute.label, value, ...(unit && { unit }) }];
  });
  return specs.slice(0, maxSpecs);
}
