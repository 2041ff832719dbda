import { findAccountByEmail } from '#api/modules/accounts/account/accounts.queries.ts';
import { readSettings } from '#api/modules/settings/read-setting.ts';
import { settings } from '#api/modules/settings/settings.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import { demoAccounts } from './demo-accounts.ts';
import { refuseSampleOrders } from './sample-orders/seed-sample-orders.ts';
import { hasSamples } from './sample-reviews/sample-reviews.queries.ts';

const checks = [refuseDemoAccounts, refuseSampleReviews, refuseSampleOrders, refuseDemoProfile];

/** Throws if a live shop would show or accept anything invented for the demo. */
export async function refuseDemoData(read: Reader): Promise<void> {
  for (const check of checks) await check(read);
}

/** Throws if a demo account exists: their passwords are public. */
async function refuseDemoAccounts(read: Reader): Promise<void> {
  for (const { email } of demoAccounts) {
    if (!(await findAccountByEmail(read, email))) continue;
    throw new Error(
      `SHOP_MODE is live, but the demo account ${email} exists and its password is public. ` +
        'Start with an empty database, or run: node apps/api/build/main/commands/demo-remove.js',
    );
  }
}

const invented = ['address', 'phone', 'email'] as const;

/** Throws while the shop has contact details invented for the demo, or invoices without a seller. */
async function refuseDemoProfile(read: Reader): Promise<void> {
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

/** Throws if sample reviews, questions or answers exist: no customer wrote them. */
async function refuseSampleReviews(read: Reader): Promise<void> {
  if (!(await hasSamples(read))) return;
  throw new Error(
    'SHOP_MODE is live, but sample reviews or questions exist. ' +
      'Start with an empty database, or run: node apps/api/build/main/commands/demo-remove.js',
  );
}
