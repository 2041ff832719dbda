import type { Reader } from '#api/platform/db/transaction.ts';
import { readSettings } from '../modules/settings/read-setting.ts';
import { settings } from '../modules/settings/settings.ts';

const invented = ['address', 'phone', 'email'] as const;

/** Throws while the shop has contact details invented for the demo, or invoices without a seller. */
export async function refuseDemoProfile(read: Reader): Promise<void> {
  const { store_profile: profile, invoicing } = await readSettings(read, [
    'store_profile',
    'invoicing',
  ]);
  const defaults = settings.store_profile.default;
  const left = invented.filter((field) => profile[field] === defaults[field]);
  if (left.length > 0) refuse(`the store profile still has the demo's ${left.join(', ')}`, left);
  const seller = [
    ...(invoicing.registeredAddress === defaults.address ? ['registeredAddress'] : []),
    ...(invoicing.tin === '' ? ['tin'] : []),
  ];
  if (seller.length > 0) refuse("invoices have the demo's address or no TIN", seller);
}

function refuse(what: string, fields: readonly string[]): never {
  const options = fields.map((field) => `--${field} '…'`).join(' ');
  throw new Error(
    `SHOP_MODE is live, but ${what}. ` +
      `Set your own: node apps/api/build/main/commands/store-profile.js ${options}`,
  );
}
