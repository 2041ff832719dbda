import { formatMeasure } from '@sirkito/commerce';
import { toBuild } from '../build.ts';
import { chipsetsFor } from '../facts/platforms.ts';
import { cpuPeak, estimatePower, requiredWatts, reserveFactor } from '../facts/power.ts';
import { mountsOf } from '../facts/radiators.ts';
import { vendorAdviceFor } from '../facts/vendor-psu.ts';
import { coolerSockets, isLiquid, memoryTypesOf, socketOf } from '../names.ts';
import { flagOf, listOf, numberOf, textOf, type Part } from '../part.ts';
import {
  choice,
  ifAny,
  list,
  measure,
  oneOf,
  stated,
  upTo,
  type FitFact,
  type NeedsAndLimits,
} from './fit-fact.ts';

export function ofProcessor(cpu: Part): NeedsAndLimits {
  const chipsets = chipsetsFor(cpu);
  const names = (of: readonly string[] = []) => (of.length === 0 ? undefined : of.join(', '));
  const graphics = textOf(cpu, 'integratedGraphics');
  const peak = cpuPeak(cpu);
  const power = peak && `${peak.isEstimated ? 'about ' : ''}${formatMeasure(peak.watts, 'W')}`;
  return {
    needs: [
      stated('Motherboard socket', socketOf(cpu)),
      ...ifAny('Chipset', names(chipsets?.native)),
      ...ifAny('Chipset, may need a BIOS update', names(chipsets?.afterUpdate)),
      stated('Memory', oneOf(memoryTypesOf(cpu))),
      stated('Cooler', coolerFor(cpu, power)),
      stated('Graphics card', graphics && (graphics === 'None' ? 'Required' : 'Not required')),
    ],
    limits: [
      stated('Memory', upTo(cpu, 'maxMemoryGb', 'GB')),
      stated('Power at full load', power && `${power[0]?.toUpperCase()}${power.slice(1)}`),
    ],
  };
}

function coolerFor(cpu: Part, power: string | undefined): string | undefined {
  const isIncluded = flagOf(cpu, 'includesCooler');
  if (isIncluded === undefined) return undefined;
  if (isIncluded) return 'Included';
  return power ? `Not included, choose one for ${power}` : 'Not included';
}

export function ofMotherboard(board: Part): NeedsAndLimits {
  const m2 = numberOf(board, 'm2Slots') ?? listOf(board, 'm2SlotTypes')?.length;
  const cpuPower = numberOf(board, 'eps8PinConnectors');
  return {
    needs: [
      stated('Processor socket', socketOf(board)),
      stated('Memory', oneOf(memoryTypesOf(board))),
      stated('Case size', textOf(board, 'formFactor')),
      ...ifAny('Case', flagOf(board, 'backConnect') ? 'For back-connect boards' : undefined),
      ...ifAny('CPU power connectors', cpuPower === undefined ? undefined : `${cpuPower}x 8-pin`),
    ],
    limits: [
      stated('Memory slots', measure(board, 'memorySlots')),
      stated('Memory', upTo(board, 'maxMemoryGb', 'GB')),
      ...ifAny('Memory speed', upTo(board, 'maxMemorySpeed', 'MT/s')),
      stated('M.2 slots', m2 === undefined ? undefined : String(m2)),
      stated('SATA ports', measure(board, 'sataPorts')),
      stated('Graphics card slots', measure(board, 'pcieX16Slots')),
    ],
  };
}

export const ofMemory = (kit: Part): NeedsAndLimits => ({
  needs: [
    stated('Motherboard memory', memoryTypesOf(kit)?.[0]),
    stated('Slot type', textOf(kit, 'formFactor')),
    stated('Free memory slots', measure(kit, 'moduleCount')),
  ],
  limits: [
    ...ifAny('Speed', upTo(kit, 'speed', 'MT/s')),
    stated('Height under the cooler', measure(kit, 'heightMm', 'mm')),
  ],
});

