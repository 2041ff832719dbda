import type { SlotId } from '@sirkito/compatibility';
import { shopPaths } from '#web/lib/shop-paths.ts';

/** What somebody asks the adviser; all of it stands in the address. */
export interface UpgradeAsked {
  /** Ids of what they have. */
  parts: readonly string[];
  slot: SlotId;
  /** What they look for among all products, to say that they have it. */
  find: string;
}

export function upgradePath({ parts, slot }: Pick<UpgradeAsked, 'parts' | 'slot'>): string {
  const query = new URLSearchParams({
    ...(parts.length > 0 && { parts: parts.join(',') }),
    want: slot,
  });
  return `${shopPaths.upgrade}?${query.toString().replaceAll('%2C', ',')}`;
}
