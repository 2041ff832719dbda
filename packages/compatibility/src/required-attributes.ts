import { isLiquid } from './names.ts';
import { textOf, type Part } from './part.ts';

interface Requirement {
  /** Alternative keys, the preferred one first. */
  anyOf: readonly string[];
  /** Limits the requirement to some parts of the category. */
  appliesTo?: (part: Part) => boolean;
}

const each = (...keys: string[]): Requirement[] => keys.map((key) => ({ anyOf: [key] }));
const anyOf = (...keys: string[]): Requirement => ({ anyOf: keys });

/** Attributes the rules need, by category. Without one, a rule is "not verified". */
const requirements: Readonly<Record<string, readonly Requirement[]>> = {
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
    ...each('socket', 'tdpRatingWatts'),
    { anyOf: ['coolerHeightMm'], appliesTo: (cooler) => !isLiquid(cooler) },
  ],
  pc_case: [
    ...each('motherboardFormFactors', 'maxGpuLengthMm', 'maxCoolerHeightMm', 'expansionSlots'),
    ...each('psuFormFactor', 'maxPsuLengthMm', 'bays25', 'bays35'),
  ],
  storage_ssd: each('formFactor'),
  storage_hdd: each('formFactor'),
  ups_avr: [
    ...each('type', 'wattage'),
    { anyOf: ['waveform'], appliesTo: (backup) => textOf(backup, 'type') !== 'AVR' },
  ],
};

/** Returns the keys of required attributes this part does not have. */
export const missingAttributes = (part: Part): string[] =>
  (requirements[part.categoryId] ?? [])
    .filter(({ appliesTo }) => appliesTo?.(part) ?? true)
    .filter(({ anyOf: keys }) => keys.every((key) => part.attributes[key] === undefined))
    .flatMap(({ anyOf: [key] }) => key ?? []);

/** Returns all attributes required of a category, each with its alternative keys. */
export const requiredAttributes = (categoryId: string): readonly (readonly string[])[] =>
  (requirements[categoryId] ?? []).map(({ anyOf: keys }) => keys);
