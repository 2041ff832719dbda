import type { SlotId } from '@sirkito/compatibility';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';

/** State of the upgrade adviser, all of it in the query string. */
export interface UpgradeQuery {
  /** Ids of the parts the customer owns. */
  parts: readonly string[];
  slot: SlotId;
  /** Search text for adding an owned part. */
  find: string;
}

export function upgradePath({ parts, slot }: Pick<UpgradeQuery, 'parts' | 'slot'>): string {
  const query = new URLSearchParams({
    ...(parts.length > 0 && { parts: parts.join(',') }),
    want: slot,
  });
  return `${shopPaths.upgrade}?${query.toString().replaceAll('%2C', ',')}`;
}