export function ofCard(card: Part): NeedsAndLimits {
  const width = numberOf(card, 'slotWidth');
  const connectors = listOf(card, 'powerConnectors');
  return {
    needs: [
      stated('Room in the case', measure(card, 'gpuLengthMm', 'mm')),
      stated('Expansion slots', width === undefined ? undefined : String(Math.ceil(width))),
      ...ifAny('Motherboard slot', textOf(card, 'interface')),
      stated('Power connectors', connectors && (connectors.join(', ') || 'None')),
      supplyFor(card),
      ...ifAny('Radiator mount', measure(card, 'radiatorSizeMm', 'mm')),
    ],
    limits: [
      stated('Power at full load', measure(card, 'tdpWatts', 'W')),
      ...ifAny('Monitor outputs', list(card, 'ports')),
    ],
  };
}

/** Prefers what the manufacturer states, then the GPU vendor, then the estimate of the rules. */
function supplyFor(card: Part): FitFact {
  const watts = numberOf(card, 'recommendedPsuWatts');
  if (watts !== undefined) {
    return stated('Power supply, by its manufacturer', `${formatMeasure(watts, 'W')} or more`);
  }
  const advice = vendorAdviceFor(card);
  if (advice) {
    const { vendor, psuWatts } = advice;
    return stated(`Power supply, by ${vendor}`, `${formatMeasure(psuWatts, 'W')} or more`);
  }
  const build = toBuild([card]);
  const power = estimatePower(build);
  const estimate = formatMeasure(requiredWatts(build, power), 'W');
  return stated('Power supply', power.unknown.length > 0 ? undefined : `About ${estimate} or more`);
}

export const ofSupply = (supply: Part): NeedsAndLimits => {
  const watts = numberOf(supply, 'wattage');
  return {
    needs: [
      stated('Case for', textOf(supply, 'formFactor') ?? textOf(supply, 'psuFormFactor')),
      stated('Room in the case', measure(supply, 'psuLengthMm', 'mm')),
    ],
    limits: [
      stated(
        'Parts that draw',
        watts === undefined
          ? undefined
          : `Up to ${formatMeasure(Math.floor(watts / reserveFactor), 'W')}`,
      ),
      stated('Graphics connectors, 8-pin', measure(supply, 'pcie8PinConnectors')),
      stated('Graphics connectors, 16-pin', measure(supply, 'pcie16PinConnectors')),
      ...ifAny('CPU connectors, 8-pin', measure(supply, 'eps8PinConnectors')),
      stated('SATA connectors', measure(supply, 'sataConnectors')),
    ],
  };
};

export const ofCooler = (cooler: Part): NeedsAndLimits => ({
  needs: [
    stated('Processor socket', oneOf(coolerSockets(cooler))),
    isLiquid(cooler)
      ? stated('Radiator mount', measure(cooler, 'radiatorSizeMm', 'mm'))
      : stated('Height in the case', measure(cooler, 'coolerHeightMm', 'mm')),
  ],
  limits: [
    stated('Processor power', upTo(cooler, 'tdpRatingWatts', 'W')),
    ...ifAny('Memory height', upTo(cooler, 'memoryClearanceMm', 'mm')),
  ],
});

export function ofCase(pcCase: Part): NeedsAndLimits {
  const included = measure(pcCase, 'includedPsuWatts', 'W');
  const hasUsbC = listOf(pcCase, 'ports')?.some((port) => /Type-C|USB-C/.test(port));
  const mounts = mountsOf(pcCase)?.map(
    ({ position, sizes }) => `${position} ${sizes.join(', ')} mm`,
  );
  return {
    needs: [
      stated('Motherboard size', choice(pcCase, 'motherboardFormFactors')),
      stated('Power supply', included ? `Included, ${included}` : choice(pcCase, 'psuFormFactor')),
      ...ifAny('Motherboard header', hasUsbC ? 'Front USB-C' : undefined),
    ],
    limits: [
      stated('Graphics card', upTo(pcCase, 'maxGpuLengthMm', 'mm')),
      stated('Air cooler', upTo(pcCase, 'maxCoolerHeightMm', 'mm')),
      stated('Radiator', mounts?.join('; ')),
      stated('Power supply length', upTo(pcCase, 'maxPsuLengthMm', 'mm')),
      stated('Expansion slots', measure(pcCase, 'expansionSlots')),
      stated('Drive bays, 3.5"', measure(pcCase, 'bays35')),
      stated('Drive bays, 2.5"', measure(pcCase, 'bays25')),
    ],
  };
}
