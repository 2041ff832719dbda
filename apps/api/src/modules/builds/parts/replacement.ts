import { asPesos, effectivePrice, type Pesos } from '@sirkito/commerce';
import { slotOf } from '@sirkito/compatibility';
import type { BuildPart } from '#api/modules/catalog/index.ts';

/** Below this share of the price a CPU or graphics card is in a lower class. */
const minPriceShare = 0.8;

/** True if the part is no downgrade: at least the capacity, or about the price, of the old ones. */
export function isAtLeastAsGood(part: BuildPart, replaced: readonly BuildPart[]): boolean {
  const slot = slotOf(part.category.id)?.id;
  if (slot !== 'memory' && slot !== 'storage') {
    return replaced.every((one) => effectivePrice(part) >= (minReplacementPrice(one) ?? 0));
  }
  return (
    capacityOf(part) >= totalCapacity(replaced) && (!isHardDisk(part) || replaced.every(isHardDisk))
  );
}

/** Undefined for categories where price doesn't measure performance. */
export function minReplacementPrice(replaced: BuildPart): Pesos | undefined {
  return ['cpu', 'graphics_card'].includes(replaced.category.id)
    ? asPesos(minPriceShare * effectivePrice(replaced))
    : undefined;
}

/** In gigabytes. */
export const totalCapacity = (parts: readonly BuildPart[]): number =>
  parts.reduce((sum, part) => sum + capacityOf(part), 0);

const capacityOf = ({ attributes }: BuildPart): number =>
  typeof attributes['capacity'] === 'number' ? attributes['capacity'] : 0;

const isHardDisk = ({ category }: BuildPart): boolean => category.id === 'storage_hdd';
