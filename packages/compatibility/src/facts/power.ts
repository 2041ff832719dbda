import type { Build } from '../build.ts';
import { isM2 } from './drives.ts';
import { isLiquid, socketOf } from '../names.ts';
import { fact, flagOf, numberOf, type Fact, type Part } from '../part.ts';

export interface PowerLine {
  label: string;
  watts: number;
  /** Derived from other attributes, not stated by the manufacturer. */
  isEstimated: boolean;
}

export interface Power {
  cpuWatts: number;
  graphicsWatts: number;
  restWatts: number;
  /** Total at full load. */
  loadWatts: number;
  /** The same without fans and modules that no source counts. */
  leastWatts: number;
  lines: readonly PowerLine[];
  isEstimated: boolean;
  /** Parts without a stated draw. With any, `loadWatts` is a lower bound. */
  unknown: readonly Part[];
}

/** Peak power relative to TDP. AMD specifies 1.35; Intel ranges from 1.2 to 3.4, median 2. */
const peakFactors: Readonly<Record<string, number>> = {
  AM4: 1.35,
  AM5: 1.35,
  LGA1700: 2,
  LGA1851: 2,
};
const defaultPeakFactor = 1.3;

/** Returns the peak power of a processor; undefined if neither peak nor TDP is known. */
export function cpuPeak(cpu: Part): { watts: number; isEstimated: boolean } | undefined {
  const stated = numberOf(cpu, 'maxPowerWatts');
  if (stated !== undefined) return { watts: stated, isEstimated: false };
  const rated = numberOf(cpu, 'tdpWatts');
  if (rated === undefined) return undefined;
  const factor = peakFactors[socketOf(cpu) ?? ''] ?? defaultPeakFactor;
  return { watts: Math.round(rated * factor), isEstimated: true };
}

const watts = { board: 45, module: 3, m2: 7, sataSsd: 4, hardDisk: 9, fan: 3, liquid: 15 };
const defaults = { modules: 2, fans: 3 };

/** Estimates the power draw of a build, itemised. */
export function estimatePower({ cpus, cards, memory, drives, coolers, cases }: Build): Power {
  const lines: PowerLine[] = [];
  const unknown: Part[] = [];
  const add = (label: string, amount: number, isEstimated = false) => {
    if (amount > 0) lines.push({ label, watts: amount, isEstimated });
    return amount;
  };

  let cpuWatts = 0;
  for (const cpu of cpus) {
    const peak = cpuPeak(cpu);
    if (peak) cpuWatts += add('Processor', peak.watts, peak.isEstimated);
    else unknown.push(cpu);
  }
  let graphicsWatts = 0;
  for (const card of cards) {
    const draw = numberOf(card, 'tdpWatts');
    if (draw === undefined) unknown.push(card);
    else graphicsWatts += add('Graphics card', draw);
  }

  const disks = drives.filter(({ categoryId }) => categoryId === 'storage_hdd').length;
  const m2 = drives.filter(isM2).length;
  const restWatts =
    add('Board and other parts', watts.board) +
    add('Memory', watts.module * total(memory, 'moduleCount', defaults.modules)) +
    add('M.2 drives', watts.m2 * m2) +
    add('SATA SSDs', watts.sataSsd * (drives.length - disks - m2)) +
    add('Hard disks', watts.hardDisk * disks) +
    add(
      'Case fans',
      watts.fan * total(cases, 'includedFans', defaults.fans),
      without(cases, 'includedFans').length > 0,
    ) +
    add(
      'Air cooler',
      watts.fan *
        total(
          coolers.filter((cooler) => !isLiquid(cooler)),
          'fanCount',
          1,
        ),
    ) +
    add('Liquid cooling', watts.liquid * coolers.filter(isLiquid).length);
  const loadWatts = cpuWatts + graphicsWatts + restWatts;
  const assumedWatts =
    watts.module * (defaults.modules - 1) * without(memory, 'moduleCount').length +
    watts.fan * defaults.fans * without(cases, 'includedFans').length;
  return {
    cpuWatts,
    graphicsWatts,
    restWatts,
    loadWatts,
    leastWatts: loadWatts - assumedWatts,
    lines,
    isEstimated: lines.some(({ isEstimated }) => isEstimated),
    unknown,
  };
}

