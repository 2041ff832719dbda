import type { Build } from './build.ts';
import { isM2 } from './drives.ts';
import { isLiquid, socketOf } from './names.ts';
import { flagOf, numberOf, type Part } from './part.ts';

export interface PowerLine {
  label: string;
  watts: number;
  /** Worked out from other facts, not stated by the maker. */
  isEstimated: boolean;
}

export interface Power {
  cpuWatts: number;
  graphicsWatts: number;
  restWatts: number;
  /** All of it at full tilt. */
  loadWatts: number;
  lines: readonly PowerLine[];
  isEstimated: boolean;
  /** Parts whose draw no source states: the load is at least what is said here. */
  unknown: readonly Part[];
}

/** AMD sets its peak at 1.35 × the rating; Intel's runs from 1.2 to 3.4 with the median at 2. */
const peakOverRating: Readonly<Record<string, number>> = {
  AM4: 1.35,
  AM5: 1.35,
  LGA1700: 2,
  LGA1851: 2,
};
const usualPeak = 1.3;

/** The most a processor draws, in watts; undefined where neither figure is known. */
export function cpuPeak(cpu: Part): { watts: number; isEstimated: boolean } | undefined {
  const stated = numberOf(cpu, 'maxPowerWatts');
  if (stated !== undefined) return { watts: stated, isEstimated: false };
  const rated = numberOf(cpu, 'tdpWatts');
  if (rated === undefined) return undefined;
  const factor = peakOverRating[socketOf(cpu) ?? ''] ?? usualPeak;
  return { watts: Math.round(rated * factor), isEstimated: true };
}

const watts = { board: 45, module: 3, m2: 7, sataSsd: 4, hardDisk: 9, fan: 3, liquid: 15 };
const usual = { modules: 2, fans: 3 };

/** What the parts draw together, line by line. */
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
    const drawn = numberOf(card, 'tdpWatts');
    if (drawn === undefined) unknown.push(card);
    else graphicsWatts += add('Graphics card', drawn);
  }

  const disks = drives.filter(({ categoryId }) => categoryId === 'storage_hdd').length;
  const m2 = drives.filter(isM2).length;
  const restWatts =
    add('Board and the rest', watts.board) +
    add('Memory', watts.module * total(memory, 'moduleCount', usual.modules)) +
    add('M.2 drives', watts.m2 * m2) +
    add('SATA SSDs', watts.sataSsd * (drives.length - disks - m2)) +
    add('Hard disks', watts.hardDisk * disks) +
    add(
      'Case fans',
      watts.fan * total(cases, 'includedFans', usual.fans),
      lacks(cases, 'includedFans'),
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
  return {
    cpuWatts,
    graphicsWatts,
    restWatts,
    loadWatts: cpuWatts + graphicsWatts + restWatts,
    lines,
    isEstimated: lines.some(({ isEstimated }) => isEstimated),
    unknown,
  };
}

const total = (parts: readonly Part[], key: string, otherwise: number): number =>
  parts.reduce((sum, part) => sum + (numberOf(part, key) ?? otherwise), 0);

const lacks = (parts: readonly Part[], key: string): boolean =>
  parts.some((part) => numberOf(part, key) === undefined);

const reserve = 1.2;
/** Covers the 738 W over 10 ms measured on a card of 575 W. */
const peakOfCard = 0.3;
const step = 50;

/** What a power supply should have. One that is known to be ATX 3 is made for the peaks of cards. */
export function requiredWatts(build: Build, { loadWatts }: Power, supply?: Part): number {
  const cards = build.cards.map((card) => numberOf(card, 'tdpWatts') ?? 0);
  const isForPeaks = supply !== undefined && flagOf(supply, 'atx3') === true;
  const asked = build.cards.map((card) => numberOf(card, 'recommendedPsuWatts') ?? 0);
  const least = Math.max(
    reserve * loadWatts,
    isForPeaks ? 0 : loadWatts + peakOfCard * Math.max(0, ...cards),
    ...asked,
  );
  // 1.2 × 500 is 600 and not a trillionth more.
  return Math.ceil(Number((least / step).toFixed(6))) * step;
}

export type Headroom = 'green' | 'amber' | 'red';

/** What is left of a supply at full load, as a share of it. */
export function headroomOf(
  supplyWatts: number,
  loadWatts: number,
): { share: number; tone: Headroom } {
  const share = (supplyWatts - loadWatts) / supplyWatts;
  if (share >= 0.2) return { share, tone: 'green' };
  return { share, tone: share >= 0.1 ? 'amber' : 'red' };
}

/** A UPS keeps a seventh in hand, so that the battery lasts through the switch. */
const upsShare = 0.85;
export const upsWatts = (loadWatts: number): number => Math.ceil(loadWatts / upsShare);
