import { coolerSockets, isLiquid, memoryTypesOf, socketOf } from './names.ts';
import { flagOf, listOf, numberOf, textOf, type Part } from './part.ts';

/**
 * The measures a part is fitted by, the same five for every kind: a card has a length, a case the
 * longest it takes. Absent where it is not known or has none.
 */
export interface FitMeasures {
  sockets?: readonly string[];
  memory?: readonly string[];
  boards?: readonly string[];
  lengthMm?: number;
  heightMm?: number;
}

/** What a candidate's measure must be. */
export type FitLimit =
  | { measure: 'sockets' | 'memory' | 'boards'; anyOf: readonly string[] }
  | { measure: 'lengthMm' | 'heightMm'; atMost: number }
  | { measure: 'lengthMm' | 'heightMm'; atLeast: number };

/** Rules that compare two parts by these measures alone. */
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
      // With a radiator of its own the length does not say whether it fits.
      return part.attributes['radiatorSizeMm'] === undefined
        ? { lengthMm: numberOf(part, 'gpuLengthMm') }
        : {};
    case 'cpu_cooling':
      // A radiator needs a mount, which no height tells.
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

/** Laptop and server modules are of a type that boards take, and go into none of them. */
const isForDesktop = (kit: Part): boolean =>
  textOf(kit, 'formFactor') !== 'SO-DIMM' && flagOf(kit, 'registered') !== true;

function socketsOf(part: Part): readonly string[] | undefined {
  const socket = socketOf(part);
  return socket === undefined ? undefined : [socket];
}

/** Which measure two kinds of part share, and on which side a number is. */
const shared: readonly (readonly [one: string, other: string, measure: keyof FitMeasures])[] = [
  ['cpu', 'motherboard', 'sockets'],
  ['cpu', 'motherboard', 'memory'],
  ['memory', 'motherboard', 'memory'],
  ['cpu_cooling', 'cpu', 'sockets'],
  ['motherboard', 'pc_case', 'boards'],
  // The first must be no larger than the second.
  ['graphics_card', 'pc_case', 'lengthMm'],
  ['cpu_cooling', 'pc_case', 'heightMm'],
];

interface Asked {
  /** What is not known sets no limit, instead of one that nothing keeps. */
  mayLack?: boolean;
}

/** What a part of this category must be to fit these by the hard rules. Not known fits nothing. */
export function limitsFor(
  categoryId: string,
  parts: readonly Part[],
  { mayLack = false }: Asked = {},
): FitLimit[] {
  return parts.flatMap((part) =>
    shared.flatMap(([one, other, measure]): FitLimit[] => {
      const isFirst = categoryId === one && part.categoryId === other;
      const isSecond = categoryId === other && part.categoryId === one;
      if (!isFirst && !isSecond) return [];
      const own = fitMeasures(part);
      if (mayLack && own[measure] === undefined) return [];
      if (measure !== 'lengthMm' && measure !== 'heightMm') {
        return [{ measure, anyOf: own[measure] ?? [] }];
      }
      const size = own[measure];
      if (isFirst) return [{ measure, atMost: size ?? 0 }];
      // Cases do not list their mounts: beside a radiator each is marked, and none is left out.
      if (measure === 'heightMm' && isLiquid(part)) return [];
      return [{ measure, atLeast: size ?? Infinity }];
    }),
  );
}
