import { coolerSockets, isLiquid, memoryTypesOf, socketOf } from '../names.ts';
import { flagOf, listOf, numberOf, textOf, type Part } from '../part.ts';

/**
 * Measures that decide compatibility, the same five for every category: for a card `lengthMm` is its
 * own length, for a case the maximum it accepts. Absent if unknown or not applicable.
 */
export interface FitMeasures {
  sockets?: readonly string[];
  memory?: readonly string[];
  boards?: readonly string[];
  lengthMm?: number;
  heightMm?: number;
}

/** A condition on one measure of a candidate. */
export type FitLimit =
  | { measure: 'sockets' | 'memory' | 'boards'; anyOf: readonly string[] }
  | { measure: 'lengthMm' | 'heightMm'; atMost: number }
  | { measure: 'lengthMm' | 'heightMm'; atLeast: number };

/** Rules that compare two parts by these measures only. */
export const hardRules: readonly string[] = ['C1', 'C3', 'M1', 'F1', 'F3', 'F5', 'F10'];

export function fitMeasures(part: Part): FitMeasures {
  const measures = readMeasures(part);
  const known = Object.entries(measures).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known);
}

type Measures = { [Key in keyof FitMeasures]?: FitMeasures[Key] | undefined };

function readMeasures(part: Part): Measures {
  switch (part.categoryId) {
    case 'cpu':
      return { sockets: socketsOf(part), memory: memoryTypesOf(part) };
    case 'motherboard': {
      const size = textOf(part, 'formFactor');
      const boards = size === undefined ? undefined : [size];
      return { sockets: socketsOf(part), memory: memoryTypesOf(part), boards };
    }
    case 'memory':
      return isForDesktop(part) ? { memory: memoryTypesOf(part)?.slice(0, 1) } : {};
    case 'graphics_card':
      // With its own radiator, the length alone does not decide whether it fits.
      return part.attributes['radiatorSizeMm'] === undefined
        ? { lengthMm: numberOf(part, 'gpuLengthMm') }
        : {};
    case 'cpu_cooling':
      // Liquid coolers need a radiator mount, so their height does not matter.
      return {
        sockets: coolerSockets(part),
        heightMm: isLiquid(part) ? undefined : numberOf(part, 'coolerHeightMm'),
      };
    case 'pc_case':
      return {
        boards: listOf(part, 'motherboardFormFactors'),
        lengthMm: numberOf(part, 'maxGpuLengthMm'),
        heightMm: numberOf(part, 'maxCoolerHeightMm'),
      };
    default:
      return {};
  }
}

/** Laptop and server modules match a board's memory type but do not fit its slots. */
const isForDesktop = (kit: Part): boolean =>
  textOf(kit, 'formFactor') !== 'SO-DIMM' && flagOf(kit, 'registered') !== true;

function socketsOf(part: Part): readonly string[] | undefined {
  const socket = socketOf(part);
  return socket === undefined ? undefined : [socket];
}

/** Measures compared between two categories. */
const comparisons: readonly (readonly [one: string, other: string, measure: keyof FitMeasures])[] =
  [
    ['cpu', 'motherboard', 'sockets'],
    ['cpu', 'motherboard', 'memory'],
    ['memory', 'motherboard', 'memory'],
    ['memory', 'cpu', 'memory'],
    ['cpu_cooling', 'cpu', 'sockets'],
    ['cpu_cooling', 'motherboard', 'sockets'],
    ['motherboard', 'pc_case', 'boards'],
    // Below, the first must not exceed the second.
    ['graphics_card', 'pc_case', 'lengthMm'],
    ['cpu_cooling', 'pc_case', 'heightMm'],
  ];

interface LimitOptions {
  /** Skips limits for unknown measures, instead of setting one that nothing meets. */
  allowUnknown?: boolean;
}

/** Returns the limits a part of this category must meet to pass the hard rules with these parts. */
export function limitsFor(
  categoryId: string,
  parts: readonly Part[],
  { allowUnknown = false }: LimitOptions = {},
): FitLimit[] {
  return parts.flatMap((part) =>
    comparisons.flatMap(([one, other, measure]): FitLimit[] => {
      const isFirst = categoryId === one && part.categoryId === other;
      const isSecond = categoryId === other && part.categoryId === one;
      if (!isFirst && !isSecond) return [];
      const own = fitMeasures(part);
      if (allowUnknown && own[measure] === undefined) return [];
      if (measure !== 'lengthMm' && measure !== 'heightMm') {
        return [{ measure, anyOf: own[measure] ?? [] }];
      }
      const size = own[measure];
      if (isFirst) return [{ measure, atMost: size ?? 0 }];
      // Cases do not list radiator mounts, so none is filtered out for a liquid cooler.
      if (measure === 'heightMm' && isLiquid(part)) return [];
      return [{ measure, atLeast: size ?? Infinity }];
    }),
  );
}
