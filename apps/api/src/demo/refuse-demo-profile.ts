import type { Reader } from '#api/platform/db/transaction.ts';
import { readSetting } from '../modules/settings/index.ts';
import { settings } from '../modules/settings/settings.ts';

const invented = ['address', 'phone', 'email'] as const;

/** Throws while the store profile has contact details invented for the demo. */
export async function refuseDemoProfile(read: Reader): Promise<void> {
  const profile = await readSetting(read, 'store_profile');
  const defaults = settings.store_profile.default;
  const left = invented.filter((field) => profile[field] === defaults[field]);
  if (left.length === 0) return;
  const options = left.map((field) => `--${field} '…'`).join(' ');
  throw new Error(
    `SHOP_MODE is live, but the store profile still has the demo's ${left.join(', ')}. ` +
      `Set your own: node apps/api/build/main/commands/store-profile.js ${options}`,
  );
}
