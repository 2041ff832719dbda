import { effectivePrice } from '@sirkito/commerce';
import { slotOf } from '@sirkito/compatibility';
import type { BuildPart } from '#api/modules/catalog/index.ts';

/** Of what goes; below it another class of processor or card begins. */
const leastShare = 0.8;

/** Nobody swaps parts to have less than before: not fewer gigabytes, not a lower class. */
export function isNoLess(part: BuildPart, gone: readonly BuildPart[]): boolean {
  const slot = slotOf(part.category.id)?.id;
  if (slot !== 'memory' && slot !== 'storage') {
    return gone.every((one) => effectivePrice(part) >= (leastPrice(one) ?? 0));
  }
  return gigabytesOf(part) >= sizeOf(gone) && (!isDisk(part) || gone.every(isDisk));
}

/** In pesos, where a price tells what a part can do; undefined where other facts do. */
export function leastPrice(gone: BuildPart): number | undefined {
  return ['cpu', 'graphics_card'].includes(gone.category.id)
    ? leastShare * effectivePrice(gone)
    : undefined;
}

/** In gigabytes, all together. */
export const sizeOf = (parts: readonly BuildPart[]): number =>
  parts.reduce((sum, part) => sum + gigabytesOf(part), 0);

const gigabytesOf = ({ attributes }: BuildPart): number =>
  typeof attributes['capacity'] === 'number' ? attributes['capacity'] : 0;

const isDisk = ({ category }: BuildPart): boolean => category.id === 'storage_hdd';