const total = (parts: readonly Part[], key: string, fallback: number): number =>
  parts.reduce((sum, part) => sum + (numberOf(part, key) ?? fallback), 0);

const without = (parts: readonly Part[], key: string): readonly Part[] =>
  parts.filter((part) => numberOf(part, key) === undefined);

/** Returns what draws little, of which each part alone makes the load exceed this limit. */
export function partsOverLimit(build: Build, limitWatts: number): Fact[] {
  const exceeds = (part: Part, slot: 'memory' | 'drives' | 'coolers' | 'cases') =>
    estimatePower({ ...build, [slot]: build[slot].filter((own) => own !== part) }).leastWatts <=
    limitWatts;
  return [
    ...build.memory.filter((part) => exceeds(part, 'memory')).map((part) => fact(part, 'type')),
    ...build.drives
      .filter((part) => exceeds(part, 'drives'))
      .map((part) => fact(part, 'formFactor')),
    ...build.coolers.filter((part) => exceeds(part, 'coolers')).map((part) => fact(part, 'type')),
    ...build.cases
      .filter((part) => exceeds(part, 'cases'))
      .map((part) => fact(part, 'includedFans')),
  ];
}

/** How much more than the load a supply should provide. */
export const reserveFactor = 1.2;
/** Covers the 738 W over 10 ms measured on a 575 W card. */
const cardPeakShare = 0.3;
const wattageStep = 50;

/**
 * Vendors recommend a supply for the card in a PC with a 230 W processor (Ryzen 9 9950X) and 80 W
 * for the rest, never above 1000 W. Cards below 75 W need no cable; vendors ask for 350 W at most.
 */
const vendor = { otherPartsWatts: 310, maxWatts: 1000, cableFromWatts: 75, slotPoweredWatts: 350 };

/** Returns what the manufacturer recommends for a card, else an estimate from its power draw. */
function vendorWatts(card: Part): number {
  const draw = numberOf(card, 'tdpWatts') ?? 0;
  const estimate =
    draw < vendor.cableFromWatts
      ? vendor.slotPoweredWatts
      : Math.min(vendor.maxWatts, reserveFactor * (draw + vendor.otherPartsWatts));
  return numberOf(card, 'recommendedPsuWatts') ?? estimate;
}

/** Returns the recommended power supply wattage. ATX 3 supplies are built to absorb card peaks. */
export function requiredWatts(build: Build, { loadWatts }: Power, supply?: Part): number {
  const cards = build.cards.map((card) => numberOf(card, 'tdpWatts') ?? 0);
  const absorbsPeaks = supply !== undefined && flagOf(supply, 'atx3') === true;
  const minimum = Math.max(
    reserveFactor * loadWatts,
    absorbsPeaks ? 0 : loadWatts + cardPeakShare * Math.max(0, ...cards),
    ...build.cards.map(vendorWatts),
  );
  // Avoids rounding up on floating-point error: 1.2 × 500 must give 600.
  return Math.ceil(Number((minimum / wattageStep).toFixed(6))) * wattageStep;
}

export type Headroom = 'green' | 'amber' | 'red';

/** Returns the share of a power supply left at full load, rated as in rule E1. */
export function headroomOf(
  supplyWatts: number,
  { loadWatts, requiredWatts: recommended }: { loadWatts: number; requiredWatts: number },
): { share: number; tone: Headroom } {
  const share = (supplyWatts - loadWatts) / supplyWatts;
  if (supplyWatts >= recommended) return { share, tone: 'green' };
  return { share, tone: share >= 0 ? 'amber' : 'red' };
}

/** A UPS is loaded to 85% at most, so that the battery lasts through the switch. */
export const maxUpsLoad = 0.85;
export const upsWatts = (loadWatts: number): number => Math.ceil(loadWatts / maxUpsLoad);
