import { isLiquid } from './names.ts';
import { textOf, type Part } from './part.ts';

interface Need {
  /** Keys of one fact, the one to fill in first; any of them will do. */
  anyOf: readonly string[];
  /** Not of every part of its kind. */
  isNeeded?: (part: Part) => boolean;
}

const each = (...keys: string[]): Need[] => keys.map((key) => ({ anyOf: [key] }));
const anyOf = (...keys: string[]): Need => ({ anyOf: keys });

/** Without these, rules about a part of this kind say "not verified". */
const needs: Readonly<Record<string, readonly Need[]>> = {
  cpu: [
    ...each('socket', 'maxMemoryGb', 'integratedGraphics', 'includesCooler'),
    anyOf('memoryType', 'memory'),
    anyOf('tdpWatts', 'maxPowerWatts'),
  ],
  motherboard: [
    ...each('socket', 'formFactor', 'memorySlots', 'maxMemoryGb', 'chipset'),
    ...each('pcieX16Slots', 'pcieGen', 'sataPorts', 'm2SlotTypes'),
    anyOf('memoryType', 'memory'),
  ],
  memory: [anyOf('type', 'memoryType', 'memory'), ...each('moduleCount', 'capacity', 'formFactor')],
  graphics_card: each('gpuLengthMm', 'slotWidth', 'tdpWatts', 'powerConnectors'),
  power_supply: [
    ...each('wattage', 'psuLengthMm', 'pcie8PinConnectors', 'pcie16PinConnectors'),
    ...each('sataConnectors'),
    anyOf('formFactor', 'psuFormFactor'),
  ],
  cpu_cooling: [
    ...each('socket'),
    { anyOf: ['coolerHeightMm'], isNeeded: (cooler) => !isLiquid(cooler) },
  ],
  pc_case: [
    ...each('motherboardFormFactors', 'maxGpuLengthMm', 'maxCoolerHeightMm', 'expansionSlots'),
    ...each('psuFormFactor', 'maxPsuLengthMm', 'bays25', 'bays35'),
  ],
  storage_ssd: each('formFactor'),
  storage_hdd: each('formFactor'),
  ups_avr: [
    ...each('type', 'wattage'),
    { anyOf: ['waveform'], isNeeded: (backup) => textOf(backup, 'type') !== 'AVR' },
  ],
};

/** The keys of the facts that the rules need of this part and the shop does not know. */
export const lackingFacts = (part: Part): string[] =>
  (needs[part.categoryId] ?? [])
    .filter(({ isNeeded }) => isNeeded?.(part) ?? true)
    .filter(({ anyOf: keys }) => keys.every((key) => part.attributes[key] === undefined))
    .flatMap(({ anyOf: [key] }) => key ?? []);

/** Every fact that could be lacking, by kind of part. */
export const neededFacts = (categoryId: string): readonly (readonly string[])[] =>
  (needs[categoryId] ?? []).map(({ anyOf: keys }) => keys);
