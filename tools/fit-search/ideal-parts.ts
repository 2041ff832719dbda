import { coolerSockets, memoryTypesOf, socketOf } from '../../packages/compatibility/src/names.ts';
import { listOf, type Part } from '../../packages/compatibility/src/part.ts';
import { slotOf, type SlotId } from '../../packages/compatibility/src/slots.ts';

type Values = readonly string[] | undefined;

/** More than any part needs, in any unit. */
const plenty = 100_000;

const idealId = 'ideal ';
export const isIdeal = ({ id }: Part): boolean => id.startsWith(idealId);

const ideal = (categoryId: string, attributes: Part['attributes'], variant = ''): Part => ({
  id: `${idealId}${categoryId} ${variant}`.trim(),
  categoryId,
  name: `Ideal ${categoryId}`,
  attributes,
});

const mounts = ['Top', 'Front', 'Bottom'].flatMap((position) =>
  [120, 140, 240, 280, 360, 420].map((size) => `${position} ${String(size)} mm`),
);

/**
 * Returns parts that ask for as little and give as much as a part can, one for each value that
 * others must match. What is not stated here, such as the chipset, conflicts with nothing.
 */
export function idealParts(catalogue: readonly Part[]): ReadonlyMap<SlotId, readonly Part[]> {
  const valuesOf = (read: Readonly<Record<string, (part: Part) => Values>>): string[] => {
    const values = catalogue.flatMap((part) => read[part.categoryId]?.(part) ?? []);
    return [...new Set(values)].toSorted();
  };
  const list = (key: string) => (part: Part) => listOf(part, key);
  const ownSocket = (part: Part) => [socketOf(part) ?? []].flat();
  const sockets = valuesOf({
    cpu: ownSocket,
    motherboard: ownSocket,
    cpu_cooling: coolerSockets,
  });
  const memory = valuesOf({
    cpu: memoryTypesOf,
    motherboard: memoryTypesOf,
    memory: memoryTypesOf,
  });
  const boards = valuesOf({
    motherboard: list('formFactor'),
    pc_case: list('motherboardFormFactors'),
  });
  const supplies = valuesOf({
    power_supply: list('psuFormFactor'),
    pc_case: list('psuFormFactor'),
  });
  const parts = [
    ...sockets.map((socket) =>
      ideal(
        'cpu',
        {
          socket,
          memoryType: memory,
          maxMemoryGb: plenty,
          maxPowerWatts: 1,
          includesCooler: true,
          integratedGraphics: 'Yes',
        },
        socket,
      ),
    ),
    ...sockets.flatMap((socket) =>
      memory.flatMap((memoryType) =>
        boards.map((formFactor) =>
          ideal(
            'motherboard',
            {
              socket,
              memoryType,
              formFactor,
              memorySlots: 8,
              maxMemoryGb: plenty,
              sataPorts: 12,
              m2SlotTypes: Array.from({ length: 4 }, () => '22110 PCIe 5.0 x4 or SATA'),
              pcieX16Slots: 4,
              pcieGen: 5,
              eps8PinConnectors: 1,
              backConnect: false,
              argbHeaders: 9,
              rgbHeaders: 9,
              caseFanHeaders: 9,
              usbCHeaders: 9,
              laneSharing: [],
            },
            `${socket} ${memoryType} ${formFactor}`,
          ),
        ),
      ),
    ),
    ...memory.map((type) =>
      ideal(
        'memory',
        {
          type,
          formFactor: 'DIMM',
          ecc: false,
          registered: false,
          moduleCount: 1,
          capacity: 1,
          heightMm: 1,
        },
        type,
      ),
    ),
    ideal('graphics_card', {
      gpuLengthMm: 1,
      slotWidth: 1,
      tdpWatts: 1,
      interface: 'PCIe 3.0 x1',
      powerConnectors: [],
    }),
    ...supplies.map((psuFormFactor) =>
      ideal(
        'power_supply',
        {
          psuFormFactor,
          psuLengthMm: 1,
          wattage: plenty,
          atx3: true,
          activePfc: true,
          pcie8PinConnectors: 99,
          pcie16PinConnectors: 99,
          eps8PinConnectors: 99,
          sataConnectors: 99,
        },
        psuFormFactor,
      ),
    ),
    ideal(
      'storage_ssd',
      { formFactor: 'M.2-2230', interface: 'M.2 PCIe 3.0 x2', nvme: true },
      'M.2',
    ),
    ideal('storage_ssd', { formFactor: '2.5"', interface: 'SATA 6Gb/s' }, 'SATA'),
    ideal('cpu_cooling', {
      type: 'Air',
      socket: sockets,
      coolerHeightMm: 1,
      tdpRatingWatts: plenty,
      fanCount: 1,
      memoryClearanceMm: plenty,
    }),
    ideal('pc_case', {
      motherboardFormFactors: boards,
      psuFormFactor: supplies,
      backConnect: true,
      maxGpuLengthMm: plenty,
      maxCoolerHeightMm: plenty,
      maxPsuLengthMm: plenty,
      expansionSlots: 99,
      bays25: 99,
      bays35: 99,
      includedFans: 0,
      ports: [],
      radiatorMounts: mounts,
    }),
  ];
  const bySlot = new Map<SlotId, Part[]>();
  for (const part of parts) {
    const slot = slotOf(part.categoryId);
    if (slot) bySlot.set(slot.id, [...(bySlot.get(slot.id) ?? []), part]);
  }
  return bySlot;
}
